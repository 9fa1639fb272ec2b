"""The engines of the page against the native ones, in turn: playouts and the search loop.

A browser tells no CPU time, so both sides are told by the clock; the ratio of neighbours counts.
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from tests.offline.chromium import InChromium, as_told
from tests.offline.walking import first_chance

from bench.engines import PLAYERS
from bench.measure import Speed
from bench.search import SEED, WORLDS, thoughts
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.rollout import RULE
from katzentisch.core.compiled import compiled
from katzentisch.core.rulebook import Rulebook

GAMES = 20_000
ROUNDS = 7

# Does the same work natively and in the page: seconds of each.
Both = Callable[[int], tuple[float, float]]


def ratio(both: Both) -> Speed:
    """The page's speed by the native one, round by round; the first round warms up."""
    both(0)
    rounds = [both(number) for number in range(1, ROUNDS + 1)]
    return Speed(tuple(native / page for native, page in rounds))


def playouts(rules: Rulebook, page: InChromium) -> Both:
    """New random games from the deal to the end."""
    engine = compiled(rules)
    empty, room = engine.states(1, PLAYERS), engine.states(1, PLAYERS)

    def both(number: int) -> tuple[float, float]:
        source, wins, scores = np.array([first_chance(number)], np.uint64), np.zeros(6), np.zeros(6)
        began = time.perf_counter()
        decisions = engine.kernels.new_playouts(empty, room, GAMES, source, wins, scores)
        native = time.perf_counter() - began
        found = page.playouts((rules, PLAYERS, {}), GAMES, number)
        if found.decisions != decisions:
            raise RuntimeError(f"{rules.name}: the page does not play the same games.")
        return native, found.seconds

    return both


def search(rules: Rulebook, page: InChromium) -> Both:
    """Every move of some decisions tried in imagined worlds, by rule bots."""
    native, there = compiled_engine(rules), page.engine(rules)
    chosen = [(native.state(seen), seat, list(moves)) for seen, seat, moves in thoughts(rules)]

    def asked(engine: Any, state: Any, seat: int, moves: list[int], number: int) -> list[Any]:
        return [
            engine.table(state),
            engine.places(2),
            seat,
            engine.whole(moves),
            engine.whole([0] * len(moves)),
            WORLDS,
            RULE,
            engine.source(SEED, number),
            engine.source(0),
            engine.real(3 * len(moves)),
        ]

    def both(number: int) -> tuple[float, float]:
        ours = [asked(native, *thought, number) for thought in chosen]
        began = time.perf_counter()
        for given in ours:
            native.do.try_moves(*given)
        took = time.perf_counter() - began
        theirs = [[as_told(one) for one in asked(there, *thought, number)] for thought in chosen]
        return took, page.call("tries", rules, theirs) / 1000

    return both
