"""Hints and bots at a table when there is much to do: one at a time, beside everything else."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from katzentisch.bots.hints import BestMove
from katzentisch.bots.pool import HintsFull
from katzentisch.bots.process import Failed
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.server.office.process_thinker import ProcessThinker
from tests.samples import at_once, with_hidden_moves
from tests.server.harness import Client, RandomThinker, Served, play_on, run, served


class Slow(RandomThinker):
    """Gives a hint when told to, and notes who has asked."""

    def __init__(self) -> None:
        self.told = asyncio.Event()
        self.askers: list[tuple[str, ...]] = []

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> BestMove:
        self.askers.append(asker)
        found = await super().hint(rules, state, seat, language, seed, names, asker)
        await self.told.wait()
        return found


async def begun(server: Served) -> list[Client]:
    clients = await server.full_table(4, game=with_hidden_moves().name)
    await clients[0].done("start")
    for client in clients:
        await client.until(lambda one: one.play)
    return clients


def test_a_seat_has_one_hint_at_a_time_and_it_holds_up_nothing(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            thinker = server.house.office.thinker = Slow()
            anna, bob, *_ = await begun(server)
            hint = await anna.send("hint")
            again = await anna.ask("hint")
            assert again["reason"] == "table-hint-busy"
            assert again["said"].startswith("A hint for you is on its way already")
            # The same seat on another device, and another seat.
            twin = await server.client(anna.table_id, anna.token)
            while not thinker.askers:
                await asyncio.sleep(0)
            assert (await twin.ask("hint"))["reason"] == "table-hint-busy"
            other = await bob.send("hint")
            assert (await anna.ask("ping"))["type"] == "pong"
            thinker.told.set()
            while hint not in anna.answers:
                await anna.receive()
            assert anna.answers[hint]["move"] in anna.legal
            while other not in bob.answers:
                await bob.receive()
            assert bob.answers[other]["type"] == "hint"
            assert set(thinker.askers) == {("127.0.0.1", anna.table_id)}
            assert (await anna.ask("hint"))["type"] == "hint"

    run(conversation())


def test_who_does_not_wait_for_a_hint_moves_at_once_and_hears_that_it_is_late(
    tmp_path: Path,
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            thinker = server.house.office.thinker = Slow()
            anna, *_ = await begun(server)
            hint = await anna.send("hint")
            while not thinker.askers:
                await asyncio.sleep(0)
            for _ in range(2):
                await anna.move(anna.legal[0])
            thinker.told.set()
            while hint not in anna.answers:
                await anna.receive()
            assert anna.answers[hint]["reason"] == "table-hint-late"

    run(conversation())


def test_whoever_goes_takes_the_question_along(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            thinker = server.house.office.thinker = Slow()
            anna, *_ = await begun(server)
            live = server.house.tables[anna.table_id]
            await anna.send("hint")
            while not live.bots.advised:
                await asyncio.sleep(0)
            await anna.close()
            while live.bots.advised:
                await asyncio.sleep(0.002)
            assert not thinker.told.is_set()

    run(conversation())


def test_a_full_line_and_a_failing_bot_are_sentences(tmp_path: Path) -> None:
    class Refusing:
        """A pool that has no answer."""

        hurry = False
        trouble: Exception = HintsFull()

        def prepare(self, game: str) -> None:
            pass

        async def hint(self, *words: Any, **more: Any) -> Any:
            raise self.trouble

        async def move(self, *words: Any) -> int:
            raise Failed("broken")

        async def close(self) -> None:
            pass

    async def conversation() -> None:
        async with served(tmp_path) as server:
            thinker = ProcessThinker()
            pool: Any = Refusing()
            thinker.pool = pool
            server.house.office.thinker = thinker
            seat = await server.open_table(game=with_hidden_moves().name)
            anna = await server.client(seat["table"], seat["token"], language="de")
            await anna.done("start", fill=True)
            await anna.until(lambda one: one.legal)
            full = await anna.ask("hint")
            assert full["reason"] == "table-hints-full"
            assert full["said"].startswith("Gerade warten viele auf einen Tipp")
            pool.trouble = Failed("broken")
            assert (await anna.ask("hint"))["reason"] == "table-hint-failed"
            # Bots move all the same.
            for _ in range(2):
                await anna.move(anna.legal[0])
            await anna.until(lambda one: any(e["kind"] == "moved" for e in one.events))

    run(conversation())


def test_a_table_is_told_when_its_bots_think_less(tmp_path: Path) -> None:
    async def table(server: Served, level: str) -> Client:
        seat = await server.open_table(game=at_once().name, players=4, level=level)
        client = await server.client(seat["table"], seat["token"])
        await client.done("start", fill=True)
        return client

    async def conversation() -> None:
        async with served(tmp_path) as server:
            thinker = RandomThinker()
            server.house.office.thinker = thinker
            expert, novice = await table(server, "expert"), await table(server, "novice")
            thinker.hurry = True
            await play_on([novice], lambda one: one.legal[0])
            assert not any('"hurry":true' in one for one in novice.raw), "a novice never does"
            await play_on([expert], lambda one: one.legal[0], lambda one: one.table["hurry"])
            told = await server.http.get(f"/api/tables/{expert.table['id']}")
            assert told.json()["hurry"]
            thinker.hurry = False
            await play_on([expert], lambda one: one.legal[0], lambda one: not one.table["hurry"])
            # It is told when it changes, not with every move.
            assert sum('"hurry":true' in one for one in expert.raw) == 1

    run(conversation())
