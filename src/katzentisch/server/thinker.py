"""Bots at the table. They think beside the event loop and see what their seat sees."""

import asyncio
from typing import Protocol

from katzentisch.bots import LEVELS, choose
from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

DEFAULT_LEVEL = LEVELS[len(LEVELS) // 2]
CLOCK_LEVEL = "casual"
BEST_LEVEL = LEVELS[-1]


class Thinker(Protocol):
    """Somebody who can choose a move for a seat."""

    async def choose(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
        """The number of a legal move."""

    async def close(self) -> None:
        """Think no more."""


class ThreadThinker:
    """Thinks in a thread of this process."""

    async def choose(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
        """The number of a legal move."""
        return await asyncio.to_thread(choose, rules, state, seat, level, seed)

    async def close(self) -> None:
        """Think no more."""


def imagined(game: Game, seat: int, seed: int) -> State:
    """The game as the seat may imagine it: the very same in all worlds it cannot tell apart."""
    state: State = game.state.copy()
    game.rules.imagine(state, seat, seeded(seed))
    return state
