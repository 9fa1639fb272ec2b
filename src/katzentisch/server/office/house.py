"""All tables of a server: opened, found, restored from the log, put away when nobody is there."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from katzentisch.core.chance import seeded
from katzentisch.core.lesson import LEARNER
from katzentisch.server import protocol
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.office import Office
from katzentisch.server.office.setup import setup_of
from katzentisch.server.office.shelving import shelved
from katzentisch.server.table import events
from katzentisch.server.table.branches import branched
from katzentisch.server.table.chairs import lock_of
from katzentisch.server.table.happening import replayed
from katzentisch.server.table.refused import refused
from katzentisch.server.table.seat_names import readable_name
from katzentisch.server.table.table import CardTable
from katzentisch.server.table.teaching import in_the_log, taught
from katzentisch.server.telling.lobby import open_table
from katzentisch.storage.log import Entry, LogDamaged, LogFailed, TableGone, Taken

log = logging.getLogger("katzentisch.server")
# Whoever was here a moment ago may come back before a table is left to other servers; whoever is
# just coming in may take `slow_seconds` more.
SOON = 5.0
TABLE_ID_LETTERS = 10
LOBBY_SIZE = 200


class House:
    """The tables of one server."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.opened_by: defaultdict[str, set[str]] = defaultdict(set)
        # Whether the recent tables have been looked through since the start (waking.py).
        self.awake = asyncio.Event()
        # Tables whose log cannot be read or applied; an operator can mend them.
        self.set_aside: set[str] = set()
        # What other servers tell: their lobbies, and how many tables each address has opened there.
        self.open_elsewhere: list[protocol.OpenTable] = []
        self.opened_elsewhere: Mapping[str, int] = {}
        office.bus.listen(self.heard)
        # Whoever keeps company with the others wants to know when a table is opened here, and when
        # it is put away while others have it open.
        self.on_open: Callable[[str], None] | None = None
        self.on_left: Callable[[str], None] | None = None

    def heard(self, table: str, seq: int) -> None:
        """Somebody has written to a table; if it was not this server, it reads on."""
        live = self.tables.get(table)
        if live is not None and live.table.seq < seq:
            self.office.run(live.keeper.catch_up())

    async def read_on(self) -> None:
        """Tables that others have written to, whether or not anybody was told."""
        for name, seq in (await self.office.log.last([*self.tables])).items():
            self.heard(name, seq)

    # Opening

    async def create(self, wish: protocol.Create, address: str) -> protocol.Seated:
        """Open a table; its creator sits down on seat 0."""
        name = readable_name(wish.name)
        setup = setup_of(wish, self.office.outside.secret)
        self._allow(address)
        live = await self._begin(setup, address)
        return await self._seat(live, name, 0, wish.promise or "")

    async def _begin(self, setup: events.Created, address: str) -> LiveTable:
        outside = self.office.outside
        table_id, at = outside.name(TABLE_ID_LETTERS), outside.now()
        logged = events.Logged(setup)
        try:
            await self.office.log.append(Entry(table_id, 1, at, events.encode(logged)))
        except (Taken, LogFailed):
            raise refused("table-storage") from None
        live = self._open(CardTable.created_from(table_id, logged, at))
        self.opened_by[address].add(table_id)
        return live

    async def learn(self, game: str, wish: protocol.Learn, address: str) -> protocol.Seated:
        """Open a table with the lesson of a game; nobody is invited to it, and no bot advises."""
        name, lesson = readable_name(wish.name), taught(game)
        record = lesson.record
        wished = protocol.Create(
            record["game"],
            record["players"],
            wish.name,
            record["options"],
            hints=False,
            watch="nobody",
        )
        setup = setup_of(wished, self.office.outside.secret)
        self._allow(address)
        script = in_the_log(lesson)
        live = await self._begin(msgspec.structs.replace(setup, lesson=script), address)
        return await self._seat(live, name, LEARNER, "")

    async def branch(
        self, record: dict[str, Any], wish: protocol.Branch, address: str
    ) -> protocol.Seated:
        """Open a table that goes on from a finished game; its creator takes the seat he chose."""
        name, game, players = readable_name(wish.name), record["game"], record["players"]
        options = record["options"]
        setup = setup_of(
            protocol.Create(game, players, wish.name, options, wish.level),
            self.office.outside.secret,
        )
        self._allow(address)
        outside = self.office.outside
        chance = seeded(int.from_bytes(outside.secret(8), "big"))
        past = await outside.beside(branched, record, wish.step, wish.seat, chance)
        live = await self._begin(msgspec.structs.replace(setup, branch=past), address)
        return await self._seat(live, name, wish.seat, wish.promise or "")

    def _allow(self, address: str) -> None:
        """An address may have so many tables open that are not over, and the server so many."""
        mine = self.opened_by[address]
        mine &= {name for name in mine if self._still_open(name)}
        settings = self.office.settings
        opened = len(mine) + self.opened_elsewhere.get(disguised(address), 0)
        if opened >= settings.tables_per_address or len(self.tables) >= settings.tables:
            raise refused("table-too-many")

    def _still_open(self, name: str) -> bool:
        return name in self.tables and self.tables[name].table.stage != "over"

    def opened_here(self) -> dict[str, int]:
        """How many tables each address has opened here."""
        counts = {
            disguised(address): sum(map(self._still_open, names))
            for address, names in self.opened_by.items()
        }
        return {address: count for address, count in counts.items() if count}

    def _open(self, table: CardTable) -> LiveTable:
        live = self.tables[table.id] = LiveTable(table, self.office)
        self.office.figures.opened(len(self.tables))
        if table.stage != "over":
            self.office.thinker.prepare(table.setup.game)
            if self.office.settings.ready and self.office.inquiries is not None:
                self.office.inquiries.prepare(table.setup.game)
        live.tell()
        if self.on_open is not None:
            self.on_open(table.id)
        return live

    async def join(self, live: LiveTable, wish: protocol.Join) -> protocol.Seated:
        """Take a seat."""
        name = readable_name(wish.name)
        return await self._seat(live, name, wish.seat, wish.promise or "", wish.token)

    async def _seat(
        self, live: LiveTable, name: str, seat: int | None, promise: str, token: str | None = None
    ) -> protocol.Seated:
        token = token or self.office.outside.token()
        got = await live.join(name, seat, lock_of(token), promise)
        return protocol.Seated(live.table.id, got, token, live.table.commitment)

    # Finding

    async def find(self, name: str) -> LiveTable:
        """The table of that id, from the log if need be; raises Refused where there is none."""
        if name in self.tables and not self.tables[name].keeper.gone:
            # Whoever asks for it may be about to come in.
            self.tables[name].idle_since = self.office.outside.now()
            return self.tables[name]
        if name in self.set_aside:
            raise refused("table-set-aside", table=name)
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> LiveTable:
        """A table from its log. One that cannot be restored is set aside, its log as it is."""
        try:
            entries = await self.office.log.read(name)
            live = self._restored(name, entries) if entries else None
        except TableGone:
            raise refused("table-none") from None
        except Exception as error:
            if isinstance(error, LogFailed) and not isinstance(error, LogDamaged):
                raise  # It may pass.
            log.exception("a table is set aside: katzentisch mend", extra={"table": name})
            self.tables.pop(name, None)
            self.set_aside.add(name)
            raise refused("table-set-aside", table=name) from None
        if live is None:
            raise refused("table-none")
        await self._shelve_again(live.table)
        return live

    def _restored(self, name: str, entries: list[Entry]) -> LiveTable:
        table = replayed(name, entries, telling=False)
        table.go_on(self.office.outside.now())
        return self._open(table)

    async def _shelve_again(self, table: CardTable) -> None:
        """The server may have stopped between the last move and the shelf."""
        for game in table.finished:
            with contextlib.suppress(LogFailed):
                await self.office.log.shelve(shelved(table, game.record))

    async def delete(self, name: str) -> None:
        """Delete a table with all that happened there; whoever is there sees it closed."""
        office = self.office
        if office.upkeep is None or not await office.upkeep.delete(
            office.log, name, office.outside.now()
        ):
            raise refused("table-none")
        self.set_aside.discard(name)
        if (live := self.tables.get(name)) is not None:
            await live.keeper.catch_up()
            office.bus.publish(name, live.table.seq + 1)

    def put_away(self) -> None:
        """Forget tables at which nobody is and nothing goes on; the log remembers them."""
        now = self.office.outside.now()
        opened = {name for names in self.opened_by.values() for name in names}
        for name, live in list(self.tables.items()):
            # What is played at another server only costs us reading on; but tables are counted
            # where they were opened.
            elsewhere = live.people.only_elsewhere and name not in opened
            if live.idle and live.idle_since < now - self._patience(elsewhere=elsewhere):
                self._put_away(name, live)
        self.office.figures.opened(len(self.tables))
        self._forget_addresses()

    def _patience(self, *, elsewhere: bool) -> float:
        settings = self.office.settings
        soon = SOON + settings.slow_seconds
        return min(soon, settings.idle_seconds) if elsewhere else settings.idle_seconds

    def _put_away(self, name: str, live: LiveTable) -> None:
        del self.tables[name]
        self.office.neighbours.note(name, None)
        if live.people.abroad and self.on_left is not None:
            self.on_left(name)

    def _forget_addresses(self) -> None:
        for address, opened in list(self.opened_by.items()):
            if opened.isdisjoint(self.tables):
                del self.opened_by[address]

    def lobby(self) -> list[protocol.OpenTable]:
        """Public tables with somebody at them, wherever, those that wait for players first."""
        found = {one.id: one for one in (*self.open_elsewhere, *self.open_tables())}
        return sorted(found.values(), key=lobby_order)[:LOBBY_SIZE]

    def open_tables(self) -> list[protocol.OpenTable]:
        """The same, of this server."""
        found = [
            open_table(live.table)
            for live in self.tables.values()
            if live.table.setup.public
            and live.people.present
            and (live.table.free_seats or live.table.setup.watch == "anyone")
        ]
        return sorted(found, key=lobby_order)[:LOBBY_SIZE]


def lobby_order(table: protocol.OpenTable) -> tuple[bool, float]:
    """Those that wait for players first, then the newest."""
    return table.free == 0, -table.created


def disguised(address: str) -> str:
    """An address as other servers know it: the same for all, and not written in clear.

    Who guesses it can check the guess: that is enough for a row that is gone within a minute.
    """
    return blake2b(address.encode(), digest_size=12).hexdigest()
