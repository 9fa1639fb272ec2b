"""Cards and moves of … und Tschüss! by name, in three languages."""

import pytest

from katzentisch.core.names import cards_named, move_named
from katzentisch.core.texts import texts
from katzentisch.games.und_tschuess import RULES


@pytest.mark.parametrize(("language", "card", "name"), [("en", "-10", "−10")])
def test_a_card_has_a_name(language: str, card: str, name: str) -> None:
    assert cards_named(RULES, card, texts(language, RULES)) == name


@pytest.mark.parametrize(("language", "move", "name"), [("de", "keep", "den Rest behalten")])
def test_a_move_has_a_name(language: str, move: str, name: str) -> None:
    assert move_named(RULES, move, texts(language, RULES)) == name
