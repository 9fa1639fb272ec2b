"""The arena: bots play duplicate deals with every rotation of seats.

A deal is the task of a worker: the same cards are played once for every rotation, so that luck of
the deal and of the seat cancels out. Chance comes from the contest's seed and the number of the
deal alone; with a budget in playouts the result is the same for any number of workers, here or on
a cluster.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from katzentisch.bots.engine import Engine, compiled_engine
from katzentisch.bots.levels import mood_of
from katzentisch.bots.roster import Thought, bot_named, named
from katzentisch.bots.search import Budget
from katzentisch.core.bits import lowest
from katzentisch.games import GAMES
from katzentisch.lab.arena_pool import local_pool, ray_pool

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
        rules = GAMES[self.game]
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


@dataclass(frozen=True, slots=True)
class Dealt:
    """All games of one deal."""

    deal: int
    results: list[Result]

    @classmethod
    def read(cls, line: str) -> "Dealt":
        """A deal from a line of the progress file."""
        found = json.loads(line)
        return cls(found["deal"], [Result(**result) for result in found["results"]])


def play_deal(contest: Contest, deal: int) -> Dealt:
    """Play a deal once for every rotation of the seats."""
    engine = compiled_engine(GAMES[contest.game])
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
    bots = [bot_named(name) for name in contest.line_up]
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


class OtherContest(ValueError):
    """A folder holds another contest."""


# Running a contest


def run_arena(
    contest: Contest,
    *,
    jobs: int = 1,
    out: Path | None = None,
    cluster: str | None = None,
    progress: "Progress | None" = None,
) -> list[Dealt]:
    """Play a contest; with `out`, go on where an earlier run of the same contest stopped."""
    done = {} if out is None else earlier(contest, out)
    left = [deal for deal in range(contest.deals) if deal not in done]
    if progress:
        progress.begin(contest.deals, len(done))
    for dealt in watched(played(contest, left, jobs, cluster), progress):
        done[dealt.deal] = dealt
        if out is not None:
            keep(dealt, out)
    return [done[deal] for deal in range(contest.deals)]


class Progress:
    """Hears how far a contest is."""

    def begin(self, deals: int, done: int) -> None:
        """So many deals in all, so many played in an earlier run."""

    def another(self) -> None:
        """One deal more is played."""


def watched(deals: Iterable[Dealt], progress: Progress | None) -> Iterator[Dealt]:
    """The deals as they come in."""
    for dealt in deals:
        if progress:
            progress.another()
        yield dealt


def played(
    contest: Contest, deals: Sequence[int], jobs: int, cluster: str | None
) -> Iterator[Dealt]:
    """Play deals on a pool of processes here, on a Ray cluster, or in this process."""
    task = partial(play_deal, contest)
    if cluster is not None:
        pool: AbstractContextManager[Any] = ray_pool(cluster)
    elif jobs > 1 and len(deals) > 1:
        pool = local_pool(min(jobs, len(deals)))
    else:
        pool = nullcontext(map)
    with pool as each:
        yield from each(task, deals)


# The folder of a contest


def earlier(contest: Contest, out: Path) -> dict[int, Dealt]:
    """The deals an earlier run has played; a new folder gets the contest's settings."""
    out.mkdir(parents=True, exist_ok=True)
    settings = json.loads(json.dumps(asdict(contest)))
    file = out / "contest.json"
    if not file.exists():
        file.write_text(json.dumps(settings, indent=1), "utf-8")
    found = json.loads(file.read_text("utf-8"))
    # More deals of the same contest may be asked for later.
    if found | {"deals": 0} != settings | {"deals": 0}:
        raise OtherContest(f"{out} holds another contest; choose another folder.")
    file.write_text(json.dumps(settings, indent=1), "utf-8")
    kept = out / "deals.jsonl"
    lines = kept.read_text("utf-8").splitlines(keepends=True) if kept.exists() else []
    # A run that was stopped may have left half a line.
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        kept.write_text("".join(whole), "utf-8")
    deals = [Dealt.read(line) for line in whole]
    return {dealt.deal: dealt for dealt in deals if dealt.deal < contest.deals}


def keep(dealt: Dealt, out: Path) -> None:
    """Add a played deal to the progress file."""
    with (out / "deals.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(dealt)) + "\n")
