"""A process of its own for thinking bots, so that a server never waits for a search or a compiler.

Until a game's compiled engine is warm in the worker, and whenever the worker is lost, decisions
come from the plain engine of this process, by a bot that thinks at once.
"""

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any

from katzentisch.bots import choose
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.thinking import think
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.games import GAMES

# The levels that think at once in the plain engine; the others play like the last of them there.
QUICK_LEVELS = LEVELS[:3]


class WorkerLost(Exception):
    """The process has ended before it answered."""


@dataclass(slots=True)
class Running:
    """A process, the way to it, what it is asked and which games it is ready for."""

    process: Any
    connection: Connection
    asked: dict[int, Future[int]] = field(default_factory=dict)
    warming: set[str] = field(default_factory=set)
    warm: set[str] = field(default_factory=set)
    lost: bool = False


class BotWorker:
    """Chooses moves in a process that is started when it is first needed, and again if it dies."""

    def __init__(self) -> None:
        self.numbers = count(1)
        self.lock = Lock()
        self.running: Running | None = None
        self.closed = False

    async def choose(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
        """The number of a legal move; never blocks the event loop."""
        answer = self.ask(rules, state, seat, level, seed)
        if answer is not None:
            try:
                return await asyncio.wrap_future(answer)
            except WorkerLost:
                pass
        return await asyncio.to_thread(choose, rules, state, seat, quick(level), seed)

    def choose_now(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
        """The same for callers who may wait."""
        answer = self.ask(rules, state, seat, level, seed)
        if answer is not None:
            try:
                return answer.result()
            except WorkerLost:
                pass
        return choose(rules, state, seat, quick(level), seed)

    async def close(self) -> None:
        """Think no more."""
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """Think no more, and wait until the process has ended."""
        with self.lock:
            self.closed = True
            running, self.running = self.running, None
        if running is not None:
            running.process.terminate()
            running.process.join()

    def warm_up(self, rules: Rulebook) -> None:
        """Begin to compile a game before it is needed."""
        with self.lock:
            self._warmed(rules)

    def is_warm(self, rules: Rulebook) -> bool:
        """Whether the worker is ready for a game."""
        running = self.running
        return running is not None and not running.lost and rules.name in running.warm

    def ask(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int
    ) -> Future[int] | None:
        """Ask the worker; none if it is not ready for this game."""
        if level not in LEVELS:
            raise ValueError(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
        with self.lock:
            running = self._warmed(rules)
            if running is None:
                return None
            number = next(self.numbers)
            answer: Future[int] = Future()
            running.asked[number] = answer
            try:
                running.connection.send((number, rules.name, state, seat, level, seed))
            except OSError:
                running.asked.pop(number, None)
                return None
            return answer

    def _warmed(self, rules: Rulebook) -> Running | None:
        """The worker if it is ready for this game; else see to it that it will be."""
        if self.closed:
            return None
        if self.running is None or self.running.lost:
            self.running = started()
        if rules.name not in self.running.warming:
            self.running.warming.add(rules.name)
            try:
                self.running.connection.send((0, rules.name, None, 0, "", 0))
            except OSError:
                return None
        return self.running if rules.name in self.running.warm else None


def quick(level: str) -> str:
    """The level that stands in while the worker is not ready."""
    return level if level in QUICK_LEVELS else QUICK_LEVELS[-1]


def started() -> Running:
    """A new process with a thread that listens to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True, name="katzentisch-bots")
    process.start()
    theirs.close()
    running = Running(process, ours)
    Thread(target=listen, args=(running,), daemon=True, name="katzentisch-bots").start()
    return running


def listen(running: Running) -> None:
    """Hand out the worker's answers until it ends; then nobody waits in vain."""
    while True:
        try:
            number, answer = running.connection.recv()
        except (EOFError, OSError):
            break
        if number == 0:
            running.warm.add(answer)
        else:
            running.asked.pop(number).set_result(answer)
    running.lost = True
    while running.asked:
        running.asked.popitem()[1].set_exception(WorkerLost())
    running.connection.close()
    running.process.join()


def work(connection: Connection) -> None:
    """The life of the process: answer until nobody asks, or nobody listens, any more."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            connection.send(answered(*connection.recv()))


def answered(
    number: int, name: str, state: State, seat: int, level: str, seed: int
) -> tuple[int, int | str]:
    """A move for a question; question 0 asks to get warm for a game."""
    rules = GAMES[name]
    if number == 0:
        warm(rules)
        return 0, name
    return number, think(compiled_engine(rules), state, seat, level, seed)


def warm(rules: Rulebook) -> None:
    """Compile all that a decision needs by making one at every level."""
    state = rules.new_state(rules.seats[0], {})
    Plain(rules).begin(state, seeded(0))
    seat = lowest(rules.actors(state))
    for level in LEVELS:
        think(compiled_engine(rules), state, seat, level, 0)
