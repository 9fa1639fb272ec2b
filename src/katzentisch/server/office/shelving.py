"""Finished games, as they stand on the shelf."""

from typing import Any

import msgspec

from katzentisch.server import protocol
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Shelved

encode = msgspec.json.Encoder().encode


def shelved(table: CardTable, record: dict[str, Any]) -> Shelved:
    """A finished game for the shelf: the facts of the list, and its record."""
    at = record["finished"]
    facts = protocol.ShelvedGame(
        record["id"],
        record["game"],
        record["players"],
        record["options"],
        record["names"],
        record.get("scores", []),
        record.get("winners", []),
        at,
    )
    public = table.setup.public and "winners" in record
    return Shelved(record["id"], at, public, encode(facts), encode(record))
