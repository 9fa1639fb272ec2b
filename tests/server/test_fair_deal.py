"""Everybody promises before anybody opens, at a real table (docs/fair-dealing.md)."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

from katzentisch.core.fair import promise_of
from katzentisch.core.record import replay
from katzentisch.games import rulebooks
from tests.samples import in_turn
from tests.server.harness import Chosen, Client, Served, run, served


def salt(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def promise(name: str) -> str:
    return promise_of(bytes.fromhex(salt(name)))


async def promised_table(server: Served, players: int = 2) -> list[Client]:
    """A table at which everybody has promised on sitting down."""
    seated = [await server.open_table(game=in_turn().name, players=players, promise=promise("0"))]
    for seat in range(1, players):
        wish = {"promise": promise(str(seat))}
        seated.append(await server.join(seated[0]["table"], f"Friend {seat}", **wish))
    clients = []
    for one in seated:
        client = await server.client(one["table"], one["token"])
        client.table_id, client.token = one["table"], one["token"]
        clients.append(client)
    return clients


async def end(clients: list[Client]) -> str:
    """End the game by agreement; the id of its record."""
    await clients[0].done("ask", matter="end")
    for client in clients[1:]:
        await client.answer("end", agree=True)
    await clients[0].until(lambda one: one.table["stage"] == "over")
    name: str = clients[0].table["played"][-1]["id"]
    return name


async def record_of(server: Served, game: str) -> Any:
    return (await server.http.get(f"/api/records/{game}")).json()


def test_nobody_opens_before_all_promises_are_shown(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await promised_table(server, 3)
            shown_before = clients[0].table["commitment"]
            assert clients[2].table["promised"] == [0, 1, 2]
            assert (await clients[0].ask("open", salt=salt("0")))["reason"] == (
                "table-nothing-to-open"
            )
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.table["stage"] == "dealing")
                lock = client.table["dealing"]
                assert lock["commitment"] == shown_before
                assert lock["promises"] == [promise(str(seat)) for seat in range(3)]
                assert client.play is None
            late = await clients[1].ask("promise", promise=promise("other"))
            assert late["reason"] == "table-promise-late"
            assert (await clients[1].ask("open", salt=salt("0")))["reason"] == "table-salt-wrong"
            for seat, client in enumerate(clients):
                await client.done("open", salt=salt(str(seat)))
            for client in clients:
                await client.until(lambda one: one.table["stage"] == "playing")
            record = await record_of(server, await end(clients))
            assert record["fair"]["commitment"] == shown_before
            assert record["fair"]["promises"] == [promise(str(seat)) for seat in range(3)]
            assert record["fair"]["salts"] == [salt(str(seat)) for seat in range(3)]
            assert record["fair"]["late"] == []
            replay(record, rulebooks())

    run(conversation())


def test_who_does_not_open_in_time_is_named_and_holds_up_nobody(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await promised_table(server)
            await clients[0].done("start")
            await clients[0].done("open", salt=salt("0"))
            await clients[0].until(lambda one: one.table["dealing"]["opened"] == [0])
            assert clients[0].table["dealing"]["until"] == chosen.time + 5
            chosen.advance(5)
            await clients[0].until(lambda one: one.table["stage"] == "playing")
            kinds = [(event["kind"], event["seat"]) for event in clients[0].events]
            assert kinds[-3:] == [("locked", None), ("late", 1), ("started", None)]
            too_late = await clients[1].ask("open", salt=salt("1"))
            assert too_late["reason"] == "table-nothing-to-open"
            record = await record_of(server, await end(clients))
            assert record["fair"]["late"] == [1]
            assert record["fair"]["salts"] == [salt("0"), ""]
            assert record["fair"]["promises"] == [promise("0"), promise("1")]
            replay(record, rulebooks())

    run(conversation())


def test_a_rematch_takes_new_promises(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await promised_table(server)
            await clients[0].done("start")
            for seat, client in enumerate(clients):
                await client.done("open", salt=salt(str(seat)))
            await end(clients)
            # A promise is good for one deal.
            assert clients[0].table["promised"] == []
            for seat, client in enumerate(clients):
                await client.done("promise", promise=promise(f"again {seat}"))
            await clients[1].done("ask", matter="rematch")
            await clients[0].answer("rematch", agree=True)
            for seat, client in enumerate(clients):
                await client.until(lambda one: one.table["stage"] == "dealing")
                await client.done("open", salt=salt(f"again {seat}"))
            await clients[0].until(lambda one: one.play and one.play["number"] == 2)
            record = await record_of(server, await end(clients))
            assert record["fair"]["salts"] == [salt("again 0"), salt("again 1")]

    run(conversation())


def test_one_person_against_bots_is_dealt_to_at_once(tmp_path: Path) -> None:
    """As quick as can be: the start, and one answer of the device. Nothing else is waited for."""

    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            opened = await server.open_table(players=4, promise=promise("0"))
            client = await server.client(opened["table"], opened["token"])
            await client.done("start", fill=True)
            await client.until(lambda one: one.table["dealing"])
            assert client.table["dealing"]["promises"] == [promise("0"), None, None, None]
            await client.done("open", salt=salt("0"))
            await client.until(lambda one: one.play)

    run(conversation())


def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first() -> list[Client]:
        async with served(tmp_path) as server:
            clients = await promised_table(server, 3)
            await clients[0].done("start")
            await clients[0].done("open", salt=salt("0"))
            return clients

    async def second(before: list[Client]) -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = [await server.client(one.table_id, one.token) for one in before]
            assert clients[0].table["dealing"]["opened"] == [0]
            await clients[1].done("open", salt=salt("1"))
            # The time to open begins again, and somebody sees to its end.
            for _ in range(100):
                chosen.advance(1)
                await asyncio.sleep(0)
            await clients[2].until(lambda one: one.table["stage"] == "playing")
            late = [event["seat"] for event in clients[2].events if event["kind"] == "late"]
            assert late == [2]

    run(second(run(first())))


def test_salts_and_nothing_else_change_the_deal(tmp_path: Path) -> None:
    async def hands(folder: str, names: tuple[str, str]) -> Any:
        async with served(tmp_path / folder, Chosen()) as server:
            opened = await server.open_table(
                game=in_turn().name, players=2, promise=promise(names[0]), salt="00ff"
            )
            other = await server.join(opened["table"], "Berta", promise=promise(names[1]))
            clients = [
                await server.client(opened["table"], one["token"]) for one in (opened, other)
            ]
            await clients[0].done("start")
            for name, client in zip(names, clients, strict=True):
                await client.done("open", salt=salt(name))
            await clients[0].until(lambda one: one.play)
            return clients[0].view["hand"]

    for folder in "abc":
        (tmp_path / folder).mkdir()
    one, same = run(hands("a", ("x", "y"))), run(hands("b", ("x", "y")))
    assert one == same
    assert one != run(hands("c", ("x", "z")))
