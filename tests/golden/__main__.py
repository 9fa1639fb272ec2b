"""`make golden`: write all transcripts anew."""

from tests.golden import FOLDER, path_of, transcript
from tests.variants import COUNTS

wanted = {path_of(rules, players): (rules, players) for rules, players in COUNTS}
for stale in set(FOLDER.glob("*.txt")) - set(wanted):
    stale.unlink()
for path, pair in wanted.items():
    path.write_text(transcript(*pair), "utf-8")
