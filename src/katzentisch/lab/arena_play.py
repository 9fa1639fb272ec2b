"""Duplicate deals: the same cards are played once for every rotation of the seats.

Luck of the deal and of the seat so cancels out. Chance comes from the contest's seed and the
number of the deal alone.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from time import perf_counter

from katzentisch.bots.engine import Engine, compiled_engine
from katzentisch.bots.levels import mood_of
from katzentisch.bots.roster import Thought, named, seated
from katzentisch.bots.search import Budget
from katzentisch.core.bits import lowest
from katzentisch.games import rulebook

# Sources of chance for the bots, apart from those of the deals.
BOTS_STREAM = 1 << 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Who plays what: as many bots as players; if fewer are named, the last takes the rest."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    budget: str = "200"
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rules = rulebook(self.game)
        if self.players not in rules.seats:
            raise ValueError(
                f"{rules.title} is for {rules.seats[0]} to {rules.seats[-1]} players, "
                f"not for {self.players}."
            )
        if not 1 <= len(self.bots) <= self.players:
            raise ValueError(f"Name 1 to {self.players} bots, separated by commas.")
        if self.deals < 1:
            raise ValueError("There must be at least one deal.")
        named(self.bots)
        Budget.parse(self.budget)

    @property
    def line_up(self) -> tuple[str, ...]:
        """The bots as they sit in the first rotation."""
        return self.bots + self.bots[-1:] * (self.players - len(self.bots))


@dataclass(frozen=True, slots=True)
class Result:
    """How one bot of the line-up fared in one game; times in microseconds by size class."""

    rotation: int
    place: int
    share: float
    score: int
    decisions: int
    seconds: float
    times: dict[str, int]

    def sound(self) -> bool:
        """Whether these are the numbers of a game."""
        counts = (self.score, self.decisions, *self.times.values(), *map(int, self.times))
        amounts = (self.share, self.seconds)
        return all(type(n) is int for n in counts) and all(type(n) in (int, float) for n in amounts)


@dataclass(frozen=True, slots=True)
class Dealt:
    """All games of one deal."""

    deal: int
    results: list[Result]

    @classmethod
    def read(cls, line: bytes) -> "Dealt":
        """A deal from a line of the progress file."""
        found = json.loads(line)
        return cls(found["deal"], [Result(**result) for result in found["results"]])

    def fits(self, contest: Contest) -> bool:
        """Whether this is a whole deal of a contest: every bot in every rotation."""
        seats = range(contest.players)
        places = sorted((result.rotation, result.place) for result in self.results)
        whole = type(self.deal) is int and self.deal >= 0 and places == list(product(seats, seats))
        return whole and all(result.sound() for result in self.results)


def play_deal(contest: Contest, deal: int) -> Dealt:
    """Play a deal once for every rotation of the seats."""
    engine = compiled_engine(rulebook(contest.game))
    results: list[Result] = []
    for rotation in range(contest.players):
        results += play_game(engine, contest, deal, rotation)
    return Dealt(deal, results)


def play_game(engine: Engine, contest: Contest, deal: int, rotation: int) -> list[Result]:
    """One game; the bot at place p of the line-up sits p + rotation seats to the left."""
    players = contest.players
    dealing = engine.source(contest.seed, deal)
    table = engine.new_table(players, contest.options, dealing)
    clocks = [Stopwatch() for _ in range(players)]
    bots = [seated(name) for name in contest.line_up]
    seats = [(place + rotation) % players for place in range(players)]
    place_of = {seat: place for place, seat in enumerate(seats)}
    stream = BOTS_STREAM + (deal * players + rotation) * players
    sources = [engine.source(contest.seed, stream + place) for place in range(players)]
    moods = [mood_of(engine, contest.seed, stream + place) for place in range(players)]
    budget = Budget.parse(contest.budget)
    while actors := int(engine.do.actors_at(table)):
        seat = lowest(actors)
        place = place_of[seat]
        seen = engine.see(table, seat)
        thought = Thought(engine, seen, seat, sources[place], budget, moods[place])
        with clocks[place]:
            move = bots[place](thought)
        engine.do.step_at(table, seat, move, dealing)
    best = int(engine.do.winners_at(table))
    return [
        Result(
            rotation,
            place,
            (best >> seat & 1) / best.bit_count(),
            int(engine.do.score_at(table, seat)),
            clocks[place].decisions,
            clocks[place].seconds,
            clocks[place].times,
        )
        for place, seat in enumerate(seats)
    ]


class Stopwatch:
    """Times decisions into size classes five per cent wide."""

    def __init__(self) -> None:
        self.decisions, self.seconds = 0, 0.0
        self.times: dict[str, int] = {}

    def __enter__(self) -> None:
        self.start = perf_counter()

    def __exit__(self, *problem: object) -> None:
        taken = perf_counter() - self.start
        self.decisions += 1
        self.seconds += taken
        name = size_class(taken)
        self.times[name] = self.times.get(name, 0) + 1


def size_class(seconds: float) -> str:
    """Of times less than five per cent apart, mostly the same number."""
    from math import log

    return str(round(log(max(seconds, 1e-7) * 1e6) / log(1.05)))


def middle_of(name: str) -> float:
    """The seconds a size class stands for."""
    return float(1.05 ** int(name) / 1e6)
