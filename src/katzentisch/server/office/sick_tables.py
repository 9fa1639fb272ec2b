"""Tables whose log cannot be applied: which they are, at which event, how to go on before it."""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from katzentisch.server.table import events
from katzentisch.server.table.happening import happen
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry
from katzentisch.storage.mending import cut, events_of, table_names


@dataclass(frozen=True, slots=True)
class Sick:
    """The first event of a table that cannot be applied, and why."""

    table: str
    seq: int
    events: int
    problem: str


def sick(name: str, entries: Sequence[Entry]) -> Sick | None:
    """What is wrong with a table; none if it is sound."""
    table: CardTable | None = None
    for place, entry in enumerate(entries, start=1):
        try:
            if entry.seq != place:
                raise LookupError(f"event {place} is missing")
            logged = events.decode(entry.body)
            if table is None:
                table = CardTable.created_from(name, logged, entry.at, telling=False)
            else:
                happen(table, logged, entry.at)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}".rstrip(": ")
            return Sick(name, entry.seq, len(entries), problem)
    return None


def examined(db: sqlite3.Connection, wished: str | None) -> Iterator[tuple[str, Sick | None]]:
    """Every table, or the one wished for, and what is wrong with it."""
    for name in table_names(db) if wished is None else [wished]:
        try:
            entries = events_of(db, name)
        except sqlite3.DatabaseError as error:
            yield name, Sick(name, 0, 0, str(error))
        else:
            yield name, sick(name, entries)


def mended(db: sqlite3.Connection, found: Sick, at: float) -> int:
    """Take the event that fails, and what came after it, out of the log; how many they were."""
    return cut(db, found.table, found.seq, at)
