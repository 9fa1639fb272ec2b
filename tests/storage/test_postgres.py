"""What only a log on another machine can suffer: broken lines, other servers, a lost database."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg
import pytest

from katzentisch.storage import postgres_schema
from katzentisch.storage.extras import LibraryMissing
from katzentisch.storage.log import Entry, LogFailed, NewerFile, OutcomeUnknown, Taken
from katzentisch.storage.postgres import APPEND, MOST_TOGETHER, PostgresLog
from katzentisch.storage.postgres_line import Passing, Reach, without_password
from tests.real_servers import RealPostgres, free_port
from tests.real_stores import WITH_PASSWORD

OURS = Entry("a", 1, 1.0, b"the same move")


def in_log(place: str | Reach, use: Callable[[PostgresLog], Awaitable[None]]) -> None:
    """Open the log, use it and close it."""

    async def run() -> None:
        log = await PostgresLog.open(place)
        try:
            await use(log)
        finally:
            await log.close()

    asyncio.run(run())


def said_to(address: str, *statements: str) -> None:
    """Tell the database something as its operator."""

    async def run() -> None:
        db = await asyncpg.connect(address)
        for statement in statements:
            await db.execute(statement)
        await db.close()

    asyncio.run(run())


class FakeTime:
    """Time that goes on only while somebody sleeps."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)

    def reach(self, address: str, patience: float = 6.0) -> Reach:
        return Reach(address=address, patience_seconds=patience, now=self.now, sleep=self.sleep)


@dataclass
class BrokenLine:
    """Loses some appends, before they arrive or the answer to them."""

    log: PostgresLog
    before: int = 0
    after: int = 0
    meanwhile: Callable[[], Awaitable[None]] | None = None
    sent: int = 0

    def __post_init__(self) -> None:
        self.ask = self.log.writer.ask
        self.log.writer.ask = self.broken  # type: ignore[method-assign]

    async def broken(self, statement: str, *values: Any) -> Sequence[asyncpg.Record]:
        if statement != APPEND:
            return await self.ask(statement, *values)
        self.sent += 1
        if self.before:
            self.before -= 1
            if self.meanwhile is not None:
                await self.meanwhile()
            raise Passing("unreachable", "cut on the way there", sure=False)
        found = await self.ask(statement, *values)
        if self.after:
            self.after -= 1
            self.log.writer.drop()
            raise Passing("unreachable", "cut on the way back", sure=False)
        return found


def test_those_who_wait_share_a_statement(database: str) -> None:
    async def crowd(log: PostgresLog) -> None:
        line = BrokenLine(log)
        await asyncio.gather(*(log.append(Entry(f"t{n}", 1, 0.0, b"x")) for n in range(400)))
        assert len(await log.tables(0)) == 400
        assert line.sent < 5
        assert MOST_TOGETHER >= 400

    in_log(database, crowd)


def test_an_append_whose_answer_is_lost_is_found_to_be_ours(database: str) -> None:
    async def write(log: PostgresLog) -> None:
        line = BrokenLine(log, after=2)
        tries = [log.append(OURS), log.append(OURS), log.append(Entry("b", 1, 2.0, b"y"))]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert line.sent == 3
        # One of the two that want the same number has it, as always.
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, type(None)]
        assert await log.read("a") == [OURS]
        assert await log.trouble() == ""

    in_log(FakeTime().reach(database), write)


def test_the_same_move_of_another_server_is_not_taken_for_ours(database: str) -> None:
    async def write(log: PostgresLog) -> None:
        other = await PostgresLog.open(database)
        BrokenLine(log, before=1, meanwhile=lambda: other.append(OURS))
        with pytest.raises(Taken):
            await log.append(OURS)
        assert await log.read("a") == [OURS]
        await other.close()

    in_log(FakeTime().reach(database), write)


def test_what_is_not_there_is_sent_again(database: str) -> None:
    async def write(log: PostgresLog) -> None:
        line = BrokenLine(log, before=3)
        await log.append(OURS)
        assert line.sent == 4
        assert await log.read("a") == [OURS]

    in_log(FakeTime().reach(database), write)


def test_patience_ends_and_who_may_have_written_is_told_that_nobody_knows(database: str) -> None:
    time = FakeTime()

    async def write(log: PostgresLog) -> None:
        line = BrokenLine(log, after=10_000)
        begun = time.now()
        with pytest.raises(OutcomeUnknown) as unknown:
            await log.append(OURS)
        assert unknown.value.trouble == "unreachable"
        assert 4.0 < time.now() - begun <= 6.0
        assert log.failed == "unreachable"
        line.after = 0
        # The number says what became of it.
        with pytest.raises(Taken):
            await log.append(OURS)
        assert await log.trouble() == ""

    in_log(time.reach(database), write)


def test_a_statement_the_database_gives_up_has_surely_not_happened(database: str) -> None:
    async def write(log: PostgresLog) -> None:
        db = await asyncpg.connect(database)
        try:
            async with db.transaction():
                await db.execute("LOCK TABLE katzentisch.events")
                await log.writer.ask("SET statement_timeout = '50ms'")
                with pytest.raises(LogFailed) as slow:
                    await log.append(OURS)
        finally:
            await db.close()
        assert slow.value.trouble == "slow"
        assert not isinstance(slow.value, OutcomeUnknown)
        assert await log.read("a") == []
        await log.writer.ask("SET statement_timeout = 0")
        await log.append(OURS)

    in_log(Reach(address=database, statement_seconds=60.0, patience_seconds=0.0), write)


def test_a_server_that_is_not_ours_to_wait_for_is_left_in_time(database: str) -> None:
    """Half-open: the other end takes everything and says nothing."""

    async def silent() -> None:
        held: list[asyncio.StreamWriter] = []
        server = await asyncio.start_server(lambda _, line: held.append(line), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        reach = Reach(
            address=f"postgresql://postgres@127.0.0.1:{port}/x",
            statement_seconds=0.1,
            patience_seconds=0.0,
        )
        with pytest.raises(LogFailed) as failed:
            await PostgresLog.open(reach)
        assert failed.value.trouble == "unreachable"
        for line in held:
            line.close()
        server.close()
        await server.wait_closed()

    asyncio.run(asyncio.wait_for(silent(), 60))


def test_nothing_acknowledged_is_lost_when_the_database_is_killed(
    postgres: RealPostgres, database: str
) -> None:
    kills, tables = 3, 12

    def all_went_on(before: dict[str, int], now: dict[str, int]) -> bool:
        return len(now) == tables and all(now[name] > before.get(name, 0) for name in now)

    async def write(log: PostgresLog, name: str, stop: asyncio.Event) -> int:
        seq = 0
        while not stop.is_set():
            await log.append(Entry(name, seq + 1, 0.0, name.encode()))
            seq += 1
        return seq

    async def run() -> None:
        reach = Reach(address=database, patience_seconds=120.0)
        logs = [await PostgresLog.open(reach) for _ in range(3)]
        stop = asyncio.Event()
        names = [f"t{number}" for number in range(tables)]
        writers = [
            asyncio.create_task(write(logs[place % 3], name, stop))
            for place, name in enumerate(names)
        ]
        for _ in range(kills):
            before = await logs[0].last(names)
            # Everybody is at it: whenever it is killed now, it is in the middle of something.
            while not all_went_on(before, await logs[0].last(names)):
                await asyncio.sleep(0)
            await asyncio.to_thread(postgres.stop, immediate=True)
            # From the main thread: a child dies with the thread that made it.
            postgres.start()
        stop.set()
        acknowledged = dict(zip(names, await asyncio.gather(*writers), strict=True))
        assert await logs[0].last(names) == acknowledged
        assert min(acknowledged.values()) >= kills
        for log in logs:
            await log.close()

    asyncio.run(run())


def test_servers_that_start_at_once_make_the_database_once(database: str) -> None:
    async def run() -> None:
        logs = await asyncio.gather(*(PostgresLog.open(database) for _ in range(8)))
        assert len({log.house for log in logs}) == 1
        for log in logs:
            await log.close()

    asyncio.run(run())


def test_two_databases_are_two_houses(postgres: RealPostgres, database: str) -> None:
    houses = []

    async def look(log: PostgresLog) -> None:
        houses.append(log.house)

    for address in (database, database, postgres.create("another")):
        in_log(address, look)
    assert houses[0] == houses[1] != houses[2]


def test_a_step_that_fails_leaves_the_version_before_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = postgres_schema.MIGRATIONS
    broken = "CREATE TABLE katzentisch.half (); SELECT nonsense;"
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", (*good, broken))

    async def never(log: PostgresLog) -> None:
        raise AssertionError

    with pytest.raises(LogFailed, match="nonsense"):
        in_log(database, never)
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", good)

    async def look(log: PostgresLog) -> None:
        await log.append(OURS)

    in_log(database, look)
    whole = (*good, "CREATE TABLE katzentisch.half ();")
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", whole)

    async def still_there(log: PostgresLog) -> None:
        assert await log.read("a") == [OURS]

    in_log(database, still_there)


async def nothing(log: PostgresLog) -> None:
    """Open it, that is enough."""


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    in_log(database, nothing)
    said_to(database, "UPDATE katzentisch.version SET number = 99")
    with pytest.raises(NewerFile, match=r"newer Katzentisch.*--database"):
        in_log(database, nothing)


def test_whatever_the_default_is_an_append_waits_for_the_disk(database: str) -> None:
    name = database.rpartition("/")[2]
    said_to(
        database,
        f"ALTER DATABASE {name} SET synchronous_commit = off",
        f"ALTER DATABASE {name} SET default_transaction_isolation = serializable",
    )

    async def look(log: PostgresLog) -> None:
        assert [*(await log.writer.ask("SHOW synchronous_commit"))[0]] == ["on"]
        assert [*(await log.writer.ask("SHOW transaction_isolation"))[0]] == ["read committed"]

    in_log(database, look)


def test_a_server_that_may_not_write_is_no_place_for_a_log(database: str) -> None:
    name = database.rpartition("/")[2]
    in_log(database, nothing)
    said_to(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(LogFailed) as failed:
        in_log(FakeTime().reach(database), nothing)
    assert failed.value.trouble == "read-only"


def test_one_entry_that_cannot_be_written_keeps_nobody_else_from_writing(database: str) -> None:
    async def write(log: PostgresLog) -> None:
        tries = [log.append(Entry(name, 1, 0.0, b"x")) for name in ("a", "b\0", "c")]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], LogFailed)
        assert outcomes[1].trouble == "unwritable"
        assert outcomes[2] is None
        assert await log.last(["a", "c"]) == {"a": 1, "c": 1}

    in_log(database, write)


@pytest.mark.parametrize(
    ("address", "trouble"),
    [
        ("postgresql://postgres@127.0.0.1:{free}/x", "unreachable"),
        ("postgresql://postgres@127.0.0.1:{port}/nowhere", "missing"),
        (f"postgresql://{WITH_PASSWORD}:wrong@127.0.0.1:{{port}}/postgres", "password"),
        ("postgresql://postgres@127.0.0.1:123456/x", "address"),
        ("postgresql://postgres@[::1/x", "address"),
    ],
)
def test_an_address_that_is_wrong_is_told_by_what_is_wrong_with_it(
    postgres: RealPostgres, address: str, trouble: str
) -> None:
    wrong = address.format(port=postgres.port, free=free_port())
    with pytest.raises(LogFailed) as failed:
        in_log(FakeTime().reach(wrong, patience=0.5), nothing)
    assert failed.value.trouble == trouble


def test_a_password_is_not_shown() -> None:
    shown = without_password("postgresql://anna:secret@db.example:5432/cats?password=secret")
    assert shown == "postgresql://anna@db.example:5432/cats"
    assert "secret" not in without_password("postgresql://anna:secret@[::1/cats")


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    with pytest.raises(LibraryMissing, match=r"katzentisch\[cluster\]"):
        in_log("postgresql://nobody@127.0.0.1/x", nothing)
