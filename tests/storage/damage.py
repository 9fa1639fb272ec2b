"""Damage to a file, as a bad disk does it."""

import sqlite3
from pathlib import Path


def spoil(file: Path, holding: bytes) -> int:
    """Overwrite each page of events that holds some bytes; how many there were."""
    db = sqlite3.connect(file)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (size,) = db.execute("PRAGMA page_size").fetchone()
    roots = [root for (root,) in db.execute("SELECT rootpage FROM sqlite_master")]
    db.close()
    data = bytearray(file.read_bytes())
    spoilt = 0
    for page in range(1, len(data) // size):
        leaf = data[page * size] == 10  # of an index, as tables without row ids are
        if leaf and page + 1 not in roots and holding in data[page * size : (page + 1) * size]:
            data[page * size : (page + 1) * size] = bytes(size)
            spoilt += 1
    file.write_bytes(data)
    return spoilt
