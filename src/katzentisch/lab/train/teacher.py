"""A search that teaches: how every move of a decision fares in a few imagined worlds.

It tries all moves in all worlds, and looks ahead as a champion does: to the next pause where the
game has learned what positions are worth (prospects.py), to the end of a stage (flat.py) where it
has not or where that is not trusted alone. What it says of one decision is rough; of many that look
alike a network learns the mean, which is not. It knows no more than the seat it is asked about.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots.engine import OneState, compiled_engine
from katzentisch.bots.flat import OUTLOOK, SUMS
from katzentisch.bots.learned import Judge, judge_at, network_of
from katzentisch.bots.rollout import RULE
from katzentisch.core.rulebook import Rulebook

Array = NDArray[Any]
# A stream of chance that no table uses.
TEACHERS_STREAM = 1 << 41


class Teacher:
    """A search over all moves of a decision, from a seed."""

    def __init__(self, rules: Rulebook, seed: int, worlds: int) -> None:
        self.engine, self.worlds = compiled_engine(rules), worlds
        self.source = self.engine.source(seed, TEACHERS_STREAM)
        self.places, self.luck = self.engine.places(2), self.engine.source(0)
        # Where judgements are trusted as they are, all play to the pause as the game has learned.
        self.player = network_of(self.engine) if self.engine.doubt == 0 else None

    def outlooks(self, table: OneState, seat: int, moves: Array) -> Array:
        """The likely share of the victory after each move, with the plan that suits it best."""
        plans = self.engine.plans
        tried, planned = np.repeat(moves, plans), np.tile(np.arange(plans), len(moves))
        seen = self.engine.see(table, seat)
        means = self.means(seen, seat, tried, planned)
        found: Array = means.reshape(len(moves), plans).max(1)
        return found

    def means(self, seen: OneState, seat: int, moves: Array, plans: Array) -> Array:
        """What each is worth by both ways to look ahead, as far as each may be trusted."""
        judge = judge_at(self.engine, seen)
        if judge is None:
            return self.played_out(seen, seat, moves, plans)
        judged = self.judged(judge, seen, seat, moves, plans)
        if self.engine.doubt == 0:
            return judged
        doubt, other = self.engine.doubt**2, self.engine.rollout_doubt**2
        played_out = self.played_out(seen, seat, moves, plans)
        found: Array = (other * judged + doubt * played_out) / (doubt + other)
        return found

    def judged(self, judge: Judge, seen: OneState, seat: int, moves: Array, plans: Array) -> Array:
        """What each promises at the next pause."""
        courses = list(zip(moves.tolist(), plans.tolist(), strict=True))
        found = judge.outlooks(seen, seat, courses, self.worlds, self.source, self.player)
        means: Array = np.array(found).mean(0)
        return means

    def played_out(self, seen: OneState, seat: int, moves: Array, plans: Array) -> Array:
        """What each brings at the end of the stage."""
        engine = self.engine
        sums = engine.real(SUMS * len(moves))
        engine.do.try_moves(
            *(seen, self.places, seat, moves, plans, self.worlds, RULE),
            *(self.source, self.luck, sums),
        )
        means: Array = sums[OUTLOOK::SUMS] / self.worlds
        return means
