"""One thing that happened."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from katzentisch.core.rulebook import View

# A move as a seat saw it: who, and the notation with `?` for a hidden card.
Move: TypeAlias = tuple[int, str]

# Numbers by seat, as they are told, and the other words of a message.
Tally: TypeAlias = tuple[tuple[int, str], ...]
Words: TypeAlias = dict[str, str | int]

# The words of a message that are cards.
CARD_WORDS = frozenset(("card", "cards", "row"))


class Told(Struct, frozen=True, gc=False):
    """A message of story.ftl, the seat it is about, its words, and numbers by seat.

    It holds nothing that could hold it, so the garbage collector need not look into it.
    """

    key: str
    seat: int | None = None
    words: Mapping[str, str | int] = {}
    tally: Tally = ()
    # Whose message it is.
    game: str = ""


def signed(number: int) -> str:
    """A number as people write it, with a real minus."""
    return str(number).replace("-", "−")


def by_seat(values: Iterable[int]) -> Tally:
    """Numbers by seat, ready to be told."""
    return tuple((seat, signed(value)) for seat, value in enumerate(values))


def drawn(before: View, after: View) -> str:
    """The cards a seat holds now and did not hold before, in the order of the hand."""
    new: Counter[str] = Counter(after.get("hand", ())) - Counter(before.get("hand", ()))
    return " ".join(card for card in dict.fromkeys(after.get("hand", ())) for _ in range(new[card]))
