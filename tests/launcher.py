"""Starts servers without loading the program anew each time, with a clock of the tests' choice.

One process loads everything and then waits: for each line of JSON it forks, and the child is
`katzentisch serve` with these words, or a server whose limits are far away. Bots play at random and
at once: what is proven here is not how well they think. It ends, and all it started with it, when
nobody speaks to it any more.
"""

import asyncio
import ctypes
import json
import os
import signal
import sys
import time
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

PR_SET_PDEATHSIG = 1
# Against waiting for ever; a busy machine may take long.
PATIENCE = 120.0


@dataclass
class Launcher:
    """The process that forks servers."""

    process: asyncio.subprocess.Process
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    @classmethod
    async def start(cls) -> "Launcher":
        """Ready to fork."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.launcher"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        launcher = cls(process)
        assert await launcher._heard() == "ready"
        return launcher

    async def _heard(self) -> str:
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return (await self.process.stdout.readline()).decode().strip()

    async def fork(self, words: list[str], log: Path, shift: float) -> int:
        """A new `katzentisch` with these words; its process."""
        return await self._order({"words": words, "log": str(log), "shift": shift})

    async def fork_unlimited(self, folder: Path, database: str | None, port: int, log: Path) -> int:
        """A new server of a folder, or of a database, that lets everybody do as much as he likes.

        The database is chosen here: a child would find another one each time. Gives its process.
        """
        order = {"folder": str(folder), "database": database, "port": port, "log": str(log)}
        return await self._order(order)

    async def _order(self, order: dict[str, Any]) -> int:
        assert self.process.stdin is not None
        async with self.asking:
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            return int(await self._heard())

    async def end(self) -> None:
        """It ends, and all servers with it."""
        self.process.kill()
        await self.process.wait()


# In the process itself


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
    shifted(order.get("shift", 0.0))
    code = 1
    try:
        code = serve_unlimited(order) if "folder" in order else serve_by_words(order["words"])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def serve_by_words(words: list[str]) -> int:
    """As the command line does."""
    from katzentisch.cli import run

    return run(words)


def serve_unlimited(order: dict[str, Any]) -> int:
    """With limits that nobody reaches."""
    from katzentisch.server.start.addresses import listening
    from katzentisch.server.start.serving import run
    from tests.server.harness import settings_for

    settings = settings_for(Path(order["folder"]), database=order["database"], port=order["port"])
    asyncio.run(run(settings, listening(settings, "en"), lambda: None))
    return 0


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
