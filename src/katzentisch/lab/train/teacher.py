"""A search that teaches: how every move of a decision fares in a few imagined worlds.

It looks ahead as an expert does, in the same worlds and by the same rollouts (flat.py), but tries
all moves in all of them. What it says of one decision is rough; of many that look alike a network
learns the mean, which is not. It knows no more than the seat it is asked about.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots.engine import OneState, compiled_engine
from katzentisch.bots.flat import OUTLOOK, SUMS
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

    def outlooks(self, table: OneState, seat: int, moves: Array) -> Array:
        """The likely share of the victory after each move, with the plan that suits it best."""
        engine, plans = self.engine, self.engine.plans
        tried, planned = np.repeat(moves, plans), np.tile(np.arange(plans), len(moves))
        sums = engine.real(SUMS * len(tried))
        engine.do.try_moves(
            *(engine.see(table, seat), self.places, seat, tried, planned, self.worlds, RULE),
            *(self.source, self.luck, sums),
        )
        found: Array = sums[OUTLOOK::SUMS].reshape(len(moves), plans).max(1) / self.worlds
        return found
