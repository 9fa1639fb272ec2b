"""A best response: how much one can win who learns against the network that a game has.

It begins as that network, sits alone among copies of it, and learns as in any training. Whatever it
wins above its share, the network can be made to lose.
"""

import numpy as np

from katzentisch.bots.learned import Learned
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Adam
from katzentisch.lab.train.learning import (
    Array,
    Curriculum,
    all_looked_at,
    doubting,
    params_of,
    unfolded,
)
from katzentisch.lab.train.playing import EARLIER, LEARNS
from katzentisch.lab.train.tables import MOST_SEATS
from katzentisch.lab.train.training import Training, best


class Responding(Training):
    """A training against one network that does not change."""

    # The policy is good from the first step on: shorter ones, when the critic knows what to expect.
    rate, critic_alone = 5e-4, 40

    def __init__(self, rules: Rulebook, plan: Curriculum, found: Learned) -> None:
        super().__init__(rules, plan)
        self.begun_with, self.rival = found.training["weights"], params_of(found)
        learner = self.learner
        learner.scales = all_looked_at(learner.scales)
        begun = doubting(unfolded(self.rival, learner.scales), learner.scales, self.tables)
        learner.policy = Adam([one.copy() for one in begun])
        self.seat_players(np.arange(plan.tables))

    def seat_players(self, which: Array) -> None:
        """One seat is the learner's, all others are the network's."""
        kinds = np.full((len(which), MOST_SEATS), EARLIER)
        kinds[np.arange(len(which)), self.rng.integers(self.tables.players[which])] = LEARNS
        self.tables.next_kinds[which] = kinds

    def moves(self, seen: Array) -> tuple[Array, Array]:
        """A move at every table, of the learner or of the network: what that likes best."""
        masks, habits = self.tables.masks, self.tables.habits
        moves, logs = self.learner.draw(self.learner.policy.params, seen, masks, habits)
        others = np.flatnonzero(self.tables.deciding() == EARLIER)
        if self.rival and len(others):
            moves[others] = best(self.rival, self.tables, others)
        return moves, logs
