"""What is in the database when all is over."""

from dataclasses import dataclass, field

import asyncpg

from katzentisch.storage.log import Entry

EVENTS = """
    SELECT table_id, seq, at, body, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float8
    FROM katzentisch.events ORDER BY table_id, seq
"""
GAMES = "SELECT id, record FROM katzentisch.games"


@dataclass
class Evidence:
    """The log of each table, when each event was committed by the house's clock, the shelf."""

    logs: dict[str, list[Entry]] = field(default_factory=dict)
    committed: dict[str, list[float]] = field(default_factory=dict)
    shelf: dict[str, bytes] = field(default_factory=dict)


async def gathered(address: str) -> Evidence:
    """Everything that a database has."""
    found = Evidence()
    line = await asyncpg.connect(address)
    try:
        for table, seq, at, body, committed in await line.fetch(EVENTS):
            found.logs.setdefault(table, []).append(Entry(table, seq, at, body))
            found.committed.setdefault(table, []).append(committed)
        found.shelf = {row["id"]: row["record"] for row in await line.fetch(GAMES)}
    finally:
        await line.close()
    return found
