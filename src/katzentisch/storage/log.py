"""The event log: what happened at every table, append-only, and the shelf of finished games.

It knows tables, numbers and bytes; what the bytes mean is the server's business.
"""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct


class Taken(Exception):
    """Another writer has this number of the table's log: read on and think again."""


class LogFailed(Exception):
    """The log cannot be written or read just now; nothing was changed. `trouble` says why.

    Only where it is an OutcomeUnknown something may have been.
    """

    def __init__(self, trouble: str, details: str = "") -> None:
        super().__init__(f"{trouble}: {details}" if details else trouble)
        self.trouble, self.details = trouble, details


class LogDamaged(LogFailed):
    """What is asked for cannot be read from the file, and trying again will not help."""


class TableGone(LogFailed):
    """The table was deleted; trying again will not bring it back."""


class OutcomeUnknown(LogFailed):
    """The line to the store broke while it was writing: it may be written, or may yet be.

    Whoever appends later with the same number finds out: the number decides.
    """


class NewerFile(Exception):
    """The data was written by a later version of Katzentisch."""

    def __init__(self, found: int, known: int, instead: str) -> None:
        super().__init__(
            f"The data was written by a newer Katzentisch (version {found} of the data, "
            f"this one knows {known}). Install the newer one, or use another {instead}."
        )
        self.found, self.known = found, known


@dataclass(frozen=True, slots=True)
class Shelved:
    """A finished game: a few facts for the list, and the whole record."""

    id: str
    at: float
    public: bool
    facts: bytes
    record: bytes


class Entry(Struct, frozen=True, gc=False):
    """One event of a table."""

    table: str
    seq: int
    at: float
    body: bytes


# The last event of a table that was deleted. It keeps the number: a server that still has the table
# in mind, and knows nothing of it, cannot write after what is gone.
NOTHING_MORE = b""


def without_gaps(table: str, after: int, entries: list[Entry]) -> list[Entry]:
    """The events of a table after a number, if all are there; raises LogDamaged where some lack."""
    if entries and entries[-1].body == NOTHING_MORE:
        raise TableGone("gone", f"{table} was deleted")
    if entries and entries[-1].seq != after + len(entries):
        raise LogDamaged("damaged", f"events of {table} are missing")
    return entries


class EventLog(Protocol):
    """Append-only, durable, one row for each (table, seq). Whatever fails raises LogFailed."""

    def append(self, entry: Entry) -> Awaitable[None]:
        """Durable when this was awaited; raises Taken where the number is gone."""

    async def trouble(self) -> str:
        """What keeps the log from being written, in a word; empty when it can be written."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table after that number, in order.

        Raises LogDamaged where some lack, TableGone where the table was deleted.
        """

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that has any."""

    async def tables(self, since: float) -> list[str]:
        """The tables at which something has happened since then, oldest first.

        Those whose events cannot be read stand at the end.
        """

    async def shelve(self, game: Shelved) -> None:
        """Put a finished game on the shelf; once is enough."""

    async def shelf(self, before: float, count: int) -> list[Shelved]:
        """Finished public games, newest first, their records left out."""

    async def record(self, game: str) -> Shelved | None:
        """A finished game by its id."""

    async def written_elsewhere(self) -> bool:
        """Whether another process has written here since this was asked last, as far as we know."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
