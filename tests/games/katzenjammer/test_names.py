"""Cards and moves of Katzenjammer Blues by name, in three languages."""

import pytest

from katzentisch.core.names import cards_named, move_named
from katzentisch.core.texts import texts
from katzentisch.games.katzenjammer import RULES


@pytest.mark.parametrize(("language", "card", "name"), [("de", "J", "Joker")])
def test_a_card_has_a_name(language: str, card: str, name: str) -> None:
    assert cards_named(RULES, card, texts(language, RULES)) == name


@pytest.mark.parametrize(
    ("language", "move", "name"),
    [
        ("en", "bid 3x2", "bid 3×2"),
        ("de", "bid 4d", "4 verschiedene bieten"),
        ("fr", "bid 5d", "offrir 5 différentes"),
        ("fr", "pay 4 4 J", "payer 4 4 joker"),
        ("en", "meld J J J J as 5", "present joker joker joker joker → 5"),
    ],
)
def test_a_move_has_a_name(language: str, move: str, name: str) -> None:
    assert move_named(RULES, move, texts(language, RULES)) == name
