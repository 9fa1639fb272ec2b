"""A table as those see it who have not come to it yet."""

from katzentisch.server import protocol
from katzentisch.server.table.table import CardTable


def open_table(table: CardTable) -> protocol.OpenTable:
    """The table as the lobby lists it."""
    setup = table.setup
    return protocol.OpenTable(
        table.id,
        setup.game,
        setup.players,
        setup.options,
        setup.level,
        setup.clock,
        setup.watch,
        table.stage,
        [chair.name for chair in table.chairs if chair.occupant != "nobody"],
        len(table.free_seats) if table.stage != "playing" else 0,
        table.created,
    )
