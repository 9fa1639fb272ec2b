"""Whole random games in an engine of ours: everything there is to see on the way, as bytes."""

import struct
from collections.abc import Iterator

from katzentisch.bots.engine import CompiledEngine, Engine, OneState
from katzentisch.core import chance
from katzentisch.core.bits import members
from katzentisch.offline import packing
from tests.variants import Variant

# At every so many-th step somebody imagines a world: that takes long without a compiler.
IMAGINED = 8


def packed(engine: Engine, table: OneState) -> bytes:
    """The state on a table, as compiled code has it."""
    if isinstance(engine, CompiledEngine):
        return bytes(table.tobytes())
    return packing.packed(engine.state(table))


def empty_state(variant: Variant) -> bytes:
    """The state before the deal."""
    rules, players, options = variant
    return packing.packed(rules.new_state(players, options))


def whole(number: int) -> bytes:
    """One whole number."""
    return struct.pack("<q", number)


def walk(engine: Engine, variant: Variant, seed: int) -> Iterator[bytes]:
    """A random game: states, legal moves, what a seat imagines, moves, winners, chance."""
    rules, players, options = variant
    source = engine.source(seed)
    table = engine.new_table(players, options, source)
    step = 0
    while True:
        yield packed(engine, table)
        actors = members(int(engine.do.actors_at(table)))
        if not actors:
            break
        seat = actors[step % len(actors)]
        for word in range(rules.words):
            yield whole(int(engine.do.legal_at(table, seat, word)))
        if step % IMAGINED == 0:
            yield from imagined(engine, table, seat, step)
        move = int(engine.do.random_at(table, seat, source))
        yield whole(move)
        engine.do.step_at(table, seat, move, source)
        step += 1
    yield whole(int(engine.do.winners_at(table)))
    yield struct.pack("<Q", int(source[0]))


def imagined(engine: Engine, table: OneState, seat: int, step: int) -> Iterator[bytes]:
    """What a seat imagines with chance of its own, and what is left of that."""
    world, luck = engine.places(1), engine.source(0)
    luck[0] = step
    engine.do.blinded(table, world, seat, luck)
    yield packed(engine, world)
    yield struct.pack("<Q", int(luck[0]))


def first_chance(seed: int) -> int:
    """The number a source of chance begins with."""
    return chance.seeded(seed)[0]
