"""Bots that think in processes of their own, and see what their seat sees."""

import logging
from collections.abc import Iterable, Sequence

from katzentisch.bots.crew import places
from katzentisch.bots.hints import BestMove
from katzentisch.bots.pool import HintsFull, Pool
from katzentisch.bots.process import Failed, Lost
from katzentisch.bots.standin import Choice
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.server.table.refused import refused

log = logging.getLogger("katzentisch.server")


def report(table: str, trouble: str) -> None:
    """Log what went wrong with a bot."""
    log.error("a bot failed: %s", trouble, extra={"table": table} if table else None)


class ProcessThinker:
    """Thinks beside the server, in the bots' pool."""

    def __init__(self, servers: int = 1) -> None:
        """`servers`: so many of them share this machine."""
        self.pool = Pool(report, most=max(1, places() // servers))

    @property
    def hurry(self) -> bool:
        """Whether bots think less than usual, because the house is full."""
        return self.pool.hurry

    def expect(self, games: Iterable[str]) -> None:
        """Get ready for games when there is time."""
        self.pool.expect(games)

    def prepare(self, game: str) -> None:
        """That game is about to be played."""
        self.pool.prepare(game)

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> Choice | None:
        """A legal move, or none where every bot fails; the pool has reported why."""
        try:
            return await self.pool.move(rules, state, seat, level, seed, table)
        except (Failed, Lost):
            return None

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> BestMove:
        """The best move as far as the seat can know, and why."""
        try:
            return await self.pool.hint(rules, state, seat, language, seed, names, path=asker)
        except HintsFull:
            raise refused("table-hints-full") from None
        except (Failed, Lost):
            raise refused("table-hint-failed") from None

    async def close(self) -> None:
        """Think no more."""
        await self.pool.close()
