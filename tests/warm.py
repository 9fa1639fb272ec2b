"""Compiles all that the tests run compiled, each engine once: python -m tests.warm JOBS.

Workers that begin at the same time would otherwise all compile the same. What is compiled already
is found on disk, so that this costs seconds from the second time on.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from katzentisch.games import rulebook, rulebooks


def warm(game: str) -> str:
    """A game's engines: of the rules, the bots and the environments."""
    import numpy as np

    from katzentisch.adapters.batched import Tables
    from katzentisch.adapters.stepper import stepper
    from katzentisch.bots import asked
    from katzentisch.core.compiled import compiled, seeded_chances

    rules = rulebook(game)
    base = compiled(rules)
    states, chances = base.states(1, rules.seats[0]), seeded_chances(0, 1)
    base.begin(states, chances)
    seats = np.array([int(base.actors(states)[0] & -base.actors(states)[0]).bit_length() - 1])
    base.legal(states, seats)
    base.imagine(states.copy(), seats, chances)
    base.step(states, seats, base.random_moves(states, seats, chances), chances)
    base.playout(states, chances)
    base.winners(states)
    base.new_playouts(base.states(1, rules.seats[0]), 1, 0)
    asked.get_ready(game)
    tables = Tables(game, 1, rules.seats[-1])
    tables.begin(0)
    tables.step(tables.random_moves())
    stepper(rules, "rule")
    return game


def main(jobs: int) -> None:
    """All games, side by side."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        for game in workers.map(warm, rulebooks()):
            sys.stdout.write(f"compiled: {game}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
