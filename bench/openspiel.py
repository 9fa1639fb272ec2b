"""Hearts, the same game in OpenSpiel and here: random rollouts out of the same dealt state.

Ours is examples/hearts, which is not installed for this: it is enough that it can be imported.
"""

import itertools
import random
import sys
from pathlib import Path
from typing import Any

from bench.measure import Work

HEARTS = Path(__file__).parent.parent / "examples" / "hearts" / "src"
ROLLOUTS = 400
SEED = 1


def contenders() -> dict[str, Work]:
    """Ours first."""
    sys.path.insert(0, str(HEARTS))
    from tests.examples.openspiel_hearts import dealt, load

    from katzentisch.core.chance import seeded
    from katzentisch.core.plain import Plain
    from katzentisch_hearts import RULES

    s: Any = RULES.new_state(4, {})
    Plain(RULES).begin(s, seeded(SEED))
    game = load({})
    state = dealt(game, s)
    return {
        "Katzentisch, compiled": compiled(RULES, s),
        "Katzentisch, plain": plain(RULES, s),
        "OpenSpiel, from C++": from_cpp(game, state),
        "OpenSpiel, from Python": from_python(state),
    }


def compiled(rules: Any, s: Any) -> Work:
    """Rollouts in our compiled engine."""
    from katzentisch.core.compiled import compiled as engine_of

    engine, seeds = engine_of(rules), itertools.count()
    packed = engine.pack(s)
    return lambda: engine.playouts_from(packed, 20 * ROLLOUTS, next(seeds)).decisions


def plain(rules: Any, s: Any) -> Work:
    """Rollouts in our plain engine, which is Python."""
    from katzentisch.core.chance import seeded
    from katzentisch.core.plain import Plain

    engine, chance = Plain(rules), seeded(SEED)
    return lambda: sum(engine.playout(s.copy(), chance) for _ in range(ROLLOUTS // 20))


def play_in_python(state: Any, rng: random.Random) -> int:
    """One random game driven from Python; how many decisions."""
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def from_python(state: Any) -> Work:
    """Rollouts driven from Python."""
    rng = random.Random(2)
    return lambda: sum(play_in_python(state.clone(), rng) for _ in range(ROLLOUTS // 20))


def from_cpp(game: Any, state: Any) -> Work:
    """Rollouts driven from C++: one simulation of the MCTS bot runs many of its evaluator."""
    import pyspiel

    decisions = play_in_python(state.clone(), random.Random(3))  # the same in every game
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 4)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 5, False)

    def work() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * decisions

    return work
