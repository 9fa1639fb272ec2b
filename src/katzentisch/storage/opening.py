"""A place to keep tables, opened: a folder of this machine, or a database that many share."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from katzentisch.storage.log import EventLog
from katzentisch.storage.postgres import PostgresLog
from katzentisch.storage.postgres_line import Reach, is_address
from katzentisch.storage.postgres_register import PostgresRegister
from katzentisch.storage.register import OnlyServer, Register
from katzentisch.storage.sqlite import SqliteLog
from katzentisch.storage.sqlite_register import SqliteRegister
from katzentisch.storage.upkeep import AnsweringDatabase, AnsweringFile, Upkeep

LOG_FILE = "tables.db"
REGISTER_FILE = "register.db"


@dataclass(frozen=True, slots=True)
class Store:
    """Where the tables are kept, and who serves them."""

    log: EventLog
    register: Register
    # The same for all servers of these tables, and for no others.
    house: str
    upkeep: Upkeep

    async def close(self) -> None:
        """Let go of all."""
        await self.register.close()
        await self.upkeep.close()
        await self.log.close()


async def open_store(place: str | Path, now: Callable[[], float], *, alone: bool = False) -> Store:
    """Open a data folder or the address of a database; raises LogFailed, NewerFile, LibraryMissing.

    `alone`: this server has the folder for itself.
    """
    if isinstance(place, str) and is_address(place):
        reach = Reach(address=place)
        shared = await PostgresLog.open(reach)
        register = PostgresRegister(reach)
        return Store(shared, register, shared.house, Upkeep(AnsweringDatabase(reach)))
    folder = Path(place)
    log = SqliteLog(folder / LOG_FILE)
    try:
        known: Register = OnlyServer(now) if alone else SqliteRegister(folder / REGISTER_FILE, now)
    except BaseException:
        await log.close()
        raise
    house = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:32]
    return Store(log, known, house, Upkeep(AnsweringFile(folder / LOG_FILE)))
