"""The story of a game that has no teller of its own: its moves."""

from collections.abc import Sequence

from katzentisch.core.rulebook import View
from katzentisch.story.told import Move, Told


def opening(view: View) -> list[Told]:
    """Nothing that the table does not show."""
    return []


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """Every move in words."""
    return [Told("told-move", seat, {"move": text}) for seat, text in moves]
