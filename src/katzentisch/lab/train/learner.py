"""The learner: a policy, a critic that sees all hands, and how both learn from what was played."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.lab.train.layers import (
    Adam,
    Params,
    backward,
    forward,
    judged,
    log_chances,
    new_params,
)
from katzentisch.lab.train.tables import MOST_SEATS

Array = NDArray[Any]
# How far a probability may move in one round of learning (PPO), and how many times a round's
# decisions are gone through, in parts of this size.
CLIP = 0.2
EPOCHS = 2
PART = 2048
# How much of a surprise is told to the decisions before.
TRACE = 0.95
# A number that hardly ever changes is taken to change this much at least.
LEAST_SPREAD = 0.05
# How much the rule bot's move is worth before anything is learned: it is made about two times of
# three among ten legal ones.
HABIT = 3.0
# The units of a critic beside a policy that weighs moves one by one, which needs fewer.
CRITIC_UNITS = 96, 64


@dataclass(frozen=True, slots=True)
class Scales:
    """What the numbers of an observation are like: the network sees how far each is from there."""

    middle: Array
    factor: Array

    @classmethod
    def of(cls, met: Array) -> "Scales":
        """From many observations; a number that never changes is not looked at."""
        numbers = met.astype(np.float32)
        spread = numbers.std(0)
        factor = np.where(spread > 0, 1 / np.maximum(spread, LEAST_SPREAD), 0)
        return cls(numbers.mean(0), factor.astype(np.float32))

    def __call__(self, seen: Array) -> Array:
        """Observations as the network is given them."""
        scaled: Array = (seen - self.middle) * self.factor
        return scaled


# Of what the policy is given, and of what the critic sees: the observation and the others' hands.
AllScales = tuple[Scales, Scales, Scales]


@dataclass(frozen=True, slots=True)
class Round:
    """Decisions side by side: what was seen, done and thought then, and how good it was."""

    seen: Array
    all_seen: Array
    masks: Array
    habits: Array
    moves: Array
    chances: Array
    gains: Array
    returns: Array

    def part(self, rows: Array) -> "Round":
        """Some of them."""
        return Round(*(getattr(self, field.name)[rows] for field in fields(self)))


class Learner:
    """Policy and critic, and their steps."""

    def __init__(
        self,
        rng: np.random.Generator,
        scales: AllScales,
        units: tuple[int, int],
        moves: int,
        *,
        habitual: bool = True,
    ) -> None:
        self.rng, self.scales, self.sights, self.hands = rng, *scales
        numbers = len(self.scales.middle)
        # A rule bot that moves at random is never listened to.
        self.habitual = np.float32(habitual)
        if moves == 1:
            self.policy = Adam(with_a_habit(new_params(rng, (numbers, *units, 1), 0.01)))
        else:
            self.policy = Adam(new_params(rng, (numbers, *units, moves + 1), 0.01))
            self.policy.params[-2][:, -1] *= self.habitual
            self.policy.params[-1][-1] = HABIT * self.habitual
        all_numbers = len(self.sights.middle) + len(self.hands.middle)
        units = CRITIC_UNITS if moves == 1 else units
        self.critic = Adam(new_params(rng, (all_numbers, *units, 1), 0.1))

    def given(self, seen: Array, hands: Array) -> Array:
        """What the critic sees."""
        return np.concatenate((self.sights(seen), self.hands(hands)), axis=1)

    def values(self, all_seen: Array) -> Array:
        """What the critic expects to be gained from here."""
        answer: Array = forward(self.critic.params, all_seen)[2][:, 0]
        return answer

    def draw(self, params: Params, seen: Array, masks: Array, habits: Array) -> tuple[Array, Array]:
        """A move of each, by the policy's probabilities, and their logarithms."""
        logs = log_chances(judged(params, seen, masks, habits).worths, masks)
        moves = drawn(self.rng, logs)
        return moves, logs[np.arange(len(logs)), moves]

    def value_step(self, all_seen: Array, returns: Array, rate: float) -> None:
        """A step of the critic."""
        first, second, answer = forward(self.critic.params, all_seen)
        slope = (answer[:, 0] - returns)[:, None] / np.float32(len(returns))
        self.critic.step(backward(self.critic.params, all_seen, first, second, slope), rate)

    def learn(self, played: Round, rate: float, critic_rate: float, entropy: float) -> None:
        """Some steps of PPO; where the policy makes none, the critic alone learns."""
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(played.moves))
            for rows in np.array_split(order, max(1, len(order) // PART)):
                part = played.part(rows)
                self.value_step(part.all_seen, part.returns, critic_rate)
                if rate > 0:
                    self.policy_step(part, rate, entropy)

    def policy_step(self, part: Round, rate: float, entropy: float) -> None:
        """A step of the policy."""
        rows, size = np.arange(len(part.moves)), np.float32(len(part.moves))
        found = judged(self.policy.params, part.seen, part.masks, part.habits)
        logs = log_chances(found.worths, part.masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, part.moves] - part.chances)
        held = np.where(part.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = part.gains * ratio * held
        slope = chances * pull[:, None]
        slope[rows, part.moves] -= pull
        # Where a move is not legal, nothing times a large number is nothing.
        doubt = -(chances * logs).sum(1, keepdims=True)
        slope += np.float32(entropy) * chances * (logs + doubt)
        slopes = found.slopes(self.policy.params, slope / size)
        if not self.habitual:
            slopes[-2][:, -1] = slopes[-1][-1] = 0
        self.policy.step(slopes, rate)


def with_a_habit(params: Params) -> Params:
    """New weights for moves one by one, of which a first unit likes the rule bot's."""
    first, _, second, _, answer, _ = params
    first[:, 0] = second[0] = second[:, 0] = 0
    first[-1, 0] = second[0, 0] = 1
    answer[0] = HABIT / 2
    return params


def drawn(rng: np.random.Generator, logs: Array) -> Array:
    """A move of each, by the logarithms of their probabilities."""
    sums = np.exp(logs).cumsum(1)
    # Rounding must not lead beyond the last legal move.
    lots = rng.random((len(logs), 1), np.float32) * sums[:, -1:] * np.float32(0.999999)
    moves: Array = (sums <= lots).sum(1)
    return moves


def advantages(seats: Array, values: Array, gains: Array, over: Array) -> tuple[Array, Array]:
    """How much better than expected each decision turned out, and of which that is known.

    Seats decide at different times: what comes next is kept by table and seat. Of a seat's last
    decision in a round of learning it is not known unless its game has ended.
    """
    steps, tables = seats.shape
    rows = np.arange(tables)
    following, surprise, gained = (np.zeros((tables, MOST_SEATS), np.float32) for _ in range(3))
    has_following = np.zeros((tables, MOST_SEATS), np.bool_)
    better, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.bool_)
    for t in range(steps - 1, -1, -1):
        ended = over[t]
        following[ended], surprise[ended], has_following[ended] = 0, 0, True
        gained[ended] = 0
        gained += gains[t]
        seat = seats[t]
        step = gained[rows, seat] + following[rows, seat] - values[t]
        better[t] = step + TRACE * surprise[rows, seat]
        known[t] = has_following[rows, seat]
        following[rows, seat], gained[rows, seat] = values[t], 0
        surprise[rows, seat] = np.where(known[t], better[t], 0)
        has_following[rows, seat] = True
    return better, known
