"""All that is kept: backed up under load and brought back; a name erased to the last byte."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from katzentisch.cli import run as katzentisch
from katzentisch.server.start.data_folder import locked
from katzentisch.storage.log import Entry
from katzentisch.storage.opening import LOG_FILE, open_store
from katzentisch.storage.postgres_line import Reach
from katzentisch.storage.postgres_register import PostgresRegister
from tests.real_servers import RealPostgres
from tests.samples import in_turn
from tests.server.harness import Client, play_on, run
from tests.server.operated import Place
from tests.server.test_admin import first, place, playing, store_at

__all__ = ["place"]
WRITERS = 8
# Letters of two bytes, so that it is found however it is written.
NAME = "Zoë Überlaut"


def test_a_backup_under_load_has_all_that_was_acknowledged_before_it(
    place: Place, tmp_path: Path
) -> None:
    """Writers go on all the time; the file has no less than they had, and no table has a gap."""
    file, back = tmp_path / "backup.db", tmp_path / "back"

    async def load() -> dict[str, int]:
        store = await store_at(place)
        written = {f"t{number}": 0 for number in range(WRITERS)}
        enough = asyncio.Event()

        async def write(table: str) -> None:
            while not enough.is_set():
                seq = written[table] + 1
                await store.log.append(Entry(table, seq, time.time(), b'{"n":%d}' % seq))
                written[table] = seq

        writers = [asyncio.create_task(write(table)) for table in written]
        while min(written.values()) < 20:
            await asyncio.sleep(0)
        before = dict(written)
        await place.admin_beside("backup", str(file))
        assert all(written[table] > count for table, count in before.items()), "nobody wrote"
        enough.set()
        await asyncio.gather(*writers)
        await store.close()
        return before

    before = run(load())
    assert katzentisch(["admin", "restore", str(file), "--data", str(back), "--lang", "en"]) == 0

    async def look() -> None:
        store = await open_store(back, time.time, alone=True)
        for table, count in before.items():
            # It raises where one lacks.
            assert len(await store.log.read(table)) >= count
        await store.close()

    run(look())
    assert [one.name for one in tmp_path.iterdir() if "part" in one.name] == []


@pytest.mark.processes
def test_a_backup_of_either_store_is_brought_back_to_either(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Place(tmp_path / "first", None, capsys)
    folder.folder.mkdir()

    async def play() -> Client:
        async with folder.served() as server:
            clients = await playing(server)
            await play_on(clients, first)
            return clients[0]

    client = run(play())
    shared = Place(tmp_path / "second", database, capsys)
    last = Place(tmp_path / "third", None, capsys)
    files = [str(tmp_path / name) for name in ("one.db", "two.db")]
    folder.admin("backup", files[0])
    assert "finished games: 1." in shared.admin("restore", files[0])
    shared.admin("backup", files[1])
    last.admin("restore", files[1])
    for one in (shared, last):
        assert client.table_id in one.admin("tables")
        assert "tables at" in one.admin("restore", files[0], code=1)
    assert "is there already" in folder.admin("backup", files[0], code=1)
    assert "There is no file" in last.admin("restore", str(tmp_path / "none"), code=2)
    (tmp_path / "bad.db").write_bytes(b"bad " * 5000)
    fourth = Place(tmp_path / "fourth", None, capsys)
    assert "is damaged" in fourth.admin("restore", str(tmp_path / "bad.db"), code=1)

    async def goes_on() -> None:
        async with last.served() as server:
            again = await server.client(client.table_id, client.token)
            assert again.table["stage"] == "over"

    run(goes_on())


def bytes_of(folder: Path) -> bytes:
    return b"".join(one.read_bytes() for one in folder.rglob("*") if one.is_file())


async def named_everywhere(place: Place) -> list[str]:
    """A finished game and one under way with the name in them, and events that were cut."""
    async with place.served(workers=2) as server:
        tables = []
        for _ in range(2):
            seat = await server.open_table(name=NAME, players=2, game=in_turn().name, public=True)
            other = await server.join(seat["table"], NAME)
            clients = [await server.client(seat["table"], one["token"]) for one in (seat, other)]
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.play)
            tables.append(seat["table"])
            if len(tables) == 1:
                await play_on(clients, first)
    store = await store_at(place)
    cut = json.dumps({"what": {"type": "sat", "name": NAME}}, ensure_ascii=False).encode()
    for seq, body in ((1, cut), (2, b"\xff broken " + NAME.encode())):
        await store.upkeep._ask(
            "INSERT INTO {s}.cut_events VALUES ($1, $2, $3, $4, $5)", "t", seq, 1.5, body, 2.5
        )
    if place.database is not None:
        # Nobody has to wait until the server is forgotten.
        await store.upkeep._ask("DELETE FROM {s}.servers")
    await store.close()
    return tables


def files_of(place: Place, request: pytest.FixtureRequest) -> Path:
    """Where the bytes are: of a database all files but its journal, which is not ours."""
    if place.database is None:
        return place.folder
    server: RealPostgres = request.getfixturevalue("postgres")
    return server.data / "base"


def test_an_erased_name_is_in_no_byte_of_the_files(
    place: Place, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    tables = run(named_everywhere(place))
    letters, files = NAME.encode(), files_of(place, request)
    if place.database is None:
        assert letters in bytes_of(files)
    said = place.admin("erase", NAME.upper())
    assert said.startswith("The name is erased. Changed: events 4, events that were cut 2, ")
    assert "docs/operating.md" in said
    found = bytes_of(files)
    assert letters not in found
    assert b"\xc3\x9cberlaut" not in found
    assert "nothing was changed" in place.admin("erase", NAME, code=1)
    # Everything can be played again, and verifies as before.
    for table in tables:
        shown = place.admin("show", table)
        assert "Seat 0: N. N.\nSeat 1: N. N. 2\n" in shown
    place.admin("export", tables[0], str(tmp_path / "out"))
    (record,) = (tmp_path / "out").iterdir()
    assert json.loads(record.read_text())["names"] == ["N. N.", "N. N. 2"]
    assert katzentisch(["verify", str(record)]) == 0

    async def shelf() -> None:
        async with place.served() as server:
            (game,) = (await server.http.get("/api/records")).json()
            assert game["names"] == ["N. N.", "N. N. 2"]
            whole = (await server.http.get(f"/api/records/{game['id']}")).json()
            assert whole["names"] == ["N. N.", "N. N. 2"]

    run(shelf())


def test_one_seat_of_one_table_is_erased(place: Place) -> None:
    tables = run(named_everywhere(place))
    place.admin("erase", "--table", tables[0], "--seat", "1")
    assert f"Seat 0: {NAME}\nSeat 1: N. N. 2\n" in place.admin("show", tables[0])
    assert f"Seat 1: {NAME} 2" in place.admin("show", tables[1])
    assert "Give either NAME" in place.admin("erase", code=2)
    assert "Give either NAME" in place.admin("erase", NAME, "--table", "x", code=2)


def test_where_a_server_is_at_work_nothing_is_erased_or_restored(
    place: Place, tmp_path: Path
) -> None:
    run(named_everywhere(place))
    file = str(tmp_path / "b.db")
    if place.database is None:
        with locked(place.folder, "en"):
            place.admin("backup", file)
            for words in (("erase", NAME), ("restore", file)):
                assert "Another Katzentisch" in place.admin(*words, code=1)
        return

    async def serve() -> None:
        register = PostgresRegister(Reach(address=place.database or ""))
        await register.beat("one", b"")
        await register.close()

    run(serve())
    place.admin("backup", file)
    for words in (("erase", NAME), ("restore", file)):
        assert "Stop them first" in place.admin(*words, code=1)


def test_a_backup_is_one_sound_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = Place(tmp_path / "data", None, capsys)
    place.folder.mkdir()
    run(named_everywhere(place))
    place.admin("backup", str(tmp_path / "b.db"))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["b.db", "data"]
    with closing(sqlite3.connect(tmp_path / "b.db")) as db:
        # Not of cut_events: SQLite 3.40 finds NULL in any row of a table whose key is not in front.
        for table in ("tables", "events", "games"):
            assert db.execute(f"PRAGMA integrity_check({table})").fetchone() == ("ok",)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert "does not exist" in place.admin("backup", str(tmp_path / "no" / "b.db"), code=2)
    assert (place.folder / LOG_FILE).is_file()
