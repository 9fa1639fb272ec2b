"""The expert as it was at one commit, for contests that stay comparable while bots change.

    katzentisch arena GAME --bots champion,bench.frozen:expert --deals 100

Its program is taken from the repository as it was then and runs in a process of its own, which is
handed what the seat sees and answers with a move. So search, habits, imagined worlds and the worth
of a score are all of that day. `bench.frozen:less` takes a tenth of the thought, against
`bench.less_thought:champion`.
"""

import atexit
import os
import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO, Any

from katzentisch.bots.roster import Thought

COMMIT = "9279db9"
HERE = Path(__file__).resolve().parent.parent
KEPT = HERE / "build" / "frozen"
LESS = 0.1
ANSWERS = """
import pickle, sys
import numpy as np
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import level_move
from katzentisch.games import rulebook
asked, answered = sys.stdin.buffer, sys.stdout.buffer
engine = compiled_engine(rulebook(sys.argv[1]))
pickle.dump(str(engine.base.dtype), answered)
answered.flush()
while True:
    try:
        seen, seat, chance, mood, share = pickle.load(asked)
    except EOFError:
        break
    table = np.frombuffer(seen, engine.base.dtype).copy()
    source = np.array(chance, np.uint64)
    pickle.dump(int(level_move(engine, table, seat, "expert", source, mood, share)), answered)
    answered.flush()
"""


class OtherRules(ValueError):
    """A game has another state now than it had then, so that its old bots cannot read it."""


def tree(commit: str) -> Path:
    """The program as it was at a commit, in a folder of its own."""
    folder = KEPT / commit
    if not folder.exists():
        half_made = KEPT / f"{commit}.{os.getpid()}"
        half_made.mkdir(parents=True)
        asked = ["git", "-C", str(HERE), "archive", commit, "src"]
        files = subprocess.run(asked, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(half_made)], input=files, check=True)
        half_made.replace(folder)
    return folder


class Frozen:
    """A process of the old program that plays one game."""

    def __init__(self, game: str, dtype: str) -> None:
        path = str(tree(COMMIT) / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-c", ANSWERS, game],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        atexit.register(self.process.kill)
        if pickle.load(self.answers) != dtype:
            raise OtherRules(game)

    @property
    def answers(self) -> IO[bytes]:
        """What the process says."""
        assert self.process.stdout is not None
        return self.process.stdout

    def move(self, asked: tuple[Any, ...]) -> int:
        """What the old expert does."""
        assert self.process.stdin is not None
        pickle.dump(asked, self.process.stdin)
        self.process.stdin.flush()
        return int(pickle.load(self.answers))


@cache
def frozen(game: str, dtype: str) -> Frozen:
    """The old program's process for a game, one in each of ours."""
    return Frozen(game, dtype)


def asked_of(thought: Thought, share: float) -> int:
    """Ask the old expert."""
    seen, source = thought.seen, [int(number) for number in thought.source]
    old = frozen(thought.engine.rules.name, str(seen.dtype))
    return old.move((seen.tobytes(), thought.seat, source, thought.mood, share))


def expert(thought: Thought) -> int:
    """The expert of that day."""
    return asked_of(thought, 1.0)


def less(thought: Thought) -> int:
    """The same with a tenth of the thought."""
    return asked_of(thought, LESS)
