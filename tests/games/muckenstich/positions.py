"""Positions of Mückenstich, set as a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

from katzentisch.core.game import Game
from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.rules import DISCARDS, PLAYING, take
from tests.positions import dealt_from, kinds, play

# Cards dealt to a hand, by the number of players.
HANDS = (0, 0, 0, 10, 15, 12, 10)


def deal(hands: Sequence[str], then: str = "", options: Mapping[str, str] | None = None) -> Game:
    """A game whose deck begins with these hands, filled up with other cards, and then these."""
    return dealt_from(RULES, HANDS[len(hands)], hands, then, options)


def hold(game: Game, seat: int, cards: str) -> None:
    """Put exactly these cards into a hand."""
    s: Any = game.state
    s.hand[seat] = s.twins[seat] = s.triplets[seat] = 0
    for kind in kinds(RULES, cards):
        take(s, seat, kind)


def skip_discards(game: Game) -> None:
    """Begin to play with the hands as they are, two tricks to go."""
    s: Any = game.state
    s.phase, s.choosing, s.tricks_left = PLAYING, 0, 2
    s.discards = [DISCARDS[game.players]] * 6


def mosquito_trick() -> Game:
    """Seat 3 closes a trick with a mosquito in it: its 11 wins that trick, its 2 does not."""
    game = deal(["", "", "", ""])
    for seat, cards in enumerate(["R5 G2", "R9 G3", "GM Y3", "R11 R2"]):
        hold(game, seat, cards)
    skip_discards(game)
    play(game, "0 play R5 / 1 play R9 / 2 play GM / 2 trump R")
    return game
