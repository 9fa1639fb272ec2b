"""A best response: how much one can win who learns against the network that a game has.

It begins as that network, sits alone among copies of it, and learns as in any training, in small
steps and without a wish for variety. Now and then it is held to the network in games that teach it
nothing; what has won most there is the response, the copy that it began as included. So whatever a
response wins in yet other games, the network can be made to lose, and one that has found nothing
wins its share.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from katzentisch.bots.learned import Learned
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Adam, Params, numbered
from katzentisch.lab.train.learning import (
    Array,
    Curriculum,
    all_looked_at,
    doubting,
    folded,
    params_of,
    unfolded,
)
from katzentisch.lab.train.playing import EARLIER, LEARNS
from katzentisch.lab.train.tables import MOST_SEATS
from katzentisch.lab.train.training import Training, best, strength

# One seat of each table learns: for as many decisions a round must be longer.
LONGER = 2
# How much it doubts at first. Who often errs learns to play as one who errs: from 0.5 nats on,
# nothing that was learned in one of the games has won as much as the copy.
DOUBT = 0.15
# How often it is held to the network, in how many games, and their seed, which is no other's.
LOOKS, GAMES, LOOKING_SEED = 16, 3000, 1 << 33


class Responding(Training):
    """A training against one network that does not change."""

    # The policy is good from the first step on: short ones, when the critic knows what to expect.
    rate, critic_rate, entropy, critic_alone = 2e-4, 5e-4, 0.0, 20

    def __init__(self, rules: Rulebook, plan: Curriculum, found: Learned) -> None:
        super().__init__(rules, replace(plan, steps=LONGER * plan.steps))
        self.begun_with, self.rival = found.training["weights"], params_of(found)
        learner = self.learner
        learner.scales = all_looked_at(learner.scales)
        begun = doubting(unfolded(self.rival, learner.scales), learner.scales, self.tables, DOUBT)
        learner.policy = Adam([one.copy() for one in begun])
        # The best so far, and how many times its share it has won: nobody has looked yet.
        self.kept, self.par, self.looks = [one.copy() for one in begun], 0.0, 0
        self.seat_players(np.arange(plan.tables))

    def network(self) -> Params:
        """The best response so far."""
        return folded(self.kept, self.learner.scales)

    def told(self) -> dict[str, Any]:
        """What any training tells, and what the best so far has won."""
        return {**super().told(), "par": self.par, "looks": self.looks}

    def recall(self, told: Mapping[str, Any]) -> None:
        """Take up the same."""
        super().recall(told)
        self.par, self.looks = told["par"], told["looks"]

    def arrays(self) -> dict[str, Array]:
        """What any training keeps, and the best so far."""
        return super().arrays() | numbered("kept", self.kept)

    def round(self) -> None:
        """One round of learning; before it, perhaps a look at what the last ones have brought."""
        if int(self.done * LOOKS) > self.looks:
            self.looks = int(self.done * LOOKS)
            self.look()
        super().round()

    def look(self) -> None:
        """Keep the policy if it wins more than the best so far."""
        policy = self.learner.policy.params
        self.par = self.par or self.won(self.network())
        par = self.won(folded(policy, self.learner.scales))
        if par > self.par:
            self.kept, self.par = [one.copy() for one in policy], par

    def won(self, params: Params) -> float:
        """How many times its share a network wins among copies of the rival."""
        counts, seed = self.plan.players, LOOKING_SEED + self.plan.seed
        found = [
            players * strength(self.rules, params, players, GAMES, seed, self.rival)[0]
            for players in counts
        ]
        return sum(found) / len(found)

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
