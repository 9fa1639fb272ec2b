"""What happened at the tables of a browser, kept by the browser itself.

Where it keeps nothing more (its quota is full, or it has none) the game goes on: what could not be
written is held here until it can be, and whoever plays is told that it may be lost.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from katzentisch.storage.log import (
    Entry,
    LogFailed,
    Shelved,
    TableGone,
    Taken,
    without_gaps,
)


class Row(msgspec.Struct, frozen=True):
    """One event, as the browser keeps it."""

    table: str
    seq: int
    at: float
    body: str


class GameRow(msgspec.Struct, frozen=True):
    """A finished game, as the browser keeps it."""

    id: str
    at: float
    public: bool
    facts: str
    record: str


class Drawer(Protocol):
    """What a page has to keep things in (web/src/offline/drawer.ts). Everything is JSON in text.

    Whatever the browser refuses raises an error.
    """

    async def append(self, rows: str) -> bool:
        """Write events, all or none; false where one of their numbers is taken."""

    async def read(self, table: str, after: int) -> str:
        """The events of a table after that number, in order."""

    async def shelve(self, game: str) -> None:
        """Keep a finished game; once is enough."""

    async def games(self, before: float, count: int) -> str:
        """Finished games, newest first."""

    async def game(self, id: str) -> str | None:
        """A finished game."""

    async def drop_table(self, table: str) -> None:
        """Let go of all events of a table."""

    async def drop_game(self, id: str) -> None:
        """Let go of a finished game."""


encode = msgspec.json.encode
rows_in = msgspec.json.Decoder(list[Row]).decode
game_in = msgspec.json.Decoder(GameRow).decode
games_in = msgspec.json.Decoder(list[GameRow]).decode


class KeptLog:
    """The event log and the shelf of a browser."""

    def __init__(self, drawer: Drawer, tell: Callable[[bool], Any]) -> None:
        """`tell` hears whether all is kept, whenever that changes."""
        self.drawer, self.tell = drawer, tell
        # By table, and games by id: what the browser has not taken yet.
        self.unkept: dict[str, list[Row]] = {}
        self.unshelved: dict[str, GameRow] = {}
        self.gone: set[str] = set()
        self.all_kept = True
        # One writes at a time: what catches up must not meet what is being written anew.
        self.writing = asyncio.Lock()
        # Hears of a table whose unkept events have come too late: another tab has gone on.
        self.on_overtaken: Callable[[str], None] | None = None

    def _notice(self) -> None:
        all_kept = not self.unkept and not self.unshelved
        if all_kept != self.all_kept:
            self.all_kept = all_kept
            self.tell(all_kept)

    async def append(self, entry: Entry) -> None:
        """Keep an event, and with it what could not be kept before; raises Taken."""
        async with self.writing:
            await self._append(entry)

    async def _append(self, entry: Entry) -> None:
        table = entry.table
        rows = [*self.unkept.get(table, ()), row_of(entry)]
        kept = await self._kept(table, rows)
        if table in self.gone:
            await self.drawer.drop_table(table)
            raise TableGone("gone", f"{table} was deleted")
        if kept is None:
            self.unkept[table] = rows
        elif kept:
            await self._catch_up()
        elif len(rows) == 1:
            raise Taken
        else:
            self._overtaken(table)
            raise LogFailed("overtaken", f"another tab has gone on with {table}")
        self._notice()

    async def _kept(self, table: str, rows: list[Row]) -> bool | None:
        """Whether the drawer has taken events, all or none; none where it takes nothing now."""
        try:
            kept = await self.drawer.append(encode(rows).decode())
        # Whatever a browser says when it refuses.
        except Exception:
            return None
        self.unkept.pop(table, None)
        return kept

    def _overtaken(self, table: str) -> None:
        self._notice()
        if self.on_overtaken is not None:
            self.on_overtaken(table)

    async def _catch_up(self) -> None:
        """There is room again: keep what was not kept before."""
        for table, rows in list(self.unkept.items()):
            if await self._kept(table, rows) is False:
                self._overtaken(table)
        for game in list(self.unshelved.values()):
            await self._shelved(game)

    async def _shelved(self, game: GameRow) -> bool:
        try:
            await self.drawer.shelve(encode(game).decode())
        except Exception:
            self.unshelved[game.id] = game
            return False
        self.unshelved.pop(game.id, None)
        return True

    async def trouble(self) -> str:
        """What keeps events from being written, in a word."""
        return "" if self.all_kept else "full"

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table after that number, in order."""
        if table in self.gone:
            raise TableGone("gone", f"{table} was deleted")
        unkept = self.unkept.get(table, [])
        try:
            kept = rows_in(await self.drawer.read(table, after))
        except Exception as error:
            # All of it is here, or it cannot be had now: it is not gone.
            if not unkept or unkept[0].seq > after + 1:
                raise LogFailed("failed", str(error)) from None
            kept = []
        rows = kept + [row for row in unkept if row.seq > after]
        found = [Entry(row.table, row.seq, row.at, row.body.encode()) for row in rows]
        return without_gaps(table, after, found)

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that has any."""
        found = {name: await self.read(name) for name in tables if name not in self.gone}
        return {name: entries[-1].seq for name, entries in found.items() if entries}

    async def tables(self, since: float) -> list[str]:
        """None goes on by itself: whoever opens a table is all who plays there."""
        return []

    async def shelve(self, game: Shelved) -> None:
        """Put a finished game on the shelf; once is enough."""
        row = GameRow(game.id, game.at, game.public, game.facts.decode(), game.record.decode())
        async with self.writing:
            if await self._shelved(row):
                await self._catch_up()
            self._notice()

    async def shelf(self, before: float, count: int) -> list[Shelved]:
        """Finished games, newest first: whoever looks has played them all."""
        rows = [row for row in self.unshelved.values() if row.at < before]
        # Where the browser says nothing the list is shorter for now.
        with suppress(Exception):
            rows += games_in(await self.drawer.games(before, count))
        return [shelved(row) for row in sorted(rows, key=lambda row: -row.at)[:count]]

    async def record(self, game: str) -> Shelved | None:
        """A finished game by its id."""
        if game in self.unshelved:
            return shelved(self.unshelved[game])
        try:
            found = await self.drawer.game(game)
        except Exception as error:
            raise LogFailed("failed", str(error)) from None
        return None if found is None else shelved(game_in(found))

    async def delete(self, table: str) -> None:
        """Forget all that happened at a table; raises LogFailed where that cannot be done now."""
        async with self.writing:
            await self._dropped(self.drawer.drop_table(table))
            self.gone.add(table)
            self.unkept.pop(table, None)
            await self._catch_up()
            self._notice()

    async def delete_game(self, game: str) -> None:
        """Forget a finished game; raises LogFailed where that cannot be done now."""
        async with self.writing:
            await self._dropped(self.drawer.drop_game(game))
            self.unshelved.pop(game, None)
            await self._catch_up()
            self._notice()

    async def _dropped(self, dropping: Awaitable[None]) -> None:
        try:
            await dropping
        except Exception as error:
            raise LogFailed("failed", str(error)) from None

    async def written_elsewhere(self) -> bool:
        """Another tab has a house of its own; who is overtaken by it reads on."""
        return False

    async def close(self) -> None:
        """It ends with the page."""


def row_of(entry: Entry) -> Row:
    """An event as the browser keeps it."""
    return Row(entry.table, entry.seq, entry.at, entry.body.decode())


def shelved(row: GameRow) -> Shelved:
    """A game as the shelf has it."""
    return Shelved(row.id, row.at, row.public, row.facts.encode(), row.record.encode())
