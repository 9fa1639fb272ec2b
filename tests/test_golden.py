"""The golden transcripts are there and tell what the games do today."""

import pytest

from katzentisch.core.rulebook import Rulebook
from tests.games import HERE, of_the_house
from tests.golden import path_of, transcript
from tests.variants import game_and_count

KEPT = [(rules, players) for rules in of_the_house() for players in rules.seats]
every_transcript = pytest.mark.parametrize(
    ("rules", "players"), KEPT, ids=[game_and_count(pair) for pair in KEPT]
)


@every_transcript
def test_the_transcript_is_up_to_date(rules: Rulebook, players: int) -> None:
    path = path_of(rules, players)
    if not path.exists():
        pytest.fail(
            f"{path.relative_to(HERE)} is missing: run `make golden`, and read what it says"
        )
    if path.read_text("utf-8") != transcript(rules, players):
        pytest.fail(
            f"{path.relative_to(HERE)} is stale: run `make golden`, and read what has changed"
        )


def test_there_are_no_others() -> None:
    assert set(HERE.glob("*/golden/*.txt")) == {path_of(*pair) for pair in KEPT}


@every_transcript
def test_a_person_can_read_it(rules: Rulebook, players: int) -> None:
    path = path_of(rules, players)
    assert path.stat().st_size < 150_000
    assert max(map(len, path.read_text("utf-8").splitlines())) < 400
