"""What an operator can do to a log that cannot be applied: cut it. Nothing is thrown away."""

import contextlib
import sqlite3

from katzentisch.storage.log import NOTHING_MORE, Entry
from katzentisch.storage.sqlite import readable_names


def table_names(db: sqlite3.Connection) -> list[str]:
    """Every table that has a log, as far as the file can be read."""
    return sorted(readable_names(db) - deleted_names(db))


def deleted_names(db: sqlite3.Connection) -> set[str]:
    """Tables of which nothing is left but the number at which they were deleted."""
    with contextlib.suppress(sqlite3.Error):
        query = "SELECT table_id FROM events WHERE body = ?"
        return {name for (name,) in db.execute(query, (NOTHING_MORE,))}
    return set()


def events_of(db: sqlite3.Connection, table: str) -> list[Entry]:
    """The log of a table."""
    query = "SELECT seq, at, body FROM events WHERE table_id = ? ORDER BY seq"
    return [Entry(table, seq, at, body) for seq, at, body in db.execute(query, (table,))]


def cut(db: sqlite3.Connection, table: str, first: int, at: float) -> int:
    """Take the events from that number on out of a table's log, and keep them beside it."""
    these = (table, first)
    db.execute("BEGIN IMMEDIATE")
    with db:
        db.execute(
            "INSERT INTO cut_events SELECT table_id, seq, at, body, ? FROM events"
            " WHERE table_id = ? AND seq >= ?",
            (at, *these),
        )
        return db.execute("DELETE FROM events WHERE table_id = ? AND seq >= ?", these).rowcount
