"""Threads: the same work on one core and on two. Time on the clock counts; compiled code runs
without Python's lock.

Two processes that do the same tell what the machine gives: threads cannot gain more, and what they
gain less is lost by them. CPU time tells what other work on the machine takes away: two threads
with a core each could gain as much as one takes for both shares ÷ what the busier of two takes.
Uneven shares, and threads that hinder each other in the caches, show there; waiting does not.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import NamedTuple

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


class Gained(NamedTuple):
    """How much sooner two are done than one that does the work of both."""

    threads: Speed
    processes: Speed
    # Two threads, if nobody else wanted their cores.
    in_cpu_time: Speed


def busy(share: Share, number: int) -> float:
    """Do a share; the CPU-seconds of the thread that does it."""
    began = time.thread_time()
    share(number)
    return time.thread_time() - began


def gained(shares: Shares, rules: Rulebook) -> Gained:
    """One, two threads and two processes in turn."""
    work = partial(busy, shares(rules))
    threads, others, in_cpu_time = [], [], []
    with ThreadPoolExecutor(THREADS) as pool, processes(shares, rules.name) as gate:
        for number in range(THREADS):
            work(number)
        for _ in range(REPEATS):
            began = time.perf_counter()
            one = sum(work(number) for number in range(THREADS))
            alone = time.perf_counter()
            busier = max(pool.map(work, range(THREADS)))
            by_threads = time.perf_counter()
            gate.wait()
            gate.wait()
            threads.append((alone - began) / (by_threads - alone))
            others.append((alone - began) / (time.perf_counter() - by_threads))
            in_cpu_time.append(one / busier)
    return Gained(Speed(tuple(threads)), Speed(tuple(others)), Speed(tuple(in_cpu_time)))
