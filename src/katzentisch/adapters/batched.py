"""Thousands of games at once: NumPy arrays in and out, every step in compiled code.

`Tables` asks for the moves of every seat, one decision a step. The Gymnasium environments, where
one seat learns and the others are played by opponents, are in gym.py and use the same engine.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters import kernels
from katzentisch.adapters.observing import observation_of
from katzentisch.adapters.seats import rulebook, setting
from katzentisch.bots.parts import bot_of
from katzentisch.core import driver
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.observation import Layout
from katzentisch.core.rebinding import own_functions
from katzentisch.core.rulebook import Rulebook

OBSERVED = np.int16
RULE_BOTS = "rule"
RANDOM = "random"


class Engine:
    """A game's compiled functions for environments, with one kind of opponent inside."""

    def __init__(self, rules: Rulebook, opponent: str = RANDOM) -> None:
        self.rules = rules
        observation = observation_of(rules)
        self.layout: Layout = observation.layout
        self.numbers = self.layout.size
        self.game = compiled(rules)
        given = {
            **own_functions(kernels),
            "observe": observation.observe,
            "opponent": opponent_move(rules, opponent),
            "MOVES": rules.moves,
        }
        self.kernels: Any = self.game.compile([kernels], given)

    def observations(self, size: int) -> NDArray[np.int16]:
        """Room for so many observations."""
        return np.empty((size, self.numbers), OBSERVED)

    def masks(self, size: int) -> NDArray[np.int8]:
        """Room for so many masks."""
        return np.empty((size, self.rules.moves), np.int8)


def opponent_move(rules: Rulebook, opponent: str) -> Any:
    """The function that chooses the opponents' moves."""
    if opponent == RANDOM:
        return driver.random_move
    if opponent == RULE_BOTS:
        return bot_of(rules).rule_move
    raise ValueError(f"There is no opponent {opponent!r}; choose {RANDOM!r} or {RULE_BOTS!r}.")


@cache
def engine(rules: Rulebook, opponent: str = RANDOM) -> Engine:
    """The environments' engine of a game, made once in a process."""
    return Engine(rules, opponent)


class Seen(NamedTuple):
    """What every game shows to the seat that has to decide."""

    seats: NDArray[np.int64]
    observations: NDArray[np.int16]
    masks: NDArray[np.int8]


class Ended(NamedTuple):
    """Which games ended with this step, and how; rows of other games mean nothing."""

    over: NDArray[np.bool_]
    scores: NDArray[np.int16]
    shares: NDArray[np.float32]


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
    ) -> None:
        rules = rulebook(game)
        players, options = setting(rules, players, options)
        self.engine = engine(rules)
        self.size, self.players = size, players
        self.states = self.engine.game.states(size, players, options)
        self._empty = self.states[:1].copy()
        self._chances = seeded_chances(0, size)
        # The legal moves as bits: moves are checked and drawn without a look at the states.
        self._words = np.zeros((size, rules.words), np.int64)
        self.seen = Seen(
            np.zeros(size, np.int64), self.engine.observations(size), self.engine.masks(size)
        )
        self.ended = Ended(
            np.zeros(size, np.bool_),
            np.zeros((size, 6), np.int16),
            np.zeros((size, 6), np.float32),
        )

    @property
    def layout(self) -> Layout:
        """What each index of an observation means."""
        return self.engine.layout

    def begin(self, seed: int) -> Seen:
        """Deal every game; the same seed gives the same games on every machine."""
        self._chances = seeded_chances(seed, self.size)
        self.states[:] = self._empty
        self.engine.kernels.begin_tables(self.states, self._chances, self._words, *self.seen)
        return self.seen

    def step(self, moves: NDArray[np.integer[Any]]) -> tuple[Seen, Ended]:
        """Make a move in every game; nothing happens if one of them is not legal."""
        numbers = np.ascontiguousarray(moves, np.int64)
        self._check(numbers)
        kernel = self.engine.kernels.step_tables
        arrays = (self._words, *self.seen, *self.ended)
        kernel(self.states, self._empty, self._chances, numbers, *arrays)
        return self.seen, self.ended

    def _check(self, moves: NDArray[np.int64]) -> None:
        """Compiled code must never see a move that is not legal."""
        if moves.shape != (self.size,):
            raise ValueError(f"Give one move for each of the {self.size} games, in one array.")
        refused = self.engine.kernels.first_refused(self._words, moves)
        if refused >= 0:
            raise ValueError(
                f"Move {moves[refused]} of game {refused} is not legal: choose one that the "
                "action mask allows."
            )

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move of every game, each equally likely."""
        moves = np.empty(self.size, np.int64)
        self.engine.kernels.random_legal(self._words, self._chances, moves)
        return moves
