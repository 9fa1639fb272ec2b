"""Who sits around a learner: random players, rule bots, levels, functions, or a mix of them.

    opponents="rule"                          # the same everywhere, at full speed
    opponents=["rule", "casual", network]     # by seat: the learner's left first, the last the rest
    opponents=Mix({"rule": 2, network: 1})    # drawn anew for every seat of every game

A function gets the observations, masks and seats of all games that wait for it and returns their
moves: a network of today, or one that was kept from yesterday (`mix.add(network)`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.arrays import Decisions, Games
from katzentisch.adapters.stepper import RANDOM, RULE_BOTS, stepper
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import LEVELS, level_move
from katzentisch.core.rulebook import Rulebook

Observations: TypeAlias = NDArray[np.int16]
Masks: TypeAlias = NDArray[np.int8]
Callback: TypeAlias = Callable[[Observations, Masks, NDArray[np.int64]], NDArray[np.integer[Any]]]
# A name, or a function.
Opponent: TypeAlias = str | Callback
STEADY = 1


class Mix:
    """Opponents with weights: every seat of every game that is dealt draws one of them."""

    def __init__(self, opponents: Mapping[Any, float] | None = None) -> None:
        self.opponents: list[Opponent] = []
        self.weights: list[float] = []
        for opponent, weight in (opponents or {}).items():
            self.add(opponent, weight)

    def add(self, opponent: Opponent, weight: float = 1.0) -> None:
        """One more to meet, from the next deal on."""
        if not weight > 0:
            raise ValueError(f"A weight must be more than nothing, not {weight!r}.")
        self.opponents.append(opponent)
        self.weights.append(weight)

    def drawn(self, rng: np.random.Generator) -> Opponent:
        """One of them."""
        if not self.opponents:
            raise ValueError("A mix needs somebody in it: Mix({'rule': 1}).")
        place = rng.choice(len(self.weights), p=np.array(self.weights) / sum(self.weights))
        return self.opponents[int(place)]


Opponents: TypeAlias = Opponent | Mix | Sequence[Opponent | Mix]


class Player(ABC):
    """Somebody who decides in some seats of some games."""

    @abstractmethod
    def moves(
        self, games: Games, which: NDArray[np.intp], asked: Decisions
    ) -> NDArray[np.integer[Any]]:
        """A move for every decision that is asked for."""


class CompiledPlayer(Player):
    """A random player or a rule bot."""

    def __init__(self, rules: Rulebook, name: str) -> None:
        self.do = stepper(rules, name).do

    def moves(
        self, games: Games, which: NDArray[np.intp], asked: Decisions
    ) -> NDArray[np.integer[Any]]:
        """All at once; chance is that of each game."""
        chances, out = games.chances[which], np.empty(len(which), np.int64)
        self.do.opponent_moves(games.states[which], asked.seats, chances, out)
        games.chances[which] = chances
        return out


class LevelPlayer(Player):
    """A bot of one of the levels: it thinks about one game after another."""

    def __init__(self, rules: Rulebook, level: str) -> None:
        self.engine, self.level = compiled_engine(rules), level

    def moves(
        self, games: Games, which: NDArray[np.intp], asked: Decisions
    ) -> NDArray[np.integer[Any]]:
        """Each on what its seat sees."""
        return np.array(
            [
                self.one(games.states[i : i + 1], int(seat), games.chances[i])
                for i, seat in zip(which, asked.seats, strict=True)
            ],
            np.int64,
        )

    def one(self, table: NDArray[Any], seat: int, chance: NDArray[np.uint64]) -> int:
        """A move in one game."""
        seen = self.engine.see(table, seat)
        return level_move(self.engine, seen, seat, self.level, chance, STEADY)


class CallbackPlayer(Player):
    """A function of observations, masks and seats."""

    def __init__(self, callback: Callback) -> None:
        self.callback = callback

    def moves(
        self, games: Games, which: NDArray[np.intp], asked: Decisions
    ) -> NDArray[np.integer[Any]]:
        """What it answers: a move for every game."""
        moves = np.asarray(self.callback(asked.observations, asked.masks, asked.seats), np.int64)
        if moves.shape != asked.seats.shape:
            many = len(asked.seats)
            raise ValueError(f"The opponents must give {many} moves, one for each game.")
        return moves


def player(rules: Rulebook, opponent: Opponent) -> Player:
    """Whoever is meant, or a sentence about whom there is."""
    if callable(opponent):
        return CallbackPlayer(opponent)
    if opponent in LEVELS:
        return LevelPlayer(rules, opponent)
    if opponent in (RANDOM, RULE_BOTS):
        return CompiledPlayer(rules, opponent)
    raise ValueError(
        f"There is no opponent {opponent!r}; choose {RANDOM!r} or {RULE_BOTS!r}, a level "
        f"({', '.join(LEVELS)}), a function, a list of these by seat, or a Mix."
    )


class Seating:
    """Who sits where in every game around the learners."""

    def __init__(self, rules: Rulebook, size: int, players: int, opponents: Opponents) -> None:
        self.rules, self.players = rules, players
        if isinstance(opponents, Sequence) and not isinstance(opponents, str):
            self.chairs: list[Any] = list(opponents)
        else:
            self.chairs = [opponents]
        if not 1 <= len(self.chairs) < players:
            most = players - 1
            raise ValueError(f"Name 1 to {most} opponents: the seats on the learner's left.")
        self.known: dict[Opponent, int] = {}
        self.people: list[Player] = []
        # Of every game and seat: the place of its player in `people`.
        self.who = np.zeros((size, players), np.int64)
        self.rng = np.random.default_rng()
        for chair in self.chairs:
            for opponent in chair.opponents if isinstance(chair, Mix) else [chair]:
                self.place(opponent)

    def place(self, opponent: Opponent) -> int:
        """An opponent's number; one met for the first time gets the next."""
        if opponent not in self.known:
            self.people.append(player(self.rules, opponent))
            self.known[opponent] = len(self.people) - 1
        return self.known[opponent]

    def seed(self, seed: int) -> None:
        """From here on the same seed draws the same seating."""
        self.rng = np.random.default_rng(seed)

    def sit_down(self, which: NDArray[np.intp], learners: NDArray[np.int64]) -> None:
        """These games are dealt: who plays in them."""
        for i in which:
            for left in range(1, self.players):
                chair = self.chairs[min(left, len(self.chairs)) - 1]
                opponent = chair.drawn(self.rng) if isinstance(chair, Mix) else chair
                self.who[i, (learners[i] + left) % self.players] = self.place(opponent)

    def moves(self, games: Games, which: NDArray[np.intp], asked: Decisions) -> NDArray[np.int64]:
        """A move for every game that waits, each from whoever sits there."""
        sitting = self.who[which, asked.seats]
        if len(self.people) == 1:
            return self.people[0].moves(games, which, asked).astype(np.int64)
        moves = np.empty(len(which), np.int64)
        for place in np.unique(sitting):
            rows = np.flatnonzero(sitting == place)
            seats, observations, masks = asked
            part = Decisions(seats[rows], observations[rows], masks[rows])
            moves[rows] = self.people[place].moves(games, which[rows], part)
        return moves
