"""The story of … und Tschüss!: the first row, and whose totals are tied."""

import pytest
from msgspec import structs

from katzentisch.core.texts import LANGUAGES
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.story import tie_told
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import signed
from tests.at_screen import new

NAMES = ["Ada", "Bo", "Cleo", "Dora"]


def told(totals: list[int], ties: str, language: str = "en") -> str:
    """The sentence of a tie."""
    what = structs.replace(tie_told(dict(enumerate(totals)), ties), game=RULES.name)
    return sentence(what, language, NAMES).partition(":")[0]


@pytest.mark.parametrize(
    ("totals", "ties", "said"),
    [
        ([3, 3, 8, 12], "any", "A tie for the lowest total (Ada 3 · Bo 3)"),
        ([4, 9, 12, 12], "any", "A tie for the highest total (Cleo 12 · Dora 12)"),
        ([-5, 8, -5, 8], "any", "Ties for the lowest and for the highest total"),
        ([-5, 8, -5, 8], "lowest", "A tie for the lowest total (Ada −5 · Cleo −5)"),
        ([7, 7, 7], "any", "All have the same total (Ada 7 · Bo 7 · Cleo 7)"),
        ([20, 20], "lowest", "Both have the same total (Ada 20 · Bo 20)"),
    ],
)
def test_a_tie_says_whose_and_at_which_end(totals: list[int], ties: str, said: str) -> None:
    """U8."""
    assert told(totals, ties).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_ends_apart(language: str) -> None:
    """U8."""
    ends = [[3, 3, 8], [3, 8, 8], [3, 3, 8, 8], [8, 8, 8], [8, 8]]
    assert len({told(totals, "any", language) for totals in ends}) == len(ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_row_is_told_before_the_first_move(language: str) -> None:
    """U4."""
    game = new(RULES, 4, 3)
    [what] = Watcher(game, 1).opening()
    row = " ".join(signed(int(card)) for card in game.view()["row"])
    assert row in sentence(what, language, NAMES, 1)
