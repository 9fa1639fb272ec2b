"""One decision of a bot at a table of people, from a plain state."""

from zlib import crc32

from katzentisch.bots.engine import Engine, OneState
from katzentisch.bots.levels import LEVELS, level_steps, mood_of
from katzentisch.bots.pauses import Steps, at_once
from katzentisch.core.state import State


def think(
    engine: Engine, state: State, seat: int, level: str, seed: int, share: float = 1.0
) -> int:
    """The move of a bot of that level, at once."""
    return at_once(thinking(engine, state, seat, level, seed, share))


def thinking(
    engine: Engine, state: State, seat: int, level: str, seed: int, share: float = 1.0
) -> Steps[int]:
    """The move of a bot of that level; the same from the same view, seed and share of thought."""
    if level not in LEVELS:
        raise ValueError(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
    seen = engine.see(engine.table(state), seat)
    source = engine.source(seed, fingerprint(engine, seen))
    mood = mood_of(engine, seed, seat)
    return (yield from level_steps(engine, seen, seat, level, source, mood, share))


def fingerprint(engine: Engine, seen: OneState) -> int:
    """A number for what a seat sees, so that every decision has chance of its own."""
    state = engine.state(seen)
    return crc32(repr([getattr(state, field.name) for field in state.fields]).encode())
