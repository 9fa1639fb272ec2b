"""Tables whose log cannot be applied: which they are, at which event, how to go on before it."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from katzentisch.server.table import events
from katzentisch.server.table.happening import happen
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry, LogFailed
from katzentisch.storage.mending import Mending


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


async def examined(log: Mending, wished: str | None) -> AsyncIterator[Sick | None]:
    """What is wrong with every table, or with the one wished for; none where it is sound."""
    for name in await log.names() if wished is None else [wished]:
        try:
            entries = await log.events_of(name)
        except LogFailed as error:
            yield Sick(name, 0, 0, error.details or error.trouble)
        else:
            yield sick(name, entries)
