"""A process of its own for the bots of one table, for callers who may wait: the terminal.

Until the compiled engine of a game is warm there, and whenever the process is lost or fails, the
plain engine of this process answers, and where that fails a move is any legal one. Where Numba is
missing, or a game has cost process after process, it stays that way. Servers have a pool (pool.py).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from subprocess import PIPE, Popen
from threading import Lock, Thread, Timer
from typing import Any

from katzentisch.bots import asked
from katzentisch.bots.asked import QUICK_LEVELS
from katzentisch.bots.hints import BestMove, hint
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.process import (
    Failed,
    Lost,
    command,
    environment,
    framed,
    opened,
    read_frame,
)
from katzentisch.bots.standin import Choice, chosen_here
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

__all__ = ["QUICK_LEVELS", "BotWorker"]
# After so many seconds without an answer the process is given up, and after so many times for good.
ANSWER_LIMIT, MOST_LOSSES = 20.0, 2


class NoHint(Exception):
    """Nobody finds a hint."""


class NotReady(Lost):
    """The process has other things to do."""


class BotWorker:
    """Chooses moves in a process that is started when it is first needed, and again if it dies."""

    def __init__(self) -> None:
        self.process: Popen[bytes] | None = None
        # Held by whoever talks to the process; the other one to look after what it knows.
        self.talk, self.lock = Lock(), Lock()
        self.warming: set[str] = set()
        self.warm: set[str] = set()
        # Games for which the process can never be warm: Numba is missing.
        self.cold: set[str] = set()
        self.losses: Counter[str] = Counter()
        self.limit = ANSWER_LIMIT
        self.closed = False

    def choose_now(self, rules: Rulebook, state: State, seat: int, level: str, seed: int) -> Choice:
        """A legal move."""
        if level not in LEVELS:
            raise ValueError(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
        failed = self.losses[rules.name] >= MOST_LOSSES
        try:
            return Choice(self._asked(rules, asked.move, state, seat, level, seed))
        except NotReady:
            pass
        except (Failed, Lost):
            failed = True
        found = chosen_here(rules, state, seat, level, seed)
        return found._replace(simpler=found.simpler or failed)

    def hint_now(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str] = (),
    ) -> BestMove:
        """A hint; raises NoHint where even the plain engine fails."""
        with suppress(Failed, Lost):
            found: BestMove = self._asked(
                rules, asked.advice, state, seat, language, seed, tuple(names)
            )
            return found
        try:
            return hint(rules, state, seat, language, names=names, seed=seed)
        except (Exception, SystemExit) as error:
            raise NoHint from error

    def close_now(self) -> None:
        """Think no more, and wait until the process has ended."""
        with self.lock:
            self.closed = True
            process = self.process
        if process is not None:
            process.kill()
            # Whoever waits for an answer hears first that there will be none.
            with self.talk:
                self._end()

    def warm_up(self, rules: Rulebook) -> None:
        """Begin to compile a game before it is needed."""
        with self.lock:
            given_up = self.losses[rules.name] >= MOST_LOSSES
            if self.closed or given_up or rules.name in self.warming:
                return
            self.warming.add(rules.name)
            if self.process is None:
                self.process = started()
            Thread(target=self._get_ready, args=(rules.name,), daemon=True).start()

    def is_warm(self, rules: Rulebook) -> bool:
        """Whether the process is ready for a game."""
        return rules.name in self.warm

    def _get_ready(self, game: str) -> None:
        with suppress(Failed, Lost), self.talk:
            ready = self._exchanged(asked.get_ready, game)
            (self.warm if ready else self.cold).add(game)

    def _asked(self, rules: Rulebook, do: Callable[..., Any], *words: Any) -> Any:
        """Ask the process; raises NotReady where it compiles this game or another."""
        self.warm_up(rules)
        if not self.is_warm(rules) or not self.talk.acquire(blocking=False):
            raise NotReady
        try:
            return self._in_time(do, rules.name, *words)
        except Lost:
            self.losses[rules.name] += 1
            self.warm_up(rules)
            raise
        finally:
            self.talk.release()

    def _in_time(self, do: Callable[..., Any], *words: Any) -> Any:
        """A question for an answer, before the player has waited for too long."""
        process = self.process
        if process is None:
            raise Lost
        late = Timer(self.limit, process.kill)
        late.start()
        try:
            return self._exchanged(do, *words)
        finally:
            late.cancel()

    def _exchanged(self, do: Callable[..., Any], *words: Any) -> Any:
        """A question for an answer; where that is cut short, so is the process."""
        process = self.process
        if process is None:
            raise Lost
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(framed((do, words)))
            process.stdin.flush()
            body = read_frame(process.stdout)
        except (EOFError, OSError) as error:
            self._end()
            raise Lost from error
        except BaseException:
            self._end()
            raise
        return opened(body)

    def _end(self) -> None:
        """End the process; the next question starts another. Only for whoever talks to it."""
        with self.lock:
            process, self.process = self.process, None
            self.warming, self.warm = set(), set()
        if process is not None:
            ended(process)


def started() -> Popen[bytes]:
    """A new process."""
    return Popen(command(0), stdin=PIPE, stdout=PIPE, env=environment())


def ended(process: Popen[bytes]) -> None:
    """End a process and all that leads to it."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):
            pipe.close()
