"""Cards and moves by name, in three languages."""

import pytest

from katzentisch.core.names import card_named, move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from tests.variants import dealt, every_game, random_steps


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "R8", "red 8"),
        ("fr", "Y12", "12 jaune"),
        ("de", "GM", "grüne Mücke"),
        ("fr", "BM", "moustique bleu"),
        ("en", "-10", "−10"),
        ("de", "J", "Joker"),
    ],
)
def test_a_card_has_a_name(language: str, card: str, name: str) -> None:
    assert card_named(card, texts(language)) == name


@pytest.mark.parametrize(
    ("language", "move", "name"),
    [
        ("en", "play R8", "play red 8"),
        ("fr", "trump G", "atout vert"),
        ("de", "discard YM", "gelbe Mücke ablegen"),
        ("en", "bid 3x2", "bid 3×2"),
        ("de", "bid 4d", "4 verschiedene bieten"),
        ("fr", "bid 5d", "offrir 5 différentes"),
        ("fr", "pay 4 4 J", "payer 4 4 J"),
        ("en", "meld J J J J as 5", "present J J J J → 5"),
        ("de", "keep", "den Rest behalten"),
    ],
)
def test_a_move_has_a_name(language: str, move: str, name: str) -> None:
    assert move_named(move, texts(language)) == name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_game_has_a_name_of_its_own(rules: Rulebook, language: str) -> None:
    game = dealt(rules, rules.seats[0], {}, 3)
    for _ in random_steps(game, 3):
        for seat in game.actors:
            moves = game.legal(seat)
            assert len({move_named(move, texts(language)) for move in moves}) == len(moves)
