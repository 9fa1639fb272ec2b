"""Numbers of deals without what the cards have done to them.

What luck does to a number is learned from the other deals and taken off in this one. So no deal has
a say in its own correction, and as luck is nothing on average, neither is what is taken off: the
mean stays what it was, whatever luck has to do with the number, and only the chance in it shrinks.
"""

from collections.abc import Sequence
from dataclasses import dataclass

# Fewer deals teach nothing.
FEWEST = 4


def without_luck(numbers: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Each number less what its luck does, as all the others tell it."""
    if len(numbers) < FEWEST:
        return list(numbers)
    pairs = list(zip(numbers, lucks, strict=True))
    whole = Sums(
        *(len(pairs), sum(numbers), sum(lucks)),
        *(sum(luck * luck for luck in lucks), sum(one * luck for one, luck in pairs)),
    )
    return [one - whole.without(one, luck).slope * luck for one, luck in pairs]


@dataclass(frozen=True, slots=True)
class Sums:
    """Some numbers and their lucks, added up."""

    size: int
    numbers: float
    lucks: float
    squares: float
    products: float

    def without(self, number: float, luck: float) -> "Sums":
        """All but one of them."""
        return Sums(
            *(self.size - 1, self.numbers - number, self.lucks - luck),
            *(self.squares - luck * luck, self.products - number * luck),
        )

    @property
    def slope(self) -> float:
        """By how much a number grows with luck."""
        spread = self.squares - self.lucks * self.lucks / self.size
        together = self.products - self.lucks * self.numbers / self.size
        # Where luck is the same in all deals but for rounding, it tells nothing.
        return together / spread if spread > 1e-9 * (1 + self.squares) else 0.0
