"""A line to PostgreSQL: opened when it is needed, thrown away in doubt, never waited for for long.

Nothing of the library that speaks to PostgreSQL leaves this room: what fails is a LogFailed.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

from katzentisch.storage.extras import LibraryMissing, needed
from katzentisch.storage.log import LogDamaged, LogFailed, NewerFile

if TYPE_CHECKING:
    from asyncpg import Connection, Record

T = TypeVar("T")
# What is wrong, in a word, by PostgreSQL's code or the first letters of it.
TROUBLES = {
    "08": "unreachable",
    "22": "unwritable",
    "25006": "read-only",
    "28": "password",
    "3D": "missing",
    "40": "crowded",
    "42501": "forbidden",
    "53100": "full",
    "53": "crowded",
    "55P03": "crowded",
    "57": "unreachable",
    "57014": "slow",
    "58": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
}
# And what the library says itself, by the name of its error.
CLIENT_TROUBLES = {
    "TargetServerAttributeNotMatched": "read-only",
    "DataError": "unwritable",
}
# Of what PostgreSQL refuses, what may be granted in a moment: it was in another's way, or it is no
# longer the one that writes.
PASSING = ("25006", "40001", "40P01", "55P03", "57014")
SCHEMES = ("postgresql", "postgres")
PROGRAM = "katzentisch"
# The database gives a statement up before we do, so that we hear what became of it.
SOONER = 0.8
# After a failure it is tried again, at first soon, then more seldom.
SOONEST, SELDOMEST = 0.05, 1.0
OURS = (LogFailed, NewerFile, LibraryMissing)


class Passing(LogFailed):
    """It may go better in a moment. Unless `sure`, nobody knows whether it was done."""

    def __init__(self, trouble: str, details: str, *, sure: bool) -> None:
        super().__init__(trouble, details)
        self.sure = sure


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """Where a database is, how long is waited for it, and by which clock."""

    address: str
    # How long a statement may take, and how long is tried in all until something is written.
    statement_seconds: float = 3.0
    patience_seconds: float = 6.0
    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


def is_address(place: str) -> bool:
    """Whether this is the address of a database, not a folder."""
    return place.startswith(tuple(f"{scheme}://" for scheme in SCHEMES))


def without_password(address: str) -> str:
    """An address that may be shown."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return SCHEMES[0] + "://…"
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=user.partition(":")[0] + at + host, query=""))


def code_of(error: BaseException) -> str:
    """PostgreSQL's code of an error, if it is one of PostgreSQL's."""
    code = getattr(error, "sqlstate", None)
    return code if isinstance(code, str) else ""


def was_refused(error: BaseException) -> bool:
    """Whether PostgreSQL itself says that the statement was not done, and goes on.

    After a fatal error it may have been: the session can be ended between commit and answer.
    """
    severity = getattr(error, "severity_en", None) or getattr(error, "severity", None)
    return bool(code_of(error)) and severity == "ERROR"


def trouble_of(error: BaseException) -> str:
    """What is wrong, in a word."""
    code = code_of(error)
    if code:
        return next((TROUBLES[code[:size]] for size in (5, 2) if code[:size] in TROUBLES), "failed")
    if isinstance(error, OSError | TimeoutError):
        return "unreachable"
    return CLIENT_TROUBLES.get(type(error).__name__, "failed")


def failure(error: Exception) -> LogFailed:
    """An error of the database or of the line to it in the words of the log."""
    trouble, details = trouble_of(error), str(error) or type(error).__name__
    if trouble == "damaged":
        return LogDamaged(trouble, details)
    if was_refused(error):
        if code_of(error) in PASSING:
            return Passing(trouble, details, sure=True)
        return LogFailed(trouble, details)
    if trouble == "unwritable":
        return LogFailed(trouble, details)
    return Passing(trouble, details, sure=False)


async def patiently(reach: Reach, work: Callable[[], Awaitable[T]]) -> T:
    """Do something; what may pass is tried again, ever more seldom, as long as patience lasts."""
    end, pause = reach.now() + reach.patience_seconds, SOONEST
    while True:
        try:
            return await work()
        except Passing:
            if reach.now() + pause > end:
                raise
        await reach.sleep(pause)
        pause = min(2 * pause, SELDOMEST)


class DatabaseLine:
    """One connection, for one statement at a time."""

    def __init__(self, reach: Reach, seconds: float | None = None) -> None:
        self.reach, self.seconds = reach, seconds or reach.statement_seconds
        # What the database and whoever looks after it call the line, once it is opened.
        self.called = PROGRAM
        self.free = asyncio.Lock()
        self.db: Connection[Record] | None = None

    async def ask(self, statement: str, *values: Any) -> "Sequence[Record]":
        """What a statement answers, opening the line if need be; raises LogFailed."""

        async def fetch(db: "Connection[Record]") -> "Sequence[Record]":
            return await db.fetch(statement, *values)

        return await self.use(fetch)

    async def insist(self, statement: str, *values: Any) -> "Sequence[Record]":
        """Ask; if the line has died since its last use, once more over a new one."""
        try:
            return await self.ask(statement, *values)
        except Passing:
            return await self.ask(statement, *values)

    async def use(
        self, work: "Callable[[Connection[Record]], Awaitable[Sequence[Record]]]"
    ) -> "Sequence[Record]":
        """Do something over the line within its time; a line in doubt is not used again."""
        async with self.free:
            try:
                async with asyncio.timeout(self.seconds):
                    if self.db is None or self.db.is_closed():
                        self.db = await self._open()
                    return await work(self.db)
            except BaseException as error:
                if not was_refused(error) or code_of(error) == "25006":
                    self.drop()
                if isinstance(error, OURS) or not isinstance(error, Exception):
                    raise
                raise failure(error) from error

    async def _open(self) -> "Connection[Record]":
        library = needed("asyncpg")
        try:
            return await self._connected(library)
        except (ValueError, OverflowError) as error:
            # No address at all, or a port that no machine has.
            raise LogFailed("address", str(error)) from error

    async def _connected(self, library: Any) -> "Connection[Record]":
        db: Connection[Record] = await library.connect(
            self.reach.address,
            timeout=min(self.seconds, self.reach.statement_seconds),
            # After a failover it is another server that writes; copies are behind.
            target_session_attrs="read-write",
            server_settings={
                "application_name": self.called,
                # Whatever the server's default: what is acknowledged is on the disk.
                "synchronous_commit": "on",
                "default_transaction_isolation": "read committed",
                "statement_timeout": str(int(self.seconds * SOONER * 1000)),
                "idle_in_transaction_session_timeout": str(int(self.seconds * 1000)),
                # A server whose line to us is cut lets go of what it holds for us.
                "tcp_keepalives_idle": "5",
                "tcp_keepalives_interval": "2",
                "tcp_keepalives_count": "3",
                "jit": "off",
            },
        )
        return db

    def drop(self) -> None:
        """Let go of the line without waiting for anybody."""
        if self.db is not None:
            self.db.terminate()
            self.db = None

    async def close(self) -> None:
        """Let go of the line in good order, when nobody uses it."""
        async with self.free:
            if self.db is not None:
                try:
                    await self.db.close(timeout=1.0)
                except Exception:
                    self.drop()
            self.db = None
