"""Positions of Katzenjammer Blues, set as a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

from katzentisch.core.game import Game
from katzentisch.games.katzenjammer import RULES
from katzentisch.games.katzenjammer.rules import KINDS
from tests.positions import dealt_from, kinds, leave_cards

# Cards dealt to a hand, by the number of players.
HANDS = (0, 0, 6, 6, 6, 6, 6)


def deal(hands: Sequence[str], then: str = "", options: Mapping[str, str] | None = None) -> Game:
    """A game whose deck begins with these hands, filled up with other cards, and then these."""
    return dealt_from(RULES, HANDS[len(hands)], hands, then, options)


def leave(game: Game, cards: str) -> None:
    """Let only these cards be left in the deck, the first on top."""
    s: Any = game.state
    leave_cards(game, cards, len(s.deck))


def hold(game: Game, seat: int, cards: str) -> None:
    """Put exactly these cards into a hand."""
    s: Any = game.state
    held = kinds(RULES, cards)
    s.hand[seat * KINDS : seat * KINDS + KINDS] = [held.count(kind) for kind in range(KINDS)]
    s.hand_size[seat] = len(held)
