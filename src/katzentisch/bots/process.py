"""The life of a bots' process: asked one thing after another, it ends with whoever asks.

Questions and answers are pickles behind their length, over standard input and output: a function
with its words, and either what it gave or the traceback of its failure. A failure is an answer
like any other; the process goes on.

Whoever takes too much memory gets a MemoryError, and if the machine's is short all the same, Linux
ends these processes before others.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from traceback import extract_tb, format_exception
from typing import IO, Any

HEAD = Struct("!I")
# Linux: the kernel ends a process whose parent has ended (prctl).
PARENT_DEATH_SIGNAL = 1
# Words of the command line: end with the thread that has started the process, at once; share no
# time with the server.
TIED, APART = "tied", "apart"
# Compiling a game takes 0.5 GB.
MOST_MEMORY = 4 << 30
# Of a traceback so many calls and letters are told: the last ones.
TOLD_CALLS, TOLD_LETTERS = 30, 10_000


class Failed(Exception):
    """What was asked has raised an error; holds its traceback, and in short where that was."""

    def __init__(self, traceback: str, where: str = "") -> None:
        super().__init__(traceback)
        self.where = where

    @classmethod
    def by(cls, error: BaseException) -> "Failed":
        """The failure that an error is."""
        told = "".join(format_exception(error, limit=-TOLD_CALLS))
        calls = extract_tb(error.__traceback__)
        place = f"{calls[-1].filename}, {calls[-1].name}" if calls else ""
        return cls(told[-TOLD_LETTERS:], f"{type(error).__name__}: {place}")


class Lost(Exception):
    """The process has ended, or was given up, before it answered."""

    where = "lost"


# A group of its own first of all: Ctrl-C is for the server or the player. Not a session, because
# Linux shares out time between sessions, whatever priority their processes have. Just that is good
# for whoever is apart: what it takes is not taken from its server, which would find its share of a
# busy machine used up, however low the priority.
START = f"""
import os, sys
if {APART!r} in sys.argv and hasattr(os, "setsid"): os.setsid()
elif hasattr(os, "setpgid"): os.setpgid(0, 0)
from {__name__} import main
main(int(sys.argv[1]), {TIED!r} in sys.argv, {APART!r} in sys.argv)
"""


def command(niceness: int, *words: str) -> list[str]:
    """How a process is started: with lower priority, the present folder not on its path."""
    return [sys.executable, "-P", "-c", START, str(niceness), *words]


def environment() -> dict[str, str]:
    """The process finds the same packages."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def framed(thing: object) -> bytes:
    """As it goes over the line."""
    body = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(body)) + body


def read_frame(line: IO[bytes]) -> bytes:
    """What comes next over the line; waits for it. Raises EOFError where nobody is left."""
    head = line.read(HEAD.size)
    body = line.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else b""
    if not body:
        raise EOFError
    return body


def opened(body: bytes) -> Any:
    """What was answered; raises Failed with the traceback where there was an error."""
    try:
        well, answer = pickle.loads(body)
    except Exception as error:
        raise Failed.by(error) from None
    if not well:
        raise Failed(*answer)
    return answer


def answered(question: bytes) -> bytes:
    """The answer, or the traceback of whatever went wrong: also where a bot wants to exit."""
    try:
        do, words = pickle.loads(question)
        return framed((True, do(*words)))
    except BaseException as error:
        failed = Failed.by(error)
        return framed((False, (str(failed), failed.where)))


def main(niceness: int, tied: bool, apart: bool = False) -> None:
    """Answer until nobody asks any more."""
    questions: SimpleQueue[bytes] = SimpleQueue()
    line = settle_in(niceness, tied)
    if apart:
        lower_session(niceness)
    Thread(target=listen, args=(questions,), daemon=True).start()
    try:
        while True:
            line.write(answered(questions.get()))
            line.flush()
    except OSError:
        os._exit(0)


def settle_in(niceness: int, tied: bool) -> IO[bytes]:
    """Let people's moves go first, leave Ctrl-C to others; what is printed is no answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    if tied and sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)
    limit_memory()
    line = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return line


def lower_session(niceness: int) -> None:
    """Where time is shared out between sessions, let ours have little of it (man 7 sched)."""
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(niceness))


def limit_memory() -> None:
    """Where the system can: nobody else shall want for what a bot wastes."""
    if sys.platform != "linux":
        return
    import resource

    _, hardest = resource.getrlimit(resource.RLIMIT_DATA)
    most = MOST_MEMORY if hardest == resource.RLIM_INFINITY else min(MOST_MEMORY, hardest)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hardest))
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")


def listen(questions: "SimpleQueue[bytes]") -> None:
    """Beside the thinking, so that the process ends at once when nobody is left to answer."""
    try:
        while True:
            questions.put(read_frame(sys.stdin.buffer))
    except (EOFError, OSError):
        os._exit(0)
