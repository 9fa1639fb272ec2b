"""A run of learning from a seed: how far it is, and what it must keep to go on after a kill."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots.learned import Learned
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Params, liked
from katzentisch.lab.train.learner import AllScales, Scales
from katzentisch.lab.train.tables import LearnersTables

Array = NDArray[Any]
# The run falls in so many steps, so that the first are the same however fast a machine is.
LANDINGS = 40
# A step becomes no shorter than this part of the first one.
LAST_PART = 0.03
# A network that has learned for long is sure of all it does, and nothing would move it. So it is
# made to like moves less differently, by this factor at a time, until it doubts so much (entropy).
SOFTER, TIMES, DOUBT = np.float32(1.25), 20, 0.5
# Steps at random before anything is learned: what do observations look like?
LOOKED = 120


@dataclass(frozen=True, slots=True)
class Curriculum:
    """What is to be learned, and for how long: CPU minutes, or rounds of learning."""

    players: tuple[int, ...]
    seed: int = 1
    minutes: float = 0.0
    rounds: int = 0
    tables: int = 200
    steps: int = 64
    # How many units the hidden layers have; where it is not said, as many as fit.
    units: tuple[int, int] = (0, 0)


class Learning(ABC):
    """A run: its tables, and how far it is."""

    # The hash of the weights it began with; nothing where it began with none.
    begun_with = ""
    # The network it is held to, for observations as they are; where there is none, rule bots.
    rival: Params | None = None

    def __init__(self, rules: Rulebook, plan: Curriculum, tables: LearnersTables) -> None:
        self.rules, self.plan, self.tables = rules, plan, tables
        self.rng = np.random.default_rng(plan.seed)
        self.rounds, self.decisions, self.seconds = 0, 0, 0.0
        self.tables.begin(plan.seed)

    @abstractmethod
    def round(self) -> None:
        """One round of learning."""

    @abstractmethod
    def network(self) -> Params:
        """The weights by now, for observations as they are."""

    @abstractmethod
    def told(self) -> dict[str, Any]:
        """What else than arrays a run needs to go on."""

    @abstractmethod
    def recall(self, told: Mapping[str, Any]) -> None:
        """Take up what was told, so that there is room for the arrays kept with it."""

    @abstractmethod
    def arrays(self) -> dict[str, Array]:
        """All that has been learned and met, as it is now."""

    @property
    def done(self) -> float:
        """How much of the run is over."""
        plan = self.plan
        part = self.rounds / plan.rounds if plan.rounds else self.seconds / 60 / plan.minutes
        return min(1.0, part)

    @property
    def landing(self) -> float:
        """The same in steps."""
        return int(self.done * LANDINGS) / LANDINGS

    def run(self, tell: Callable[["Learning"], None]) -> None:
        """Learn to the end; `tell` is called after every round."""
        while self.done < 1:
            start = process_time()
            self.round()
            self.seconds += process_time() - start
            self.rounds += 1
            tell(self)

    def look_around(self) -> AllScales:
        """What networks and critics are given, in games that are played half at random."""
        given, seen, hands = [], [], []
        for _ in range(LOOKED):
            given.append(self.tables.met())
            seen.append(self.tables.seen.copy())
            hands.append(self.tables.hands.copy())
            self.tables.step(self.some_moves(0.3))
        found = (Scales.of(np.concatenate(rows)) for rows in (given, seen, hands))
        of_given, of_seen, of_hands = found
        return of_given, of_seen, of_hands

    def some_moves(self, random: float) -> Array:
        """The rule bot's moves, some of them any legal one instead."""
        any_legal = (
            self.rng.random(self.tables.masks.shape, np.float32) * self.tables.masks
        ).argmax(1)
        return np.where(self.rng.random(self.tables.size) < random, any_legal, self.tables.habits)


def folded(params: Params, scales: Scales) -> Params:
    """Weights for observations as they are, from those for scaled ones."""
    first, bias, *others = params
    rows = first * scales.factor[:, None]
    return [rows, bias - scales.middle @ rows, *others]


def unfolded(params: Params, scales: Scales) -> Params:
    """Weights for scaled observations, from those for observations as they are."""
    rows, bias, *others = params
    first = rows / scales.factor[:, None]
    return [first, bias + scales.middle @ rows, *(one.copy() for one in others)]


def params_of(found: Learned) -> Params:
    """The weights of a network as a learner has them."""
    seen, first, second, answers = found.shape
    weights, at = np.array(found.weights, np.float32), 0
    params: Params = []
    for given, out in ((seen, first), (first, second), (second, answers)):
        bias, rows = weights[at : at + out], weights[at + out : at + out + given * out]
        # Of the answers' weights a row is for an answer, else for a number that comes in.
        last = len(params) == 4
        params += [rows.reshape(out, given).T if last else rows.reshape(given, out), bias]
        at += out + given * out
    return [one.copy() for one in params]


def all_looked_at(scales: Scales) -> Scales:
    """Scales for a network that has learned: what has not changed yet may change later."""
    return replace(scales, factor=np.where(scales.factor > 0, scales.factor, 1))


def doubting(
    params: Params, scales: Scales, tables: LearnersTables, doubt: float = DOUBT
) -> Params:
    """The same network, which likes moves so much less differently that it doubts enough."""
    *others, moves, bias = params
    for _ in range(TIMES):
        softer = [*others, moves, bias]
        logs = liked(softer, scales(tables.given), tables.masks, tables.habits)
        if -(np.exp(logs) * logs).sum(1).mean() > doubt:
            break
        moves, bias = moves / SOFTER, bias / SOFTER
    return softer
