"""A process of its own for thinking bots, so that a server never waits for a search or a compiler.

Until a game's compiled engine is warm in the worker, and whenever the worker is lost, decisions
come from the plain engine of this process, by a bot that thinks at once. Where Numba is missing,
it stays that way.
"""

import asyncio
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock, Thread, current_thread, main_thread
from typing import Any

from katzentisch.bots import choose
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.hints import Hint, hint
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
# What a worker can be asked for.
WARM_UP, CHOOSE, HINT = range(3)


class WorkerLost(Exception):
    """The process has ended before it answered."""


@dataclass(slots=True)
class Running:
    """A process, the way to it, what it is asked and which games it is ready for."""

    process: Any
    connection: Connection
    asked: dict[int, Future[Any]] = field(default_factory=dict)
    warming: set[str] = field(default_factory=set)
    warm: set[str] = field(default_factory=set)
    # Games for which the process can never be warm: Numba is missing.
    cold: set[str] = field(default_factory=set)
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

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str] = (),
    ) -> Hint | None:
        """A hint from the compiled engine; none if the worker is not ready for this game."""
        answer = self._asked(rules, HINT, state, seat, language, seed, tuple(names))
        if answer is not None:
            with suppress(WorkerLost):
                found: Hint = await asyncio.wrap_future(answer)
                return found
        return None

    def hint_now(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str] = (),
    ) -> Hint:
        """A hint for callers who may wait: from the plain engine if the worker is not ready."""
        answer = self._asked(rules, HINT, state, seat, language, seed, tuple(names))
        if answer is not None:
            with suppress(WorkerLost):
                found: Hint = answer.result()
                return found
        return hint(rules, state, seat, language, names=names, seed=seed)

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
        return self._asked(rules, CHOOSE, state, seat, level, seed)

    def _asked(self, rules: Rulebook, task: int, *question: Any) -> Future[Any] | None:
        """Ask the worker; none if it is not ready for this game."""
        with self.lock:
            running = self._warmed(rules)
            if running is None:
                return None
            number = next(self.numbers)
            answer: Future[Any] = Future()
            running.asked[number] = answer
            try:
                running.connection.send((number, task, rules.name, question))
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
                self.running.connection.send((0, WARM_UP, rules.name, ()))
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
    with deaf_to_interrupts():
        process.start()
    theirs.close()
    running = Running(process, ours)
    Thread(target=listen, args=(running,), daemon=True, name="katzentisch-bots").start()
    return running


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What starts now does not hear Ctrl-C, which is for the player or the server."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def listen(running: Running) -> None:
    """Hand out the worker's answers until it ends; then nobody waits in vain."""
    while True:
        try:
            number, answer = running.connection.recv()
        except (EOFError, OSError):
            break
        if number == 0:
            game, ready = answer
            (running.warm if ready else running.cold).add(game)
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


def answered(number: int, task: int, name: str, question: tuple[Any, ...]) -> tuple[int, Any]:
    """A move or a hint; or, asked to get warm for a game, its name and whether that worked."""
    rules = GAMES[name]
    if task == WARM_UP:
        return number, (name, warm(rules))
    engine = compiled_engine(rules)
    if task == CHOOSE:
        return number, think(engine, *question)
    state, seat, language, seed, names = question
    return number, hint(rules, state, seat, language, names=names, seed=seed, engine=engine)


def warm(rules: Rulebook) -> bool:
    """Compile all that a decision and a hint need by making them; false where Numba is missing."""
    state = rules.new_state(rules.seats[0], {})
    Plain(rules).begin(state, seeded(0))
    seat = lowest(rules.actors(state))
    try:
        engine = compiled_engine(rules)
    except ImportError:
        return False
    for level in LEVELS:
        think(engine, state, seat, level, 0)
    hint(rules, state, seat, "en", engine=engine)
    return True
