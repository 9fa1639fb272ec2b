"""Bots have their turns at a table, and advise people.

Where the bot of a seat fails, a simpler one plays for it (bots/standin.py), and where every bot
does, any legal move is made that can be. Only if there is none does the table stand still: then it
says so, and people can end the game. The bot tries again after whatever happens next.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from katzentisch.bots.asked import NotLegal
from katzentisch.bots.hints import BestMove
from katzentisch.bots.levels import THOUGHTFUL
from katzentisch.bots.standin import Choice
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game, Refused
from katzentisch.server.office.keeper import CannotHappen, Change, Overtaken, TableKeeper
from katzentisch.server.office.presence import Presence
from katzentisch.server.protocol import BotTrouble
from katzentisch.server.table import events
from katzentisch.server.table.refused import refused
from katzentisch.server.table.table import CardTable
from katzentisch.server.table.teaching import taught_move
from katzentisch.storage.log import LogFailed


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that a bot has to make: for which seat, on whose behalf, and when."""

    seat: int
    by: events.Mover
    when: "Moment"


# The game, its moves, the seat's choices face down, and since when the seat has had its time.
Moment: TypeAlias = tuple[int, int, int, float]


def moment_of(table: CardTable, game: Game, seat: int) -> Moment:
    """What is another after each decision of the seat: also one face down, that no move shows.

    Moves that were taken back leave as many as there were, but give everybody new time.
    """
    chosen = sum(one.seat == seat for one in game.waiting)
    return table.number, len(game.made), chosen, table.moving_since[seat]


class BotTurns:
    """The bots of one table."""

    def __init__(self, keeper: TableKeeper, people: Presence) -> None:
        self.keeper, self.office, self.people = keeper, keeper.office, people
        self.thinking: set[int] = set()
        self.advised: set[int] = set()
        self.hurry = False
        # How the bots of seats fare, and what was told of it.
        self.troubles: dict[int, BotTrouble] = {}
        self.told_troubles: dict[int, BotTrouble] = {}
        # The event after which a seat's bot found nothing that it can do.
        self.stuck_since: dict[int, int] = {}

    def _mood(self, seat: int) -> int:
        """A bot's seed for a whole game; nothing hidden goes into it."""
        table = self.keeper.table
        return seeded(table.setup.brain, (table.number << 3) + seat)[0]

    # Moving

    def call(self) -> None:
        """Whoever has a decision to make begins to think, if this is where bots act."""
        acting = self.keeper.table.acting_bots()
        for seat in acting if acting and self.people.acts_here else ():
            if seat not in self.thinking and not self.stuck(seat):
                self.thinking.add(seat)
                self.office.run(self._think(seat))

    async def _think(self, seat: int) -> None:
        try:
            while self._is_due(seat):
                await self.office.outside.sleep(self._natural_time(seat) - self._waited(seat))
                level = self.keeper.table.level(seat)
                await self.office.persistently(partial(self.move, seat, level, "bot"))
        except Exception as error:
            self.keeper.trouble("a bot failed", error)
        finally:
            self.thinking.discard(seat)

    def _is_due(self, seat: int) -> bool:
        """Whether a bot has to decide for the seat, here."""
        due = self.people.acts_here and seat in self.keeper.table.acting_bots()
        return due and not self.stuck(seat)

    def _natural_time(self, seat: int) -> float:
        """Between 0.6 and 1.6 seconds, as people take them for a card, at the pace they wish."""
        chance = seeded(self._mood(seat), self.keeper.table.seq)
        return self.office.settings.pace * self.people.pace * (0.6 + below(chance, 1000) / 1000)

    def _waited(self, seat: int) -> float:
        """How long people had waited for the seat when its table came here: that was pause enough.

        Where it has to decide since then, nobody has waited yet.
        """
        since, here = self.keeper.table.moving_since[seat], self.people.acts_since
        return self.office.outside.now() - since if since < here else 0.0

    async def move(self, seat: int, level: str, by: events.Mover) -> None:
        """A bot decides for a seat, unless the seat has decided meanwhile or all is different."""
        table, game = self.keeper.table, self.keeper.table.game
        if game is None or table.stage != "playing" or seat not in game.actors:
            return
        turn = Turn(seat, by, moment_of(table, game, seat))
        choice = self._taught(seat) or await self._choice(seat, level)
        async with self.keeper.lock:
            with suppress(Overtaken):
                await self._make_any(turn, choice)

    async def _make_any(self, turn: Turn, choice: Choice | None) -> None:
        """Make what the bot has chosen or, where that cannot be done, whatever can."""
        for move, trouble in self._candidates(turn, choice):
            before = self.troubles.get(turn.seat)
            self._note(turn.seat, trouble)
            if await self._made(turn, move):
                return
            self._note(turn.seat, before)
        self.stuck_since[turn.seat] = self.keeper.table.seq
        self._note(turn.seat, "stuck")
        self.notice_troubles()
        self.keeper.audience.changed(Change())

    def _candidates(
        self, turn: Turn, choice: Choice | None
    ) -> Iterator[tuple[int, BotTrouble | None]]:
        """The moves that can be tried, the chosen one first, and what each says of the bot."""
        try:
            legal = self._awaited(turn).legal_moves(turn.seat)
        except Overtaken:
            raise
        except Exception as error:
            self.keeper.trouble("no legal moves are found", error)
            return
        chance = seeded(self._mood(turn.seat), self.keeper.table.seq)
        if choice is not None and choice.move in legal:
            legal.remove(choice.move)
            yield choice.move, "simpler" if choice.simpler else None
        elif choice is not None:
            self.keeper.trouble("a bot's move is not legal", NotLegal(choice.move))
        while legal:
            yield legal.pop(below(chance, len(legal))), "simpler"

    async def _made(self, turn: Turn, move: int) -> bool:
        """Make a move; whether the game could."""

        def decide() -> events.Logged:
            game = self._awaited(turn)
            text = game.rules.text(game.state, move)
            return events.Logged(events.Moved(turn.seat, text, turn.by))

        try:
            await self.keeper.happen(decide)
        except CannotHappen:
            return False
        except (Overtaken, Refused, LogFailed):
            raise
        except Exception as error:
            self.keeper.trouble("a bot's move cannot be written", error)
            return False
        return True

    def _awaited(self, turn: Turn) -> Game:
        """The game that still waits for this decision; raises Overtaken where it does not."""
        table = self.keeper.table
        game = table.game
        if game is None or table.stage != "playing":
            raise Overtaken
        if turn.when != moment_of(table, game, turn.seat):
            raise Overtaken
        deciding = game.actors if turn.by == "clock" else table.acting_bots()
        if turn.seat not in deciding:
            raise Overtaken
        return game

    def _taught(self, seat: int) -> Choice | None:
        """What a bot does in a lesson, as long as that goes its way; who sat there may do other."""
        table = self.keeper.table
        if table.lesson is None or table.chairs[seat].occupant != "bot":
            return None
        move = taught_move(table.lesson, table.playing(), seat)
        return None if move is None else Choice(move)

    async def _choice(self, seat: int, level: str) -> Choice | None:
        """What a bot would do; none where every bot fails."""
        try:
            return await self._choose(seat, level)
        except Refused:
            raise
        except Exception as error:
            self.keeper.trouble("a bot failed", error)
            return None

    async def _choose(self, seat: int, level: str) -> Choice | None:
        """What a bot of that level would do with what the seat sees."""
        table, seed = self.keeper.table, self._mood(seat)
        game = table.playing()
        # Elsewhere it would tell who has chosen face down, or has let his time run out.
        awaited = game.actors == [seat] == table.acting_bots() and not game.waiting
        with self.office.figures.thinking(openly=awaited):
            return await self.office.thinker.choose(
                game.rules, game.state, seat, level, seed, table.id
            )

    def notice_hurry(self) -> bool:
        """Whether bots at this table begin to think less than usual, or do so no longer."""
        table = self.keeper.table
        thoughtful = any(table.level(seat) in THOUGHTFUL for seat in table.bots)
        before, self.hurry = self.hurry, thoughtful and self.office.thinker.hurry
        return self.hurry != before

    # Trouble

    def stuck(self, seat: int) -> bool:
        """Whether the seat's bot could do nothing, and nothing has happened since."""
        return self.stuck_since.get(seat) == self.keeper.table.seq

    def _note(self, seat: int, trouble: BotTrouble | None) -> None:
        if trouble is None:
            self.troubles.pop(seat, None)
        else:
            self.troubles[seat] = trouble

    def notice_troubles(self) -> bool:
        """Whether there is anything new to tell of bots that fail."""
        before, self.told_troubles = self.told_troubles, self.troubles.copy()
        return self.told_troubles != before

    # Advising

    async def hint(self, seat: int, language: str, address: str) -> BestMove:
        """The best move as far as the seat can know, and why."""
        try:
            found = await self._hint(seat, language, address)
        except Refused:
            raise
        except Exception as error:
            self.keeper.trouble("a hint failed", error)
            raise refused("table-hint-failed") from None
        if found.text not in self.keeper.table.playing().legal(seat):
            raise refused("table-hint-late")
        return found

    def allow_hint(self, seat: int) -> None:
        """Raises Refused where there is none to be had; one at a time for a seat, wherever."""
        game = self.keeper.table.playing()
        if not self.keeper.table.setup.hints:
            raise refused("table-hints-off")
        if seat not in game.actors:
            raise refused("table-no-decision")
        abroad = self.people.abroad.values()
        if seat in self.advised or any(seat in one.advised for one in abroad):
            raise refused("table-hint-busy")

    async def _hint(self, seat: int, language: str, address: str) -> BestMove:
        table, seed = self.keeper.table, self._mood(seat)
        game = table.playing()
        names, asker = [chair.name for chair in table.chairs], (address, table.id)
        return await self.office.thinker.hint(
            game.rules, game.state, seat, language, seed, names, asker
        )
