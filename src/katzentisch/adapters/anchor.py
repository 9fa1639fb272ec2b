"""OpenSpiel's ISMCTS as a bot of the arena: an anchor that we have not written.

    katzentisch arena GAME --bots katzentisch.adapters.anchor:openspiel_ismcts,ismcts

It plays on what its seat sees, like any bot, and imagines worlds by the adapter's resampler.
"""

from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from katzentisch.adapters.extras import needed
from katzentisch.adapters.openspiel import MARGIN, PlayoutEvaluator, load
from katzentisch.adapters.positions import begun_at, mostly_together
from katzentisch.bots.roster import Thought
from katzentisch.bots.search import Budget, Meter
from katzentisch.core.state import State
from katzentisch.games import rulebook

ismcts: Any = needed("open_spiel.python.algorithms.ismcts", "openspiel")

# Random playouts tell more by points than by victories; the constant is about as large as the
# points that lie between players in the end.
EXPLORING = 20.0
SEEDS = 1 << 31


class Searcher(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel ships no types
    """OpenSpiel's bot with our budget, and with chance that comes from one seed."""

    def __init__(self, game: Any, budget: Budget, seed: int) -> None:
        evaluator = PlayoutEvaluator(1, seed)
        super().__init__(
            game,
            evaluator,
            uct_c=EXPLORING,
            max_simulations=max(1, budget.playouts),
            random_state=np.random.RandomState(seed),
        )
        self.budget = budget
        self.set_resampler(
            lambda state, seat: state.resample_from_infostate(seat, self.random_number)
        )

    def run_search(self, state: Any) -> Any:
        """As many simulations as the budget allows, or as much time."""
        if self.budget.playouts:
            return super().run_search(state)
        meter = Meter(self.budget, perf_counter)
        self.reset()
        self._root_node = self.create_new_node(state)
        # The first simulation only opens the root; a policy needs one more.
        while meter.playouts < 2 or meter.spent() < 1:
            self.run_simulation(self.sample_root_state(state))
            meter.playouts += 1
        return self.get_final_policy(state, self._root_node)


def openspiel_ismcts(thought: Thought) -> int:
    """A bot for the arena; a forced move needs no thought."""
    engine = thought.engine
    moves = engine.legal(thought.seen, thought.seat)
    if len(moves) == 1:
        return moves[0]
    s = engine.state(thought.seen)
    game = loaded(engine.rules.name, s.players, options_of(engine.rules.options, s))
    state = game.new_initial_state()
    state.position = begun_at(game.beginning.tree, s)
    # Of seats that choose at the same time, OpenSpiel asks the lowest; here it is this one.
    seed = int(engine.do.dice(thought.source, SEEDS))
    return int(Searcher(game, thought.budget, seed).step(state))


def options_of(options: Any, s: State) -> tuple[tuple[str, str], ...]:
    """The options a state was made with."""
    return tuple((option.name, option.values[getattr(s, option.name)]) for option in options)


@cache
def loaded(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Any:
    """A game as OpenSpiel knows it, seats asked in turn, playing for points."""
    in_turn = {"simultaneous": False} if mostly_together(rulebook(name)) else {}
    return load(name, players, dict(options), utility=MARGIN, **in_turn)
