"""Plain and compiled agree, move by move, in the whole state: the proof that both play one game."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from katzentisch.core.bits import lowest, members
from katzentisch.core.chance import seeded
from katzentisch.core.compiled import Compiled, States, seeded_chances
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from tests.games import own_or
from tests.variants import Variant, every_count, every_variant

pytestmark = pytest.mark.compiled

SEED = 20_260
# A few seeds for every variant move by move, many more from the deal to the result.
NUMBERS = {"WALKED": 6, "PLAYED": 60}

Engine = Callable[[Rulebook], Compiled]


def few(variant: Variant, kind: str) -> int:
    """How many games of a variant: a match of ten games is long."""
    rules, _, options = variant
    games: int = own_or(rules, "kept", kind, NUMBERS[kind])
    return max(1, games // int(options.get("games", "1")))


def assert_same(engine: Compiled, states: States, plain: list[Any], note: str) -> None:
    """Every field of every state is the same in both engines."""
    for field in engine.rules.state.fields:
        packed = states[field.name].tolist()
        for i, s in enumerate(plain):
            if getattr(s, field.name) != packed[i]:
                pytest.fail(f"{note}, game {i}: {field.name} differs")


def begin_both(
    engine: Compiled, plain: Plain, variant: Variant, size: int
) -> tuple[States, Any, list[Any], list[Any]]:
    """The same games dealt in both engines."""
    rules, players, options = variant
    states, chances = engine.states(size, players, options), seeded_chances(SEED, size)
    engine.begin(states, chances)
    twins = [rules.new_state(players, options) for _ in range(size)]
    sources = [seeded(SEED, i) for i in range(size)]
    for twin, source in zip(twins, sources, strict=True):
        plain.begin(twin, source)
    return states, chances, twins, sources


@every_variant
def test_move_by_move(variant: Variant, compiled: Engine) -> None:
    """Same actors, same legal words, and the whole state equal after every move."""
    rules = variant[0]
    engine, plain = compiled(rules), Plain(rules)
    states, chances, twins, sources = begin_both(engine, plain, variant, few(variant, "WALKED"))
    step = 0
    while True:
        note = f"seed {SEED}, step {step}"
        assert_same(engine, states, twins, note)
        actors = [rules.actors(twin) for twin in twins]
        assert engine.actors(states).tolist() == actors, note
        going = np.array([acting != 0 for acting in actors])
        if not going.any():
            break
        # Finished games are taken out of the batch.
        states, chances = states[going], chances[going]
        twins = [twin for twin, on in zip(twins, going, strict=True) if on]
        sources = [source for source, on in zip(sources, going, strict=True) if on]
        seats = acting_seats([acting for acting in actors if acting], step)
        words = [
            [rules.legal(twin, seat, word) for word in range(rules.words)]
            for twin, seat in zip(twins, seats, strict=True)
        ]
        assert engine.legal(states, np.array(seats)).tolist() == words, note
        moves = engine.random_moves(states, np.array(seats), chances)
        pairs = zip(twins, seats, sources, strict=True)
        assert moves.tolist() == [plain.random_move(*pair) for pair in pairs], note
        engine.step(states, np.array(seats), moves, chances)
        for i, twin in enumerate(twins):
            plain.step(twin, seats[i], int(moves[i]), sources[i])
        step += 1


def acting_seats(actors: list[int], step: int) -> list[int]:
    """One acting seat of each game, not always the first."""
    return [members(acting)[step % len(members(acting))] for acting in actors]


@every_variant
def test_whole_games(variant: Variant, compiled: Engine) -> None:
    """From the deal to the end: the same decisions, the same final state, the same winners."""
    rules = variant[0]
    engine, plain = compiled(rules), Plain(rules)
    states, chances, twins, sources = begin_both(engine, plain, variant, few(variant, "PLAYED"))
    decisions = engine.playout(states, chances)
    assert decisions == sum(
        plain.playout(twin, source) for twin, source in zip(twins, sources, strict=True)
    )
    assert_same(engine, states, twins, f"seed {SEED}")
    assert engine.winners(states).tolist() == [rules.winners(twin) for twin in twins]
    assert chances[:, 0].tolist() == [source[0] for source in sources]


@every_count
def test_imagine(rules: Rulebook, players: int, compiled: Engine) -> None:
    """Both engines imagine the same worlds from the same chance, for every seat and spectators."""
    engine, plain = compiled(rules), Plain(rules)
    for seed in range(3):
        s: Any = rules.new_state(players, {})
        chance = seeded(SEED, seed)
        plain.begin(s, chance)
        step = 0
        while not s.over:
            if step % 9 == seed:
                check_imagined(engine, s, step)
            seat = lowest(rules.actors(s))
            plain.step(s, seat, plain.random_move(s, seat, chance), chance)
            step += 1


def check_imagined(engine: Compiled, s: State, step: int) -> None:
    viewers = range(-1, s.players)
    states = np.repeat(engine.pack(s), len(viewers))
    engine.imagine(states, np.array(viewers), seeded_chances(step, len(viewers)))
    twins = [s.copy() for _ in viewers]
    for i, (viewer, twin) in enumerate(zip(viewers, twins, strict=True)):
        engine.rules.imagine(twin, viewer, seeded(step, i))
    assert_same(engine, states, twins, f"seed {SEED}, step {step}")
