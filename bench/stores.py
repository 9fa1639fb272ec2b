"""Durable appends a second: the file and PostgreSQL, by turns in one run, both on the same disk.

Time on the clock counts here, not CPU time: what is measured waits for a disk.
"""

import asyncio
import itertools
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.real_servers import RealPostgres

from bench.measure import Speed
from katzentisch.storage.log import Entry, EventLog
from katzentisch.storage.postgres import PostgresLog
from katzentisch.storage.sqlite import SqliteLog

APPENDERS, EACH, REPEATS = 64, 50, 7
# As large as a move with its command.
BODY = b"x" * 150
# On a disk; a temporary folder may be in memory.
DISK = Path(__file__).parent.parent / "build"
NAMES = itertools.count()


async def append(log: EventLog, table: str) -> None:
    """One appender: the next event when the last one is durable."""
    for seq in range(1, EACH + 1):
        await log.append(Entry(table, seq, 1e9, BODY))


async def appends_a_second(log: EventLog) -> float:
    """All appenders at once, each at a table of its own."""
    began = time.perf_counter()
    await asyncio.gather(*(append(log, f"t{next(NAMES)}") for _ in range(APPENDERS)))
    return APPENDERS * EACH / (time.perf_counter() - began)


@contextmanager
def on_disk() -> Iterator[Path]:
    """A folder on the disk for a while."""
    DISK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DISK) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


async def measured(file: Path, address: str) -> dict[str, Speed]:
    """The stores take turns, so that a busy moment meets both alike."""
    logs: dict[str, EventLog] = {
        "SQLite": SqliteLog(file),
        "PostgreSQL": await PostgresLog.open(address),
    }
    rates: dict[str, list[float]] = {name: [] for name in logs}
    for log in logs.values():
        await appends_a_second(log)
    for _ in range(REPEATS):
        for name, log in logs.items():
            rates[name].append(await appends_a_second(log))
    for log in logs.values():
        await log.close()
    return {name: Speed(tuple(found)) for name, found in rates.items()}


def stores() -> dict[str, Speed]:
    """Durable appends a second of each store."""
    with on_disk() as folder:
        server = RealPostgres(careful=True, where=folder)
        try:
            server.start()
            return asyncio.run(measured(folder / "tables.db", server.address()))
        finally:
            server.end()
