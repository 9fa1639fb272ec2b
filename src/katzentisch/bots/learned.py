"""What a game has learned: the weights of its networks, from files in the game's folder.

`network.npz` plays; `worth.npz`, where there is one, says what a position is worth at a pause.

Read without NumPy, since neither the plain engine nor the page has it. The file is as NumPy writes
it: `shape` and `weights` as network.py wants them, and `training.json`, which says how they came
about.
"""

import io
import json
import struct
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import prod
from typing import Any

from katzentisch.bots.engine import Engine, OneState, Source
from katzentisch.bots.network import ANSWERS, SEEN
from katzentisch.bots.parts import observation_of, prospect_of, weighing_of
from katzentisch.bots.prospects import PROMISED, WORTHS
from katzentisch.bots.race import Course
from katzentisch.core.rulebook import Rulebook

FILE = "network.npz"
WORTH_FILE = "worth.npz"
TRAINING = "training.json"
# No game has more seats.
MOST_SEATS = 6
# The kinds of numbers such a file has, as NumPy and as struct call them.
KINDS = {"<i8": "q", "<f2": "e", "<f4": "f"}


class NotOfThisGame(ValueError):
    """A network that sees other numbers, or knows other moves, than the game has."""


@dataclass(frozen=True, slots=True)
class Learned:
    """A network: its shape, its weights, and how it was trained."""

    shape: tuple[int, ...]
    weights: tuple[float, ...]
    training: Mapping[str, Any]


def read(data: bytes) -> Learned:
    """A network from the bytes of its file."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        shape, weights = (numbers(archive.read(f"{name}.npy")) for name in ("shape", "weights"))
        return Learned(tuple(shape), tuple(weights), json.loads(archive.read(TRAINING)))


def numbers(data: bytes) -> Sequence[Any]:
    """The numbers of an array as NumPy writes it: a few bytes, a line that describes it, and they.

    The line is a dictionary as Python writes one.
    """
    start = 10 + int.from_bytes(data[8:10], "little")
    line = data[10:start].decode("latin-1")
    kind = next(code for name, code in KINDS.items() if f"'{name}'" in line)
    shape = line.partition("'shape': (")[2].partition(")")[0]
    count = prod(int(size) for size in shape.split(",") if size.strip())
    return struct.unpack_from(f"<{count}{kind}", data, start)


@cache
def learned(rules: Rulebook) -> Learned | None:
    """What a game has learned; none where it brings no such file."""
    return kept_in(rules, FILE, numbers_seen(rules), answers(rules))


@cache
def learned_worth(rules: Rulebook) -> Learned | None:
    """What a game has learned of the worth of positions; none where it brings no such file."""
    found = prospect_of(rules)
    return kept_in(rules, WORTH_FILE, found.layout.size, WORTHS) if found else None


def kept_in(rules: Rulebook, name: str, seen: int, answered: int) -> Learned | None:
    """A network that sees so many numbers and gives so many answers, from a file of the game."""
    file = files(rules.package).joinpath(name)
    if not file.is_file():
        return None
    found = read(file.read_bytes())
    if found.shape[SEEN] != seen:
        raise NotOfThisGame(f"{name} sees other numbers than {rules.name} shows.")
    if found.shape[ANSWERS] != answered:
        raise NotOfThisGame(f"{name} knows other moves than {rules.name} has.")
    return found


def numbers_seen(rules: Rulebook) -> int:
    """How many numbers a game's network sees; of a move by itself also whether it is the habit."""
    weighing, observation = weighing_of(rules), observation_of(rules)
    if weighing:
        return weighing.layout.size + 1
    return observation.layout.size if observation and not observation.blind else 0


def answers(rules: Rulebook) -> int:
    """How many answers it gives: one where it weighs moves one by one."""
    return 1 if weighing_of(rules) else rules.moves + 1


class Network:
    """A game's network in an engine's own form."""

    def __init__(self, engine: Engine, found: Learned) -> None:
        self.engine = engine
        self.shape = engine.whole(found.shape)
        self.weights = engine.reals(found.weights)
        self.worths_at = sum(found.shape[:ANSWERS])
        self.room = engine.real(self.worths_at + engine.rules.moves)
        self.weighing = weighing_of(engine.rules)
        self.notes = engine.whole([0] * (self.weighing.notes if self.weighing else 1))

    def move(self, seen: OneState, seat: int, source: Source) -> int:
        """The network's move on what a seat sees."""
        do = self.engine.do
        habit = int(do.rule_at(seen, seat, source))
        return int(
            do.network_at(seen, seat, habit, self.shape, self.weights, self.room, self.notes)
        )

    def thoughts(self, moves: Sequence[int]) -> dict[int, float]:
        """How good it thinks the moves of the decision are that it was just asked about.

        In parts of what they differ by in a single world; the best first. A network that answers
        for all moves at once is sure of everything, so that only its order counts.
        """
        unit = self.weighing.unit if self.weighing else 0.0
        liked = sorted(moves, key=lambda move: -self.room[self.worths_at + move])
        return {move: unit * float(self.room[self.worths_at + move]) for move in liked}


@cache
def network_of(engine: Engine) -> Network | None:
    """The network of an engine's game, if it has one."""
    found = learned(engine.rules)
    return None if found is None else Network(engine, found)


class Judge:
    """What a game has learned of positions, in an engine's own form."""

    def __init__(self, engine: Engine, found: Learned) -> None:
        self.engine = engine
        self.shape = engine.whole(found.shape)
        self.weights = engine.reals(found.weights)
        self.room = engine.real(sum(found.shape[:ANSWERS]) + MOST_SEATS)
        self.nobody = (engine.whole([0]), engine.reals([0.0]), engine.real(1), engine.whole([0]))

    def outlooks(
        self,
        seen: OneState,
        seat: int,
        courses: Sequence[Course],
        worlds: int,
        source: Source,
        player: Network | None = None,
        pauses: int | None = None,
    ) -> list[list[float]]:
        """What every course promises in the same few worlds: a list of outlooks a world."""
        return self.promises(seen, seat, courses, worlds, source, player, pauses)[0]

    def promises(
        self,
        seen: OneState,
        seat: int,
        courses: Sequence[Course],
        worlds: int,
        source: Source,
        player: Network | None = None,
        pauses: int | None = None,
    ) -> tuple[list[list[float]], list[list[float]]]:
        """The same, and a list of leads in points a world.

        So many pauses ahead all play like that player, or like the rule bot: as far as the
        game's champion looks, if nothing else is said, and to the end of the stage for 0.
        """
        engine = self.engine
        pauses = engine.ahead if pauses is None else pauses
        places, luck = engine.places(2), engine.source(0)
        moves, plans = (engine.whole(part) for part in zip(*courses, strict=True))
        found = engine.real(PROMISED * worlds * len(courses))
        engine.do.compare_prospects(
            *(seen, places, seat, moves, plans, worlds, pauses, source, luck),
            *(self.shape, self.weights, self.room, found),
            *((player.shape, player.weights, player.room, player.notes) if player else self.nobody),
        )
        outlooks, leads = (by_world(found[of::PROMISED], len(courses)) for of in range(PROMISED))
        return outlooks, leads


def by_world(numbers: Sequence[float], courses: int) -> list[list[float]]:
    """What all courses promise in one world after the other: a list for every world."""
    found = [float(number) for number in numbers]
    return [found[first : first + courses] for first in range(0, len(found), courses)]


@cache
def judge_of(engine: Engine) -> Judge | None:
    """What an engine's game has learned of positions, if it has."""
    found = learned_worth(engine.rules)
    return None if found is None else Judge(engine, found)


def judge_at(engine: Engine, seen: OneState) -> Judge | None:
    """The same, for a table at which there are pauses to judge at."""
    judge = judge_of(engine)
    return judge if judge and int(engine.do.pause_at(seen)) else None


def trusted_at(engine: Engine, seen: OneState) -> Judge | None:
    """The same, where it is trusted as it is."""
    return judge_at(engine, seen) if engine.doubt == 0 else None
