"""A game's functions for environments, compiled: steps of many games, what seats see, opponents."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters import stepping
from katzentisch.adapters.arrays import Decisions, Games
from katzentisch.adapters.observing import observation_of
from katzentisch.bots.engine import blind_source, copied_to_place
from katzentisch.bots.parts import bot_of
from katzentisch.bots.rollout import copied
from katzentisch.core import driver
from katzentisch.core.compiled import compiled
from katzentisch.core.observation import Layout, Observation
from katzentisch.core.rebinding import own_functions
from katzentisch.core.rulebook import Rulebook

OBSERVED = np.int16
RULE_BOTS = "rule"
RANDOM = "random"
BLIND_START = blind_source()[0]


def compiled_blind_source() -> NDArray[np.uint64]:
    """The compiled version of blind_source."""
    return np.full(1, BLIND_START, np.uint64)


class Stepper:
    """A game's compiled functions for environments, with one kind of opponent inside."""

    def __init__(
        self, rules: Rulebook, opponent: str = RANDOM, observation: Observation | None = None
    ) -> None:
        self.rules = rules
        self.observation = observation or observation_of(rules)
        self.layout: Layout = self.observation.layout
        self.numbers = self.layout.size
        self.game = compiled(rules)
        given = {
            **own_functions(stepping),
            "sight": stepping.blinded if self.observation.blind else stepping.as_it_is,
            "observe": self.observation.observe,
            "opponent": opponent_move(rules, opponent),
            "MOVES": rules.moves,
        }
        instead = {copied: copied_to_place, blind_source: compiled_blind_source}
        self.do: Any = self.game.compile([stepping], given, instead)

    def games(self, size: int, players: int, options: dict[str, str]) -> Games:
        """So many games, not yet dealt."""
        states = self.game.states(size, players, options)
        chances = np.zeros((size, 1), np.uint64)
        return Games(states, states[:1].copy(), chances, states[:1].copy())

    def decisions(self, seats: NDArray[np.int64]) -> Decisions:
        """Room for what a seat of each game sees."""
        return Decisions(seats, self.observations(len(seats)), self.masks(len(seats)))

    def observations(self, size: int) -> NDArray[np.int16]:
        """Room for so many observations."""
        return np.zeros((size, self.numbers), OBSERVED)

    def masks(self, size: int) -> NDArray[np.int8]:
        """Room for so many masks."""
        return np.zeros((size, self.rules.moves), np.int8)


def opponent_move(rules: Rulebook, opponent: str) -> Any:
    """The function that chooses the opponents' moves."""
    if opponent == RANDOM:
        return driver.random_move
    if opponent == RULE_BOTS:
        return bot_of(rules).rule_move
    raise ValueError(f"There is no opponent {opponent!r}; choose {RANDOM!r} or {RULE_BOTS!r}.")


def stepper(rules: Rulebook, opponent: str = RANDOM, *, remember: bool = False) -> Stepper:
    """The environments' functions of a game, made once in a process."""
    return made_once(rules, opponent, observation_of(rules, remember=remember))


made_once = cache(Stepper)
