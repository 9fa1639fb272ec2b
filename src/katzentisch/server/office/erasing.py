"""A person's name is taken out of everything that is kept, and nothing else is changed.

A name is no part of any promise, hash or rule: with another in its place every log can be played
again and every record verifies as before.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec

from katzentisch.server.table import events
from katzentisch.server.table.seat_names import alike, distinct
from katzentisch.storage.carrying import KINDS, Keeping, Kind, Row, rows_of
from katzentisch.storage.log import Entry

# Stands for a name in every language: nomen nescio.
NOBODY_KNOWN = "N. N."
# Who is the second of a name at a table has a number behind it (seat_names.py).
NUMBERED = re.compile(r" \d+$")
Names: TypeAlias = Callable[[str], bool]
encode, decode = msgspec.json.encode, msgspec.json.decode


def called(name: str) -> Names:
    """Whether a name is this one, however it is written, with a number behind it or not."""
    wished = alike(name)

    def is_meant(found: str) -> bool:
        return wished in (alike(found), alike(NUMBERED.sub("", found)))

    return is_meant


def in_each(value: Any, names: Names) -> Any:
    """A list of names in which no such name is left."""
    if not isinstance(value, list):
        return value
    kept: list[Any] = []
    for one in value:
        meant = isinstance(one, str) and names(one)
        others = [other for other in [*kept, *value] if isinstance(other, str) and other != one]
        kept.append(distinct(NOBODY_KNOWN, others) if meant else one)
    return kept


@dataclass(slots=True)
class Erasing:
    """Takes names out of rows; remembers how many rows it has changed."""

    names: Names
    # What is looked for in bytes that nobody can decode any more.
    letters: str
    # Only of this table and its games, and only who sits there; none: everywhere.
    table: str | None = None
    seat: int | None = None
    games: frozenset[str] = frozenset()
    changed: dict[str, int] = field(default_factory=dict)

    def rows(self, kind: Kind, rows: list[Row]) -> Iterator[Row]:
        """Those of the rows that are different now."""
        for row in rows:
            values = dict(zip(kind.columns, row, strict=True))
            if not self._is_meant(values):
                continue
            new = values | {
                column: self._without(value)
                for column, value in values.items()
                if column in ("body", "facts", "record")
            }
            if new != values:
                self.changed[kind.name] = self.changed.get(kind.name, 0) + 1
                yield tuple(new.values())

    def _is_meant(self, values: dict[str, Any]) -> bool:
        if self.table is None:
            return True
        return values.get("table_id") == self.table or values.get("id") in self.games

    def _without(self, body: bytes) -> bytes:
        """An event, the facts of a game or a record, without the name."""
        try:
            told = decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return self._cut_out(body)
        if not isinstance(told, dict):
            return body
        before = encode(told)
        if isinstance(what := told.get("what"), dict) and what.get("type") == "sat":
            self._rename(what)
        if "names" in told:
            told["names"] = in_each(told["names"], self.names)
        after = encode(told)
        return body if after == before else after

    def _cut_out(self, body: bytes) -> bytes:
        """Whatever this is, without the name in it."""
        text = body.decode(errors="surrogateescape")
        name = re.compile(re.escape(self.letters), re.IGNORECASE)
        return name.sub(NOBODY_KNOWN, text).encode(errors="surrogateescape")

    def _rename(self, sat: dict[str, Any]) -> None:
        name = sat.get("name")
        sits_there = self.seat is None or sat.get("seat") == self.seat
        if isinstance(name, str) and sits_there and self.names(name):
            number = NUMBERED.search(name)
            sat["name"] = NOBODY_KNOWN + (number[0] if number else "")


async def erase(place: Keeping, erasing: Erasing) -> dict[str, int]:
    """Take the names out of all rows, all at once; how many rows of each kind were changed."""
    for kind in KINDS:
        if kind.name != "tables":
            async for rows in rows_of(place, kind):
                if new := list(erasing.rows(kind, rows)):
                    await place.change(kind, new)
    await place.finish()
    await place.scrub()
    return erasing.changed


def names_of_seat(entries: Sequence[Entry], seat: int) -> list[str]:
    """The names that were borne on a seat, in the order they came."""
    happened = [events.decode(entry.body).what for entry in entries]
    return [one.name for one in happened if isinstance(one, events.Sat) and one.seat == seat]
