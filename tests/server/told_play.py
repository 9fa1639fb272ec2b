"""A game as one viewer is shown it."""

from katzentisch.server import protocol
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.for_viewers import GameNow, events_for


def play_for(table: CardTable, viewer: int) -> protocol.Play | None:
    """The game as the viewer sees it, without deadlines; none before the first deal."""
    return None if table.game is None else GameNow(table, table.game, []).play_for(viewer)


def told_after(table: CardTable, viewer: int, since: int, language: str) -> bytes:
    """What happened after that number as the viewer is told of it, encoded."""
    return events_for(table, viewer, since, language, table.remembered[viewer + 1], {})
