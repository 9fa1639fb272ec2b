"""Our two engines: random games and random rollouts."""

import itertools

from bench.measure import Work
from katzentisch.core.chance import seeded
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook

PLAYERS = 4


def plain_games(rules: Rulebook, games: int = 40) -> Work:
    """Whole random games in the plain engine."""
    engine = Plain(rules)
    seeds = itertools.count()

    def work() -> float:
        decisions = 0
        for _ in range(games):
            s, chance = rules.new_state(PLAYERS, {}), seeded(next(seeds))
            engine.begin(s, chance)
            decisions += engine.playout(s, chance)
        return decisions

    return work


def compiled_games(rules: Rulebook, games: int = 4000) -> Work:
    """Whole random games in the compiled engine, dealing included."""
    engine = compiled(rules)
    empty = engine.states(1, PLAYERS)
    seeds = itertools.count()
    return lambda: engine.new_playouts(empty, games, next(seeds)).decisions


def imagined_worlds(rules: Rulebook, worlds: int = 4000) -> Work:
    """Worlds imagined from the middle of games, one each."""
    import numpy as np

    engine = compiled(rules)
    states = engine.states(worlds, PLAYERS)
    chances = seeded_chances(2, worlds)
    engine.begin(states, chances)
    for _ in range(25):
        seats = np.array(
            [(int(bits) & -int(bits)).bit_length() - 1 for bits in engine.actors(states)]
        )
        engine.step(states, seats, engine.random_moves(states, seats, chances), chances)
    seats = np.zeros(worlds, np.int64)

    def work() -> float:
        engine.imagine(states, seats, chances)
        return worlds

    return work
