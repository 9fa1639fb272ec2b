"""What can go wrong in a bots' process: asked of the processes themselves, by reference."""

import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from katzentisch.bots import asked
from katzentisch.bots.engine import plain_engine
from katzentisch.bots.process import MOST_MEMORY
from katzentisch.games import rulebook


class Unreadable:
    """An answer that falls apart where it is read."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (int, ("no number",))


def raises() -> Any:
    raise ValueError("a fault in a bot")


def exits() -> Any:
    sys.exit(3)


def interrupts() -> Any:
    raise KeyboardInterrupt


def recurses() -> Any:
    return [recurses()]


def wastes() -> Any:
    return len(bytearray(MOST_MEMORY + 1))


def cannot_be_compiled() -> Any:
    import numba

    return numba.njit(lambda number: number.no_such_thing)(1)


def cannot_be_sent() -> Any:
    return lambda: 0


def cannot_be_read() -> Any:
    return Unreadable()


def hangs() -> Any:
    while True:
        pass


def dies() -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


WAYS = {
    one.__name__: one
    for one in (
        raises,
        exits,
        interrupts,
        recurses,
        wastes,
        cannot_be_compiled,
        cannot_be_sent,
        cannot_be_read,
        hangs,
        dies,
    )
}
# What the log says of the ways that leave the process as it was.
TOLD = {
    "raises": "ValueError: a fault in a bot",
    "exits": "SystemExit: 3",
    "interrupts": "KeyboardInterrupt",
    "recurses": "RecursionError",
    "wastes": "MemoryError",
    "cannot_be_compiled": "numba.core.errors.TypingError",
    "cannot_be_sent": "pickle",
    "cannot_be_read": "ValueError: invalid literal for int() with base 10: 'no number'",
}


def in_one_game(game: str, way: str, do: Callable[..., Any], *words: Any) -> Any:
    """Go wrong in that game; do what is asked in all others."""
    return WAYS[way]() if words[0] == game else do(*words)


def going_wrong(game: str, way: str, do: Callable[..., Any]) -> Callable[..., Any]:
    """The same, to be asked of a process."""
    return partial(in_one_game, game, way, do)


def ready_at_once(game: str) -> bool:
    """Ready without compiling anything."""
    return bool(game)


def not_legal(game: str, state: Any, seat: int, *more: Any) -> int:
    """A bot's move that nobody could make, as the process checks it."""
    rules = rulebook(game)
    return asked.legal(plain_engine(rules), state, seat, rules.words * rules.span)
