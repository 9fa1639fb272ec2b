"""What whoever runs the house does to a table, beside the servers that serve it.

It goes through the log as everything does: decided on the table as it stands, tried, written
under the next number. A running server hears of it as it hears of another server.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from katzentisch.server.table import events
from katzentisch.server.table.happening import change, replayed
from katzentisch.server.table.refused import refused
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry, EventLog, TableGone, Taken


@dataclass(frozen=True, slots=True)
class Examined:
    """A table as it stands, and its log."""

    table: CardTable
    entries: list[Entry]

    @property
    def kinds(self) -> dict[str, int]:
        """How many events of each kind there are, in the order they first happened."""
        return dict(Counter(kind_of(entry) for entry in self.entries))

    @property
    def records(self) -> list[dict[str, Any]]:
        """The records of its finished games."""
        return [game.record for game in self.table.finished]


def kind_of(entry: Entry) -> str:
    """What kind of event this is, as the log calls it."""
    return str(type(events.decode(entry.body).what).__struct_config__.tag)


async def examined(log: EventLog, name: str) -> Examined:
    """A table, from its log; raises Refused where there is none."""
    try:
        entries = await log.read(name)
    except TableGone:
        entries = []
    if not entries:
        raise refused("table-none")
    return Examined(replayed(name, entries, telling=False), entries)


async def put_in(
    log: EventLog,
    now: Callable[[], float],
    name: str,
    decide: Callable[[CardTable], events.Happened],
) -> CardTable:
    """Let something happen at a table from outside; the table after it; raises Refused.

    Where a server was faster it is decided again, on what it has written.
    """
    while True:
        table = (await examined(log, name)).table
        logged, at = events.Logged(decide(table)), now()
        change(table, logged, at)
        try:
            await log.append(Entry(name, table.seq, at, events.encode(logged)))
        except Taken:
            continue
        return table
