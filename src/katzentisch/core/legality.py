"""Legal is what every restriction allows: made from a game's list of them, for both engines."""

from collections.abc import Callable, Sequence
from functools import reduce
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from katzentisch.core.binding import further, limit

# The moves of one word that a rule allows a seat, as bits.
Allows: TypeAlias = Callable[[Any, int, int], int]


def within(s: Any, seat: int, word: int) -> int:
    """The moves that one more restriction leaves."""
    moves = limit(s, seat, word)
    return moves & further(s, seat, word) if moves else 0


def what_all_allow(limits: Sequence[Allows]) -> Allows:
    """The moves that no restriction forbids; the first that leaves nothing is asked last."""
    return reduce(both, limits)


def both(one: Allows, other: Allows) -> Allows:
    """What both allow, as a function of its own: compiled code knows functions by their names."""
    names = {"__name__": __name__, "limit": one, "further": other}
    made = FunctionType(within.__code__, names, f"{one.__name__}_{other.__name__}")
    made.__qualname__ = made.__name__
    return made
