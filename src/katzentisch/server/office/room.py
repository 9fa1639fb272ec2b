"""A table in use: who is connected, one change at a time, and everybody is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from katzentisch.bots.levels import THOUGHTFUL
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Refused
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server import protocol
from katzentisch.server.office.bus import Bus, LocalBus
from katzentisch.server.office.metrics import Metrics
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.settings import Settings
from katzentisch.server.office.thinker import CLOCK_LEVEL, Thinker
from katzentisch.server.table import events
from katzentisch.server.table.chairs import seat_with
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.consent import Around
from katzentisch.server.table.decisions import decide as decide_command
from katzentisch.server.table.decisions import decide_deal, decide_join
from katzentisch.server.table.happening import change, happen, replayed
from katzentisch.server.table.promises import OPENING_SECONDS
from katzentisch.server.table.refused import refused
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.for_viewers import events_for, play_for, reasons_for, table_for_all
from katzentisch.server.telling.narrator import refusal_said
from katzentisch.storage.log import Entry, EventLog, LogFailed, Shelved, Taken

log = logging.getLogger("katzentisch.server")
GAME_ID_LETTERS = 12
# However long the server was away, nobody has less time than this after it is back.
RETURN_SECONDS = 15.0
# After a failure bots and clocks try again, at first soon, then ever more seldom.
SOONEST, SELDOMEST = 0.5, 30.0
encoder = msgspec.json.Encoder()


class Viewer(Protocol):
    """A connection, as the room knows it."""

    viewer: int
    since: int

    def wake(self) -> None:
        """There is something new."""


class Office:
    """What all rooms share."""

    def __init__(
        self,
        event_log: EventLog,
        thinker: Thinker,
        settings: Settings,
        outside: Outside,
        metrics: Metrics,
        bus: Bus | None = None,
    ) -> None:
        self.bus = bus or LocalBus()
        self.log, self.thinker, self.settings = event_log, thinker, settings
        self.outside, self.metrics = outside, metrics
        self.opened = outside.now()
        self.tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; its trouble is logged, never silent."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())


class Room:
    """A table with the people connected to it."""

    def __init__(self, table: CardTable, office: Office) -> None:
        self.table, self.office = table, office
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.away_since: dict[int, float] = {}
        # Who has sat down is waited for as if he had just gone, until he connects.
        self.seated: dict[int, float] = {}
        self.thinking: set[int] = set()
        self.advised: set[int] = set()
        self.hurry = False
        self.clock_runs = False
        self.awaiting: int | None = None
        self.absence_until = 0.0
        # What was last told; a move changes all of it, a newcomer only the table.
        self.plays: dict[int, bytes] = {}
        self.messages: dict[tuple[int, int, str, bool], bytes] = {}
        self.table_bytes = b""
        self.table_version = 0
        self.idle_since = office.outside.now()

    # People

    @property
    def present(self) -> list[int]:
        """The seats that are connected."""
        return sorted({one.viewer for one in self.viewers if one.viewer != SPECTATOR})

    @property
    def around(self) -> Around:
        """Who is here, and who has been away so long that a bot may keep his seat."""
        patience = self.office.settings.away_seconds
        before = self.office.outside.now() - patience
        long_away = [seat for seat, since in self._absent().items() if since <= before]
        return Around(self.present, long_away, round(patience))

    def _absent(self) -> dict[int, float]:
        """Since when people are away who have a seat here."""
        present, persons = self.present, self.table.persons
        since = dict.fromkeys(persons, self.office.opened) | self.seated | self.away_since
        return {seat: since[seat] for seat in persons if seat not in present}

    def _await_absence(self) -> None:
        """When somebody has been away for long there may be another host: that is told, too."""
        patience, now = self.office.settings.away_seconds, self.office.outside.now()
        soon = [since + patience for since in self._absent().values() if since + patience > now]
        if soon and self.viewers and self.absence_until != (until := min(soon)):
            self.absence_until = until
            self.office.run(self._notice_absence(until - now))

    async def _notice_absence(self, seconds: float) -> None:
        await self.office.outside.sleep(seconds)
        self.tell()

    async def enter(self, viewer: Viewer) -> None:
        """Somebody connects; a seat that was kept for him is his again at once."""
        async with self.lock:
            if viewer.viewer != SPECTATOR:
                await self._give_back(viewer.viewer)
            if self.table.chronicle.untold(viewer.viewer, viewer.since):
                await self._tell_again()
            # Not before the stories are there, lest others' news bring him events without them.
            self.viewers.add(viewer)
            self.away_since.pop(viewer.viewer, None)
        self.tell()

    async def _tell_again(self) -> None:
        """A restored table has no stories: they are told by playing its log again."""
        entries = await self.office.log.read(self.table.id)
        known = [entry for entry in entries if entry.seq <= self.table.seq]
        self.table.chronicle = replayed(self.table.id, known, telling=True).chronicle

    def leave(self, viewer: Viewer) -> None:
        """Somebody is no longer connected."""
        self.viewers.discard(viewer)
        now = self.office.outside.now()
        if viewer.viewer != SPECTATOR and viewer.viewer not in self.present:
            self.away_since[viewer.viewer] = now
        self.idle_since = now
        self.tell()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table were put away until somebody asks for it."""
        busy = self.viewers or self.thinking or self.clock_runs or self.lock.locked()
        return not busy

    # What happens

    async def act(self, seat: int, command: protocol.AnyCommand) -> None:
        """Do a seat's command, durably; raises Refused where it is not possible."""
        async with self.lock:
            if self.table.done.knows(seat, command.id):
                return

            def decide() -> events.Logged:
                what = decide_command(self.table, seat, command, self.around, self._new_game)
                return events.Logged(what, seat, command.id)

            if self.table.missed(seat) and not isinstance(command, protocol.Leave):
                # What is refused does not bring him back.
                decide()
                await self._give_back(seat)
            await self._happen(decide)

    def _new_game(self) -> str:
        return self.office.outside.name(GAME_ID_LETTERS)

    async def join(self, name: str, seat: int | None, lock: str, promise: str) -> int:
        """Somebody sits down; the seat he got, or has: he may not have heard the first answer."""

        def decide() -> events.Logged:
            return events.Logged(decide_join(self.table, name, seat, lock, promise))

        async with self.lock:
            if (held := seat_with(self.table.chairs, lock)) is not None:
                return held
            logged = await self._happen(decide)
            assert isinstance(logged.what, events.Sat)
            self.seated[logged.what.seat] = self.office.outside.now()
        return logged.what.seat

    async def _give_back(self, seat: int) -> None:
        if self.table.missed(seat):
            await self._happen(lambda: events.Logged(events.Back(seat)))

    async def _happen(self, decide: Callable[[], events.Logged]) -> events.Logged:
        """Decide, try, write, tell. Whoever was faster is read first, then we decide again."""
        office, begun = self.office, self.office.outside.now()
        while True:
            try:
                logged = decide()
            except Refused:
                # Perhaps it is possible after what another server has written meanwhile.
                if not await self._catch_up():
                    raise
                continue
            at = office.outside.now()
            draft = self._tried(logged, at)
            try:
                await office.log.append(Entry(draft.id, draft.seq, at, events.encode(logged)))
                break
            except Taken:
                await self._catch_up()
            except LogFailed:
                log.exception("the event log failed")
                raise refused("table-storage") from None
        quiet, known = not self.table.requests, self.table.chronicle.last_number(SPECTATOR)
        draft.done.remember(logged)
        await self._go_on_with(draft)
        news = [note for _, note in draft.chronicle.after(SPECTATOR, known)]
        self._count(news, office.outside.now() - begun)
        office.bus.publish(draft.id, draft.seq)
        # Only with what everybody sees: else its time would tell of a choice face down.
        hurried = bool(news) and self._notice_hurry()
        if isinstance(logged.what, events.Moved):
            # A move changes nothing around the game, unless it ends it or answers a request.
            self.tell(around=hurried or not quiet or draft.stage != "playing")
        else:
            self.tell()
        return logged

    def _count(self, public: Iterable[Note], seconds: float) -> None:
        """Figures tell what everybody may know, when it may be known: nothing of choices."""
        metrics, chairs = self.office.metrics, self.table.chairs
        for note in public:
            metrics.event_seconds.observe(seconds)
            for seat, *_ in note.moves if note.kind == "moved" else ():
                bot = chairs[seat].occupant == "bot" or chairs[seat].kept
                metrics.moves.labels("bot" if bot else "person").inc()

    def _tried(self, logged: events.Logged, at: float) -> CardTable:
        """The table after an event that is not written yet: what fails here is never written."""
        draft = self.table.draft()
        try:
            change(draft, logged, at)
        except Refused:
            raise
        except Exception:
            kind = type(logged.what).__name__
            log.exception("an event cannot happen: %s", kind, extra={"table": draft.id})
            raise refused("table-trouble") from None
        return draft

    async def _go_on_with(self, table: CardTable) -> None:
        """From now on this is the table; finished games go to the shelf before anybody is told."""
        new = table.finished[len(self.table.finished) :]
        self.table = table
        self.plays.clear()
        self.messages.clear()
        for game in new:
            self.office.metrics.games.labels(table.setup.game).inc()
            await self._shelve(shelved(table, game.record, game.record["finished"]))

    async def _shelve(self, game: Shelved) -> None:
        """The log has the game; if the shelf fails now, that can be done later."""
        try:
            await self.office.log.shelve(game)
        except LogFailed:
            log.exception("a game is not on the shelf yet", extra={"table": self.table.id})
            self.office.run(self._persistently(lambda: self.office.log.shelve(game)))

    async def _persistently(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something that must be done; what fails is tried again, ever more seldom."""
        pause = SOONEST
        while True:
            try:
                await work()
                return
            except (Refused, LogFailed):
                await self.office.outside.sleep(pause)
                pause = min(2 * pause, SELDOMEST)

    async def catch_up(self) -> None:
        """Another server says that it has written to this table."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what another server has written to this table; whether there was anything."""
        entries = await self.office.log.read(self.table.id, self.table.seq)
        draft = self.table.draft()
        for entry in entries:
            happen(draft, events.decode(entry.body), entry.at)
        if entries:
            await self._go_on_with(draft)
            self.tell()
        return bool(entries)

    # Telling

    def tell(self, *, around: bool = True) -> None:
        """Everybody gets the present state as soon as his line is free; bots may begin to think."""
        self.messages.clear()
        if around:
            self._look_around()
            self._await_absence()
        for viewer in self.viewers:
            viewer.wake()
        self._call_bots()
        self._run_clock()
        self._await_openings()

    def _look_around(self) -> None:
        """Note whether anything around the game has changed."""
        seen = table_for_all(self.table, self.around, self.away_since, self.watchers, self.hurry)
        told = encoder.encode(seen)
        if told != self.table_bytes:
            self.table_bytes = told
            self.table_version += 1

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return sum(one.viewer == SPECTATOR for one in self.viewers)

    def message(self, viewer: int, since: int, language: str, *, with_table: bool) -> bytes:
        """The update for a viewer who has seen everything up to that number."""
        key = (viewer, since, language, with_table)
        if key not in self.messages:
            self.messages[key] = self._message(viewer, since, language, with_table)
        return self.messages[key]

    def _message(self, viewer: int, since: int, language: str, with_table: bool) -> bytes:
        update = {
            "type": "update",
            "n": self.table.chronicle.last_number(viewer),
            "time": self.office.outside.now(),
            "seat": None if viewer == SPECTATOR else viewer,
            "table": msgspec.Raw(self.table_bytes) if with_table else None,
            "play": msgspec.Raw(self.play(viewer)),
            "events": events_for(self.table, viewer, since, language),
        }
        return encoder.encode(update)

    def play(self, viewer: int) -> bytes:
        """The game as the viewer sees it, encoded once for every change."""
        if viewer not in self.plays:
            deadlines = self._deadlines()
            until = [deadlines.get(seat) for seat in range(self.table.setup.players)]
            seen = play_for(self.table, viewer, until)
            self.plays[viewer] = encoder.encode(seen)
        return self.plays[viewer]

    def reasons(self, seat: int, moves: list[str], language: str) -> list[protocol.Reason]:
        """Why moves are not possible."""
        return reasons_for(self.table.deciding(seat), seat, moves, language)

    # Bots

    def _mood(self, seat: int) -> int:
        """A bot's seed for a whole game; nothing hidden goes into it."""
        return seeded(self.table.setup.brain, (self.table.number << 3) + seat)[0]

    def _call_bots(self) -> None:
        for seat in self.table.acting_bots():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.office.run(self._think(seat))

    async def _think(self, seat: int) -> None:
        try:
            while seat in self.table.acting_bots():
                await self.office.outside.sleep(self._natural_time(seat))
                level = self.table.level(seat)
                await self._persistently(partial(self._bot_moves, seat, level, "bot"))
        finally:
            self.thinking.discard(seat)

    def _natural_time(self, seat: int) -> float:
        """Between 0.6 and 1.6 seconds, as people take them for a card."""
        chance = seeded(self._mood(seat), self.table.seq)
        return self.office.settings.pace * (0.6 + below(chance, 1000) / 1000)

    async def _bot_moves(self, seat: int, level: str, by: events.Mover) -> None:
        """A bot decides for a seat, unless the seat has decided meanwhile or all is different."""
        game = self.table.game
        if game is None or self.table.stage != "playing" or seat not in game.actors:
            return
        before = (self.table.number, len(game.made))
        move = await self.choose(seat, level)

        def decide() -> events.Logged:
            now = self.table.game
            kept = by == "clock" or seat in self.table.acting_bots()
            if now is None or not kept or before != (self.table.number, len(now.made)):
                raise Overtaken
            if self.table.stage != "playing" or move not in now.legal_moves(seat):
                raise Overtaken
            return events.Logged(events.Moved(seat, now.rules.text(now.state, move), by))

        async with self.lock:
            with suppress(Overtaken):
                await self._happen(decide)

    async def choose(self, seat: int, level: str) -> int:
        """What a bot of that level would do with what the seat sees."""
        game, seed = self.table.playing(), self._mood(seat)
        # Elsewhere it would tell who has chosen face down, or has let his time run out.
        awaited = game.actors == [seat] == self.table.acting_bots() and not game.waiting
        with self.office.metrics.thinking(openly=awaited):
            return await self.office.thinker.choose(
                game.rules, game.state, seat, level, seed, self.table.id
            )

    def _notice_hurry(self) -> bool:
        """Whether bots at this table begin to think less than usual, or do so no longer."""
        bots = [n for n, one in enumerate(self.table.chairs) if one.kept or one.occupant == "bot"]
        thoughtful = any(self.table.level(seat) in THOUGHTFUL for seat in bots)
        before, self.hurry = self.hurry, thoughtful and self.office.thinker.hurry
        return self.hurry != before

    async def hint(self, seat: int, language: str, address: str) -> tuple[str, str]:
        """The best move as far as the seat can know, and why; one at a time for a seat."""
        self._allow_hint(seat)
        self.advised.add(seat)
        try:
            move, reason = await self._hint(seat, language, address)
        finally:
            self.advised.discard(seat)
        if move not in self.table.playing().legal(seat):
            raise refused("table-hint-late")
        return move, reason

    def _allow_hint(self, seat: int) -> None:
        game = self.table.playing()
        if not self.table.setup.hints:
            raise refused("table-hints-off")
        if seat not in game.actors:
            raise refused("table-no-decision")
        if seat in self.advised:
            raise refused("table-hint-busy")

    async def _hint(self, seat: int, language: str, address: str) -> tuple[str, str]:
        game, seed = self.table.playing(), self._mood(seat)
        names, asker = [chair.name for chair in self.table.chairs], (address, self.table.id)
        return await self.office.thinker.hint(
            game.rules, game.state, seat, language, seed, names, asker
        )

    # The clock

    def _deadlines(self) -> dict[int, float]:
        """When each seat's time runs out; a restart takes nobody's time away, and gives little."""
        game, seconds = self.table.game, self.table.setup.clock
        if game is None or seconds is None or self.table.stage != "playing":
            return {}
        earliest = self.office.opened + min(seconds, RETURN_SECONDS)
        return {seat: max(self.table.deadline(seat) or 0.0, earliest) for seat in game.actors}

    def _run_clock(self) -> None:
        if not self.clock_runs and self._deadlines():
            self.clock_runs = True
            self.office.run(self._clock())

    async def _clock(self) -> None:
        """Wait for the next deadline; whose time has run out, a bot moves for him."""
        try:
            while deadlines := self._deadlines():
                now = self.office.outside.now()
                late = [seat for seat, until in deadlines.items() if until <= now]
                for seat in late:
                    await self._persistently(partial(self._clock_moves, seat))
                if not late:
                    await self.office.outside.sleep(min(deadlines.values()) - now)
        finally:
            self.clock_runs = False

    async def _clock_moves(self, seat: int) -> None:
        """A bot moves for a seat, unless it has decided meanwhile."""
        until = self._deadlines().get(seat)
        if until is not None and until <= self.office.outside.now():
            await self._bot_moves(seat, CLOCK_LEVEL, "clock")

    # The deal

    def _await_openings(self) -> None:
        """See to it that a deal does not wait for ever for those who have promised."""
        if self.table.stage == "dealing" and self.awaiting != self.table.number:
            self.awaiting = self.table.number
            self.office.run(self._persistently(partial(self._deal_in_time, self.table.number)))

    async def _deal_in_time(self, number: int) -> None:
        """Deal without those who have not opened; how long they have had is known to all."""
        outside = self.office.outside
        locked = self.table.deal.at if self.table.deal is not None else 0.0
        await outside.sleep(locked + OPENING_SECONDS - outside.now())
        async with self.lock:
            if self.table.stage == "dealing" and self.table.number == number:
                await self._happen(lambda: events.Logged(decide_deal(self.table)))


class Overtaken(Exception):
    """The table has gone on while a bot was thinking."""


def rejected(command: str, error: Refused, language: str) -> protocol.Rejected:
    """The answer to a command that is not possible."""
    refusal = error.refusal
    said = refusal_said(refusal, language)
    return protocol.Rejected(command, refusal.key, refusal.clause, said)


def shelved(table: CardTable, record: dict[str, Any], at: float) -> Shelved:
    """A finished game for the shelf."""
    facts = protocol.Shelved(
        record["id"],
        record["game"],
        record["players"],
        record["options"],
        record["names"],
        record.get("scores", []),
        record.get("winners", []),
        at,
    )
    over = "winners" in record
    body = encoder.encode(record)
    return Shelved(record["id"], at, table.setup.public and over, encoder.encode(facts), body)
