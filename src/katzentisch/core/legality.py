"""Legal is what every restriction allows: made from a game's list of them, for both engines."""

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from katzentisch.core.binding import limit, limits_left

# The moves of one word that a rule allows a seat, as bits.
Allows: TypeAlias = Callable[[Any, int, int], int]


def within(s: Any, seat: int, word: int) -> int:
    """The moves that a restriction allows and all that follow it; most words end at the first."""
    moves = limit(s, seat, word)
    return moves & limits_left(s, seat, word) if moves else 0


def what_all_allow(limits: Sequence[Allows]) -> Allows:
    """The moves that no restriction forbids, as one function.

    Each step is a function of its own name, since a loop over functions cannot be compiled.
    """
    legal = limits[-1]
    for number in range(len(limits) - 2, -1, -1):
        names = {"__name__": __name__, "limit": limits[number], "limits_left": legal}
        legal = FunctionType(within.__code__, names, f"legal_from_{number}")
        legal.__qualname__ = legal.__name__
    return legal
