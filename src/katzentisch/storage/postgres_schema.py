"""What the database is made of, made and brought up to date by whoever comes first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from katzentisch.storage.log import NewerFile
from katzentisch.storage.postgres_line import DatabaseLine, Reach

if TYPE_CHECKING:
    from asyncpg import Connection, Record

# Servers that start at once wait for one another under this number.
LOCK = 0x6B61747A656E
# A step may go through all rows.
STEP_SECONDS = 3600.0
VERSION = """
    CREATE SCHEMA IF NOT EXISTS katzentisch;
    CREATE TABLE IF NOT EXISTS katzentisch.version (
        number INTEGER NOT NULL,
        house TEXT NOT NULL
    );
    INSERT INTO katzentisch.version
    SELECT 0, gen_random_uuid()::text WHERE NOT EXISTS (SELECT FROM katzentisch.version);
"""
# Each script takes the database from one version (its place in this list) to the next. Names are
# compared byte by byte, as in the file. `mark` tells which append wrote a row.
MIGRATIONS = (
    """
    CREATE TABLE katzentisch.tables (
        id TEXT COLLATE "C" PRIMARY KEY
    );
    CREATE TABLE katzentisch.events (
        table_id TEXT COLLATE "C" NOT NULL,
        seq BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        body BYTEA NOT NULL,
        mark BIGINT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE katzentisch.cut_events (
        table_id TEXT COLLATE "C" NOT NULL,
        seq BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        body BYTEA NOT NULL,
        cut_at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seq, cut_at)
    );
    CREATE TABLE katzentisch.games (
        id TEXT COLLATE "C" PRIMARY KEY,
        at DOUBLE PRECISION NOT NULL,
        public BOOLEAN NOT NULL,
        facts BYTEA NOT NULL,
        record BYTEA NOT NULL
    );
    CREATE INDEX games_by_time ON katzentisch.games (at DESC, id) WHERE public;
    CREATE UNLOGGED TABLE katzentisch.servers (
        server TEXT COLLATE "C" PRIMARY KEY,
        facts BYTEA NOT NULL,
        beat DOUBLE PRECISION NOT NULL
    );
    CREATE UNLOGGED TABLE katzentisch.told (
        topic TEXT COLLATE "C" NOT NULL,
        server TEXT COLLATE "C" NOT NULL,
        body BYTEA,
        turn BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (topic, server)
    );
    CREATE INDEX told_by_server ON katzentisch.told (server);
    """,
)


async def version_of(db: "Connection[Record]") -> int:
    """The version of the database; 0 where nothing is there yet; raises NewerFile."""
    if await db.fetchval("SELECT to_regclass('katzentisch.version')") is None:
        return 0
    version: int = await db.fetchval("SELECT number FROM katzentisch.version")
    if version > len(MIGRATIONS):
        raise NewerFile(version, len(MIGRATIONS), "--database")
    return version


async def step(db: "Connection[Record]") -> "Sequence[Record]":
    """Go one version on, whole or not at all, alone; what there is to say of the house at the end.

    Who needs no step needs no right to make one either.
    """
    if await version_of(db) < len(MIGRATIONS):
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await db.execute(VERSION)
            version = await version_of(db)
            for number, script in enumerate(MIGRATIONS[version : version + 1], start=version + 1):
                await db.execute(script)
                await db.execute("UPDATE katzentisch.version SET number = $1", number)
    return await db.fetch("SELECT number, house FROM katzentisch.version")


async def migrate(reach: Reach) -> str:
    """Bring the database to the present version; the house's own name, by chance."""
    line = DatabaseLine(reach, STEP_SECONDS)
    try:
        while True:
            ((number, house),) = await line.use(step)
            if number >= len(MIGRATIONS):
                return str(house)
    finally:
        await line.close()
