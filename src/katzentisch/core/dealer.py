"""Who puts a deck in order: a seed in the lab, a record in a replay (the fair dealer: fair.py)."""

from collections.abc import Sequence
from typing import Protocol

from katzentisch.core.chance import Chance, shuffle


class Dealer(Protocol):
    """Gives the cards of the game's shuffle of that number (0, 1, …) in an order, top first."""

    def __call__(self, cards: Sequence[int], number: int) -> list[int]: ...


class SeededDealer:
    """Deals from a source of seeded chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        order = list(cards)
        shuffle(order, len(order), self.chance)
        return order


class RecordedDealer:
    """Deals the shuffles of a record again."""

    def __init__(self, shuffles: Sequence[Sequence[int]]) -> None:
        self.shuffles = shuffles

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        if number >= len(self.shuffles):
            raise WrongShuffle("shuffle-missing", number)
        order = list(self.shuffles[number])
        if sorted(order) != sorted(cards):
            raise WrongShuffle("shuffle-wrong-cards", number)
        return order


class WrongShuffle(Exception):
    """A recorded shuffle does not fit the game."""

    def __init__(self, key: str, number: int) -> None:
        super().__init__(f"{key}: shuffle {number + 1}")
        self.key, self.number = key, number
