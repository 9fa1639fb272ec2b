"""Who looks after what is kept: lists tables, deletes them, throws away what is too old."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Protocol

from katzentisch.storage.log import EventLog


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table that is kept: how much of it there is, and when it was used."""

    id: str
    events: int
    size: int
    first: float
    last: float


@dataclass(frozen=True, slots=True)
class Tidied:
    """What was too old."""

    tables: int
    games: int


class Caretaker(Protocol):
    """Looks after a store (upkeep.py). Whatever fails raises LogFailed."""

    async def tables(self) -> list[KeptTable]:
        """All tables, the one used last first."""

    async def delete(self, log: EventLog, table: str, at: float) -> bool:
        """Delete a table with all its events; whether there was one."""

    async def tidy(
        self,
        log: EventLog,
        now: float,
        days: float | None,
        game_days: float | None = None,
        spared: Container[str] = (),
    ) -> Tidied:
        """Delete tables that were not used for so many days, and finished games as old as that."""

    async def close(self) -> None:
        """Let go of the store."""
