"""Threads: the same work on one core and on two. Time on the clock counts; compiled code runs
without Python's lock.

Two processes that do the same tell what the machine gives: threads cannot gain more, and what they
gain less is lost by them.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier

from bench.engines import PLAYERS
from bench.measure import Speed
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebook

THREADS = 2
REPEATS = 9
# Long enough that starting a thread costs nothing beside it.
GAMES = 30_000
TABLES = 8_192

# One thread's share of the work, by its number.
Share = Callable[[int], object]
Shares = Callable[[Rulebook], Share]


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


def in_turn(shares: Shares, game: str, number: int, gate: Barrier) -> None:
    """A process that does its share each time the gate opens, and waits there until all have."""
    share = shares(rulebook(game))
    share(number)
    while True:
        gate.wait()
        share(number)
        gate.wait()


@contextmanager
def processes(shares: Shares, game: str) -> Iterator[Barrier]:
    """As many processes as there are threads, and the gate at which they wait."""
    context = get_context("spawn")
    gate = context.Barrier(THREADS + 1)
    started = [
        context.Process(target=in_turn, args=(shares, game, number, gate), daemon=True)
        for number in range(THREADS)
    ]
    for process in started:
        process.start()
    # The first time through they have loaded all that they need.
    gate.wait()
    gate.wait()
    yield gate
    for process in started:
        process.kill()
        process.join()


def gained(shares: Shares, rules: Rulebook) -> tuple[Speed, Speed]:
    """How much sooner two threads are done than one that does the work of both; two processes."""
    share = shares(rules)
    threads, others = [], []
    with ThreadPoolExecutor(THREADS) as pool, processes(shares, rules.name) as gate:
        for number in range(THREADS):
            share(number)
        for _ in range(REPEATS):
            began = time.perf_counter()
            for number in range(THREADS):
                share(number)
            alone = time.perf_counter()
            list(pool.map(share, range(THREADS)))
            by_threads = time.perf_counter()
            gate.wait()
            gate.wait()
            threads.append((alone - began) / (by_threads - alone))
            others.append((alone - began) / (time.perf_counter() - by_threads))
    return Speed(tuple(threads)), Speed(tuple(others))
