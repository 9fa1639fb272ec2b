"""What a game's reasons ask of a state, each as a function that can be compiled alone."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from katzentisch.bots.binding import chapter, moment


def moment_at(table: Any) -> int:
    """The moment of the state on a table."""
    return moment(table[0])


def chapter_at(table: Any) -> int:
    """The chapter of the state on a table."""
    return chapter(table[0])
