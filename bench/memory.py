"""Memory: the bytes of one table in a batch."""

from bench.engines import PLAYERS
from katzentisch.adapters.batched import Tables
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.rulebook import Rulebook

SIZE = 1024


def engine_bytes(rules: Rulebook) -> int:
    """A table of the engine: its state and its source of chance."""
    return (compiled(rules).states(SIZE, PLAYERS).nbytes + seeded_chances(1, SIZE).nbytes) // SIZE


def environment_bytes(rules: Rulebook) -> int:
    """A table of an environment: what its seats see, may do and have won besides."""
    tables = Tables(rules.name, SIZE, PLAYERS)
    arrays = (*tables.games, *tables.seen, *tables.ended, tables._words)
    return sum(array.nbytes for array in arrays if len(array) == SIZE) // SIZE
