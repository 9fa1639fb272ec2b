"""The clock of a table: nobody holds it off, nothing stalls it, and a restart is fair."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots.standin import Choice
from katzentisch.server.office.outside import SteadyClock
from katzentisch.storage.sqlite import SqliteLog
from tests.samples import in_turn
from tests.server.harness import Chosen, Client, RandomThinker, Served, of_a_folder, run, served


async def timed_table(server: Served, seconds: int = 30) -> list[Client]:
    clients = await server.full_table(2, game=in_turn().name, clock=seconds)
    await clients[0].done("start")
    await clients[1].until(lambda one: one.legal)
    return clients


def deadline(client: Client, seat: int) -> float:
    assert client.play is not None
    at: float = client.play["deadlines"][seat]
    return at


def test_moving_and_taking_back_does_not_hold_the_clock_off(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await timed_table(server, 5)
            first = deadline(clients[1], 1)
            for _ in range(3):
                chosen.advance(1)
                await clients[1].move("pass")
                await clients[1].done("undo")
                await clients[1].until(lambda one: one.legal)
                assert deadline(clients[1], 1) == first
            chosen.advance(2)
            await clients[1].until(lambda one: not one.legal)
            assert clients[1].events[-1]["kind"] == "moved"

    run(conversation())


def test_a_clock_does_not_move_for_a_decision_that_has_new_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, may_answer = asyncio.Event(), asyncio.Event()
    choose = RandomThinker.choose

    async def slowly(thinker: RandomThinker, *words: Any) -> Choice | None:
        thinking.set()
        await may_answer.wait()
        return await choose(thinker, *words)

    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await timed_table(server, 5)
            chosen.advance(5)
            await thinking.wait()
            # While the bot thinks for who is late he moves, and all agree to take that back.
            await clients[1].move("pass")
            await clients[1].done("ask", matter="undo")
            await clients[0].answer("undo", agree=True)
            await clients[1].until(lambda one: one.legal)
            may_answer.set()
            await clients[1].done("say", phrase="moment")
            await clients[1].until(lambda one: one.events[-1]["kind"] == "said")
            assert [one["kind"] for one in clients[1].events].count("moved") == 1

    monkeypatch.setattr(RandomThinker, "choose", slowly)
    run(conversation())


def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[Client, float]:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await timed_table(server, 100)
            chosen.advance(10)
            await clients[1].ask("ping")
            return clients[1], deadline(clients[1], 1)

    async def again(client: Client, now: float) -> float:
        async with served(tmp_path, Chosen(time=now)) as server:
            return deadline(await server.client(client.table_id, client.token), 1)

    client, until = run(first())
    assert until == 1_000_100
    # Soon after, it is the same; after long, there is a little time left for whoever comes back;
    # and where the machine's clock was set back by an hour, nobody waits for an hour.
    assert run(again(client, 1_000_020.0)) == until
    assert run(again(client, 1_005_000.0)) == 1_005_015
    assert run(again(client, 996_400.0)) == 996_500


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = SteadyClock().now
    before = now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= now() < before + 60


def test_a_clock_that_is_wrong_goes_with_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 0.0)
    clock = SteadyClock()
    clock.align(1_000_000.0)
    assert 1_000_000 <= clock.now() < 1_000_060
    # A message that was on its way for a moment does not make it jump.
    before = clock.began
    clock.align(clock.now() - 0.3)
    assert clock.began == before
    # Nor does one that was on its way for long: it tells what time it was up to then.
    clock.align(clock.now() - 2.5, 2.4)
    assert clock.began == before
    clock.align(clock.now() + 7200, 2.4)
    assert clock.began > before + 7000


@of_a_folder
def test_bots_and_clocks_go_on_after_a_passing_trouble_with_the_disk(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen, pace=1.0) as server:
            opened = await server.open_table(game=in_turn().name, players=2, clock=30)
            client = await server.client(opened["table"], opened["token"])
            await client.done("start", fill=True)
            log = server.house.office.log
            assert isinstance(log, SqliteLog)
            log.writing.execute("PRAGMA query_only = ON")
            with pytest.raises(sqlite3.OperationalError):
                log.writing.execute("DELETE FROM games")
            await let_time_pass(chosen, 3)
            assert not client.legal
            log.writing.execute("PRAGMA query_only = OFF")
            # Nobody says a word; the bot tries again, and so does the clock.
            moved = 0
            while moved < 3:
                await let_time_pass(chosen, 40)
                await client.ask("ping")
                moved = sum(event["kind"] == "moved" for event in client.events)

    run(conversation())


async def let_time_pass(chosen: Chosen, seconds: int) -> None:
    for _ in range(seconds):
        chosen.advance(1)
        for _ in range(20):
            await asyncio.sleep(0.001)


def test_ids_are_remembered_by_seat(tmp_path: Path) -> None:
    """However much another talks, a command sent again is not done again."""

    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("say", id="mine", phrase="hello")
            for _ in range(1100):
                await clients[1].done("say", phrase="cat")
            await clients[0].done("say", id="mine", phrase="hello")
            await clients[0].ask("ping")
            assert [e["seat"] for e in clients[0].events if e["kind"] == "said"].count(0) == 1
            # Who takes a seat that somebody has left has ids of his own.
            await clients[1].done("leave")
            new = await server.join(clients[0].table_id, "New")
            client = await server.client(new["table"], new["token"])
            before = len(client.events)
            await client.done("say", id="c1000", phrase="wow")
            await client.until(lambda one: len(one.events) > before)

    run(conversation())
