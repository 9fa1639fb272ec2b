"""What a search finds, learned by the network: the part of a training that comes after self-play.

The network that a game has goes on playing; at some seats the search itself sits, or a rule bot.
Of every decision the search says what all moves are worth, and the network learns to make the good
ones more often, as far as that is worth leaving what it did before. What it was told stays in its
mind until there is no more room, and every round of learning goes over some of it.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots.learned import Learned
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import (
    Adam,
    Params,
    judged,
    liked,
    log_chances,
)
from katzentisch.lab.train.learner import drawn
from katzentisch.lab.train.learning import (
    LAST_PART,
    Curriculum,
    Learning,
    all_looked_at,
    doubting,
    folded,
    params_of,
    unfolded,
)
from katzentisch.lab.train.playing import LEARNS, RULE_BOT
from katzentisch.lab.train.tables import MOST_SEATS, LearnersTables
from katzentisch.lab.train.teacher import Teacher
from katzentisch.lab.train.training import settings

Array = NDArray[Any]
# A step at the beginning.
RATE, RATE_BY_MOVE = 3e-4, 1.5e-3
# How much of the victory it is worth to move a probability by a factor of e.
HELD = 0.02
# Who weighs moves one by one learns more of each, and is held less.
HELD_BY_MOVE = 0.003
# Worlds that the search looks into; a decision alike comes again.
WORLDS = 8
# How many decisions are kept in mind; parts of it that are gone through in a round, and their size.
MIND, PARTS, PARTS_BY_MOVE, PART = 80_000, 4, 8, 512
# The search sits at this part of the others' seats, a rule bot at this.
SEARCHES, HABITUAL = 1 / 3, 1 / 6


class Teachings:
    """Decisions and what the search has said of them, the latest in the place of the oldest."""

    def __init__(self, room: int, numbers: tuple[int, ...], moves: int) -> None:
        self.told = 0
        self.seen = np.zeros((room, *numbers), np.int16)
        self.masks = np.zeros((room, moves), np.bool_)
        self.habits = np.zeros(room, np.int64)
        self.outlooks = np.zeros((room, moves), np.float32)

    @property
    def size(self) -> int:
        """How many there are."""
        return min(self.told, len(self.seen))

    def arrays(self) -> dict[str, Array]:
        """Those that there are."""
        names = ("seen", "masks", "habits", "outlooks")
        return {f"lessons_{name}": getattr(self, name)[: self.size] for name in names}

    def add(self, seen: Array, mask: Array, habit: int, outlooks: Array) -> None:
        """One more; moves are held to their mean."""
        place = self.told % len(self.seen)
        self.seen[place], self.masks[place], self.habits[place] = seen, mask, habit
        self.outlooks[place] = 0
        self.outlooks[place, mask] = outlooks - outlooks.mean()
        self.told += 1


class Distilling(Learning):
    """A run: the network that learns, as it was before, its teacher and what that has said."""

    def __init__(self, rules: Rulebook, plan: Curriculum, found: Learned) -> None:
        chosen = settings(rules, plan.players, plan.tables)
        nobody_else = np.full((plan.tables, MOST_SEATS), LEARNS, np.int64)
        super().__init__(rules, plan, LearnersTables(rules, chosen, nobody_else))
        self.begun_with = found.training["weights"]
        self.teacher = Teacher(rules, plan.seed, WORLDS)
        self.scales = all_looked_at(self.look_around()[0])
        by_move = self.tables.by_move
        self.held, self.rate = (HELD_BY_MOVE, RATE_BY_MOVE) if by_move else (HELD, RATE)
        self.before = doubting(unfolded(params_of(found), self.scales), self.scales, self.tables)
        self.policy = Adam([one.copy() for one in self.before])
        self.lessons = Teachings(MIND, self.tables.given.shape[1:], rules.moves)
        self.searching = np.zeros((plan.tables, MOST_SEATS), np.bool_)
        self.seat_players(np.arange(plan.tables))

    def network(self) -> Params:
        """The weights, for observations as they are."""
        return folded(self.policy.params, self.scales)

    def told(self) -> dict[str, Any]:
        """How many steps were made, and how many lessons given."""
        return {"steps": self.policy.steps, "lessons": self.lessons.told}

    def recall(self, told: Mapping[str, Any]) -> None:
        """Take up the same."""
        self.policy.steps, self.lessons.told = told["steps"], told["lessons"]

    def arrays(self) -> dict[str, Array]:
        """The weights, lessons, who sits where and the teacher's chance; the rest is made anew."""
        more = {"searching": self.searching, "teachers_chance": self.teacher.source}
        return more | self.policy.arrays("policy") | self.lessons.arrays()

    def round(self) -> None:
        """A decision at every table, with what the search says of it; then some steps."""
        self.play()
        rate = self.rate * max(1 - self.landing, LAST_PART)
        for _ in range(PARTS_BY_MOVE if self.tables.by_move else PARTS):
            self.step(self.rng.integers(self.lessons.size, size=PART), rate)

    def seat_players(self, which: Array) -> None:
        """Say who sits where in the next games of these tables."""
        lots = self.rng.random((len(which), MOST_SEATS))
        # One seat is the network's whatever happens.
        lots[np.arange(len(which)), self.rng.integers(self.tables.players[which])] = 1
        self.searching[which] = lots < SEARCHES
        habitual = (lots >= SEARCHES) & (lots < SEARCHES + HABITUAL)
        self.tables.next_kinds[which] = np.where(habitual, RULE_BOT, LEARNS)

    def play(self) -> None:
        """Make a move at every table, and hear what the search says of all moves there."""
        tables = self.tables
        seen = self.scales(tables.given)
        logs = liked(self.policy.params, seen, tables.masks, tables.habits)
        moves = drawn(self.rng, logs)
        for number in range(tables.size):
            legal, seat = np.flatnonzero(tables.masks[number]), int(tables.seats[number])
            if len(legal) == 1:
                continue
            table = tables.states[number : number + 1]
            outlooks = self.teacher.outlooks(table, seat, legal)
            self.lessons.add(
                tables.given[number], tables.masks[number], tables.habits[number], outlooks
            )
            if self.searching[number, seat]:
                moves[number] = legal[outlooks.argmax()]
        tables.step(moves)
        self.decisions += tables.size
        self.seat_players(np.flatnonzero(tables.over))

    def step(self, rows: Array, rate: float) -> None:
        """A step towards what the search likes, held to what the network was before.

        What is told of a decision is rough. Gains are weighed by probabilities, and nothing is
        done with the best of them as such, so that errors cancel out over many decisions.
        """
        lessons, params = self.lessons, self.policy.params
        seen, masks, habits = (
            self.scales(lessons.seen[rows]),
            lessons.masks[rows],
            lessons.habits[rows],
        )
        found = judged(params, seen, masks, habits)
        logs = log_chances(found.worths, masks)
        # Who weighs moves one by one is held to nothing but variety: a rule bot's habit, with which
        # it has begun, would be worth more to it than most of what the search finds.
        left = logs if found.by_move else logs - liked(self.before, seen, masks, habits)
        chances = np.exp(logs)
        cost = np.where(masks, left - lessons.outlooks[rows] / np.float32(self.held), 0)
        slope = chances * (cost - (chances * cost).sum(1, keepdims=True)) / np.float32(len(rows))
        self.policy.step(found.slopes(params, slope), rate)
