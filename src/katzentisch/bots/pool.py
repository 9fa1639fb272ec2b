"""Thinking for all tables of a server, in processes that the event loop never waits for.

- Moves and hints come from the crew, which has the compiled engine (crew.py). Until somebody there
  is ready for a game, and while all who are get stuck, moves come from the plain engine of one more
  process and hints from that of another.
- A question that fails, or loses its process, is asked once more of the plain engine.
- Cards are redealt behind a screen, by a process that does nothing else: no other one is ever told
  what the seat it thinks for cannot know.

What is asked waits here, in lines that are fair (turns.py), and is thought about as much as the
number of those who wait allows (hurry.py). A process is asked one thing at a time.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from katzentisch.bots import asked
from katzentisch.bots.crew import Clock, Crew, Trouble, Worker, places
from katzentisch.bots.helper import Helper
from katzentisch.bots.hints import Hint
from katzentisch.bots.hurry import AT_EASE, HINT, MOVE, TOLD_BELOW, TOLD_FOR, share_of
from katzentisch.bots.levels import LEVELS, THOUGHTFUL
from katzentisch.bots.process import Failed, Lost
from katzentisch.bots.turns import Matter, Path, Turns
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

COMPILED: dict[str, Callable[..., Any]] = {MOVE: asked.move, HINT: asked.advice}
PLAIN: dict[str, Callable[..., Any]] = {MOVE: asked.plain_move, HINT: asked.plain_advice}
# As many may wait; whoever comes later waits outside (bots), or is told so (people, by game).
MOST_MOVES = 1000
MOST_HINTS = 12
# After so many seconds a process is given up.
REDEAL_LIMIT, ANSWER_LIMIT = 5.0, 60.0
# Short work that many wait for.
SCREEN_NICENESS = 5
MOST_REPORTS = 100


class HintsFull(Exception):
    """So many wait for a hint that one more would wait too long."""


@dataclass(eq=False, slots=True)
class Question:
    """What is asked, in which line and at which place of it, and who hears the answer."""

    matter: Matter
    path: Path
    words: tuple[Any, ...]
    answer: asyncio.Future[Any]
    level: str = ""
    waits: bool = True


class Pool:
    """All who think for a server, and all who wait for them."""

    def __init__(
        self,
        report: Callable[[str], None],
        *,
        most: int | None = None,
        patience: float = 2.0,
        rest: float = 10.0,
        clock: Clock = time.monotonic,
    ) -> None:
        """`report` hears of every trouble once; the rest is for the crew."""
        self.report, self.clock = report, clock
        self.patience = patience
        self.reported: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.turns: Turns[Question] = Turns()
        self.places = asyncio.Semaphore(MOST_MOVES)
        self.crew = Crew(most or places(), patience, rest, clock, self._run, self._tell)
        self.plain = {kind: Worker() for kind in (MOVE, HINT)}
        self.screen, self.screened = Helper(SCREEN_NICENESS), asyncio.Lock()
        self.hurried_at = clock() - TOLD_FOR
        self.closed = False

    # What can be asked

    async def move(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str = ""
    ) -> int:
        """The number of a legal move; raises Failed or Lost where even the plain engine does.

        The state may be the real one: what the seat cannot know is redealt first.
        """
        if level not in LEVELS:
            raise ValueError(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
        state = state.copy()
        async with self.places:
            seen = await self._redealt(rules.name, state, seat, seed)
            words = (rules.name, seen, seat, level, seed)
            found: int = await self._ask(Matter(MOVE, rules.name), (table,), words, level)
            return found

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
    ) -> Hint:
        """A hint; raises HintsFull where too many wait. The path: an address, and a table of it."""
        matter = Matter(HINT, rules.name)
        if not self._has_room(matter, path):
            raise HintsFull
        seen = await self._redealt(rules.name, state.copy(), seat, seed)
        self._make_room(matter, path)
        words = (rules.name, seen, seat, language, seed, tuple(names))
        found: Hint = await self._ask(matter, path, words)
        return found

    async def _redealt(self, *words: Any) -> State:
        """What a seat may imagine of a state: what those who think are told."""
        async with self.screened:
            try:
                seen: State = await self.screen.ask(REDEAL_LIMIT, asked.redealt, *words)
                return seen
            except Failed as trouble:
                self._tell(trouble)
                raise
            except Lost as trouble:
                self._tell(trouble)
            return asked.redealt(*words)

    @property
    def hurry(self) -> bool:
        """Whether bots think clearly less than usual, because many wait."""
        return self.clock() - self.hurried_at < TOLD_FOR

    async def close(self) -> None:
        """Think no more: end all processes, whatever they do."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        while (question := self.turns.take(lambda _: True)) is not None:
            question.waits = False
            question.answer.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        workers = (*self.crew.workers, *self.plain.values())
        helpers = (*(worker.helper for worker in workers), self.screen)
        await asyncio.gather(*(helper.close() for helper in helpers))

    # Waiting

    async def _ask(
        self, matter: Matter, path: Path, words: tuple[Any, ...], level: str = ""
    ) -> Any:
        answer = asyncio.get_running_loop().create_future()
        question = Question(matter, path, words, answer, level)
        self._wait(question)
        try:
            return await answer
        finally:
            if question.waits:
                self.turns.drop(question.matter, path, question)

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
        for worker in (*self.crew.workers, *self.plain.values()):
            if worker.busy_since is None:
                self._employ(worker)
        for matter, line in self.turns.lines.items():
            if not matter.plain:
                self.crew.hire(matter.game, line.size)

    def _employ(self, worker: Worker) -> None:
        if worker in self.crew.workers and (game := self.crew.lesson(worker)):
            self._busy(worker, partial(self.crew.teach, worker, game))
        elif turn := self.turns.take(lambda matter: self._suits(worker, matter)):
            turn.waits = False
            self._busy(worker, partial(self._serve, worker, turn))

    def _suits(self, worker: Worker, matter: Matter) -> bool:
        """Whether a worker answers that; who thinks plainly does where nobody else can."""
        if worker in self.crew.workers:
            return not matter.plain and matter.game in worker.warm
        alone = matter.plain or not self.crew.able(matter.game)
        return worker is self.plain[matter.kind] and alone

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
        do = (COMPILED if compiled else PLAIN)[kind]
        return await worker.helper.ask(ANSWER_LIMIT, do, *question.words, share)

    def _failed(self, worker: Worker, question: Question, trouble: Trouble) -> None:
        compiled = worker in self.crew.workers
        if compiled and isinstance(trouble, Lost):
            self.crew.dismiss(worker, trouble)
        else:
            self._tell(trouble)
        if question.answer.done():
            return
        if compiled:
            question.matter = question.matter._replace(plain=True)
            self._wait(question)
        else:
            question.answer.set_exception(trouble)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; whoever is free then gets something to do."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._tell(task.exception())
        self._assign()

    def _tell(self, trouble: BaseException | None) -> None:
        """Each trouble is reported once, however often it comes."""
        said = str(trouble)
        if said not in self.reported and len(self.reported) < MOST_REPORTS:
            self.reported.add(said)
            self.report(said)
