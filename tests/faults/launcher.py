"""Starts servers without loading the program anew each time, with a clock of the tests' choice.

One process loads everything and then waits: for each line of JSON it forks, and the child is
`katzentisch serve` with these words. Bots play at random and at once: what is proven here is not
how well they think. It ends, and all it started with it, when nobody speaks to it any more.
"""

import ctypes
import json
import os
import signal
import sys
import time
from importlib import import_module
from typing import Any, NoReturn

PR_SET_PDEATHSIG = 1
SHIFT = "shift"


def shifted(seconds: float) -> None:
    """From now on this process' clock is wrong by so much."""
    true_time = time.time
    time.time = lambda: true_time() + seconds


def be_server(order: dict[str, Any]) -> NoReturn:
    """In the child: serve until the end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    said = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(said, 1)
    os.dup2(said, 2)
    if order[SHIFT]:
        shifted(order[SHIFT])
    sys.argv = ["katzentisch", *order["words"]]
    code = 1
    try:
        from katzentisch.cli import run

        code = run(sys.argv[1:])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def load() -> None:
    """All that a server needs, and bots that cost nothing."""
    from katzentisch.games import rulebooks
    from katzentisch.server.start import serving
    from katzentisch.storage.extras import needed
    from tests.server.harness import RandomThinker

    for library in ("asyncpg", "redis.asyncio", "redis.asyncio.retry", "uvloop"):
        needed(library)
    for room in ("cli.serve", "server.office.redis_bell"):
        import_module(f"katzentisch.{room}")
    rulebooks()

    class AtOnce(RandomThinker):
        def __init__(self, servers: int = 1) -> None:
            pass

        def expect(self, games: object) -> None:
            pass

    vars(serving)["ProcessThinker"] = AtOnce


def main() -> None:
    """Load, say so, and fork for every order."""
    load()
    libc = ctypes.CDLL(None, use_errno=True)
    ours = os.getpid()
    # Nobody waits for the children.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print("ready", flush=True)  # noqa: T201
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != ours:
                os._exit(1)
            be_server(order)
        print(child, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
