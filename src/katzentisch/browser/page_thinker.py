"""Bots that think in the page, in the same steps as in a bots' process of the server."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

from katzentisch.bots.asked import legal, redealt
from katzentisch.bots.engine import Engine
from katzentisch.bots.hints import BestMove, hint_steps
from katzentisch.bots.pauses import Steps
from katzentisch.bots.standin import Choice, chosen_here
from katzentisch.bots.thinking import thinking
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.server.table.refused import refused

T = TypeVar("T")
log = logging.getLogger("katzentisch.browser")


async def breathing(steps: Steps[T]) -> T:
    """What a thought comes to; between its steps others are answered, or it is given up."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: T = done.value
            return found
        await asyncio.sleep(0)


class PageThinker:
    """Thinks where the table is. What a seat cannot know is redealt before anybody thinks."""

    # Nobody waits but who plays.
    hurry = False

    def __init__(self, engine: Callable[[Rulebook], Engine]) -> None:
        self.engine = engine

    def prepare(self, game: str) -> None:
        """The engines are there before the first table."""

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> Choice | None:
        """A legal move; a simpler bot plays where the one that was asked fails."""
        seen = redealt(rules.name, state.copy(), seat, seed)
        try:
            engine = self.engine(rules)
            move = await breathing(thinking(engine, seen, seat, level, seed))
            return Choice(legal(engine, seen, seat, move))
        except Exception:
            log.exception("a bot failed")
            return chosen_here(rules, seen, seat, level, seed)._replace(simpler=True)

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
        seen = redealt(rules.name, state.copy(), seat, seed)
        try:
            return await breathing(
                hint_steps(self.engine(rules), seen, seat, language, names=names, seed=seed)
            )
        except Exception:
            log.exception("a hint failed")
            raise refused("table-hint-failed") from None

    async def close(self) -> None:
        """It ends with the page."""
