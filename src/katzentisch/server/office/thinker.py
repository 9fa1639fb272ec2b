"""Bots at the table. They think in processes of their own and see what their seat sees."""

import logging
from collections.abc import Sequence
from typing import Protocol

from katzentisch.bots import LEVELS
from katzentisch.bots.pool import HintsFull, Pool
from katzentisch.bots.process import Failed, Lost
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.server.table.refused import refused

log = logging.getLogger("katzentisch.server")
DEFAULT_LEVEL = LEVELS[len(LEVELS) // 2]
# The rule bot moves for who is late.
CLOCK_LEVEL = "regular"


class Thinker(Protocol):
    """Somebody who can choose a move for a seat, and advise a person.

    It is trusted with the state as it is, and lets nobody think about what the seat cannot know.
    """

    @property
    def hurry(self) -> bool:
        """Whether bots think less than usual, because the house is full."""

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> int:
        """The number of a legal move. The table has its turns beside others."""

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> tuple[str, str]:
        """The best move as far as the seat can know, and why. The asker: an address and a table."""

    async def close(self) -> None:
        """Think no more."""


class ProcessThinker:
    """Thinks beside the server, in the bots' pool."""

    def __init__(self) -> None:
        self.pool = Pool(lambda trouble: log.error("a bot is in trouble: %s", trouble))

    @property
    def hurry(self) -> bool:
        """Whether bots think less than usual, because the house is full."""
        return self.pool.hurry

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> int:
        """The number of a legal move; any, where no bot finds one."""
        try:
            return await self.pool.move(rules, state, seat, level, seed, table)
        except (Failed, Lost):
            return Plain(rules).random_move(state, seat, seeded(seed))

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> tuple[str, str]:
        """The best move as far as the seat can know, and why."""
        try:
            found = await self.pool.hint(rules, state, seat, language, seed, names, path=asker)
        except HintsFull:
            raise refused("table-hints-full") from None
        except (Failed, Lost):
            raise refused("table-hint-failed") from None
        return found.text, found.reason

    async def close(self) -> None:
        """Think no more."""
        await self.pool.close()
