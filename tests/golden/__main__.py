"""`make golden`: write all transcripts anew."""

from tests.games import of_the_house
from tests.golden import path_of, transcript, transcripts

for rules in of_the_house():
    transcripts(rules).mkdir(parents=True, exist_ok=True)
    wanted = {path_of(rules, players): players for players in rules.seats}
    for stale in set(transcripts(rules).glob("*.txt")) - set(wanted):
        stale.unlink()
    for path, players in wanted.items():
        path.write_text(transcript(rules, players), "utf-8")
