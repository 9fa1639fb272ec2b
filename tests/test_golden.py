"""The golden transcripts are there and tell what the games do today."""

import pytest

from katzentisch.core.rulebook import Rulebook
from tests.golden import FOLDER, path_of, transcript
from tests.variants import COUNTS, every_count


@every_count
def test_the_transcript_is_up_to_date(rules: Rulebook, players: int) -> None:
    path = path_of(rules, players)
    if not path.exists():
        pytest.fail(f"{path.name} is missing: run `make golden`, and read what it says")
    if path.read_text("utf-8") != transcript(rules, players):
        pytest.fail(f"{path.name} is stale: run `make golden`, and read what has changed")


def test_there_are_no_others() -> None:
    found = {path.name for path in FOLDER.glob("*.txt")}
    assert found == {path_of(*pair).name for pair in COUNTS}


@every_count
def test_a_person_can_read_it(rules: Rulebook, players: int) -> None:
    path = path_of(rules, players)
    assert path.stat().st_size < 150_000
    assert max(map(len, path.read_text("utf-8").splitlines())) < 400
