"""A table whose log cannot be applied: set aside, shown, cut, and nothing thrown away."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from katzentisch.cli import run as katzentisch
from katzentisch.storage.log import Entry
from tests.samples import in_turn
from tests.server.harness import Client, run
from tests.server.operated import Place

# Nobody sits on seat 1 of a table that has just begun, so nobody can take anything back there.
IMPOSSIBLE = b'{"what":{"type":"undone","seat":1}}'
SPOKEN = b'{"what":{"type":"spoke","seat":0,"phrase":"cat"}}'


@pytest.fixture(params=["file", "database"])
def place(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Place:
    """A place of either kind."""
    in_file = request.param == "file"
    return Place(tmp_path, None if in_file else request.getfixturevalue("database"), capsys)


async def begun(place: Place) -> Client:
    async with place.served() as server:
        clients = await server.full_table(2, game=in_turn().name)
        await clients[0].done("start")
        await clients[0].until(lambda one: one.play)
        return clients[0]


async def spoil(place: Place, table: str) -> int:
    """Write what no server would: two events after the last, the first of them impossible."""
    async with place.served() as server:
        log = server.house.office.log
        last = (await log.last([table]))[table]
        for number, body in enumerate((IMPOSSIBLE, SPOKEN), start=last + 1):
            await log.append(Entry(table, number, 4e9, body))
        return last + 1


def mend(place: Place, *words: str, code: int) -> str:
    """The command, which must end so; what it says."""
    place.said.readouterr()
    assert katzentisch(["mend", *words, *place.words, "--lang", "en"]) == code
    told = place.said.readouterr()
    return told.out + told.err


def test_an_operator_mends_a_table(place: Place) -> None:
    client = run(begun(place))
    bad = run(spoil(place, client.table_id))

    async def set_aside() -> None:
        async with place.served() as server:
            answer = await server.http.get(f"/api/tables/{client.table_id}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "table-set-aside")
            assert client.table_id in answer.json()["said"]
            other = await Client.connected(server.port)
            refused = await other.ask("hello", table=client.table_id, token=client.token)
            assert refused["reason"] == "table-set-aside"

    run(set_aside())
    said = mend(place, code=1)
    assert f"Table {client.table_id}: event {bad} of {bad + 1} cannot be applied" in said
    assert f"katzentisch mend {client.table_id}" in said
    assert f"2 events from number {bad} on" in mend(place, client.table_id, code=0)
    mend(place, code=0)

    async def goes_on() -> None:
        async with place.served() as server:
            again = await server.client(client.table_id, client.token)
            assert again.play == client.play

    run(goes_on())
    # What was cut is kept, and a backup has it in a file of the same form.
    place.admin("backup", str(place.folder / "kept.db"))
    db = sqlite3.connect(place.folder / "kept.db")
    kept = db.execute("SELECT seq, body FROM cut_events ORDER BY seq").fetchall()
    assert kept == [(bad, IMPOSSIBLE), (bad + 1, SPOKEN)]
    db.close()


def test_mending_needs_a_table(place: Place) -> None:
    run(begun(place))
    assert "There is no table “nosuch”" in mend(place, "nosuch", code=2)


def test_mending_needs_a_stopped_server(place: Place) -> None:
    async def beside() -> str:
        async with place.served():
            return await asyncio.to_thread(mend, place, code=1)

    said = run(beside()) if place.database else mended_beside_a_lock(place)
    assert ("Servers are serving" if place.database else "Another Katzentisch") in said


def mended_beside_a_lock(place: Place) -> str:
    """A server of a folder holds its lock."""
    from katzentisch.server.start.data_folder import locked

    run(begun(place))
    with locked(place.folder, "en"):
        return mend(place, code=1)


def test_mending_needs_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert katzentisch(["mend", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "There are no tables in" in capsys.readouterr().err
