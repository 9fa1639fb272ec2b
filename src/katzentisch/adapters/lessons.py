"""Many games of one kind, one seat of each learning: arrays in and out, no library but NumPy."""

import secrets
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.arrays import Games, Lesson
from katzentisch.adapters.opponents import Opponents, Seating
from katzentisch.adapters.seats import MARGIN, SCORE, game_named, setting
from katzentisch.adapters.stepper import RANDOM, RULE_BOTS, Stepper, stepper
from katzentisch.adapters.stepping import FINISHED, GOES_ON, ILLEGAL
from katzentisch.core.compiled import seeded_chances

ILLEGAL_REWARD = -1.0
ALL_SEATS = "all"


class Lessons:
    """Many games of one kind, one seat of each played from outside."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None,
        options: Mapping[str, str] | None,
        opponents: Opponents,
        seat: int | str,
        *,
        remember: bool = False,
    ) -> None:
        self.rules = game_named(game)
        self.players, self.options = setting(self.rules, players, options)
        if seat != ALL_SEATS and seat not in range(self.players):
            raise ValueError(f"There is no seat {seat!r}; choose 0 … {self.players - 1} or 'all'.")
        # Random players and rule bots alone are compiled into the steps.
        inside = opponents in (RANDOM, RULE_BOTS) if isinstance(opponents, str) else False
        self.seating = None if inside else Seating(self.rules, size, self.players, opponents)
        kind = str(opponents) if inside else RANDOM
        self.stepper: Stepper = stepper(self.rules, kind, remember=remember)
        self.size = size
        # By how many seats the learner moves on from game to game.
        self.turning = 1 if seat == ALL_SEATS else 0
        self.first = np.arange(size) % self.players if self.turning else np.full(size, seat)
        self.begun = False
        self.games = self.stepper.games(size, self.players, self.options)
        self.shown = self.stepper.decisions(self.first.astype(np.int64))
        self.lesson = Lesson(
            ended=np.zeros(size, np.int8),
            gains=np.zeros(size, np.float64),
            finals=self.stepper.observations(size),
            margins=np.zeros(size, np.float64),
            shares=np.zeros(size, np.float64),
        )
        self._waiting = np.empty(size, np.int64)

    @property
    def learners(self) -> NDArray[np.int64]:
        """The learner's seat in every game."""
        return self.shown.seats

    def begin(self, seed: int | None, which: NDArray[np.intp] | None = None) -> None:
        """Deal every game, or some of them, and play on to the learner's first decision."""
        rows = np.arange(self.size) if which is None else which
        if seed is not None or not self.begun:
            chosen = secrets.randbits(63) if seed is None else seed
            self.games.chances[rows] = seeded_chances(chosen, self.size)[rows]
            self.learners[rows] = self.first[rows]
            if self.seating is not None:
                self.seating.seed(chosen)
        self.begun = True
        if self.seating is None:
            self._begin_inside(rows)
        else:
            self._begin_among_others(self.seating, rows)

    def _begin_inside(self, rows: NDArray[np.intp]) -> None:
        games, shown = self.games, self.shown
        states = np.repeat(games.empty, len(rows))
        part = Games(states, games.empty, games.chances[rows], games.spare)
        seen = self.stepper.decisions(self.learners[rows])
        self.stepper.do.begin_lessons(part, seen)
        games.states[rows], games.chances[rows] = part.states, part.chances
        shown.observations[rows], shown.masks[rows] = seen.observations, seen.masks

    def _begin_among_others(self, seating: Seating, rows: NDArray[np.intp]) -> None:
        self.stepper.do.begin_some(self.games, rows)
        seating.sit_down(rows, self.learners)
        self._let_others_play(seating)
        self._look()

    def step(self, moves: NDArray[np.int64]) -> None:
        """The learner's move in every game, then the opponents'."""
        if self.seating is not None:
            self._step_among_others(self.seating, moves)
            return
        self.stepper.do.step_lessons(self.games, self.turning, moves, self.shown, self.lesson)

    def _step_among_others(self, seating: Seating, moves: NDArray[np.int64]) -> None:
        rows, states = np.arange(self.size), self.games.states
        before = states["score"][rows, self.learners].astype(np.float64)
        refused = np.empty(self.size, np.bool_)
        self.stepper.do.move_some(self.games, rows, self.learners, moves, refused)
        self._let_others_play(seating)
        finished = np.where(states["over"], FINISHED, GOES_ON)
        self.lesson.ended[:] = np.where(refused, ILLEGAL, finished)
        self.lesson.gains[:] = states["score"][rows, self.learners] - before
        self._deal_anew(seating, np.flatnonzero(self.lesson.ended))
        self._look()

    def _deal_anew(self, seating: Seating, which: NDArray[np.intp]) -> None:
        """Games that ended leave their results and begin again, the learner one seat on."""
        if len(which) == 0:
            return
        last = self.stepper.decisions(self.learners[which])
        self.stepper.do.results_some(self.games, which, last.seats, self.lesson)
        self.stepper.do.look_some(self.games, which, last)
        self.lesson.finals[which] = last.observations
        self.learners[which] = (last.seats + self.turning) % self.players
        self.stepper.do.begin_some(self.games, which)
        seating.sit_down(which, self.learners)
        self._let_others_play(seating)

    def _let_others_play(self, seating: Seating) -> None:
        """Ask the opponents until every game waits for its learner or is over."""
        states = self.games.states
        while self.stepper.do.waiting_seats(states, self.learners, self._waiting):
            which = np.flatnonzero(self._waiting >= 0)
            asked = self.stepper.decisions(self._waiting[which])
            self.stepper.do.look_some(self.games, which, asked)
            moves = seating.moves(self.games, which, asked)
            refused = np.empty(len(which), np.bool_)
            self.stepper.do.move_some(self.games, which, asked.seats, moves, refused)
            if refused.any():
                row = int(np.flatnonzero(refused)[0])
                raise ValueError(
                    f"The opponents chose move {moves[row]}, which is not legal: choose one that "
                    "the action mask allows."
                )

    def _look(self) -> None:
        self.stepper.do.look_some(self.games, np.arange(self.size), self.shown)

    def rewards(self, reward: str) -> NDArray[np.float64]:
        """What the last step brought the learners."""
        ended = self.lesson.ended
        if reward == SCORE:
            brought = self.lesson.gains.copy()
        else:
            result = self.lesson.margins if reward == MARGIN else self.lesson.shares
            brought = np.where(ended == FINISHED, result, 0.0)
        brought[ended == ILLEGAL] = ILLEGAL_REWARD
        return brought
