"""The arrays environments work on, by name, a row for every game; compiled code takes them too."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Games(NamedTuple):
    """Many games of one kind, to be played and dealt anew."""

    states: NDArray[Any]
    # What a game is before it is dealt: one row.
    empty: NDArray[Any]
    # Every game's own source of chance.
    chances: NDArray[np.uint64]
    # Room for one copy of a state.
    spare: NDArray[Any]


class Decisions(NamedTuple):
    """What every game shows to the seat that has to decide."""

    seats: NDArray[np.int64]
    observations: NDArray[np.int16]
    masks: NDArray[np.int8]


class Ended(NamedTuple):
    """Which games ended with this step, and how; rows of other games mean nothing."""

    over: NDArray[np.bool_]
    scores: NDArray[np.int16]
    shares: NDArray[np.float32]


class Lesson(NamedTuple):
    """What a step brought the learner of every game, and how it went where the game ended."""

    # GOES_ON, FINISHED or ILLEGAL, as stepping.py has them.
    ended: NDArray[np.int8]
    # What the learner's score changed by.
    gains: NDArray[np.float64]
    # Of games that ended: the last observation, points above the mean, share of the victory.
    finals: NDArray[np.int16]
    margins: NDArray[np.float64]
    shares: NDArray[np.float64]
