"""All data from a folder into a database and back, and every way it can be refused."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from katzentisch.cli import run as katzentisch
from katzentisch.server.start.data_folder import LOG_FILE, locked
from katzentisch.storage import carrying
from katzentisch.storage.log import Entry, Shelved
from katzentisch.storage.postgres import PostgresLog
from katzentisch.storage.postgres_line import Reach
from katzentisch.storage.postgres_register import PostgresRegister
from katzentisch.storage.sqlite import SqliteLog
from tests.real_servers import RealPostgres, free_port
from tests.real_stores import WITH_PASSWORD

pytestmark = pytest.mark.processes
NAMES = ("tables", "events", "cut_events", "games")


def filled(folder: Path, tables: int = 40, events: int = 40) -> Path:
    """A data folder with some of everything: more than goes into one batch."""

    async def fill() -> None:
        folder.mkdir()
        log = SqliteLog(folder / LOG_FILE)
        await asyncio.gather(
            *(
                log.append(
                    Entry(f"Tisch {name}ß", seq, seq / 3, hashlib.sha256(b"%d" % seq).digest())
                )
                for name in range(tables)
                for seq in range(1, events + 1)
            ),
            *(
                log.shelve(Shelved(f"g{number}", number / 7, number % 2 == 0, b"\0\xff", b""))
                for number in range(600)
            ),
        )
        await log.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(folder / LOG_FILE)) as db, db:
        db.execute("INSERT INTO cut_events SELECT *, 0.1 + seq FROM events WHERE seq > 20")
        db.execute("DELETE FROM events WHERE seq > 20")
    return folder


def kept(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that a folder holds, in order."""
    with closing(sqlite3.connect(folder / LOG_FILE)) as db:
        return {name: sorted(db.execute(f"SELECT * FROM {name}")) for name in NAMES}


def count_in(database: str) -> int:
    """How many events a database has."""

    async def ask() -> int:
        log = await PostgresLog.open(database)
        await log.close()
        db = await asyncpg.connect(database)
        count: int = await db.fetchval("SELECT count(*) FROM katzentisch.events")
        await db.close()
        return count

    return asyncio.run(ask())


def test_there_and_back_nothing_is_different(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, back = filled(tmp_path / "first"), tmp_path / "back"
    before = kept(folder)
    assert katzentisch(["move-data", str(folder), database, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Tables: 40, events: 800, events that were cut: 800, finished games: 600." in said
    assert katzentisch(["move-data", database, str(back)]) == 0
    assert kept(back) == before == kept(folder)
    assert len(before["cut_events"]) == 800

    async def look() -> None:
        log = await PostgresLog.open(database)
        entries = await log.read("Tisch 7ß")
        assert [entry.seq for entry in entries] == list(range(1, 21))
        await log.append(Entry("Tisch 7ß", 21, 0.0, b"goes on"))
        await log.close()

    asyncio.run(look())


def test_a_place_with_tables_is_not_written_to(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, other = filled(tmp_path / "a", 1, 1), filled(tmp_path / "b", 2, 2)
    assert katzentisch(["move-data", str(folder), database]) == 0
    for source, target in ((str(other), database), (database, str(other))):
        before = kept(other)
        assert katzentisch(["move-data", source, target, "--lang", "en"]) == 1
        assert "tables at" in capsys.readouterr().err
        assert kept(other) == before
    assert count_in(database) == 1


def test_where_servers_are_at_work_nothing_is_moved(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = filled(tmp_path / "a", 1, 1)
    with locked(folder, "en"):
        assert katzentisch(["move-data", str(folder), database, "--lang", "en"]) == 1
    assert "Another Katzentisch" in capsys.readouterr().err
    assert count_in(database) == 0

    async def serve() -> None:
        register = PostgresRegister(Reach(address=database))
        await register.beat("one", b"")
        await register.close()

    async def age(seconds: float) -> None:
        db = await asyncpg.connect(database)
        await db.execute("UPDATE katzentisch.servers SET beat = beat - $1", seconds)
        await db.close()

    asyncio.run(serve())
    # Also where nothing was heard for some seconds: it may be held up.
    for seconds in (0.0, 5.0):
        asyncio.run(age(seconds))
        assert katzentisch(["move-data", str(folder), database, "--lang", "en"]) == 1
        assert "Stop them first" in capsys.readouterr().err
    asyncio.run(age(carrying.QUIET_SECONDS))
    assert katzentisch(["move-data", str(folder), database, "--lang", "en"]) == 0


def test_a_database_is_not_moved_to_itself(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert katzentisch(["move-data", database, database, "--lang", "en"]) == 2
    assert "same place" in capsys.readouterr().err
    other_name = database.replace("127.0.0.1", "localhost")
    assert katzentisch(["move-data", database, other_name, "--lang", "en"]) == 1
    assert "Stop them first" in capsys.readouterr().err


def test_what_arrives_is_compared_before_it_counts(
    tmp_path: Path,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = filled(tmp_path / "a", 2, 2)
    whole = carrying.InDatabase.put

    async def forgetful(
        place: carrying.InDatabase, kind: carrying.Kind, rows: list[carrying.Row]
    ) -> None:
        await whole(place, kind, rows[:-1] if kind.name == "events" else rows)

    monkeypatch.setattr(carrying.InDatabase, "put", forgetful)
    assert katzentisch(["move-data", str(folder), database, "--lang", "en"]) == 1
    assert "not what was sent (events)" in capsys.readouterr().err
    assert count_in(database) == 0


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("postgresql://postgres@127.0.0.1:{free}/x", "is not reached"),
        ("postgresql://postgres@127.0.0.1:{port}/nowhere", "There is no database"),
        (f"postgresql://{WITH_PASSWORD}:wrong@127.0.0.1:{{port}}/postgres", "does not let us in"),
        ("postgresql://postgres@127.0.0.1:123456/x", "is no address of a database"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    tmp_path: Path,
    postgres: RealPostgres,
    target: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = filled(tmp_path / "a", 1, 1)
    address = target.format(port=postgres.port, free=free_port())
    assert katzentisch(["move-data", str(folder), address, "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert "wrong" not in said


def test_a_folder_without_tables_is_no_source(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert katzentisch(["move-data", str(tmp_path / "no"), database, "--lang", "en"]) == 2
    assert "no tables in" in capsys.readouterr().err
    folder = str(filled(tmp_path / "a", 1, 1))
    assert katzentisch(["move-data", folder, folder, "--lang", "en"]) == 2
    assert "same place" in capsys.readouterr().err
