"""Bots at the table. They think in processes of their own and see what their seat sees."""

import asyncio
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from katzentisch.bots import LEVELS
from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.games import GAMES

DEFAULT_LEVEL = LEVELS[len(LEVELS) // 2]
# The rule bot moves for who is late.
CLOCK_LEVEL = "regular"


class Thinker(Protocol):
    """Somebody who can choose a move for a seat, and advise a person."""

    async def choose(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
        """The number of a legal move."""

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
    ) -> tuple[str, str]:
        """The best move as far as the seat can know, and why."""

    async def close(self) -> None:
        """Think no more."""


class ProcessThinker:
    """Thinks beside the server: in the bots' worker; until that is warm, a process gives hints."""

    def __init__(self) -> None:
        from katzentisch.bots.worker import BotWorker

        self.worker = BotWorker()
        self.adviser: ProcessPoolExecutor | None = None

    async def choose(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
        """The number of a legal move."""
        return await self.worker.choose(rules, state, seat, level, seed)

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
    ) -> tuple[str, str]:
        """The best move as far as the seat can know, and why."""
        found = await self.worker.hint(rules, state, seat, language, seed, names)
        if found is not None:
            return found.text, found.reason
        if self.adviser is None:
            self.adviser = ProcessPoolExecutor(1, get_context("spawn"), settle_in)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.adviser, advise, rules.name, state, seat, language, seed, tuple(names)
        )

    async def close(self) -> None:
        """Think no more."""
        await self.worker.close()
        if self.adviser is not None:
            await asyncio.to_thread(self.adviser.shutdown, cancel_futures=True)


def settle_in() -> None:
    """Ctrl-C is for the server, which ends its processes itself; if it dies, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """A pool's process holds both ends of its queue, so it would wait for ever."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def advise(
    game: str, state: State, seat: int, language: str, seed: int, names: tuple[str, ...]
) -> tuple[str, str]:
    """A hint from the plain engine, in the process for hints."""
    from katzentisch.bots.hints import hint

    found = hint(GAMES[game], state, seat, language, names=names, seed=seed)
    return found.text, found.reason


def imagined(game: Game, seat: int, seed: int) -> State:
    """The game as the seat may imagine it: the very same in all worlds it cannot tell apart."""
    state: State = game.state.copy()
    game.rules.imagine(state, seat, seeded(seed))
    return state
