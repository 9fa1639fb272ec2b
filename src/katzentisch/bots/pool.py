"""Thinking for all tables of a server, in processes that the event loop never waits for.

- Moves and hints come from the crew, which has the compiled engine (crew.py). Until somebody there
  is ready for a game, and while all who are get stuck, they come from the plain engine: for each
  game one process has the moves, and another the hints.
- A question that fails, or loses its process, is asked once more of the plain engine. Which game
  has lost processes there is left alone for a while (trust.py).
- Cards are redealt behind a screen, for each game by a process that does nothing else: no other one
  is ever told what the seat it thinks for cannot know.

So a game that fails, hangs or crashes costs processes that are its own, or are replaced; the others
think on. What is asked waits here, in lines that are fair (turns.py), and is thought about as much
as the number of those who wait allows (hurry.py). A process is asked one thing at a time.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from katzentisch.bots.asked import QUICK_LEVELS, Repertoire
from katzentisch.bots.crew import Crew, Trouble, Worker, places
from katzentisch.bots.helper import Helper
from katzentisch.bots.hints import BestMove
from katzentisch.bots.hurry import AT_EASE, HINT, MOVE, TOLD_BELOW, TOLD_FOR, share_of
from katzentisch.bots.levels import LEVELS, THOUGHTFUL
from katzentisch.bots.process import Failed, Lost
from katzentisch.bots.reports import Reports
from katzentisch.bots.standin import Choice
from katzentisch.bots.trust import Clock, Trust
from katzentisch.bots.turns import Matter, Path, Turns
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

# As many may wait in a game; whoever comes later waits outside (bots), or is told so (people).
MOST_MOVES = 1000
MOST_HINTS = 12
# After so many seconds a process is given up.
REDEAL_LIMIT, ANSWER_LIMIT = 5.0, 20.0
# A screen may be killed by chance; whoever loses two of them does not get a third.
MOST_SCREENS = 2
# Short work that many wait for goes before compiling and long thought.
QUICK_NICENESS = 5


class HintsFull(Exception):
    """So many wait for a hint that one more would wait too long."""


@dataclass(eq=False, slots=True)
class Question:
    """What is asked for a table, in which line and at which place of it, and who hears the answer.

    Its matter is `plain` once the compiled engine has failed.
    """

    matter: Matter
    table: str
    path: Path
    words: tuple[Any, ...]
    answer: asyncio.Future[Any]
    level: str = ""
    waits: bool = True

    @property
    def game(self) -> str:
        """The game that it is about."""
        return self.matter.game


@dataclass(eq=False, slots=True)
class Redealer:
    """Where a game's cards are redealt, one question after another."""

    helper: Helper = field(default_factory=lambda: Helper(QUICK_NICENESS))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def plain_worker() -> Worker:
    """Who thinks at once."""
    return Worker(Helper(QUICK_NICENESS))


class Pool:
    """All who think for a server, and all who wait for them."""

    def __init__(
        self,
        report: Callable[[str, str], None],
        *,
        most: int | None = None,
        patience: float = 2.0,
        rest: float = 10.0,
        clock: Clock = time.monotonic,
        asks: Repertoire | None = None,
    ) -> None:
        """`report` hears of every trouble of a table once; `asks` is what the processes do."""
        self.clock, self.patience = clock, patience
        self.reports, self.asks = Reports(report), asks or Repertoire()
        self.tasks: set[asyncio.Task[None]] = set()
        self.turns: Turns[Question] = Turns()
        self.places = defaultdict[str, asyncio.Semaphore](lambda: asyncio.Semaphore(MOST_MOVES))
        self.crew = Crew(
            most or places(),
            patience,
            rest,
            clock,
            self.asks.read,
            self.asks.get_ready,
            self._run,
            self._tell_of_game,
        )
        self.trust = Trust(rest, clock)
        self.plain = defaultdict[Matter, Worker](plain_worker)
        self.screens = defaultdict[str, Redealer](Redealer)
        self.hurried_at = clock() - TOLD_FOR
        self.closed = False

    # What can be asked

    def expect(self, games: Iterable[str]) -> None:
        """Get ready for games when there is time, those that are asked for first."""
        self.crew.expect(games)
        self._assign()

    def prepare(self, game: str) -> None:
        """A game will soon be played: its processes may start."""
        self.crew.ask_for(game)
        worker = self.plain[Matter(MOVE, game)]
        if worker.busy_since is None and not self.crew.able(game):
            self._busy(worker, partial(self._look_up, worker.helper, game))
        if not self.screens[game].lock.locked():
            self._run(self._raise_screen(game))

    async def _raise_screen(self, game: str) -> None:
        async with self.screens[game].lock:
            await self._look_up(self.screens[game].helper, game)

    async def _look_up(self, helper: Helper, game: str) -> None:
        # What goes wrong will go wrong for a table, and is told then.
        with suppress(Failed, Lost):
            await helper.ask(ANSWER_LIMIT, self.asks.look_up, game)

    async def move(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str = ""
    ) -> Choice:
        """A legal move; raises Failed or Lost where even the plain engine does.

        The state may be the real one: what the seat cannot know is redealt first.
        """
        if level not in LEVELS:
            raise ValueError(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
        state = state.copy()
        async with self.places[rules.name]:
            seen = await self._redealt(table, rules.name, state, seat, seed)
            words = (rules.name, seen, seat, level, seed)
            question = self._question(Matter(MOVE, rules.name), table, (table,), words, level)
            found: int = await self._answered(question)
            rests = level not in QUICK_LEVELS and not self.crew.trust.has(rules.name)
            return Choice(found, simpler=question.matter.plain or rests)

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str] = (),
        *,
        path: Path = ("",),
    ) -> BestMove:
        """A hint; raises HintsFull where too many wait. The path: an address, and a table of it."""
        matter, table = Matter(HINT, rules.name), path[-1]
        if not self._has_room(matter, path):
            raise HintsFull
        seen = await self._redealt(table, rules.name, state.copy(), seat, seed)
        self._make_room(matter, path)
        words = (rules.name, seen, seat, language, seed, tuple(names))
        found: BestMove = await self._answered(self._question(matter, table, path, words))
        return found

    async def _redealt(self, table: str, game: str, state: State, seat: int, seed: int) -> State:
        """What a seat may imagine of a state: what those who think are told."""
        screen = self.screens[game]
        async with screen.lock:
            for _ in range(MOST_SCREENS):
                if self.closed or not self.trust.has(screen):
                    break
                try:
                    words = (game, state, seat, seed)
                    seen: State = await screen.helper.ask(REDEAL_LIMIT, self.asks.redealt, *words)
                    return seen
                except Failed as trouble:
                    self.reports.tell(table, f"redealing {game}", trouble)
                    raise
                except Lost as trouble:
                    self.reports.tell(table, f"redealing {game}", trouble)
                    self.trust.lost(screen)
        raise Lost(f"Nobody redeals {game} for a while.")

    @property
    def hurry(self) -> bool:
        """Whether bots think clearly less than usual, because many wait."""
        return self.clock() - self.hurried_at < TOLD_FOR

    async def close(self) -> None:
        """Think no more: end all processes, whatever they do."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        while (question := self._next(lambda _: True)) is not None:
            question.answer.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        screens = [screen.helper for screen in self.screens.values()]
        helpers = [worker.helper for worker in (*self.crew.workers, *self.plain.values())]
        await asyncio.gather(*(helper.close() for helper in helpers + screens))

    # Waiting

    def _question(
        self, matter: Matter, table: str, path: Path, words: tuple[Any, ...], level: str = ""
    ) -> Question:
        answer = asyncio.get_running_loop().create_future()
        return Question(matter, table, path, words, answer, level)

    async def _answered(self, question: Question) -> Any:
        self.crew.ask_for(question.game)
        self._wait(question)
        try:
            return await question.answer
        finally:
            if question.waits:
                self.turns.drop(question.matter, question.path, question)

    def _wait(self, question: Question) -> None:
        question.waits = True
        self.turns.put(question.matter, question.path, question)
        self._assign()

    def _make_room(self, matter: Matter, path: Path) -> None:
        """Where the line is full, whoever asks more than the newcomer gives way; else he does."""
        if not self._has_room(matter, path):
            raise HintsFull
        line = self.turns.lines[matter]
        if line.size >= MOST_HINTS:
            greedy = line.give_way()
            greedy.waits = False
            greedy.answer.set_exception(HintsFull())

    def _has_room(self, matter: Matter, path: Path) -> bool:
        """Whether one more may wait, perhaps in the place of somebody whose address asks more."""
        line = self.turns.lines[matter]
        if line.size < MOST_HINTS:
            return True
        return line.size_of(path[0]) + 1 < max(map(line.size_of, line.parts))

    # Answering

    def _assign(self) -> None:
        """Give everybody who is free something to do; hire where nobody can."""
        if self.closed:
            return
        for worker in self.crew.workers[:]:
            if worker.busy_since is None:
                self._employ(worker)
        for matter in list(self.turns.lines):
            self._think_plainly(matter._replace(plain=False))
        self.crew.hire(self.turns.waiting_for)

    def _employ(self, worker: Worker) -> None:
        if game := self.crew.lesson(worker):
            self._busy(worker, partial(self.crew.teach, worker, game))
        elif question := self._next(lambda matter: self._suits(worker, matter)):
            self._busy(worker, partial(self._serve, worker, question))

    def _next(self, suits: Callable[[Matter], bool]) -> Question | None:
        """Whose turn it is; he no longer waits."""
        question = self.turns.take(suits)
        if question is not None:
            question.waits = False
        return question

    def _suits(self, worker: Worker, matter: Matter) -> bool:
        return not matter.plain and self.crew.serves(worker, matter.game)

    def _think_plainly(self, matter: Matter) -> None:
        """What the compiled engine cannot answer is answered at once."""
        lines = [matter._replace(plain=True)]
        if not self.crew.able(matter.game):
            lines.append(matter)
        while self.plain[matter].busy_since is None:
            question = self._next(lines.__contains__)
            if question is None:
                return
            if self.trust.has(matter):
                self._busy(self.plain[matter], partial(self._serve, self.plain[matter], question))
            else:
                question.answer.set_exception(Lost(f"Nobody plays {matter.game} for a while."))

    def _busy(self, worker: Worker, work: Callable[[], Awaitable[None]]) -> None:
        """Let a worker do something; others look again when it is done, or takes too long."""
        worker.busy_since = self.clock()
        late = asyncio.get_running_loop().call_later(self.patience, self._assign)

        async def working() -> None:
            try:
                await work()
            finally:
                late.cancel()
                worker.busy_since = None

        self._run(working())

    async def _serve(self, worker: Worker, question: Question) -> None:
        """Get an answer; if that fails, the plain engine is asked."""
        began = self.clock()
        try:
            answer = await self._answer(worker, question)
        except (Failed, Lost) as trouble:
            self._failed(worker, question, trouble)
        except asyncio.CancelledError:
            question.answer.cancel()
            raise
        else:
            if not question.answer.done():
                question.answer.set_result(answer)
        self.turns.charge(question.matter, self.clock() - began)

    async def _answer(self, worker: Worker, question: Question) -> Any:
        kind = question.matter.kind
        compiled = worker in self.crew.workers
        workers = len(self.crew.workers) if compiled else 1
        share = share_of(self.turns.waiting(kind) + 1, workers * AT_EASE[kind])
        if compiled and question.level in THOUGHTFUL and share < TOLD_BELOW:
            self.hurried_at = self.clock()
        do = self._way(kind, compiled)
        return await worker.helper.ask(ANSWER_LIMIT, do, *question.words, share)

    def _way(self, kind: str, compiled: bool) -> Callable[..., Any]:
        """How a question is answered."""
        if kind == MOVE:
            return self.asks.move if compiled else self.asks.plain_move
        return self.asks.advice if compiled else self.asks.plain_advice

    def _failed(self, worker: Worker, question: Question, trouble: Trouble) -> None:
        what = " ".join(filter(None, (question.matter.kind, question.game, question.level)))
        self.reports.tell(question.table, what, trouble)
        compiled = worker in self.crew.workers
        if isinstance(trouble, Lost):
            self._lose(worker, question)
        if question.answer.done():
            return
        if compiled:
            question.matter = question.matter._replace(plain=True)
            self._wait(question)
        else:
            question.answer.set_exception(trouble)

    def _lose(self, worker: Worker, question: Question) -> None:
        if worker in self.crew.workers:
            self.crew.dismiss(worker, question.game)
        else:
            self.trust.lost(question.matter._replace(plain=False))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; whoever is free then gets something to do."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.reports.tell("", "the bots' pool", Failed.by(error))
        self._assign()

    def _tell_of_game(self, game: str, trouble: Trouble) -> None:
        self.reports.tell("", f"getting {game} ready", trouble)
