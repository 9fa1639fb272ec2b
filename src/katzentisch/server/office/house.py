"""All tables of a server: opened, found, restored from the log, put away when nobody is there."""

import asyncio
import contextlib
import logging
import unicodedata
from collections import defaultdict
from typing import Any

import msgspec

from katzentisch.bots import LEVELS
from katzentisch.core.chance import seeded
from katzentisch.core.game import Refused
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.office.room import Office, Room, shelved
from katzentisch.server.office.thinker import DEFAULT_LEVEL
from katzentisch.server.table import events
from katzentisch.server.table.branches import branched
from katzentisch.server.table.chairs import lock_of
from katzentisch.server.table.happening import replayed
from katzentisch.server.table.refused import refused
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry, LogDamaged, LogFailed, Taken

log = logging.getLogger("katzentisch.server")
TABLE_ID_LETTERS = 10
SECRET_BYTES = 32
LOBBY_SIZE = 200


def readable_name(name: str) -> str:
    """A name without invisible letters and spare spaces; raises Refused where nothing is left."""
    shown = "".join(" " if letter.isspace() else letter for letter in name)
    shown = "".join(letter for letter in shown if unicodedata.category(letter)[0] != "C")
    tidy = " ".join(unicodedata.normalize("NFC", shown).split())
    if not tidy or not any(letter.isalnum() or letter.isprintable() for letter in tidy):
        raise refused("table-name")
    return tidy


class House:
    """The tables of one server."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.opened_by: defaultdict[str, set[str]] = defaultdict(set)
        # Tables whose log cannot be read or applied; an operator can mend them.
        self.set_aside: set[str] = set()
        office.bus.listen(self._heard)

    def _heard(self, table: str, seq: int) -> None:
        """Somebody has written to a table; if it was not this server, it reads on."""
        room = self.rooms.get(table)
        if room is not None and room.table.seq < seq:
            self.office.run(room.catch_up())

    # Opening

    async def create(self, wish: protocol.Create, address: str) -> protocol.Seated:
        """Open a table; its creator sits down on seat 0."""
        name = readable_name(wish.name)
        setup = self._setup(wish)
        self._allow(address)
        room = await self._found(setup, address)
        return await self._seat(room, name, 0, wish.promise or "")

    async def _found(self, setup: events.Created, address: str) -> Room:
        outside = self.office.outside
        table_id, at = outside.name(TABLE_ID_LETTERS), outside.now()
        logged = events.Logged(setup)
        try:
            await self.office.log.append(Entry(table_id, 1, at, events.encode(logged)))
        except (Taken, LogFailed):
            raise refused("table-storage") from None
        room = self._open(CardTable.created_from(table_id, logged, at))
        self.opened_by[address].add(table_id)
        return room

    async def branch(
        self, record: dict[str, Any], wish: protocol.Branch, address: str
    ) -> protocol.Seated:
        """Open a table that goes on from a finished game; its creator takes the seat he chose."""
        name, game, players = readable_name(wish.name), record["game"], record["players"]
        options = record["options"]
        setup = self._setup(protocol.Create(game, players, wish.name, options, wish.level))
        self._allow(address)
        chance = seeded(int.from_bytes(self.office.outside.secret(8), "big"))
        past = await asyncio.to_thread(branched, record, wish.step, wish.seat, chance)
        room = await self._found(msgspec.structs.replace(setup, branch=past), address)
        return await self._seat(room, name, wish.seat, wish.promise or "")

    def _allow(self, address: str) -> None:
        """An address may have so many tables open that are not over, and the server so many."""
        mine = self.opened_by[address]
        mine &= {name for name in mine if self._still_open(name)}
        settings = self.office.settings
        if len(mine) >= settings.tables_per_address or len(self.rooms) >= settings.tables:
            raise refused("table-too-many")

    def _still_open(self, name: str) -> bool:
        return name in self.rooms and self.rooms[name].table.stage != "over"

    def _setup(self, wish: protocol.Create) -> events.Created:
        rules = rulebooks().get(wish.game)
        if rules is None:
            raise refused("table-game", found=wish.game, games=", ".join(rulebooks()))
        if wish.players not in rules.seats:
            first, last = rules.seats[0], rules.seats[-1]
            raise refused("table-players", title=rules.title, first=first, last=last)
        known = {option.name: option for option in rules.options}
        for name, value in wish.options.items():
            if name not in known:
                raise refused("table-no-option", name=name, options=", ".join(known))
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise refused("table-option", name=name, found=value, values=values)
        level = wish.level or DEFAULT_LEVEL
        for wished in (level, *filter(None, wish.levels)):
            if wished not in LEVELS:
                raise refused("table-level", found=wished, levels=", ".join(LEVELS))
        if len(wish.levels) > wish.players:
            raise refused("no-such-seat")
        secret = self.office.outside.secret
        return events.Created(
            wish.game,
            wish.players,
            rules.defaults() | wish.options,
            level,
            wish.hints,
            wish.watch,
            wish.public,
            wish.clock,
            secret(SECRET_BYTES).hex(),
            int.from_bytes(secret(7), "big"),
            levels=wish.levels,
        )

    def _open(self, table: CardTable) -> Room:
        room = self.rooms[table.id] = Room(table, self.office)
        self.office.metrics.tables.set(len(self.rooms))
        room.tell()
        return room

    async def join(self, room: Room, wish: protocol.Join) -> protocol.Seated:
        """Take a seat."""
        name = readable_name(wish.name)
        return await self._seat(room, name, wish.seat, wish.promise or "", wish.token)

    async def _seat(
        self, room: Room, name: str, seat: int | None, promise: str, token: str | None = None
    ) -> protocol.Seated:
        token = token or self.office.outside.token()
        got = await room.join(name, seat, lock_of(token), promise)
        return protocol.Seated(room.table.id, got, token, room.table.commitment)

    # Finding

    async def room(self, name: str) -> Room:
        """The table of that id, from the log if need be; raises Refused where there is none."""
        if name in self.rooms:
            return self.rooms[name]
        if name in self.set_aside:
            raise refused("table-set-aside", table=name)
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Room:
        """A table from its log. One that cannot be restored is set aside, its log as it is."""
        try:
            entries = await self.office.log.read(name)
            room = self._restored(name, entries) if entries else None
        except Exception as error:
            if isinstance(error, LogFailed) and not isinstance(error, LogDamaged):
                raise  # It may pass.
            log.exception("a table is set aside: katzentisch mend", extra={"table": name})
            self.rooms.pop(name, None)
            self.set_aside.add(name)
            raise refused("table-set-aside", table=name) from None
        if room is None:
            raise refused("table-none")
        await self._shelve_again(room.table)
        return room

    def _restored(self, name: str, entries: list[Entry]) -> Room:
        table = replayed(name, entries, telling=False)
        table.go_on(self.office.outside.now())
        return self._open(table)

    async def _shelve_again(self, table: CardTable) -> None:
        """The server may have stopped between the last move and the shelf."""
        for game in table.finished:
            record = shelved(table, game.record, game.record["finished"])
            with contextlib.suppress(LogFailed):
                await self.office.log.shelve(record)

    async def restore(self) -> None:
        """Go on where the server stopped: bots and clocks of recent tables run again."""
        since = self.office.outside.now() - 86_400 * self.office.settings.restore_days
        try:
            names = await self.office.log.tables(since)
        except LogFailed:
            log.exception("the tables cannot be listed; each is restored when it is asked for")
            return
        for name in names:
            # What cannot be restored was logged and set aside, or is tried again when asked for.
            with contextlib.suppress(Refused, LogFailed):
                await self.room(name)
        log.info("tables restored", extra={"tables": len(self.rooms)})

    def put_away(self) -> None:
        """Forget tables at which nobody is and nothing goes on; the log remembers them."""
        before = self.office.outside.now() - self.office.settings.idle_seconds
        for name, room in list(self.rooms.items()):
            if room.idle and room.idle_since < before:
                del self.rooms[name]
        self.office.metrics.tables.set(len(self.rooms))
        self._forget_addresses()

    def _forget_addresses(self) -> None:
        for address, opened in list(self.opened_by.items()):
            if opened.isdisjoint(self.rooms):
                del self.opened_by[address]

    def lobby(self) -> list[protocol.OpenTable]:
        """Public tables with somebody at them, those that wait for players first."""
        found = [
            self._listed(room.table)
            for room in self.rooms.values()
            if room.table.setup.public
            and room.present
            and (room.table.free_seats or room.table.setup.watch == "anyone")
        ]
        found.sort(key=lambda one: (one.free == 0, -one.created))
        return found[:LOBBY_SIZE]

    def _listed(self, table: CardTable) -> protocol.OpenTable:
        setup = table.setup
        return protocol.OpenTable(
            table.id,
            setup.game,
            setup.players,
            setup.options,
            setup.level,
            setup.clock,
            setup.watch,
            table.stage,
            [chair.name for chair in table.chairs if chair.occupant != "nobody"],
            len(table.free_seats) if table.stage != "playing" else 0,
            table.created,
        )
