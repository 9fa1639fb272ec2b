"""Random rollouts beside OpenSpiel's: Hearts, the same game there and here, and our own games.

Ours is examples/hearts, which is not installed for this: it is enough that it can be imported.
"""

import itertools
import random
import sys
from pathlib import Path
from typing import Any

from bench.engines import PLAYERS, compiled_games
from bench.measure import Work
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks

HEARTS = Path(__file__).parent.parent / "examples" / "hearts" / "src"
THEIRS = "OpenSpiel hearts, from C++"
ROLLOUTS = 400
SEED = 1


def contenders() -> dict[str, Work]:
    """Theirs first; then the same game, then our others."""
    sys.path.insert(0, str(HEARTS))
    from tests.examples.openspiel_hearts import dealt, load

    from katzentisch_hearts import RULES

    s = last_deal(RULES)
    game = load({})
    state = dealt(game, s)
    found = {
        THEIRS: from_cpp(game, state),
        "OpenSpiel hearts, from Python": from_python(state),
        "hearts, plain": plain(RULES, s),
        "hearts": compiled(RULES, s),
    }
    for name, rules in rulebooks().items():
        found[f"{name}, out of the last deal"] = compiled(rules, last_deal(rules))
        found[f"{name}, whole games"] = compiled_games(rules)
    return found


def last_deal(rules: Rulebook) -> Any:
    """A state just dealt, as late in the game as there are deals."""
    engine, chance = Plain(rules), seeded(SEED)
    s: Any = rules.new_state(PLAYERS, {})
    engine.begin(s, chance)
    dealt = s.copy()
    while not s.over:
        seat = lowest(rules.actors(s))
        rules.apply(s, seat, engine.random_move(s, seat, chance))
        if s.shuffling:
            engine.settle(s, chance)
            dealt = s.copy()
    return dealt


def compiled(rules: Rulebook, s: Any) -> Work:
    """Rollouts in our compiled engine."""
    from katzentisch.core.compiled import compiled as engine_of

    engine, seeds = engine_of(rules), itertools.count()
    packed = engine.pack(s)
    return lambda: engine.playouts_from(packed, 20 * ROLLOUTS, next(seeds)).decisions


def plain(rules: Rulebook, s: Any) -> Work:
    """Rollouts in our plain engine, which is Python."""
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
