"""The tables a learner plays at: arrays of games, their seats, and what they show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots.engine import bindings, copied_to_place
from katzentisch.bots.parts import Weighing, has_habits, observation_of, weighing_of
from katzentisch.bots.rollout import copied
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.core.observation import Observation
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train import playing

Array = NDArray[Any]
MOST_SEATS = 6
OWN_CARDS = "hand"


class NoObservation(ValueError):
    """The game says not what a seat sees as numbers, so there is nothing to learn from."""


def seen_by_learner(rules: Rulebook) -> Observation:
    """What a learner sees of a game."""
    observation = observation_of(rules)
    if observation is None:
        raise NoObservation(rules.name)
    return observation


@cache
def played(rules: Rulebook) -> Any:
    """The functions of playing.py for a game, compiled."""
    return playing_of(rules, seen_by_learner(rules), bindings(rules), weighing_of(rules))


def playing_of(
    rules: Rulebook,
    observation: Observation,
    bound: Mapping[str, Any],
    weighing: Weighing | None = None,
) -> Any:
    """The functions of playing.py, compiled for an observation and what binds them to a game."""
    hand_size = own_cards(observation)
    given = {
        **bound,
        "HELD_AT": observation.layout.at(OWN_CARDS) if hand_size else 0,
        "HELD_SIZE": hand_size,
        "ALL_MOVES": rules.moves,
        "MOST_MOVES": weighing.most if weighing else 0,
        "HABIT_AT": weighing.layout.size if weighing else 0,
    }
    return compiled(rules).compile([playing], given, {copied: copied_to_place})


def own_cards(observation: Observation) -> int:
    """How many numbers the own hand is; 0 where no part of that name tells it."""
    names = [part.name for part in observation.layout.parts]
    return observation.layout.part(OWN_CARDS).size if OWN_CARDS in names else 0


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played at a table."""

    players: int
    options: tuple[tuple[str, str], ...] = ()


class LearnersTables:
    """Many games, each table with a setting of its own, dealt anew as they end."""

    def __init__(self, rules: Rulebook, settings: Sequence[Setting], kinds: Array) -> None:
        size = len(settings)
        self.rules, self.settings, self.size = rules, settings, size
        self.observation, self.do, self.habitual = self.shown()
        weighing = self.weighing()
        game = compiled(rules)
        rows = [game.states(1, one.players, dict(one.options)) for one in settings]
        self.empty = np.concatenate(rows)
        self.states = self.empty.copy()
        self.players = np.array([one.players for one in settings])
        self.kinds, self.next_kinds = kinds.copy(), kinds.copy()
        self.stood, self.gains = (np.zeros((size, MOST_SEATS)) for _ in range(2))
        self.over, self.shares = np.zeros(size, np.bool_), np.zeros((size, MOST_SEATS))
        # The score after the last step, before anything is dealt anew.
        self.points = np.zeros((size, MOST_SEATS))
        self.seats = np.zeros(size, np.int64)
        numbers = self.observation.layout.size
        self.seen, self.spare = np.zeros((size, numbers), np.int16), np.zeros(numbers, np.int16)
        hands = max(1, (MOST_SEATS - 1) * own_cards(self.observation))
        self.hands = np.zeros((size, hands), np.int16)
        self.masks = np.zeros((size, rules.moves), np.bool_)
        # What a rule bot would do at every table.
        self.habits = np.zeros(size, np.int64)
        self.chances = np.zeros((size, 1), np.uint64)
        # What there is to weigh of every legal move, where moves are weighed one by one.
        self.by_move = weighing is not None
        most, places = (weighing.most, weighing.layout.size + 1) if weighing else (0, 1)
        self.weighed = np.zeros((size, most, places), np.int16)
        self.notes = np.zeros(weighing.notes if weighing else 1, np.int64)

    def shown(self) -> tuple[Observation, Any, bool]:
        """What seats see, the functions of playing.py, and whether rule bots have habits."""
        rules = self.rules
        return seen_by_learner(rules), played(rules), has_habits(rules)

    def weighing(self) -> Weighing | None:
        """What is weighed of a move, where a network looks at one by one."""
        return weighing_of(self.rules)

    @property
    def given(self) -> Array:
        """What a network is given at every table."""
        return self.weighed if self.by_move else self.seen

    def met(self) -> Array:
        """Rows as a network is given them: of all tables, or of all legal moves there."""
        if not self.by_move:
            return self.seen.copy()
        legal = self.masks.sum(1)[:, None]
        found: Array = self.weighed[np.arange(self.weighed.shape[1]) < legal]
        return found

    def begin(self, seed: int) -> None:
        """Deal every game."""
        self.chances[:] = seeded_chances(seed, self.size)
        self.gains[:] = 0
        self.do.begin_all(
            *(self.states, self.empty, self.chances, self.kinds, self.stood, self.gains),
            *(self.seats, self.seen, self.hands, self.spare, self.masks, self.habits),
            *(self.notes, self.weighed),
        )

    def step(self, moves: Array) -> None:
        """Make a legal move in every game."""
        self.do.step_all(
            *(self.states, self.empty, self.chances, moves, self.kinds, self.next_kinds),
            *(self.stood, self.gains, self.over, self.shares, self.points),
            *(self.seats, self.seen, self.hands, self.spare, self.masks, self.habits),
            *(self.notes, self.weighed),
        )

    def deciding(self) -> Array:
        """What kind of player has to decide at every table."""
        kinds: Array = self.kinds[np.arange(self.size), self.seats]
        return kinds
