"""What whoever runs the house does to tables, beside servers at work, over both stores."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.bots.studies import MOST_WAITING
from katzentisch.cli import run as katzentisch
from katzentisch.cli.wished_limits import LIMITS
from katzentisch.server.office.settings import Settings
from katzentisch.storage.log import Entry
from katzentisch.storage.opening import LOG_FILE, Store, open_store
from tests.samples import in_turn
from tests.server.harness import Client, Served, play_on, run, served
from tests.server.operated import Place

TOKEN = "0123456789abcdef"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.processes)])
def place(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Place:
    """A place of either store."""
    folder = tmp_path / "data"
    folder.mkdir()
    stored = request.param == "postgres"
    return Place(folder, request.getfixturevalue("database") if stored else None, capsys)


async def store_at(place: Place) -> Store:
    return await open_store(place.database or place.folder, time.time, alone=True)


async def playing(server: Served) -> list[Client]:
    """A table of two at which a game has begun."""
    clients = await server.full_table(2, game=in_turn().name)
    await clients[0].done("start")
    for client in clients:
        await client.until(lambda one: one.play)
    return clients


def first(client: Client) -> str:
    return client.legal[0]


async def end_of(client: Client) -> int:
    """The code with which a line is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda one: one.answers.get("never"))
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# Looking


def test_tables_are_listed_and_shown_without_what_is_hidden(place: Place) -> None:
    async def begin() -> list[Client]:
        async with place.served() as server:
            clients = await playing(server)
            await clients[0].done("say", phrase="cat")
            return clients

    client = run(begin())[0]
    listed = place.admin("tables")
    assert f"{client.table_id}: {in_turn().title}, is being played, people: 2/2" in listed
    assert listed.endswith("One table is kept.\n")
    shown = place.admin("show", client.table_id)
    assert "Seat 0: Anna\nSeat 1: Friend 1\n" in shown
    assert "created 1, sat 2" in shown
    assert "spoke 1" in shown
    assert "secret" not in shown
    whole = place.admin("show", client.table_id, "--all")
    assert '"secret":' in whole
    assert place.admin("show", "nosuch", code=2) == "There is no table “nosuch” here.\n"


def test_a_table_that_cannot_be_read_is_listed_all_the_same(place: Place) -> None:
    async def spoil() -> None:
        store = await store_at(place)
        await store.log.append(Entry("sick", 1, 5.0, b"nonsense"))
        await store.close()

    run(spoil())
    assert place.admin("tables").startswith("sick: cannot be read (katzentisch mend says why)")


def test_growth_is_told(place: Place) -> None:
    async def fill() -> None:
        store = await store_at(place)
        for seq in range(1, 8):
            await store.log.append(Entry("t", seq, time.time() - 86_400, b"x" * 1000))
        await store.close()

    run(fill())
    told = place.admin("growth")
    assert "Events: 7 (7.0 kB), the oldest of " in told
    assert ": events 7 (7.0 kB)\n" in told
    assert "Finished games: 0 (0 B), the oldest of –" in told


def test_all_records_of_a_table_are_exported(place: Place, tmp_path: Path) -> None:
    async def play() -> str:
        async with place.served() as server:
            clients = await playing(server)
            await play_on(clients, first)
            return clients[0].table_id

    table = run(play())
    assert "One record written to" in place.admin("export", table, str(tmp_path / "out"))
    file = tmp_path / "out" / f"{table}.jsonl"
    assert json.loads(file.read_text())["names"] == ["Anna", "Friend 1"]
    assert katzentisch(["verify", str(file)]) == 0
    assert "is there already" in place.admin("export", table, str(tmp_path / "out"), code=1)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_limits_are_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert katzentisch(["admin", "limits", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert len(said.splitlines()) == 18
    assert "50000" in said
    assert said.splitlines()[-2].endswith(f" {MOST_WAITING}")
    assert all(f"({name})" in said for name in LIMITS)


def test_limits_are_set_by_whoever_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(
        "katzentisch.server.start.serving.serve", lambda settings, *_, **__: served.append(settings)
    )
    words = ["--limit", "tables-at-once=7", "--limit", "replays-per-second=2"]
    assert katzentisch(["serve"]) == 0
    assert katzentisch(["serve", *words, "--limit", "tables-at-once=8"]) == 0
    usual, wished = served
    assert wished == replace(usual, tables_at_once=8, replays_per_second=2)
    for name in LIMITS:
        assert katzentisch(["serve", "--limit", f"{name}=1"]) == 0


@pytest.mark.parametrize(
    ("wish", "language", "said"),
    [
        ("moves=3", "en", "moves=3 names no limit."),
        ("tables_at_once=3", "de", "tables_at_once=3 nennt keine Grenze."),
        ("tables", "fr", "tables ne donne pas de nombre."),
        ("tables=0", "en", "tables=0 gives no amount."),
        ("tables=1.5", "en", "tables=1.5 gives no amount."),
        ("tables=²", "de", "tables=² nennt keine Zahl."),
    ],
)
def test_a_wrong_limit_is_a_sentence(
    capsys: pytest.CaptureFixture[str], wish: str, language: str, said: str
) -> None:
    assert katzentisch(["serve", "--limit", wish, "--lang", language]) == 2
    assert capsys.readouterr().err.startswith(said)


# Closing


def test_a_closed_table_is_closed_for_who_is_there_and_for_ever(place: Place) -> None:
    async def close() -> tuple[str, str]:
        async with place.served() as server:
            clients = await playing(server)
            table = clients[0].table_id
            said = await place.admin_beside("close", table)
            assert said.startswith(f"Table {table} is closed")
            for client in clients:
                await client.until(lambda one: any(e["kind"] == "closed" for e in one.events))
                answer = await client.ask("ask", matter="rematch")
                assert answer["reason"] == "table-closed-for-good", answer
            assert clients[0].table["stage"] == "over"
            return table, clients[0].token

    table, token = run(close())

    async def look_again() -> None:
        async with place.served() as server:
            client = await server.client(table, token)
            assert (await client.ask("say", phrase="cat", id="new"))[
                "reason"
            ] == "table-closed-for-good"
            answer = await server.http.post(f"/api/tables/{table}/seats", json={"name": "Zoë"})
            assert answer.json()["reason"] == "table-closed-for-good"

    run(look_again())
    assert ", closed, people: 2/2" in place.admin("tables")
    assert "nothing more can be done here" in place.admin("close", table, code=1)


def test_a_table_that_waits_or_is_dealt_can_be_closed(place: Place) -> None:
    async def close() -> None:
        async with place.served() as server:
            waiting = await server.open_table()
            promised = await server.open_table(promise="ab" * 32, game=in_turn().name, players=2)
            client = await server.client(promised["table"], promised["token"])
            await client.done("start", fill=True)
            assert client.table["stage"] in ("waiting", "dealing")
            for table in (waiting["table"], promised["table"]):
                await place.admin_beside("close", table)
            await client.until(lambda one: any(e["kind"] == "closed" for e in one.events))
            assert (await client.ask("start"))["reason"] == "table-closed-for-good"

    run(close())


def test_an_act_that_races_with_closing_loses(place: Place) -> None:
    """The server need not have heard of it: the number is gone, so it reads on first."""

    async def race() -> None:
        async with place.served() as server:
            clients = await playing(server)
            live = server.house.tables[clients[0].table_id]
            # Nobody is told, and nobody looks.
            server.house.tables.pop(clients[0].table_id)
            await place.admin_beside("close", clients[0].table_id)
            assert not live.table.closed
            mover = next(one for one in clients if one.legal)
            answer = await mover.ask("move", text=mover.legal[0])
            assert answer["reason"] == "table-closed-for-good"

    run(race())


# Showing out


def test_who_is_shown_out_while_waiting_leaves_a_free_seat(place: Place) -> None:
    async def kick() -> None:
        async with place.served() as server:
            clients = await server.full_table(2, game=in_turn().name)
            table = clients[0].table_id
            assert "the seat is free" in await place.admin_beside("kick", table, "1")
            assert await end_of(clients[1]) == 4401
            seat = await server.join(table, "Zoë")
            assert seat["seat"] == 1
            again = await Client.connected(server.port)
            refused = await again.ask("hello", table=table, token=clients[1].token)
            assert refused["reason"] == "table-wrong-token"

    run(kick())


def test_who_is_shown_out_of_a_game_cannot_come_back_and_a_bot_plays(place: Place) -> None:
    async def kick() -> None:
        async with place.served() as server:
            clients = await playing(server)
            table = clients[0].table_id
            assert "a bot plays the game to its end" in await place.admin_beside("kick", table, "1")
            await end_of(clients[1])
            again = await Client.connected(server.port)
            refused = await again.ask("hello", table=table, token=clients[1].token)
            assert refused["reason"] == "table-wrong-token"
            await play_on(clients[:1], first)
            said = await place.admin_beside("kick", table, "1", code=1)
            assert "has been shown out already" in said

    run(kick())
    table = place.admin("tables").partition(":")[0]
    assert "Seat 1: Friend 1 (away, a bot plays)" in place.admin("show", table)
    assert "seat" in place.admin("kick", table, "5", code=1)


# Deleting


def test_a_deleted_table_is_gone_for_who_is_there_and_for_servers(place: Place) -> None:
    async def delete() -> str:
        async with place.served() as server:
            clients = await playing(server)
            table = clients[0].table_id
            assert "--yes" in await place.admin_beside("delete", table, code=2)
            await place.admin_beside("delete", table, "--yes")
            mover = next(one for one in clients if one.legal)
            answer = await mover.ask("move", text=mover.legal[0])
            assert answer["reason"] == "table-closed-for-good", answer
            await mover.until(lambda one: any(e["kind"] == "closed" for e in one.events))
            assert (await server.http.get(f"/api/tables/{table}")).status_code == 404
            return table

    table = run(delete())
    assert place.admin("delete", table, "--yes", code=2) == f"There is no table “{table}” here.\n"
    assert place.admin("tables") == "0 tables are kept, 0 shown.\n"

    async def nothing_left() -> None:
        store = await store_at(place)
        rows = await store.upkeep._ask("SELECT length(body) FROM {s}.events")
        assert [tuple(row) for row in rows] == [(0,)]
        assert await store.upkeep._ask("SELECT id FROM {s}.tables") == []
        # A day later nobody can be so far behind.
        await store.upkeep.tidy(store.log, time.time() + 2 * 86_400, None)
        assert await store.upkeep._ask("SELECT 1 FROM {s}.events") == []
        await store.close()

    run(nothing_left())


def test_what_is_deleted_is_not_sick(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = Place(tmp_path, None, capsys)

    async def begin() -> str:
        async with place.served() as server:
            return (await playing(server))[0].table_id

    place.admin("delete", run(begin()), "--yes")
    assert katzentisch(["mend", *place.words]) == 0


# Retention


async def kept_since(place: Place, ages: dict[str, float]) -> None:
    """Tables whose last event is so many days old."""
    store, now = await store_at(place), time.time()
    for name, days in ages.items():
        for seq in (1, 2):
            await store.log.append(Entry(name, seq, now - days * 86_400 - 2 + seq, b"{}"))
    await store.close()


def test_what_is_too_old_goes(place: Place) -> None:
    run(kept_since(place, {"old": 31, "new": 29}))
    assert "Give --keep-days" in place.admin("tidy", code=2)
    said = place.admin("tidy", "--keep-days", "30")
    assert said == "Deleted as too old: tables 1, finished games 0.\n"
    assert place.admin("tables").startswith("new: ")


def test_finished_games_stay_unless_said_otherwise(place: Place) -> None:
    async def play() -> None:
        async with place.served() as server:
            await play_on(await playing(server), first)

    run(play())
    assert "tables 1, finished games 0" in place.admin("tidy", "--keep-days", "0")
    assert "Finished games: 1 " in place.admin("growth")
    assert "tables 0, finished games 1" in place.admin("tidy", "--keep-games-days", "0")
    assert "Finished games: 0 " in place.admin("growth")


def test_a_server_deletes_what_is_too_old(place: Place) -> None:
    run(kept_since(place, {"old": 31, "new": 29}))

    async def serve() -> None:
        async with place.served(keep_days=30) as server:
            assert server.house.office.upkeep is not None
            while [one.id for one in await server.house.office.upkeep.tables()] != ["new"]:
                await asyncio.sleep(0.02)

    run(serve())


# Over HTTP


def test_without_a_token_in_the_settings_there_is_no_such_door(tmp_path: Path) -> None:
    async def ask() -> None:
        async with served(tmp_path) as server:
            table = (await server.open_table())["table"]
            shown = {"authorization": f"Bearer {TOKEN}"}
            found = await server.http.get("/api/admin/tables", headers=shown)
            assert found.status_code == 404
            for what in ("close", "delete"):
                path = f"/api/admin/tables/{table}/{what}"
                assert (await server.http.post(path, headers=shown)).status_code == 404

    run(ask())


def test_with_the_token_an_operator_acts_over_http(place: Place) -> None:
    async def act() -> None:
        async with place.served(admin_token=TOKEN) as server:
            http, shown = server.http, {"authorization": f"Bearer {TOKEN}"}
            for wrong in ({}, {"authorization": "Bearer 0123456789abcdeg"}):
                refused = await http.get("/api/admin/tables", headers=wrong)
                assert refused.status_code == 403
                assert refused.json()["reason"] == "admin-closed"
            clients = await playing(server)
            other = (await server.open_table())["table"]
            listed: list[dict[str, Any]] = (
                await http.get("/api/admin/tables", headers=shown)
            ).json()
            assert {one["id"] for one in listed} == {clients[0].table_id, other}
            assert all(one["table"]["stage"] in ("playing", "waiting") for one in listed)
            path = f"/api/admin/tables/{clients[0].table_id}"
            refused = await http.post(f"{path}/kick", json={"seat": 1})
            assert refused.status_code == 403
            kicked = await http.post(f"{path}/kick", json={"seat": 1}, headers=shown)
            assert kicked.status_code == 200, kicked.text
            await end_of(clients[1])
            closed = await http.post(f"{path}/close", headers=shown)
            assert (closed.status_code, closed.json()["stage"]) == (200, "over")

            assert (await http.post(f"{path}/delete", headers=shown)).status_code == 200
            assert (await http.post(f"{path}/delete", headers=shown)).status_code == 404
            foreign = shown | {"origin": "https://elsewhere.example"}
            answer = await http.post(f"/api/admin/tables/{other}/close", headers=foreign)
            assert answer.status_code == 403

    run(act())


def test_the_door_for_operators_counts_requests_as_others_do(tmp_path: Path) -> None:
    async def ask() -> None:
        limits: dict[str, Any] = {"requests_per_second": 0.001, "requests_at_once": 3.0}
        async with served(tmp_path, admin_token=TOKEN, **limits) as server:
            codes = [(await server.http.get("/api/admin/tables")).status_code for _ in range(4)]
            assert codes == [403, 403, 403, 429]

    run(ask())


# What cannot be done


def test_each_trouble_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = Place(tmp_path, None, capsys)
    assert "There are no tables in" in place.admin("tables", code=2)
    (tmp_path / LOG_FILE).write_bytes(b"nonsense " * 1000)
    assert "is damaged" in place.admin("tables", code=1)
    (tmp_path / LOG_FILE).unlink()
    with closing(sqlite3.connect(tmp_path / LOG_FILE)) as db:
        db.execute("PRAGMA user_version = 99")
    assert "newer Katzentisch" in place.admin("growth", code=1)
    elsewhere = Place(tmp_path, "mysql://x", capsys)
    assert "is no address of a database" in elsewhere.admin("tables", code=2)
    unreached = Place(tmp_path, "postgresql://x:secret@127.0.0.1:1/x", capsys)
    said = unreached.admin("tables", code=1)
    assert "is not reached" in said
    assert "secret" not in said
