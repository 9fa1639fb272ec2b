"""A table whose log cannot be applied: set aside, shown, cut, and nothing thrown away."""

import sqlite3
from pathlib import Path

import pytest

from katzentisch.cli import run as katzentisch
from tests.samples import in_turn
from tests.server.harness import Client, run, served

# Nobody sits on seat 1 of a table that has just begun, so nobody can take anything back there.
IMPOSSIBLE = b'{"what":{"type":"undone","seat":1}}'


async def begun(folder: Path) -> Client:
    async with served(folder) as server:
        clients = await server.full_table(2, game=in_turn().name)
        await clients[0].done("start")
        await clients[0].until(lambda one: one.play)
        return clients[0]


def spoil(folder: Path, table: str) -> int:
    """Write what no server would: two events after the last, the first of them impossible."""
    db = sqlite3.connect(folder / "tables.db")
    last: int = db.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()[0]
    spoken = b'{"what":{"type":"spoke","seat":0,"phrase":"cat"}}'
    for place, body in enumerate((IMPOSSIBLE, spoken), start=1):
        db.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (table, last + place, 4e9, body))
    db.commit()
    db.close()
    return last + 1


def test_an_operator_mends_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    client = run(begun(tmp_path))
    bad = spoil(tmp_path, client.table_id)

    async def set_aside() -> None:
        async with served(tmp_path) as server:
            answer = await server.http.get(f"/api/tables/{client.table_id}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "table-set-aside")
            assert client.table_id in answer.json()["said"]
            other = await Client.connected(server.port)
            refused = await other.ask("hello", table=client.table_id, token=client.token)
            assert refused["reason"] == "table-set-aside"

    run(set_aside())
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert katzentisch(["mend", *data]) == 1
    said = capsys.readouterr().out
    assert f"Table {client.table_id}: event {bad} of {bad + 1} cannot be applied" in said
    assert f"katzentisch mend {client.table_id}" in said
    assert katzentisch(["mend", client.table_id, *data]) == 0
    assert f"2 events from number {bad} on" in capsys.readouterr().out
    assert katzentisch(["mend", *data]) == 0

    async def goes_on() -> None:
        async with served(tmp_path) as server:
            again = await server.client(client.table_id, client.token)
            assert again.play == client.play

    run(goes_on())
    db = sqlite3.connect(tmp_path / "tables.db")
    kept = db.execute("SELECT seq, body FROM cut_events ORDER BY seq").fetchall()
    assert kept[0] == (bad, IMPOSSIBLE)
    assert len(kept) == 2
    db.close()


def test_mending_needs_a_stopped_server_and_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert katzentisch(["mend", *data]) == 2
    assert "There are no tables in" in capsys.readouterr().err
    run(begun(tmp_path))
    assert katzentisch(["mend", "nosuch", *data]) == 2
    assert "There is no table “nosuch”" in capsys.readouterr().err
    from katzentisch.server.start.data_folder import locked

    with locked(tmp_path, "en"):
        assert katzentisch(["mend", *data]) == 1
    assert "Another Katzentisch" in capsys.readouterr().err
