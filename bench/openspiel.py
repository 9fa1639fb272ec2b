"""Random rollouts of OpenSpiel's trick-taking games, out of a dealt state."""

import random
from typing import Any

from bench.measure import Work

ROLLOUTS = 400


def dealt(name: str) -> tuple[Any, Any]:
    """A game and a state of it with all cards dealt."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    return game, state


def play_in_python(state: Any, rng: random.Random) -> int:
    """One random game driven from Python; how many decisions."""
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def from_python(name: str) -> Work:
    """Rollouts driven from Python."""
    _, state = dealt(name)
    rng = random.Random(2)
    return lambda: sum(play_in_python(state.clone(), rng) for _ in range(ROLLOUTS // 20))


def from_cpp(name: str) -> Work:
    """Rollouts driven from C++: one simulation of the MCTS bot runs many of its evaluator."""
    import pyspiel

    game, state = dealt(name)
    decisions = play_in_python(state.clone(), random.Random(3))  # the same in every game
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 4)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 5, False)

    def work() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * decisions

    return work
