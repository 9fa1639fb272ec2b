"""Further self-play: the network that a game has goes on learning by itself, from where it is.

A network that a search has taught knows more than self-play alone has found. From there self-play
finds more again: what it plays is good from the first step on, so the critic learns first what to
expect, and steps are shorter than those of a beginner. It may go on with other units than it has: a
new network imitates it first. Half as many units are often as good and let a search look farther.
"""

from time import process_time

import numpy as np

from katzentisch.bots.learned import Learned
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Adam, Params, judged, liked, log_chances
from katzentisch.lab.train.learner import drawn
from katzentisch.lab.train.learning import (
    LAST_PART,
    Array,
    Curriculum,
    all_looked_at,
    doubting,
    params_of,
    unfolded,
)
from katzentisch.lab.train.training import Training

# How much it doubts at first: who is sure of everything tries nothing else.
DOUBT = 0.3
# Steps of imitation, how often more decisions are looked at, how many are kept, and the size of
# what is gone through in a step.
IMITATED, LOOK_EVERY, MIND, PART = 3000, 5, 60_000, 512
IMITATION_RATE = 3e-3


class Furthering(Training):
    """A training that begins as the network that the game has."""

    rate, critic_rate, entropy, critic_alone = 4e-4, 1e-3, 0.003, 30

    def __init__(
        self, rules: Rulebook, plan: Curriculum, found: Learned, imitated: int = IMITATED
    ) -> None:
        super().__init__(rules, plan)
        self.begun_with = found.training["weights"]
        learner = self.learner
        learner.scales = all_looked_at(learner.scales)
        begun = unfolded(params_of(found), learner.scales)
        if all(plan.units):
            start = process_time()
            self.imitate(begun, imitated)
            self.seconds += process_time() - start
            begun = learner.policy.params
        learner.policy = Adam(doubting(begun, learner.scales, self.tables, DOUBT))

    def imitate(self, params: Params, steps: int) -> None:
        """Learn what a network likes, in its own games; the latest decisions replace the oldest."""
        tables, learner = self.tables, self.learner
        given = np.zeros((MIND, *tables.given.shape[1:]), np.int16)
        masks, habits = np.zeros((MIND, self.rules.moves), np.bool_), np.zeros(MIND, np.int64)
        known = 0
        for step in range(steps):
            # At first more is looked at, so that there is something to go through.
            for _ in range(tables.size if step == 0 else step % LOOK_EVERY == 0):
                rows = np.flatnonzero(tables.masks.sum(1) > 1)
                places = (known + np.arange(len(rows))) % MIND
                given[places], masks[places] = tables.given[rows], tables.masks[rows]
                habits[places] = tables.habits[rows]
                known += len(rows)
                seen = learner.scales(tables.given)
                tables.step(drawn(self.rng, liked(params, seen, tables.masks, tables.habits)))
            part = self.rng.integers(min(known, MIND), size=PART)
            rate = IMITATION_RATE * max(1 - step / steps, LAST_PART)
            self.come_nearer(params, given[part], masks[part], habits[part], rate)

    def come_nearer(
        self, params: Params, given: Array, masks: Array, habits: Array, rate: float
    ) -> None:
        """A step towards the probabilities with which a network makes each move."""
        policy, seen = self.learner.policy, self.learner.scales(given)
        wished = np.exp(liked(params, seen, masks, habits))
        found = judged(policy.params, seen, masks, habits)
        chances = np.exp(log_chances(found.worths, masks))
        slope = np.where(masks, chances - wished, 0) / np.float32(len(given))
        policy.step(found.slopes(policy.params, slope), rate)
