"""Cards and moves of Mückenstich by name, in three languages."""

import pytest

from katzentisch.core.names import cards_named, move_named
from katzentisch.core.texts import texts
from katzentisch.games.muckenstich import RULES


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "R8", "red 8"),
        ("fr", "Y12", "12 jaune"),
        ("de", "GM", "grüne Mücke"),
        ("fr", "BM", "moustique bleu"),
    ],
)
def test_a_card_has_a_name(language: str, card: str, name: str) -> None:
    assert cards_named(RULES, card, texts(language, RULES)) == name


@pytest.mark.parametrize(
    ("language", "move", "name"),
    [
        ("en", "play R8", "play red 8"),
        ("fr", "trump G", "atout vert"),
        ("de", "discard YM", "gelbe Mücke ablegen"),
    ],
)
def test_a_move_has_a_name(language: str, move: str, name: str) -> None:
    assert move_named(RULES, move, texts(language, RULES)) == name
