"""The game at the terminal's table: a move is made whole, and a saved game is dealt on."""

from collections.abc import Sequence
from typing import Any

from katzentisch.cli.signals import undisturbed
from katzentisch.core.dealer import Dealer
from katzentisch.core.fair import FairDealer
from katzentisch.core.game import Game


class SteadyGame(Game):
    """A game that no signal stops in the middle of a move, so that it can be saved at any time."""

    def make(self, seat: int, move: int) -> None:
        """Make a legal move by its number."""
        with undisturbed():
            super().make(seat, move)

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move."""
        with undisturbed():
            super().take_back(seat)


class DealtOn:
    """Deals the shuffles that are known, and from then on new ones."""

    def __init__(self, known: Sequence[Sequence[int]], further: Dealer) -> None:
        self.known, self.further = [list(deck) for deck in known], further

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        return self.known[number] if number < len(self.known) else self.further(cards, number)


def going_on(game: Game, further: Dealer) -> SteadyGame:
    """A game of a record at the table again."""
    dealer = DealtOn(game.shuffles, further)
    again = SteadyGame(game.rules, game.players, dealer, game.options, keep_legal=game.keep_legal)
    for made in game.made + game.waiting:
        again.make(made.seat, made.move)
    return again


def fair_dealer(game: Game, fair: Any) -> FairDealer | None:
    """The dealer of a record whose deal is opened; the game goes on with its cards."""
    try:
        salts = tuple(bytes.fromhex(salt) for salt in fair["salts"])
        dealer = FairDealer(bytes.fromhex(fair["seed"]), salts)
    except (KeyError, TypeError, ValueError):
        return None
    dealt = all(dealer(sorted(deck), number) == deck for number, deck in enumerate(game.shuffles))
    return dealer if dealt else None
