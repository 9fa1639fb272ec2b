"""Imagined worlds in which the others' acts make sense. Written once for both engines.

Any world that fits what a seat has seen is possible, but not equally likely: who plays a high card
has chosen it. So a game may change an imagined world to make it likelier (`rethink`).
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import copied
from katzentisch.core.chance import Chance, below
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import forget_choices, imagine, rethink


def turn_luck(chance: Chance) -> None:
    """Draw a number for nothing: where nothing is hidden, imagining draws none, and without this
    one every world would have the same luck.
    """
    below(chance, 2)


def imagined(s: Any, places: Any, place: int, seat: int, chance: Chance) -> State:
    """A copy of a state, in one of the places, with all that the seat cannot know redealt."""
    world = copied(s, places, place)
    imagine(world, seat, chance)
    return world


def likely_world(seen: Any, places: Any, place: int, seat: int, chance: Chance) -> State:
    """A likely world, in one of the places."""
    world = imagined(seen[0], places, place, seat, chance)
    forget_choices(world, seat)
    rethink(world, seat, chance)
    return world
