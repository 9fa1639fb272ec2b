"""A table in use: people act at it, bots and clocks keep it going, and everybody is told."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec

from katzentisch.bots.hints import BestMove
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server import protocol
from katzentisch.server.office.abroad import encode
from katzentisch.server.office.bot_turns import BotTurns
from katzentisch.server.office.clocks import Clocks
from katzentisch.server.office.keeper import Change, Overtaken, TableKeeper
from katzentisch.server.office.office import Office
from katzentisch.server.office.presence import Presence, Viewer
from katzentisch.server.table import events
from katzentisch.server.table.chairs import seat_with
from katzentisch.server.table.decisions import decide as decide_command
from katzentisch.server.table.decisions import decide_join, decide_untried_move
from katzentisch.server.table.happening import replayed
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.for_viewers import reasons_for, table_for_all
from katzentisch.server.telling.updates import Updates

GAME_ID_LETTERS = 12


class LiveTable:
    """A table with the people connected to it."""

    def __init__(self, table: CardTable, office: Office) -> None:
        self.office = office
        self.keeper = TableKeeper(table, office, self)
        self.people = Presence(self.keeper)
        self.bots = BotTurns(self.keeper, self.people)
        self.clocks = Clocks(self.keeper, self.bots)
        self.updates = Updates(office.outside.now, self.clocks.deadlines, self.keeper.trouble)
        self.absence_until = 0.0
        # Whether the game's code fails where it is to be shown.
        self.broken = False
        self.idle_since = office.outside.now()
        # Whether everybody is about to be told.
        self.telling = False

    @property
    def table(self) -> CardTable:
        """The table as it stands now."""
        return self.keeper.table

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table were put away until somebody asks for it."""
        working = self.bots.thinking or self.clocks.running or self.keeper.lock.locked()
        # A deal waits for promises, and not for long.
        return not (self.people.viewers or working or self.table.stage == "dealing")

    # People come and go

    async def enter(self, viewer: Viewer) -> None:
        """Somebody connects; a seat that was kept for him is his again at once."""
        async with self.keeper.lock:
            if viewer.viewer != SPECTATOR:
                await self._give_back(viewer.viewer)
            if self.table.chronicle.untold(viewer.viewer, viewer.since):
                await self._tell_stories_again()
            # Not before the stories are there, lest others' news bring him events without them.
            self.people.enter(viewer)
        self.tell()

    async def _tell_stories_again(self) -> None:
        """A restored table has no stories: they are told by playing its log again.

        That may take long, so it is done beside; nothing happens here meanwhile: we hold the lock.
        """
        entries = await self.office.log.read(self.table.id)
        known = [entry for entry in entries if entry.seq <= self.table.seq]
        again = await self.office.outside.beside(replayed, self.table.id, known, telling=True)
        self.table.chronicle = again.chronicle

    def leave(self, viewer: Viewer) -> None:
        """Somebody is no longer connected."""
        self.people.leave(viewer)
        self.idle_since = self.office.outside.now()
        self.tell()

    async def join(self, name: str, seat: int | None, lock: str, promise: str) -> int:
        """Somebody sits down; the seat he got, or has: he may not have heard the first answer."""

        def decide() -> events.Logged:
            if seat_with(self.table.chairs, lock) is not None:
                raise Overtaken
            return events.Logged(decide_join(self.table, name, seat, lock, promise))

        async with self.keeper.lock:
            with suppress(Overtaken):
                logged = await self.keeper.happen(decide)
                assert isinstance(logged.what, events.Sat)
                self.people.sat_down(logged.what.seat)
            held = seat_with(self.table.chairs, lock)
        assert held is not None
        return held

    async def _give_back(self, seat: int) -> None:
        def decide() -> events.Logged:
            if not self.table.missed(seat):
                raise Overtaken
            return events.Logged(events.Back(seat))

        with suppress(Overtaken):
            await self.keeper.happen(decide)

    # What people do

    async def act(self, seat: int, command: protocol.AnyCommand) -> None:
        """Do a seat's command, durably; raises Refused where it is not possible."""
        keeper = self.keeper
        async with keeper.lock:
            try:
                if keeper.table.missed(seat) and not isinstance(command, protocol.Leave):
                    # What is refused does not bring him back.
                    self._decided(seat, command, tried=False)
                    await self._give_back(seat)
                await keeper.happen(lambda: self._decided(seat, command, tried=True))
            except Overtaken:
                return

    def _decided(self, seat: int, command: protocol.AnyCommand, *, tried: bool) -> events.Logged:
        """What a command amounts to; if that is `tried` next, the rules may have their say then."""
        table = self.keeper.table
        # It may have been sent again, to another server.
        if table.done.knows(seat, command.id):
            raise Overtaken
        what: events.Happened
        if tried and isinstance(command, protocol.Move):
            # Most commands are moves, and who else is around does not matter to them.
            what = decide_untried_move(table, seat, command.text)
        else:
            what = decide_command(table, seat, command, self.people.around, self._new_game)
        return events.Logged(what, seat, command.id)

    async def obey_operator(self, decide: Callable[[CardTable], events.Happened]) -> None:
        """Do what whoever runs the house wants; raises Refused where it is not possible."""
        async with self.keeper.lock:
            await self.keeper.happen(lambda: events.Logged(decide(self.table)))

    def _new_game(self) -> str:
        return self.office.outside.name(GAME_ID_LETTERS)

    async def hint(self, seat: int, language: str, address: str) -> BestMove:
        """What a bot advises a seat; other servers know meanwhile that it does."""
        self.bots.allow_hint(seat)
        self.bots.advised.add(seat)
        self.tell_neighbours()
        try:
            return await self.bots.hint(seat, language, address)
        finally:
            self.bots.advised.discard(seat)
            self.tell_neighbours()

    def reasons(self, seat: int, moves: list[str], language: str) -> list[protocol.Reason]:
        """Why moves are not possible."""
        return reasons_for(self.table.deciding(seat), seat, moves, language)

    # Telling

    def went_on(self) -> None:
        """The table is another one now."""
        self.updates.forget()

    def changed(self, new: Change) -> None:
        """Something is written, here or by another server: tell everybody."""
        # Only with what everybody sees: else its time would tell of a choice face down.
        bots_differ = bool(new.public) and self._bots_differ()
        if isinstance(new.what, events.Moved):
            # A move changes nothing around the game, unless it ends it or answers a request.
            playing = self.keeper.table.stage == "playing"
            self.tell(around=bots_differ or new.was_asked or not playing)
        else:
            self.tell()

    def _bots_differ(self) -> bool:
        """Whether there is anything new to tell of the bots."""
        hurried, failed = self.bots.notice_hurry(), self.bots.notice_troubles()
        return hurried or failed

    def tell(self, *, around: bool = True) -> None:
        """Everybody gets the present state as soon as his line is free; bots may begin to think."""
        self.updates.messages.clear()
        broken, self.broken = self.broken, not self._can_be_shown()
        if around or broken != self.broken:
            self.updates.notice(self.shown())
            self._await_absence()
            self.tell_neighbours()
        if not self.telling:
            self.telling = True
            asyncio.get_running_loop().call_soon(self._tell_viewers)
        self.keep_going()

    def _tell_viewers(self) -> None:
        """Not at once: whoever made it happen first gets his answer, and with it what is new."""
        self.telling = False
        self.updates.begin()
        for viewer in tuple(self.people.viewers):
            viewer.wake()
        # Nobody else wants it, as a rule, and memory that was just used is soon used again. Whose
        # line was not free has it made anew.
        self.updates.forget()
        if (views := self.keeper.table.known_views) is not None:
            views.forget_own()

    def keep_going(self) -> None:
        """Bots may begin to think, clocks to run, if this is where they do."""
        for call in (self.bots.call, self.clocks.start):
            try:
                call()
            except Exception as error:
                self.keeper.trouble("nobody knows whose turn it is", error)

    def tell_neighbours(self) -> None:
        """Other servers of this table hear who is here, and how its bots fare."""
        if not self.office.shared:
            return
        neighbours, advised = self.office.neighbours, sorted(self.bots.advised)
        told = msgspec.structs.replace(self.people.told(), advised=advised)
        if self.people.acts_here:
            bots = self.bots
            told = msgspec.structs.replace(told, hurry=bots.hurry, troubles=bots.told_troubles)
        if neighbours.note(self.table.id, encode(told)):
            self.office.run(neighbours.tell())

    def _can_be_shown(self) -> bool:
        """Whether the game can be shown to all who look; each will be sent what is made here."""
        return self.updates.show(self.keeper.table, {one.viewer for one in self.people.viewers})

    def shown(self) -> protocol.Table:
        """The table around the game, as everybody sees it."""
        people = self.people
        return table_for_all(
            self.table,
            people.around,
            people.away_since,
            people.watchers,
            self.bots.hurry or any(one.hurry for one in people.abroad.values()),
            self._bot_troubles(),
            self.broken,
        )

    def _bot_troubles(self) -> dict[int, protocol.BotTrouble]:
        """How the bots fare at the server where they act."""
        if self.people.acts_here:
            return self.bots.told_troubles
        return {
            seat: trouble
            for one in self.people.abroad.values()
            for seat, trouble in one.troubles.items()
        }

    def _await_absence(self) -> None:
        """When somebody has been away for long, others may do without him: that is told, too."""
        until = self.people.next_long_away()
        if until is not None and until != self.absence_until:
            self.absence_until = until
            self.office.run(self._notice_absence(until - self.office.outside.now()))

    async def _notice_absence(self, seconds: float) -> None:
        await self.office.outside.sleep(seconds)
        self.tell()
