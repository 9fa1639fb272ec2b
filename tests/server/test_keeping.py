"""Restarts, two servers on one file, clients that do not read, trouble with the disk."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.core.game import Game, Refused
from katzentisch.core.rulebook import SPECTATOR, Refusal
from katzentisch.server import protocol
from katzentisch.server.door.connection import Connection
from katzentisch.server.office.house import House
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.metrics import Metrics
from katzentisch.server.office.office import Office
from katzentisch.server.start.addresses import listening
from katzentisch.server.start.cannot_serve import CannotServe
from katzentisch.server.start.data_folder import locked
from katzentisch.server.table.happening import replayed
from katzentisch.storage.log import Entry, LogFailed, OutcomeUnknown
from katzentisch.storage.sqlite import SqliteLog
from tests.samples import in_turn
from tests.server.harness import (
    Chosen,
    Client,
    RandomThinker,
    of_a_folder,
    run,
    served,
    settings_for,
)
from tests.storage.damage import spoil


def test_a_second_start_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    async def first() -> list[Client]:
        async with served(tmp_path) as server:
            clients = await server.full_table(3, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            await clients[1].done("move", id="mine", text="pass")
            await clients[2].until(lambda one: one.legal)
            return clients

    async def second(clients: list[Client]) -> None:
        async with served(tmp_path) as server:
            again = await server.client(clients[2].table_id, clients[2].token)
            assert again.play == clients[2].play
            assert [(e["n"], e["kind"], e["said"]) for e in again.events] == [
                (e["n"], e["kind"], e["said"]) for e in clients[2].events
            ]
            mover = await server.client(clients[1].table_id, clients[1].token)
            await mover.done("move", id="mine", text="pass")
            assert [e["kind"] for e in mover.events].count("moved") == 1

    run(second(run(first())))


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        async with served(tmp_path, Chosen(), pace=1.0) as server:
            seat = await server.open_table(game=in_turn().name, players=2)
            client = await server.client(seat["table"], seat["token"])
            await client.done("start", fill=True)
            return seat["table"], seat["token"]

    async def second(table: str, token: str) -> None:
        async with served(tmp_path) as server:
            client = await server.client(table, token)
            await client.until(lambda one: one.legal)

    run(second(*run(first())))


@of_a_folder
def test_a_finished_game_is_on_the_shelf_even_if_the_server_stopped_before(
    tmp_path: Path,
) -> None:
    async def first() -> str:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[0].done("ask", matter="end")
            await clients[1].answer("end", agree=True)
            await clients[0].until(lambda one: one.table["stage"] == "over")
            name: str = clients[0].table["played"][0]["id"]
            return name

    async def second(game: str) -> None:
        async with served(tmp_path) as server:
            await server.house.awake.wait()
            assert (await server.http.get(f"/api/records/{game}")).status_code == 200
            assert (await server.http.get("/api/records")).json() == []

    game = run(first())
    db = sqlite3.connect(tmp_path / "tables.db")
    db.execute("DELETE FROM games")
    db.commit()
    db.close()
    run(second(game))


def test_two_servers_of_one_file_agree_on_every_table(tmp_path: Path) -> None:
    seed = 5
    chance = random.Random(seed)

    async def conversation() -> None:
        chosen = Chosen()
        logs = [SqliteLog(tmp_path / "tables.db") for _ in range(2)]
        houses = [
            House(Office(log, RandomThinker(), settings_for(tmp_path), chosen.outside(), Metrics()))
            for log in logs
        ]
        wish = protocol.Create(in_turn().name, 2, "Anna")
        seated = await houses[0].create(wish, "here")
        tables = [await house.find(seated.table) for house in houses]
        await houses[1].join(tables[1], protocol.Join("Berta"))
        await tables[0].act(0, protocol.Start("go"))
        # Both act on a state that the other has long changed: the log decides.
        for step in range(60):
            await play_one(tables[chance.randrange(2)], f"m{step}", chance)
            await tables[chance.randrange(2)].act(0, protocol.Say(f"s{step}", "hello"))
        for live in tables:
            await live.keeper.catch_up()
        seqs = [entry.seq for entry in await logs[0].read(seated.table)]
        assert seqs == list(range(1, len(seqs) + 1)), f"seed {seed}"
        views = [live.table.game.view(SPECTATOR) for live in tables if live.table.game]
        assert views[0] == views[1], f"seed {seed}"
        for log in logs:
            await log.close()

    async def play_one(live: LiveTable, command: str, chance: random.Random) -> None:
        game: Game | None = live.table.game
        if game is None or not game.actors:
            return
        seat = game.actors[0]
        try:
            await live.act(seat, protocol.Move(command, chance.choice(game.legal(seat))))
        except Refused:
            # The other server was faster, and this one has read on.
            assert live.table.seq > 3

    run(conversation())


class FullLine:
    """A client that says hello, and then reads nothing until it is told to."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.said = [hello]
        self.reads = asyncio.Event()
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        if self.said:
            return {"type": "websocket.receive", "text": json.dumps(self.said.pop())}
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: dict[str, Any]) -> None:
        if len(self.heard) == 2:
            await self.reads.wait()
        self.heard += [json.loads(text) for text in message["texts"]]


@of_a_folder
def test_what_one_server_writes_the_other_tells_its_clients(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            here = server.house.office
            log = SqliteLog(tmp_path / "tables.db")
            away = Office(log, RandomThinker(), here.settings, here.outside, Metrics(), here.bus)
            live = await House(away).find(clients[0].table_id)
            await live.act(1, protocol.Say("x", "wow"))
            await clients[0].until(lambda one: one.events[-1]["kind"] == "said")
            await log.close()

    run(conversation())


def test_a_client_that_does_not_read_holds_up_nobody_and_misses_nothing(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            hello = {"type": "hello", "id": "h", "table": clients[0].table_id}
            line = FullLine(hello)
            serving = asyncio.create_task(Connection(server.house, line.receive, line.send).run())
            await clients[0].until(lambda one: one.table["watchers"] == 1)
            for number in range(200):
                await clients[number % 2].done("say", phrase="hello")
            # Whoever reads was served all the time; the other had an answer and one update.
            assert [one["type"] for one in line.heard] == ["ok", "update"]
            line.reads.set()
            await clients[0].done("say", phrase="thanks")
            while line.heard[-1]["n"] < clients[0].update["n"]:
                await asyncio.sleep(0.002)
            # Fewer updates, and yet every event.
            assert len(line.heard) < 10
            numbers = [event["n"] for one in line.heard[1:] for event in one["events"]]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) > 200
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    run(conversation())


def test_slow_connections_are_cut(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await server.full_table(2, game=in_turn().name)
            live = server.house.tables[clients[0].table_id]
            (slow,) = [one for one in live.people.viewers if one.viewer == 1]
            # As if the line had been full for long.
            slow.sending_since = chosen.time - 1000  # type: ignore[attr-defined]
            await clients[0].until(lambda one: one.table["seats"][1]["away_since"] is not None)
            page = (await server.http.get("/metrics")).text
            assert 'katzentisch_dropped_total{reason="slow"} 1.0' in page

    run(conversation())


@of_a_folder
def test_when_the_disk_refuses_nothing_changes_and_the_client_is_told(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            log = server.house.office.log
            assert isinstance(log, SqliteLog)
            log.writing.execute("PRAGMA query_only = ON")
            answer = await clients[1].ask("move", text="pass")
            assert answer["reason"] == "table-storage"
            log.writing.execute("PRAGMA query_only = OFF")
            await clients[1].done("move", text="pass")

    run(conversation())


@of_a_folder
def test_while_the_disk_refuses_requests_and_health_say_so(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            seat = await server.open_table()
            log = server.house.office.log
            assert isinstance(log, SqliteLog)
            log.writing.execute("PRAGMA query_only = ON")
            wish = {"game": in_turn().name, "players": 2, "name": "A"}
            for path, body in (
                ("/api/tables", wish),
                (f"/api/tables/{seat['table']}/seats", {"name": "Berta"}),
            ):
                answer = await server.http.post(path, json=body)
                assert (answer.status_code, answer.json()["reason"]) == (503, "table-storage")
                assert answer.json()["said"]
            health = await server.http.get("/health")
            assert health.status_code == 503
            assert (health.json()["status"], health.json()["problem"]) == ("trouble", "read-only")
            # What can be read is still there.
            assert (await server.http.get(f"/api/tables/{seat['table']}")).status_code == 200
            log.writing.execute("PRAGMA query_only = OFF")
            # Nobody needs to write first.
            health = await server.http.get("/health")
            assert health.status_code == 200
            assert (health.json()["status"], health.json()["problem"]) == ("ok", "")
            await server.join(seat["table"], "Berta")

    run(conversation())


class UnreadableLog(SqliteLog):
    """A disk that gives nothing back for a while."""

    unreadable = False

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        if self.unreadable:
            raise LogFailed("disk")
        return await super().read(table, after)


@of_a_folder
def test_a_table_that_cannot_be_read_for_a_while_is_there_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.storage.opening.SqliteLog", UnreadableLog)

    async def conversation() -> None:
        async with served(tmp_path) as server:
            seat = await server.open_table()
            server.house.tables.clear()
            monkeypatch.setattr(UnreadableLog, "unreadable", True)
            answer = await server.http.get(f"/api/tables/{seat['table']}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "storage-unreadable")
            client = await Client.connected(server.port)
            await client.send("hello", table=seat["table"], token=seat["token"])
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            monkeypatch.setattr(UnreadableLog, "unreadable", False)
            await server.client(seat["table"], seat["token"])
            assert server.house.set_aside == set()

    run(conversation())


@of_a_folder
def test_a_damaged_page_costs_the_tables_on_it_and_no_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def first() -> list[dict[str, Any]]:
        async with served(tmp_path, Chosen(b"first")) as server:
            return [await server.open_table(name=f"Host {number}") for number in range(40)]

    async def second(seats: list[dict[str, Any]]) -> set[str]:
        async with served(tmp_path, Chosen(b"second")) as server:
            await server.house.awake.wait()
            lost = set(server.house.set_aside)
            assert seats[7]["table"] in lost
            assert len(server.house.tables) == 40 - len(lost) > 20
            health = await server.http.get("/health")
            assert health.status_code == 200
            assert (health.json()["status"], health.json()["set_aside"]) == ("ok", len(lost))
            for seat in seats:
                answer = await server.http.get(f"/api/tables/{seat['table']}?language=fr")
                if seat["table"] in lost:
                    assert (answer.status_code, answer.json()["reason"]) == (503, "table-set-aside")
                    assert answer.json()["said"].startswith("Cette table ne peut pas être ouverte")
                else:
                    assert answer.json()["seats"][0]["name"] == f"Host {seats.index(seat)}"
            # A new table may fall on that page, too; elsewhere there is room.
            wish = {"game": in_turn().name, "players": 4, "name": "Anna"}
            new = [await server.http.post("/api/tables", json=wish) for _ in range(12)]
            assert {one.status_code for one in new} <= {201, 503}
            assert 201 in {one.status_code for one in new}
        return lost

    seats = run(first())
    table = seats[7]["table"].encode()
    assert spoil(tmp_path / "tables.db", table) >= 1
    lost = run(second(seats))
    assert lost <= {getattr(one, "table", "") for one in caplog.records}


@of_a_folder
@pytest.mark.parametrize("trouble", [RuntimeError("whatever it is"), Refused(Refusal("x"))])
def test_whatever_keeps_one_table_from_loading_the_others_are_served(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: Exception,
) -> None:
    async def first() -> list[str]:
        async with served(tmp_path) as server:
            return [(await server.open_table())["table"] for _ in range(3)]

    async def second() -> None:
        async with served(tmp_path) as server:
            await server.house.awake.wait()
            assert {*server.house.tables} == {*tables[1:]}
            for _ in range(3):
                answer = await server.http.get(f"/api/tables/{tables[0]}")
                assert (answer.status_code, answer.json()["reason"]) == (503, "table-set-aside")

    def fails_once(name: str, *words: Any, **more: Any) -> Any:
        if name == tables[0]:
            raise trouble
        return replayed(name, *words, **more)

    tables = run(first())
    monkeypatch.setattr("katzentisch.server.office.house.replayed", fails_once)
    run(second())
    # It is logged once, not for everybody who asks.
    told = [one for one in caplog.records if getattr(one, "table", "") == tables[0]]
    assert [one.getMessage() for one in told] == ["a table is set aside: katzentisch mend"]


def test_a_table_nobody_uses_is_put_away_and_found_again(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            seat = await server.open_table()
            chosen.advance(10_000)
            server.house.put_away()
            assert server.house.tables == {}
            found = (await server.http.get(f"/api/tables/{seat['table']}")).json()
            assert found["seats"][0]["name"] == "Anna"

    run(conversation())


def test_one_server_a_folder_and_one_a_port(tmp_path: Path) -> None:
    with locked(tmp_path, "en"):
        with pytest.raises(CannotServe, match="Another Katzentisch"), locked(tmp_path, "en"):
            pass
        port = listening(settings_for(tmp_path), "en")
        taken = settings_for(tmp_path, port=port.getsockname()[1])
        with pytest.raises(CannotServe, match="in use"):
            listening(taken, "en")
        port.close()
    with locked(tmp_path, "en"):
        pass


@of_a_folder
def test_a_broken_table_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    async def break_one() -> None:
        log = SqliteLog(tmp_path / "tables.db")
        await log.append(Entry("broken", 1, 4e9, b'{"what":{"type":"nonsense"}}'))
        await log.close()

    async def conversation() -> None:
        async with served(tmp_path) as server:
            await server.house.awake.wait()
            health = await server.http.get("/health")
            assert (health.json()["status"], health.json()["set_aside"]) == ("ok", 1)
            answer = await server.http.get("/api/tables/broken")
            assert (answer.status_code, answer.json()["reason"]) == (503, "table-set-aside")
            assert "katzentisch mend broken" in answer.json()["said"]
            sound = await server.open_table()
            assert (await server.http.get(f"/api/tables/{sound['table']}")).status_code == 200

    run(break_one())
    run(conversation())


def test_what_may_have_been_saved_is_not_said_to_have_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            (anna, _) = await server.full_table(2, game=in_turn().name)
            log = server.house.office.log
            append = log.append

            async def answer_is_lost(entry: Entry) -> None:
                await append(entry)
                raise OutcomeUnknown("unreachable")

            monkeypatch.setattr(log, "append", answer_is_lost)
            answer = await anna.ask("say", id="hello-all", phrase="hello")
            assert (answer["type"], answer["reason"]) == ("rejected", "table-storage-unknown")
            monkeypatch.setattr(log, "append", append)
            # Who says the same again is told that it was done; it is not done twice.
            await anna.done("say", id="hello-all", phrase="hello")
            entries = await log.read(anna.table_id)
            assert sum(b"hello-all" in entry.body for entry in entries) == 1

    run(conversation())
