"""A training from a seed: self-play with others among them, beginning with a rule bot's habits.

The length of a step and the wish for variety fall together over the run. Half of the tables are
self-play alone; at a quarter some seats are earlier selves, at a quarter rule bots.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Params, judged, numbered
from katzentisch.lab.train.learner import Learner, Round, advantages
from katzentisch.lab.train.learning import LAST_PART, Curriculum, Learning, folded
from katzentisch.lab.train.playing import EARLIER, LEARNS, RULE_BOT
from katzentisch.lab.train.tables import MOST_SEATS, LearnersTables, Setting

Array = NDArray[Any]
# At one table of five the options are others than usual.
UNUSUAL = 5
# A step and the wish for variety at the beginning.
RATE, ENTROPY = 1.5e-3, 0.01
# For some rounds the critic alone learns.
CRITIC_ROUNDS = 8
# Earlier selves: how many are met, and after what part of the run one more is kept.
SELVES, KEPT_EVERY = 6, 0.05
# A network has so many weights at most; the units its layers may have.
MOST_WEIGHTS = 60_000
WIDTH_BY_MOVE = (64, 32)
WIDTHS = ((128, 96), (112, 80), (96, 64), (64, 48))


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


class Training(Learning):
    """A run: tables, learner, earlier selves, and how far it is."""

    rate, critic_rate, entropy, critic_alone = RATE, RATE, ENTROPY, CRITIC_ROUNDS
    tables_of = LearnersTables

    def __init__(self, rules: Rulebook, plan: Curriculum) -> None:
        chosen = settings(rules, plan.players, plan.tables)
        nobody_else = np.zeros((plan.tables, MOST_SEATS), np.int64)
        super().__init__(rules, plan, self.tables_of(rules, chosen, nobody_else))
        self.selves: list[Params] = []
        self.critic_rounds = 0
        # Which tables meet whom is the same all the time.
        self.mixed = np.arange(plan.tables) // UNUSUAL // len(plan.players) % 4
        scales, by_move = self.look_around(), self.tables.by_move
        units = plan.units if all(plan.units) else self.widest()
        moves, habitual = 1 if by_move else rules.moves, self.tables.habitual
        self.learner = Learner(self.rng, scales, units, moves, habitual=habitual)
        self.earlier = np.zeros(plan.tables, np.int64)

    def widest(self) -> tuple[int, int]:
        """As many units as a network may have; few where every move is asked about."""
        if self.tables.by_move:
            return WIDTH_BY_MOVE
        return widest(self.tables.seen.shape[1], self.rules.moves + 1)

    def network(self) -> Params:
        """The policy's weights, for observations as they are."""
        return folded(self.learner.policy.params, self.learner.scales)

    def told(self) -> dict[str, Any]:
        """How many steps were made, and how many earlier selves there are."""
        learner = self.learner
        return {
            "critic_rounds": self.critic_rounds,
            "steps": [learner.policy.steps, learner.critic.steps],
            "selves": len(self.selves),
        }

    def recall(self, told: Mapping[str, Any]) -> None:
        """Take up the same."""
        self.critic_rounds = told["critic_rounds"]
        self.learner.policy.steps, self.learner.critic.steps = told["steps"]
        policy = self.learner.policy.params
        self.selves = [[one.copy() for one in policy] for _ in range(told["selves"])]

    def arrays(self) -> dict[str, Array]:
        """All weights, what Adam keeps of them, scales, and who meets whom."""
        learner = self.learner
        found = {"earlier": self.earlier}
        for name, scales in (
            ("scales", learner.scales),
            ("sights_scales", learner.sights),
            ("hands_scales", learner.hands),
        ):
            found |= {f"{name}_middle": scales.middle, f"{name}_factor": scales.factor}
        for number, params in enumerate(self.selves):
            found |= numbered(f"self_{number}", params)
        return found | learner.policy.arrays("policy") | learner.critic.arrays("critic")

    def round(self) -> None:
        """One round of learning."""
        left = max(1 - self.landing, LAST_PART)
        if len(self.selves) <= self.landing / KEPT_EVERY:
            self.selves.append([one.copy() for one in self.learner.policy.params])
        played = self.play()
        warm = self.critic_rounds >= self.critic_alone
        self.critic_rounds += 1
        rates = self.rate * left if warm else 0.0, self.critic_rate * left
        self.learner.learn(played, *rates, self.entropy * left)

    def seat_players(self, which: Array) -> None:
        """Say who sits where in the next games of these tables."""
        kinds = np.zeros((len(which), MOST_SEATS), np.int64)
        others = self.rng.random(kinds.shape) < 0.5
        # One seat is the learner's whatever happens.
        others[np.arange(len(which)), self.rng.integers(self.tables.players[which])] = False
        kinds[others & (self.mixed[which] == 2)[:, None]] = EARLIER
        # From one who moves at random there is nothing to learn but bad manners.
        if self.tables.habitual:
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
            seen = self.learner.scales(tables.given)
            moves, logs = self.moves(seen)
            keep(seen=seen, all_seen=all_seen, masks=tables.masks, moves=moves, chances=logs)
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
        return Round(
            seen=made["seen"][learned],
            all_seen=made["all_seen"][learned],
            masks=made["masks"][learned],
            habits=made["habits"][learned],
            moves=made["moves"][learned],
            chances=made["chances"][learned],
            gains=(better - better.mean()) / (better.std() + np.float32(1e-8)),
            returns=returns,
        )


def best(params: Params, tables: LearnersTables, rows: Array) -> Array:
    """What a network likes best at some tables."""
    one_by_one = len(params[-1]) == 1
    given = (tables.weighed if one_by_one else tables.seen)[rows].astype(np.float32)
    masks = tables.masks[rows]
    worths = judged(params, given, masks, tables.habits[rows]).worths
    moves: Array = np.where(masks, worths, -np.inf).argmax(1)
    return moves


def strength(
    rules: Rulebook,
    params: Params,
    players: int,
    games: int,
    seed: int,
    rival: Params | None = None,
) -> tuple[float, float]:
    """The share of the victories of one network among rule bots, and half its 95 % interval.

    With a rival, among copies of that. Every table plays as many games, so that short ones do not
    count too often.
    """
    each = 4
    tables = max(players, games // each // players * players)
    kinds = np.full((tables, MOST_SEATS), EARLIER if rival else RULE_BOT, np.int64)
    seat = np.arange(tables) % players
    kinds[np.arange(tables), seat] = LEARNS
    playing = LearnersTables(rules, [Setting(players)] * tables, kinds)
    playing.begin(seed)
    left, shares = np.full(tables, each), []
    while left.any():
        moves = best(params, playing, np.arange(tables))
        if rival:
            others = np.flatnonzero(playing.deciding() == EARLIER)
            moves[others] = best(rival, playing, others)
        playing.step(moves)
        counted = playing.over & (left > 0)
        shares.append(playing.shares[np.arange(tables), seat][counted])
        left -= counted
    found = np.concatenate(shares)
    return float(found.mean()), float(1.96 * found.std() / len(found) ** 0.5)
