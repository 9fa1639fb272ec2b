"""Thousands of games at once: NumPy arrays in and out, every step in compiled code.

`Tables` asks for the moves of every seat, one decision a step. The Gymnasium environments, where
one seat learns and the others are played by opponents, are in gym.py and use the same functions.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.arrays import Decisions, Ended
from katzentisch.adapters.seats import game_named, setting
from katzentisch.adapters.stepper import stepper
from katzentisch.core.compiled import seeded_chances
from katzentisch.core.observation import Layout


class Tables:
    """Many games of one kind, all seats played from outside, dealt anew as they end.

    The arrays that `begin` and `step` return are the tables' own and change with the next step:
    copy what you keep.
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        remember: bool = False,
    ) -> None:
        rules = game_named(game)
        players, options = setting(rules, players, options)
        self.stepper = stepper(rules, remember=remember)
        self.begun = False
        self.size, self.players = size, players
        self.games = self.stepper.games(size, players, options)
        # The legal moves as bits: moves are checked and drawn without a look at the states.
        self._words = np.zeros((size, rules.words), np.int64)
        self.seen = self.stepper.decisions(np.zeros(size, np.int64))
        self.ended = Ended(
            np.zeros(size, np.bool_),
            np.zeros((size, 6), np.int16),
            np.zeros((size, 6), np.float32),
        )

    @property
    def layout(self) -> Layout:
        """What each index of an observation means."""
        return self.stepper.layout

    def begin(self, seed: int) -> Decisions:
        """Deal every game; the same seed gives the same games on every machine."""
        self.begun = True
        self.games.chances[:] = seeded_chances(seed, self.size)
        self.games.states[:] = self.games.empty
        self.stepper.do.begin_tables(self.games, self._words, self.seen)
        return self.seen

    def step(self, moves: NDArray[np.integer[Any]]) -> tuple[Decisions, Ended]:
        """Make a move in every game; nothing happens if one of them is not legal."""
        numbers = np.ascontiguousarray(moves, np.int64)
        self._check(numbers)
        self.stepper.do.step_tables(self.games, numbers, self._words, self.seen, self.ended)
        return self.seen, self.ended

    def _check(self, moves: NDArray[np.int64]) -> None:
        """Compiled code must never see a move that is not legal."""
        self._check_begun()
        if moves.shape != (self.size,):
            raise ValueError(f"Give one move for each of the {self.size} games, in one array.")
        refused = self.stepper.do.first_refused(self._words, moves)
        if refused >= 0:
            raise ValueError(
                f"Move {moves[refused]} of game {refused} is not legal: choose one that the "
                "action mask allows."
            )

    def _check_begun(self) -> None:
        """A sentence where nothing is dealt yet."""
        if not self.begun:
            raise ValueError("No cards are dealt yet: call begin(seed) before that.")

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move of every game, each equally likely."""
        self._check_begun()
        moves = np.empty(self.size, np.int64)
        self.stepper.do.random_legal(self._words, self.games.chances, moves)
        return moves
