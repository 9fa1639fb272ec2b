"""Threads: the same work on one core and on two. Time on the clock counts; compiled code runs
without Python's lock.
"""

import hashlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bench.engines import PLAYERS
from bench.measure import Speed
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.rulebook import Rulebook

THREADS = 2
REPEATS = 9
# Long enough that starting a thread costs nothing beside it.
GAMES = 30_000
TABLES = 8_192
HASHED = 300_000_000

# One thread's share of the work, by its number.
Share = Callable[[int], object]


def playouts(rules: Rulebook) -> Share:
    """New games, dealt and played."""
    engine = compiled(rules)
    empty = engine.states(1, PLAYERS)
    return lambda number: engine.new_playouts(empty, GAMES, number)


def batches(rules: Rulebook) -> Share:
    """A batch of tables of its own for every thread, dealt and played."""
    engine = compiled(rules)
    states = [engine.states(TABLES, PLAYERS) for _ in range(THREADS)]
    chances = [seeded_chances(number, TABLES) for number in range(THREADS)]
    empty = engine.states(1, PLAYERS)

    def share(number: int) -> None:
        states[number][:] = empty
        engine.begin(states[number], chances[number])
        engine.playout(states[number], chances[number])

    return share


def hashing() -> Share:
    """What certainly runs without Python's lock: tells how much the machine can give."""
    block = bytes(HASHED)
    return lambda _: hashlib.sha256(block)


def gained(share: Share) -> Speed:
    """How much sooner two threads are done than one that does the work of both."""
    with ThreadPoolExecutor(THREADS) as pool:
        for number in range(THREADS):
            share(number)
        return Speed(tuple(once(share, pool) for _ in range(REPEATS)))


def once(share: Share, pool: ThreadPoolExecutor) -> float:
    """One after the other, then side by side."""
    began = time.perf_counter()
    for number in range(THREADS):
        share(number)
    between = time.perf_counter()
    list(pool.map(share, range(THREADS)))
    return (between - began) / (time.perf_counter() - between)
