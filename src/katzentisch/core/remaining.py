"""The cards that nobody has named yet, for whoever makes a whole state out of what a seat sees."""

from collections.abc import Sequence


class Remaining:
    """Cards of a deck by kind; those that are known are taken out, the others dealt somehow."""

    def __init__(self, copies: Sequence[int]) -> None:
        self.cards = [kind for kind, count in enumerate(copies) for _ in range(count)]

    def take(self, kind: int) -> int:
        """Take a card out that is known."""
        self.cards.remove(kind)
        return kind

    def some(self, size: int) -> list[int]:
        """Any cards, so many."""
        dealt, self.cards = self.cards[:size], self.cards[size:]
        return dealt

    def rest(self) -> list[int]:
        """All that are left."""
        return self.some(len(self.cards))
