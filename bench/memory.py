"""Memory: what one table more takes in a batch, counted as it is allocated."""

import gc
import tracemalloc
from collections.abc import Callable

import katzentisch
from bench.engines import PLAYERS
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.rulebook import Rulebook

SIZE = 4096

# So many tables, dealt; what it returns is held.
Made = Callable[[int], object]


def engine(rules: Rulebook) -> Made:
    """A table of the engine: its state and its source of chance."""
    return lambda size: (compiled(rules).states(size, PLAYERS), seeded_chances(1, size))


def tables(rules: Rulebook, *, remember: bool = False) -> Made:
    """A table of `tables`: what its seats see, may do and have won besides."""

    def made(size: int) -> object:
        many = katzentisch.make(rules.name, PLAYERS, shape="tables", size=size, remember=remember)
        many.begin(seed=1)
        many.step(many.random_moves())
        return many

    return made


def vector(rules: Rulebook) -> Made:
    """A table of `vector`: the learner's lesson, and Gymnasium's spaces for all of them."""

    def made(size: int) -> object:
        many = katzentisch.make(rules.name, PLAYERS, shape="vector", num_envs=size)
        seen, _ = many.reset(seed=1)
        many.step(seen["action_mask"].argmax(axis=1))
        return many

    return made


def bytes_a_table(made: Made) -> int:
    """What one table more takes: code and whatever is there once falls out."""
    made(1)
    return (held(made, 2 * SIZE) - held(made, SIZE)) // SIZE


def held(made: Made, size: int) -> int:
    """The bytes that stay as long as so many tables do."""
    gc.collect()
    tracemalloc.start()
    kept = made(size)
    gc.collect()
    now, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return now
