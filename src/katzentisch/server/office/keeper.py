"""A table and its log: one change at a time, decided, tried, written, and only then so."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from msgspec import Struct

from katzentisch.core.game import Refused
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server.office.office import Office
from katzentisch.server.office.shelving import shelved
from katzentisch.server.office.troubles import Troubles
from katzentisch.server.table import events
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.ending import close
from katzentisch.server.table.happening import change, happen
from katzentisch.server.table.refused import refused
from katzentisch.server.table.table import CardTable, Finished
from katzentisch.storage.log import (
    Entry,
    LogFailed,
    OutcomeUnknown,
    Shelved,
    TableGone,
    Taken,
)

log = logging.getLogger("katzentisch.server")


class Change(Struct, frozen=True):
    """What is new at a table: the event, none where another server has written it."""

    what: events.Happened | None = None
    # What everybody may know of it.
    public: tuple[Note, ...] = ()
    # Whether anything was being asked before.
    was_asked: bool = False


class Overtaken(Exception):
    """The table has gone on meanwhile, perhaps at another server: there is nothing to decide."""


class CannotHappen(Refused):
    """An event that was decided fails when it is tried: a fault of the game's code, or of ours."""


class Audience(Protocol):
    """Who must know when a table changes."""

    def went_on(self) -> None:
        """The table is another one now: what was worked out about it is out of date."""

    def changed(self, new: Change) -> None:
        """All is written: everybody may be told."""


class TableKeeper:
    """Holds a table and writes its log. Whoever changes the table holds `lock`."""

    def __init__(self, table: CardTable, office: Office, audience: Audience) -> None:
        self.table, self.office, self.audience = table, office, audience
        self.lock = asyncio.Lock()
        self.troubles = Troubles()
        # Whether the table was deleted.
        self.gone = False

    def trouble(self, what: str, error: Exception) -> None:
        """Something fails at this table that should not; it is logged once."""
        self.troubles.tell(self.table.id, what, error)

    async def happen(self, decide: Callable[[], events.Logged]) -> events.Logged:
        """Decide, try, write, tell. Whoever was faster is read first, then we decide again."""
        begun = self.office.outside.now()
        logged, draft = await self._written(decide)
        was_asked = bool(self.table.requests)
        known = self.table.chronicle.last_number(SPECTATOR)
        draft.done.remember(logged)
        if finished := self._go_on_with(draft):
            await self._put_away(finished, ours=True)
        public = tuple([note for _, note in draft.chronicle.after(SPECTATOR, known)])
        self._count(public, self.office.outside.now() - begun)
        self.office.bus.publish(draft.id, draft.seq)
        self.audience.changed(Change(logged.what, public, was_asked))
        return logged

    async def _written(
        self, decide: Callable[[], events.Logged]
    ) -> tuple[events.Logged, CardTable]:
        """What was decided and is in the log now, and the table after it."""
        while True:
            try:
                logged = decide()
                at = self.office.outside.now()
                draft = self._tried(logged, at)
            except CannotHappen:
                raise
            except Refused:
                # Perhaps it is possible after what another server has written meanwhile.
                if not await self._catch_up():
                    raise
                continue
            entry = Entry(draft.id, draft.seq, at, events.encode(logged))
            try:
                try:
                    await self.office.log.append(entry)
                except Taken:
                    # Another server was faster.
                    await self._catch_up()
                else:
                    return logged, draft
            except LogFailed as error:
                log.exception("the event log failed")
                # If it is written all the same its key is taken, and it is read on.
                unknown = isinstance(error, OutcomeUnknown)
                raise refused("table-storage-unknown" if unknown else "table-storage") from None

    def _tried(self, logged: events.Logged, at: float) -> CardTable:
        """The table after an event that is not written yet: what fails here is never written."""
        draft = self.table.draft()
        try:
            change(draft, logged, at)
        except Refused:
            raise
        except Exception as error:
            self.trouble(f"an event cannot happen: {type(logged.what).__name__}", error)
            raise CannotHappen(refused("table-trouble").refusal) from None
        return draft

    def _count(self, public: Iterable[Note], seconds: float) -> None:
        """Figures tell what everybody may know, when it may be known: nothing of choices."""
        figures, chairs = self.office.figures, self.table.chairs
        for note in public:
            figures.written(seconds)
            for seat, *_ in note.moves if note.kind == "moved" else ():
                figures.moved("bot" if chairs[seat].played_by_bot else "person")

    def _go_on_with(self, table: CardTable) -> Sequence[Finished]:
        """From now on this is the table; the games that are finished by that."""
        new = table.finished[len(self.table.finished) :]
        self.table = table
        self.audience.went_on()
        return new

    async def _put_away(self, finished: Sequence[Finished], *, ours: bool) -> None:
        """Finished games go to the shelf before anybody is told.

        Whoever wrote the last move counts the game; it is shelved by all, lest nobody did it.
        """
        for game in finished:
            if ours:
                self.office.figures.finished(self.table.setup.game)
            await self._shelve(shelved(self.table, game.record))

    async def _shelve(self, game: Shelved) -> None:
        """The log has the game; if the shelf fails now, that can be done later."""
        try:
            await self.office.log.shelve(game)
        except LogFailed:
            log.exception("a game is not on the shelf yet", extra={"table": self.table.id})
            self.office.run(self.office.persistently(lambda: self.office.log.shelve(game)))

    async def catch_up(self) -> None:
        """Another server has written to this table. What fails now is tried at the next look."""
        with suppress(LogFailed):
            await self.read_on()

    async def read_on(self) -> None:
        """The same for who must know; raises LogFailed where that is not to be had now."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what another server has written to this table; whether there was anything."""
        try:
            entries = await self.office.log.read(self.table.id, self.table.seq)
        except TableGone:
            return self._deleted()
        draft = self.table.draft()
        for entry in entries:
            happen(draft, events.decode(entry.body), entry.at)
        if entries:
            await self._put_away(self._go_on_with(draft), ours=False)
            self.audience.changed(Change())
        return bool(entries)

    def _deleted(self) -> bool:
        """The table was deleted: whoever is still there sees it closed; whether that is new."""
        if self.gone:
            return False
        self.gone = True
        draft = self.table.draft()
        close(draft, self.office.outside.now())
        self.table = draft
        self.audience.went_on()
        self.audience.changed(Change())
        return True
