"""The same house on PostgreSQL, with Redis as its bell: real ones, and each may be gone a while."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from katzentisch.server.office.outside import Outside
from katzentisch.server.start.opened_house import open_house
from katzentisch.server.table.happening import replayed
from tests.real_servers import RealPostgres, RealRedis
from tests.samples import in_turn
from tests.server.harness import (
    RandomThinker,
    Served,
    play_on,
    run,
    served,
    serving,
    settings_for,
)
from tests.server.test_many_servers import soon, spread_table


@asynccontextmanager
async def houses(folder: Path, count: int, **wishes: Any) -> AsyncIterator[list[Served]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            settings = settings_for(folder, **wishes)
            house = await open_house(settings, RandomThinker(), Outside.of_a_house())
            found.append(await stack.enter_async_context(serving(house)))
        yield found


def test_a_game_over_two_servers_with_and_without_the_bell(
    tmp_path: Path, database: str, redis_server: RealRedis
) -> None:
    async def conversation() -> None:
        bell = redis_server.address
        async with houses(tmp_path, 2, database=database, bell=bell) as two:
            await soon(lambda: all(one.house.office.bus.healthy for one in two))
            clients = await spread_table(two, players=4, game=in_turn().name)
            await clients[0].done("start")
            seen = len(clients[0].events)
            enough = seen + 12
            await play_on(clients, lambda one: one.legal[0], lambda one: len(one.events) > enough)
            redis_server.stop()
            seen = max(len(one.events) for one in clients)
            await soon(lambda: not any(one.house.office.bus.healthy for one in two))
            await play_on(clients, lambda one: one.legal[0], lambda one: len(one.events) > seen)
            redis_server.start()
            await soon(lambda: all(one.house.office.bus.healthy for one in two))
            await play_on(clients, lambda one: one.legal[0])
            entries = await two[0].house.office.log.read(clients[0].table_id)
            table = replayed(clients[0].table_id, entries, telling=False)
            assert table.stage == "over"
            for client in clients:
                numbers = [event["n"] for event in client.events]
                assert numbers == list(range(1, len(numbers) + 1))
            record = await two[1].http.get(f"/api/records/{table.finished[0].record['id']}")
            assert record.status_code == 200

    run(conversation())


def test_the_database_is_gone_for_a_moment(tmp_path: Path, careful_postgres: RealPostgres) -> None:
    async def conversation() -> None:
        database = careful_postgres.create("gone")
        async with houses(tmp_path, 1, database=database) as (server,):
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            careful_postgres.stop(immediate=True)
            health = await server.http.get("/health")
            assert health.status_code == 503
            late = asyncio.create_task(clients[0].ask("say", phrase="hello"))
            careful_postgres.start()
            # Either it was written after all, or he was told that it was not and says it again.
            answer = await late
            if answer["type"] == "rejected":
                assert answer["reason"] == "table-storage"
                await soon_done(clients[0])
            await play_on(clients, lambda one: one.legal[0])

    run(conversation())


async def soon_done(client: Any) -> None:
    """Say something until it is heard, as the page does."""
    while (await client.ask("say", id="again", phrase="hello"))["type"] == "rejected":
        await asyncio.sleep(0.05)


def test_a_server_goes_on_where_another_stopped(tmp_path: Path, database: str) -> None:
    async def first() -> tuple[str, str]:
        async with served(tmp_path, database=database) as server:
            seat = await server.open_table(game=in_turn().name, players=3)
            client = await server.client(seat["table"], seat["token"])
            await client.done("start", fill=True)
            return seat["table"], seat["token"]

    async def second(table: str, token: str) -> None:
        async with served(tmp_path, database=database) as server:
            client = await server.client(table, token)
            # What this device says has not been said by the one before.
            client.numbers = itertools.count(1000)
            await play_on([client], lambda one: one.legal[0])

    run(second(*run(first())))
