"""Who is there, and what each tells the others, wherever it is kept."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from katzentisch.storage.opening import open_store
from katzentisch.storage.postgres import PostgresLog
from katzentisch.storage.postgres_line import DatabaseLine, Reach
from katzentisch.storage.postgres_register import PROMPT_SECONDS, PostgresRegister
from katzentisch.storage.register import (
    ALIVE_SECONDS,
    BEAT_SECONDS,
    FORGET_SECONDS,
    LINELESS_SECONDS,
    Hearsay,
    OnlyServer,
    Register,
)
from katzentisch.storage.sqlite import SqliteLog
from katzentisch.storage.sqlite_register import SqliteRegister
from tests.real_servers import RealPostgres

HOUR = 1_000_000.0
# Against waiting for ever.
PATIENCE = 120


@dataclass
class Registers:
    """Opens registers of the same servers, and lets their rows grow old."""

    opened: Callable[[], Awaitable[Register]]
    say: Callable[[str], Awaitable[None]]

    async def age(self, server: str, seconds: float) -> None:
        """As if nobody had heard of a server for so long."""
        await self.say(f"UPDATE servers SET beat = beat - {seconds} WHERE server = '{server}'")


def in_file(folder: Path) -> Registers:
    async def opened() -> Register:
        return SqliteRegister(folder / "register.db", lambda: HOUR)

    async def say(statement: str) -> None:
        db = sqlite3.connect(folder / "register.db", isolation_level=None)
        db.execute(statement)
        db.close()

    return Registers(opened, say)


def in_database(address: str) -> Registers:
    async def opened() -> Register:
        await (await PostgresLog.open(address)).close()
        return PostgresRegister(Reach(address=address))

    async def say(statement: str) -> None:
        db = await asyncpg.connect(address)
        await db.execute("SET search_path = katzentisch")
        await db.execute(statement)
        await db.close()

    return Registers(opened, say)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.processes)])
def registers(request: pytest.FixtureRequest, tmp_path: Path) -> Registers:
    """Registers of one house."""
    if request.param == "sqlite":
        return in_file(tmp_path)
    return in_database(request.getfixturevalue("database"))


def with_two(registers: Registers, use: Callable[[Register, Register], Awaitable[None]]) -> None:
    """Two servers, each with its line to the register."""

    async def run() -> None:
        one, other = await registers.opened(), await registers.opened()
        try:
            await use(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())


async def names(register: Register, server: str) -> list[str]:
    """Who is there, as a server hears with its beat."""
    return [one.server for one in (await register.beat(server, b"of " + server.encode())).servers]


def test_who_beats_is_there_and_who_is_silent_is_not(registers: Registers) -> None:
    async def use(one: Register, other: Register) -> None:
        assert await names(one, "one") == ["one"]
        assert await names(other, "other") == ["one", "other"]
        roll = await one.beat("one", b"new")
        assert [(row.server, row.facts) for row in roll.servers] == [
            ("one", b"new"),
            ("other", b"of other"),
        ]
        await registers.age("other", ALIVE_SECONDS + 0.1)
        assert await names(one, "one") == ["one"]
        assert await names(other, "other") == ["one", "other"]
        await one.leave("one")
        assert await names(other, "other") == ["other"]

    with_two(registers, use)


def test_all_have_the_time_of_the_store(registers: Registers) -> None:
    async def use(one: Register, other: Register) -> None:
        times = [(await one.beat("one", b"")).now, (await other.beat("other", b"")).now]
        assert 0 <= times[1] - times[0] < 60

    with_two(registers, use)


def test_what_a_server_tells_the_others_hear_until_it_says_otherwise(registers: Registers) -> None:
    async def use(one: Register, other: Register) -> None:
        await one.beat("one", b"")
        await other.beat("other", b"")
        await one.tell("one", {"a": b"1", "b": b"2"})
        await other.tell("other", {"a": b"3"})
        assert await other.told("other", ["a", "b", "c"]) == [
            Hearsay("a", "one", b"1"),
            Hearsay("b", "one", b"2"),
        ]
        assert await one.told("one", ["a"]) == [Hearsay("a", "other", b"3")]
        assert await one.told("one", []) == []
        await one.tell("one", {"a": b"4", "b": None})
        assert await other.told("other", ["a", "b"]) == [Hearsay("a", "one", b"4")]
        await registers.age("one", ALIVE_SECONDS + 0.1)
        assert await other.told("other", ["a", "b"]) == []
        await one.beat("one", b"")
        assert await other.told("other", ["a", "b"]) == [Hearsay("a", "one", b"4")]
        await one.leave("one")
        assert await other.told("other", ["a", "b"]) == []

    with_two(registers, use)


def test_what_the_register_has_lost_is_told_again_with_a_beat(registers: Registers) -> None:
    async def use(one: Register, other: Register) -> None:
        await one.beat("one", b"")
        await one.tell("one", {"a": b"1", "b": b"2"})
        await one.tell("one", {"b": None})
        await registers.say("DELETE FROM servers")
        await registers.say("DELETE FROM told")
        await other.beat("other", b"")
        assert await other.told("other", ["a", "b"]) == []
        await one.beat("one", b"")
        assert await other.told("other", ["a", "b"]) == [Hearsay("a", "one", b"1")]

    with_two(registers, use)


def test_who_has_been_gone_for_long_is_swept_out(registers: Registers) -> None:
    async def use(one: Register, other: Register) -> None:
        assert isinstance(one, SqliteRegister | PostgresRegister)
        await one.beat("one", b"")
        await other.beat("other", b"")
        await other.tell("other", {"a": b"1"})
        await registers.age("other", FORGET_SECONDS + 1)
        one.swept -= FORGET_SECONDS + 1
        await one.beat("one", b"")
        # Were its row still there, that would show now.
        await registers.say("UPDATE servers SET beat = beat + 1000 WHERE server = 'other'")
        await registers.say("INSERT INTO servers SELECT 'other', facts, beat FROM servers")
        assert await one.told("one", ["a"]) == []

    with_two(registers, use)


def test_many_topics_are_asked_for_at_once(registers: Registers) -> None:
    topics = [f"t{number:04}" for number in range(1200)]

    async def use(one: Register, other: Register) -> None:
        await one.beat("one", b"")
        await one.tell("one", {topic: topic.encode() for topic in topics})
        found = await other.told("other", topics)
        assert [(row.topic, row.body) for row in found] == [
            (name, name.encode()) for name in topics
        ]

    with_two(registers, use)


def test_a_beat_does_not_wait_for_who_reads_in_the_file(tmp_path: Path) -> None:
    async def use(one: Register, other: Register) -> None:
        assert isinstance(one, SqliteRegister)
        read = threading.Event()
        one.reading.submit(read.wait)
        looking = asyncio.create_task(one.told("one", ["a"]))
        try:
            await asyncio.wait_for(one.beat("one", b""), PATIENCE)
            await asyncio.wait_for(one.tell("one", {"a": b"1"}), PATIENCE)
            assert not looking.done()
        finally:
            read.set()
        assert await looking == []

    with_two(in_file(tmp_path), use)


def test_a_beat_does_not_wait_for_who_asks_the_database(database: str) -> None:
    async def use(one: Register, other: Register) -> None:
        assert isinstance(one, PostgresRegister)
        await other.beat("other", b"")
        await one.tell("one", {"a": b"1"})
        async with one.asking.free:
            looking = asyncio.create_task(one.told("one", ["a"]))
            # The register does not know us, so all is told again.
            await asyncio.wait_for(one.beat("one", b""), PATIENCE)
            assert await other.told("other", ["a"]) == [Hearsay("a", "one", b"1")]
            # Somebody tells something, and waits for the same line.
            telling = asyncio.create_task(one.tell("one", {"a": b"2", "b": b"3"}))
            while not one.telling.locked():
                await asyncio.sleep(0)
            one.news.lost()
            await asyncio.wait_for(one.beat("one", b""), PATIENCE)
            assert not looking.done()
            assert not telling.done()
        await telling
        assert await looking == []
        assert len(await other.told("other", ["a", "b"])) == 2

    with_two(in_database(database), use)


def test_a_beat_that_is_held_up_is_sent_again_over_a_new_line(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.storage.postgres_register.PROMPT_SECONDS", 0.01)
    usual, tries = DatabaseLine.use, []

    async def never(db: object) -> Any:
        await asyncio.Event().wait()

    async def held_up_once(line: DatabaseLine, work: Any) -> Any:
        tries.append(work)
        return await usual(line, work if len(tries) > 1 else never)

    async def use(one: Register, other: Register) -> None:
        monkeypatch.setattr(DatabaseLine, "use", held_up_once)
        assert await names(one, "one") == ["one"]
        assert len(tries) == 2

    with_two(in_database(database), use)


def test_who_is_held_up_once_is_not_gone_and_who_is_gone_is_missed_in_time() -> None:
    assert BEAT_SECONDS + 2 * PROMPT_SECONDS < ALIVE_SECONDS
    # Three seconds are wanted; the rest is for whoever goes on.
    assert ALIVE_SECONDS + BEAT_SECONDS < 2.5


def test_who_has_let_go_of_the_database_is_missed_sooner(database: str) -> None:
    registers = in_database(database)

    async def use(one: Register, other: Register) -> None:
        assert isinstance(other, PostgresRegister)
        await one.beat("one", b"")
        await other.beat("other", b"")
        await other.tell("other", {"a": b"1"})
        # Late, but it is still on the line.
        await registers.age("other", LINELESS_SECONDS + 0.1)
        assert await names(one, "one") == ["one", "other"]
        # As if it had been killed.
        other.beating.drop()
        async with asyncio.timeout(PATIENCE):
            while "other" in await names(one, "one"):
                await asyncio.sleep(0.01)
        assert await one.told("one", ["a"]) == []
        # Its line was only cut: it beats again over another.
        await other.beat("other", b"")
        assert await names(one, "one") == ["one", "other"]
        assert await one.told("one", ["a"]) == [Hearsay("a", "other", b"1")]
        # And who has just lost it is not missed.
        other.beating.drop()
        assert await names(one, "one") == ["one", "other"]

    with_two(registers, use)


def test_who_lost_only_its_line_has_time_to_beat_over_another() -> None:
    assert 3 * BEAT_SECONDS < LINELESS_SECONDS < ALIVE_SECONDS


def test_after_a_crash_of_the_database_servers_find_one_another_again(
    postgres: RealPostgres, database: str
) -> None:
    async def use(one: Register, other: Register) -> None:
        await one.beat("one", b"")
        await one.tell("one", {"a": b"1"})
        postgres.stop(immediate=True)
        postgres.start()
        assert await names(other, "other") == ["other"]
        assert await other.told("other", ["a"]) == []
        assert await names(one, "one") == ["one", "other"]
        assert await other.told("other", ["a"]) == [Hearsay("a", "one", b"1")]

    with_two(in_database(database), use)


def test_a_statement_that_was_held_up_changes_nothing_said_after_it(database: str) -> None:
    async def use(one: Register, other: Register) -> None:
        assert isinstance(one, PostgresRegister)
        await one.beat("one", b"")
        for body in (b"new", None):
            await one.tell("one", {"a": body})
            late = PostgresRegister(one.beating.reach)
            await late.tell("one", {"a": b"old"})
            await late.close()
            expected = [] if body is None else [Hearsay("a", "one", body)]
            assert await other.told("other", ["a"]) == expected

    with_two(in_database(database), use)


def test_a_register_that_a_lost_machine_has_damaged_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "register.db").write_bytes(b"something else " * 1000)

    async def use(one: Register, other: Register) -> None:
        await one.beat("one", b"")
        assert await names(other, "other") == ["one", "other"]

    with_two(in_file(tmp_path), use)


def test_a_place_is_a_folder_or_an_address(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        alone = await open_store(tmp_path, lambda: HOUR, alone=True)
        shared = await open_store(str(tmp_path), lambda: HOUR)
        far = await open_store(database, lambda: HOUR)
        assert isinstance(alone.log, SqliteLog)
        assert isinstance(alone.register, OnlyServer)
        assert isinstance(shared.register, SqliteRegister)
        assert isinstance(far.log, PostgresLog)
        assert isinstance(far.register, PostgresRegister)
        assert alone.house == shared.house != far.house
        for store in (alone, shared, far):
            await store.close()

    asyncio.run(run())
