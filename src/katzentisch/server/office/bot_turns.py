"""Bots have their turns at a table, and advise people."""

from contextlib import suppress
from functools import partial

from katzentisch.bots.levels import THOUGHTFUL
from katzentisch.core.chance import below, seeded
from katzentisch.server.office.keeper import TableKeeper
from katzentisch.server.table import events
from katzentisch.server.table.refused import refused


class Overtaken(Exception):
    """The table has gone on while a bot was thinking."""


class BotTurns:
    """The bots of one table."""

    def __init__(self, keeper: TableKeeper) -> None:
        self.keeper, self.office = keeper, keeper.office
        self.thinking: set[int] = set()
        self.advised: set[int] = set()
        self.hurry = False

    def _mood(self, seat: int) -> int:
        """A bot's seed for a whole game; nothing hidden goes into it."""
        table = self.keeper.table
        return seeded(table.setup.brain, (table.number << 3) + seat)[0]

    # Moving

    def call(self) -> None:
        """Whoever has a decision to make begins to think."""
        for seat in self.keeper.table.acting_bots():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.office.run(self._think(seat))

    async def _think(self, seat: int) -> None:
        try:
            while seat in self.keeper.table.acting_bots():
                await self.office.outside.sleep(self._natural_time(seat))
                level = self.keeper.table.level(seat)
                await self.office.persistently(partial(self.move, seat, level, "bot"))
        finally:
            self.thinking.discard(seat)

    def _natural_time(self, seat: int) -> float:
        """Between 0.6 and 1.6 seconds, as people take them for a card."""
        chance = seeded(self._mood(seat), self.keeper.table.seq)
        return self.office.settings.pace * (0.6 + below(chance, 1000) / 1000)

    async def move(self, seat: int, level: str, by: events.Mover) -> None:
        """A bot decides for a seat, unless the seat has decided meanwhile or all is different."""
        game = self.keeper.table.game
        if game is None or self.keeper.table.stage != "playing" or seat not in game.actors:
            return
        before = (self.keeper.table.number, len(game.made))
        move = await self._choose(seat, level)

        def decide() -> events.Logged:
            table = self.keeper.table
            now = table.game
            kept = by == "clock" or seat in table.acting_bots()
            if now is None or not kept or before != (table.number, len(now.made)):
                raise Overtaken
            if table.stage != "playing" or move not in now.legal_moves(seat):
                raise Overtaken
            return events.Logged(events.Moved(seat, now.rules.text(now.state, move), by))

        async with self.keeper.lock:
            with suppress(Overtaken):
                await self.keeper.happen(decide)

    async def _choose(self, seat: int, level: str) -> int:
        """What a bot of that level would do with what the seat sees."""
        table, seed = self.keeper.table, self._mood(seat)
        game = table.playing()
        # Elsewhere it would tell who has chosen face down, or has let his time run out.
        awaited = game.actors == [seat] == table.acting_bots() and not game.waiting
        with self.office.metrics.thinking(openly=awaited):
            return await self.office.thinker.choose(
                game.rules, game.state, seat, level, seed, table.id
            )

    def notice_hurry(self) -> bool:
        """Whether bots at this table begin to think less than usual, or do so no longer."""
        table = self.keeper.table
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.played_by_bot]
        thoughtful = any(table.level(seat) in THOUGHTFUL for seat in bots)
        before, self.hurry = self.hurry, thoughtful and self.office.thinker.hurry
        return self.hurry != before

    # Advising

    async def hint(self, seat: int, language: str, address: str) -> tuple[str, str]:
        """The best move as far as the seat can know, and why; one at a time for a seat."""
        self._allow_hint(seat)
        self.advised.add(seat)
        try:
            move, reason = await self._hint(seat, language, address)
        finally:
            self.advised.discard(seat)
        if move not in self.keeper.table.playing().legal(seat):
            raise refused("table-hint-late")
        return move, reason

    def _allow_hint(self, seat: int) -> None:
        game = self.keeper.table.playing()
        if not self.keeper.table.setup.hints:
            raise refused("table-hints-off")
        if seat not in game.actors:
            raise refused("table-no-decision")
        if seat in self.advised:
            raise refused("table-hint-busy")

    async def _hint(self, seat: int, language: str, address: str) -> tuple[str, str]:
        table, seed = self.keeper.table, self._mood(seat)
        game = table.playing()
        names, asker = [chair.name for chair in table.chairs], (address, table.id)
        return await self.office.thinker.hint(
            game.rules, game.state, seat, language, seed, names, asker
        )
