"""The story of a step, as a spectator and as each person at the table can tell it."""

import logging
from collections.abc import Sequence
from typing import cast

from katzentisch.core.rulebook import SPECTATOR, View
from katzentisch.server.table.asked_views import AskedView
from katzentisch.server.table.chairs import Chair
from katzentisch.server.table.chronicle import MadeMove, Story, moves_as_seen
from katzentisch.server.table.views import Views
from katzentisch.story import opening, tell
from katzentisch.story.told import Move

log = logging.getLogger("katzentisch.server")


def safe_stories(
    table: str, chairs: Sequence[Chair], moves: tuple[MadeMove, ...], before: Views, after: Views
) -> tuple[Story, ...]:
    """The stories of a step; one that cannot be told must not stop a game."""
    try:
        return stories(chairs, moves, before, after)
    except Exception:
        log.exception("a story cannot be told", extra={"table": table})
        return ((),) * (len(chairs) + 1)


def safe_opening(table: str, chairs: Sequence[Chair], views: Views) -> tuple[Story, ...]:
    """What lies there before the first move: all tell the same of it."""
    try:
        return (tuple(opening(views.public())),) * (len(chairs) + 1)
    except Exception:
        log.exception("a story cannot be told", extra={"table": table})
        return ((),) * (len(chairs) + 1)


def stories(
    chairs: Sequence[Chair], moves: tuple[MadeMove, ...], before: Views, after: Views
) -> tuple[Story, ...]:
    """The story of a step for a spectator, and then for each seat.

    It is told again only for those who saw more happen than everybody did.
    """
    seen = moves_as_seen(moves, SPECTATOR)
    public, same_for_all = public_story(seen, before, after)
    hidden = any(one[2] for one in moves)

    def told(seat: int, chair: Chair) -> Story:
        if chair.occupant != "person":
            return ()
        own = moves_as_seen(moves, seat) if hidden else seen
        if own == seen and (same_for_all or before.own(seat) == after.own(seat)):
            return public
        story = tuple(tell(before.of(seat), after.of(seat), own))
        return public if story == public else story

    return (public, *[told(seat, chair) for seat, chair in enumerate(chairs)])


def public_story(seen: list[Move], before: Views, after: Views) -> tuple[Story, bool]:
    """What a spectator can tell, and whether who saw the same moves would tell just the same."""
    earlier, later = AskedView(before.public()), AskedView(after.public())
    try:
        story = tuple(tell(cast("View", earlier), cast("View", later), seen))
    except Exception:
        # Whoever does with a view what only a dict can do may have asked for anything.
        earlier.asked = True
    if earlier.asked or later.asked:
        return tuple(tell(before.public(), after.public(), seen)), False
    return story, True
