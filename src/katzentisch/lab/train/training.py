"""A training from a seed: self-play with others among them, beginning with a rule bot's habits.

The length of a step and the wish for variety fall together over the run. Half of the tables are
self-play alone; at a quarter some seats are earlier selves, at a quarter rule bots.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Params, forward, with_habit
from katzentisch.lab.train.learner import Learner, Round, Scales, advantages
from katzentisch.lab.train.playing import EARLIER, LEARNS, RULE_BOT
from katzentisch.lab.train.tables import MOST_SEATS, LearnersTables, Setting

Array = NDArray[Any]
# At one table of five the options are others than usual.
UNUSUAL = 5
# A step and the wish for variety at the beginning; both fall to this part of it.
RATE, ENTROPY, LAST_PART = 1.5e-3, 0.01, 0.03
# For some rounds the critic alone learns.
CRITIC_ROUNDS = 8
# The run falls in so many steps, so that the first are the same however fast a machine is.
LANDINGS = 40
# Earlier selves: how many are met, and after what part of the run one more is kept.
SELVES, KEPT_EVERY = 6, 0.05
# A network has so many weights at most; the units its layers may have.
MOST_WEIGHTS = 60_000
WIDTHS = ((128, 96), (112, 80), (96, 64), (64, 48))
# Steps at random before anything is learned: what do observations look like?
LOOKED = 120


@dataclass(frozen=True, slots=True)
class Curriculum:
    """What is to be trained, and for how long: CPU minutes, or rounds of learning."""

    players: tuple[int, ...]
    seed: int = 1
    minutes: float = 0.0
    rounds: int = 0
    tables: int = 200
    steps: int = 64
    # How many units the hidden layers have; where it is not said, as many as fit.
    units: tuple[int, int] = (0, 0)


def widest(seen: int, answers: int) -> tuple[int, int]:
    """The most units with which a network is no larger than it may be."""
    for first, second in WIDTHS:
        if (seen + 1) * first + (first + 1) * second + (second + 1) * answers <= MOST_WEIGHTS:
            break
    return first, second


def settings(rules: Rulebook, players: Sequence[int], tables: int) -> list[Setting]:
    """What is played at each of the tables: all counts alike, mostly with the usual options."""
    names = [option.name for option in rules.options]
    choices = product(*(option.values for option in rules.options))
    unusual = [tuple(zip(names, choice, strict=True)) for choice in choices][1:]
    found = []
    for number in range(tables):
        count = players[number // UNUSUAL % len(players)]
        other = unusual and number % UNUSUAL == 0
        place = number // UNUSUAL // len(players)
        found.append(Setting(count, unusual[place % len(unusual)] if other else ()))
    return found


class Training:
    """A run: tables, learner, earlier selves, and how far it is."""

    def __init__(self, rules: Rulebook, plan: Curriculum) -> None:
        self.rules, self.plan = rules, plan
        self.rng = np.random.default_rng(plan.seed)
        self.rounds, self.decisions, self.seconds = 0, 0, 0.0
        self.selves: list[Params] = []
        self.critic_rounds = 0
        chosen = settings(rules, plan.players, plan.tables)
        # Which tables meet whom is the same all the time.
        self.mixed = np.arange(plan.tables) // UNUSUAL // len(plan.players) % 4
        self.tables = LearnersTables(rules, chosen, np.zeros((plan.tables, MOST_SEATS), np.int64))
        self.tables.begin(plan.seed)
        scales, hands = self.look_around()
        units = plan.units if all(plan.units) else widest(len(scales.middle), rules.moves + 1)
        self.learner = Learner(self.rng, scales, hands, units, rules.moves)
        self.earlier = np.zeros(plan.tables, np.int64)

    def look_around(self) -> tuple[Scales, Scales]:
        """What observations and others' hands are like, in games that are played half at random."""
        seen, hands = [], []
        for _ in range(LOOKED):
            seen.append(self.tables.seen.copy())
            hands.append(self.tables.hands.copy())
            self.tables.step(self.some_moves(0.3))
        return Scales.of(np.concatenate(seen)), Scales.of(np.concatenate(hands))

    def some_moves(self, random: float) -> Array:
        """The rule bot's moves, some of them any legal one instead."""
        any_legal = (
            self.rng.random(self.tables.masks.shape, np.float32) * self.tables.masks
        ).argmax(1)
        return np.where(self.rng.random(self.tables.size) < random, any_legal, self.tables.habits)

    @property
    def done(self) -> float:
        """How much of the run is over."""
        plan = self.plan
        part = self.rounds / plan.rounds if plan.rounds else self.seconds / 60 / plan.minutes
        return min(1.0, part)

    def run(self, tell: Callable[["Training"], None]) -> None:
        """Train to the end; `tell` is called after every round."""
        while self.done < 1:
            start = process_time()
            self.round()
            self.seconds += process_time() - start
            self.rounds += 1
            tell(self)

    def round(self) -> None:
        """One round of learning."""
        done = int(self.done * LANDINGS) / LANDINGS
        left = max(1 - done, LAST_PART)
        if len(self.selves) <= done / KEPT_EVERY:
            self.selves.append([one.copy() for one in self.learner.policy.params])
        played = self.play()
        warm = self.critic_rounds >= CRITIC_ROUNDS
        self.critic_rounds += 1
        self.learner.learn(played, RATE * left, ENTROPY * left, policy=warm)

    def seat_players(self, which: Array) -> None:
        """Say who sits where in the next games of these tables."""
        kinds = np.zeros((len(which), MOST_SEATS), np.int64)
        others = self.rng.random(kinds.shape) < 0.5
        # One seat is the learner's whatever happens.
        others[np.arange(len(which)), self.rng.integers(self.tables.players[which])] = False
        kinds[others & (self.mixed[which] == 2)[:, None]] = EARLIER
        kinds[others & (self.mixed[which] == 3)[:, None]] = RULE_BOT
        self.tables.next_kinds[which] = kinds
        newest = len(self.selves)
        self.earlier[which] = self.rng.integers(max(0, newest - SELVES), newest, len(which))

    def moves(self, seen: Array) -> tuple[Array, Array]:
        """A move at every table, of the learner or of an earlier self."""
        masks, habits = self.tables.masks, self.tables.habits
        moves, logs = self.learner.draw(self.learner.policy.params, seen, masks, habits)
        others = np.flatnonzero(self.tables.deciding() == EARLIER)
        for number in np.unique(self.earlier[others]):
            rows = others[self.earlier[others] == number]
            params = self.selves[number]
            moves[rows] = self.learner.draw(params, seen[rows], masks[rows], habits[rows])[0]
        return moves, logs

    def play(self) -> Round:
        """Play some steps at all tables; what the learner's seats decided there."""
        tables, steps = self.tables, self.plan.steps
        kept: dict[str, list[Array]] = {}

        def keep(**arrays: Array) -> None:
            for name, array in arrays.items():
                kept.setdefault(name, []).append(array.copy())

        for _ in range(steps):
            all_seen = self.learner.given(tables.seen, tables.hands)
            seen = all_seen[:, : tables.seen.shape[1]]
            moves, logs = self.moves(seen)
            keep(all_seen=all_seen, masks=tables.masks, moves=moves, chances=logs)
            keep(habits=tables.habits, seats=tables.seats, own=tables.deciding() == LEARNS)
            keep(values=self.learner.values(all_seen))
            tables.step(moves)
            keep(gains=tables.gains, over=tables.over)
            self.seat_players(np.flatnonzero(tables.over))
        self.decisions += steps * tables.size
        made = {name: np.stack(arrays) for name, arrays in kept.items()}
        better, known = advantages(
            made["seats"], made["values"], made["gains"].astype(np.float32), made["over"]
        )
        learned = known & made["own"]
        better, returns = better[learned], (better + made["values"])[learned]
        all_seen = made["all_seen"][learned]
        return Round(
            seen=np.ascontiguousarray(all_seen[:, : tables.seen.shape[1]]),
            all_seen=all_seen,
            masks=made["masks"][learned],
            habits=made["habits"][learned],
            moves=made["moves"][learned],
            chances=made["chances"][learned],
            gains=(better - better.mean()) / (better.std() + np.float32(1e-8)),
            returns=returns,
        )


def folded(learner: Learner) -> Params:
    """The policy's weights for observations as they are, without scales."""
    first, bias, *others = learner.policy.params
    scales = learner.scales
    rows = first * scales.factor[:, None]
    return [rows, bias - scales.middle @ rows, *others]


def strength(
    rules: Rulebook, params: Params, players: int, games: int, seed: int
) -> tuple[float, float]:
    """The share of the victories of one network among rule bots, and half its 95 % interval.

    Every table plays as many games, so that short ones do not count too often.
    """
    each = 4
    tables = max(players, games // each // players * players)
    kinds = np.full((tables, MOST_SEATS), RULE_BOT, np.int64)
    seat = np.arange(tables) % players
    kinds[np.arange(tables), seat] = LEARNS
    playing = LearnersTables(rules, [Setting(players)] * tables, kinds)
    playing.begin(seed)
    left, shares = np.full(tables, each), []
    while left.any():
        answer = forward(params, playing.seen.astype(np.float32))[2]
        worths = with_habit(answer, playing.habits)
        playing.step(np.where(playing.masks, worths, -np.inf).argmax(1))
        counted = playing.over & (left > 0)
        shares.append(playing.shares[np.arange(tables), seat][counted])
        left -= counted
    found = np.concatenate(shares)
    return float(found.mean()), float(1.96 * found.std() / len(found) ** 0.5)


def strengths(
    rules: Rulebook, params: Params, players: Sequence[int], games: int, seed: int
) -> Iterator[tuple[int, float, float]]:
    """The same at every count: players, share, interval."""
    for count in players:
        yield count, *strength(rules, params, count, games, seed)
