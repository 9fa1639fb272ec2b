"""Positions of … und Tschüss!, set as a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

from katzentisch.core.game import Game
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.rules import KINDS, take
from tests.positions import dealt_from, kinds, leave_cards

# Cards dealt to a hand, by the number of players.
HANDS = (0, 0, 0, 0, 7, 8, 9)


def deal(hands: Sequence[str], then: str = "", options: Mapping[str, str] | None = None) -> Game:
    """A game whose deck begins with these hands, filled up with other cards, and then these."""
    return dealt_from(RULES, HANDS[len(hands)], hands, then, options)


def leave(game: Game, cards: str) -> None:
    """Let only these cards be left in the deck, the first on top."""
    s: Any = game.state
    leave_cards(game, cards, s.deck_size)


def hold(game: Game, seat: int, cards: str) -> None:
    """Put exactly these cards into a hand."""
    s: Any = game.state
    s.hand[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS
    s.held[seat] = s.hand_size[seat] = 0
    for kind in kinds(RULES, cards):
        take(s, seat, kind)
