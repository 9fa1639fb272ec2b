"""Nobody keeps a table waiting for ever: a bot moves for who is late, a deal does without him."""

from contextlib import suppress
from functools import partial

from katzentisch.server.office.bot_turns import BotTurns
from katzentisch.server.office.keeper import Overtaken, TableKeeper
from katzentisch.server.office.thinker import CLOCK_LEVEL
from katzentisch.server.table import events
from katzentisch.server.table.decisions import decide_deal
from katzentisch.server.table.promises import OPENING_SECONDS

# However long the server was away, nobody has less time than this after it is back.
RETURN_SECONDS = 15.0


class Clocks:
    """The time for a decision, and the time to open what was promised for a deal."""

    def __init__(self, keeper: TableKeeper, bots: BotTurns) -> None:
        self.keeper, self.bots, self.office = keeper, bots, keeper.office
        self.running = False
        # The game whose promises are waited for.
        self.awaiting: int | None = None

    def start(self) -> None:
        """Let the clocks run that should."""
        table = self.keeper.table
        none_wanted = table.setup.clock is None and table.stage != "dealing"
        if none_wanted or not self.bots.people.acts_here:
            return
        if not self.running and self._awaited():
            self.running = True
            self.office.run(self._run())
        self._await_openings()

    # For a decision

    def deadlines(self) -> dict[int, float]:
        """When each seat's time runs out; a restart takes nobody's time away, and gives little."""
        table = self.keeper.table
        game, seconds = table.game, table.setup.clock
        if game is None or seconds is None or table.stage != "playing":
            return {}
        earliest = self.office.resumed + min(seconds, RETURN_SECONDS)
        return {seat: max(table.deadline(seat) or 0.0, earliest) for seat in game.actors}

    def _awaited(self) -> dict[int, float]:
        """The same, without those for whom nobody finds a move; none where others see to it."""
        if not self.bots.people.acts_here:
            return {}
        return {
            seat: until for seat, until in self.deadlines().items() if not self.bots.stuck(seat)
        }

    async def _run(self) -> None:
        """Wait for the next deadline; whose time has run out, a bot moves for him."""
        try:
            while deadlines := self._awaited():
                now = self.office.outside.now()
                late = [seat for seat, until in deadlines.items() if until <= now]
                for seat in late:
                    await self.office.persistently(partial(self._move_for, seat))
                if not late:
                    await self.office.outside.sleep(min(deadlines.values()) - now)
        except Exception as error:
            self.keeper.trouble("a clock failed", error)
        finally:
            self.running = False

    async def _move_for(self, seat: int) -> None:
        """A bot moves for a seat, unless it has decided meanwhile."""
        until = self.deadlines().get(seat)
        if until is not None and until <= self.office.outside.now():
            await self.bots.move(seat, CLOCK_LEVEL, "clock")

    # For a deal

    def _await_openings(self) -> None:
        """See to it that a deal does not wait for ever for those who have promised."""
        table = self.keeper.table
        if table.stage == "dealing" and self.awaiting != table.number:
            self.awaiting = table.number
            in_time = partial(self._deal_in_time, table.number)
            self.office.run(self.office.persistently(in_time))

    async def _deal_in_time(self, number: int) -> None:
        """Deal without those who have not opened; how long they have had is known to all."""
        outside, keeper = self.office.outside, self.keeper
        locked = keeper.table.deal.at if keeper.table.deal is not None else 0.0
        await outside.sleep(locked + OPENING_SECONDS - outside.now())
        if not self.bots.people.acts_here:
            self.awaiting = None
            return

        def decide() -> events.Logged:
            if keeper.table.stage != "dealing" or keeper.table.number != number:
                raise Overtaken
            return events.Logged(decide_deal(keeper.table))

        async with keeper.lock:
            with suppress(Overtaken):
                await keeper.happen(decide)
