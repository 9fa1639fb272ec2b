"""Duplicate deals: the same cards are played once for every rotation of the seats.

Luck of the deal and of the seat so cancels out. Chance comes from the contest's seed and the
number of the deal alone.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from katzentisch.bots.engine import Engine, compiled_engine
from katzentisch.bots.levels import mood_of
from katzentisch.bots.roster import BOTS, Bot, BotFailed, Thought, named, seated
from katzentisch.bots.search import Budget
from katzentisch.core.bits import lowest, members
from katzentisch.games import rulebook
from katzentisch.lab.arena_clock import OverTime, Stopwatch, interrupted_after
from katzentisch.lab.arena_luck import LUCK_STREAM, Cards, WatchedCards, value_key

# Sources of chance for the bots, apart from those of the deals.
BOTS_STREAM = 1 << 32
# What a bot may take for a move in the game that does not count, before any that is timed.
GETTING_READY_SECONDS = 60.0


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
    # Seconds of CPU time a decision may take; 0: as long as it likes.
    limit: float = 0.0
    # Whether the moves of all games are kept.
    records: bool = False
    # Tries for what might have come whenever cards come; 0: nobody asks what they have brought.
    luck: int = 0
    # What tells exactly by which value of a table luck is measured; empty where it is not.
    value: str = field(init=False, default="")

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
        if not self.limit >= 0:
            raise ValueError("A limit is a time, or 0 for none.")
        if self.luck < 0:
            raise ValueError("Tries are a number, or 0 for none.")
        named(self.bots)
        Budget.parse(self.budget)
        if self.luck:
            object.__setattr__(self, "value", value_key(rules, self.luck))

    @property
    def line_up(self) -> tuple[str, ...]:
        """The bots as they sit in the first rotation."""
        return lined_up(self.bots, self.players)


def lined_up(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """As many bots as players: the last takes the seats left."""
    return (*bots, *[bots[-1]] * (players - len(bots)))


@dataclass(frozen=True, slots=True)
class Result:
    """How one bot of the line-up fared in one game.

    Times are CPU time and time by the clock: seconds in all, and decisions by size class.
    """

    rotation: int
    place: int
    share: float
    score: int
    decisions: int
    seconds: float
    times: dict[str, int]
    wall: float = 0.0
    walls: dict[str, int] = field(default_factory=dict)
    # What the cards have brought, as a share of the victory and in points, where that was asked.
    luck: float = 0.0
    luck_points: float = 0.0

    def sound(self) -> bool:
        """Whether these are the numbers of a game."""
        classes = (*self.times.items(), *self.walls.items())
        counts = (
            self.score,
            self.decisions,
            *(n for name, many in classes for n in (int(name), many)),
        )
        amounts = (self.share, self.seconds, self.wall, self.luck, self.luck_points)
        return all(type(n) is int for n in counts) and all(type(n) in (int, float) for n in amounts)


@dataclass(frozen=True, slots=True)
class Fault:
    """A bot has failed in a game, which ends there: by what it did, and before which move."""

    rotation: int
    place: int
    seat: int
    # The number of the move that was to be made, counted from 1.
    number: int
    # ILLEGAL, with what was answered; FAILED, with the error; SLOW, with how long it took.
    kind: str
    told: str

    def sound(self) -> bool:
        """Whether this can be a fault."""
        counts = (self.rotation, self.place, self.seat, self.number)
        known = self.kind in (ILLEGAL, FAILED, SLOW)
        return known and all(type(n) is int for n in counts) and isinstance(self.told, str)


ILLEGAL, FAILED, SLOW = "illegal", "failed", "slow"
# A seat and the number of its move.
Move = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Dealt:
    """All games of one deal; the moves of each, where they are asked for or a bot has failed."""

    deal: int
    results: list[Result]
    moves: dict[str, list[Move]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @classmethod
    def read(cls, line: bytes) -> "Dealt":
        """A deal from a line of the progress file."""
        found = json.loads(line)
        moves = {
            str(int(rotation)): [(int(seat), int(move)) for seat, move in made]
            for rotation, made in found.get("moves", {}).items()
        }
        faults = [Fault(**fault) for fault in found.get("faults", ())]
        return cls(found["deal"], [Result(**one) for one in found["results"]], moves, faults)

    def fits(self, players: int, *, records: bool = False) -> bool:
        """Whether this is a whole deal: every bot in every rotation and, if need be, its moves."""
        seats = range(players)
        places = sorted((result.rotation, result.place) for result in self.results)
        whole = type(self.deal) is int and self.deal >= 0 and places == list(product(seats, seats))
        told = not records or sorted(self.moves) == [str(rotation) for rotation in seats]
        sound = all(one.sound() for one in self.results)
        return whole and told and sound and all(fault.sound() for fault in self.faults)


def play_deal(contest: Contest, deal: int) -> Dealt:
    """Play a deal once for every rotation of the seats."""
    engine = compiled_engine(rulebook(contest.game))
    if contest.limit:
        get_ready(contest)
    dealt = Dealt(deal, [])
    for rotation in range(contest.players):
        results, made, fault = play_game(engine, contest, deal, rotation)
        dealt.results.extend(results)
        if contest.records or fault:
            dealt.moves[str(rotation)] = made
        if fault:
            dealt.faults.append(fault)
    return dealt


READY: set[tuple[str, int, tuple[str, ...], str]] = set()


def get_ready(contest: Contest) -> None:
    """Before the first game that counts in a process, one that does not.

    So nobody's time runs while his functions are compiled or his weights are loaded. It goes on
    without a bot that fails in it: the others have to get ready, too.
    """
    matter = (contest.game, contest.players, contest.bots, contest.budget)
    if matter not in READY:
        READY.add(matter)
        unhurried = replace(contest, limit=GETTING_READY_SECONDS)
        play_game(compiled_engine(rulebook(contest.game)), unhurried, 0, 0, counts=False)


def play_game(
    engine: Engine, contest: Contest, deal: int, rotation: int, *, counts: bool = True
) -> tuple[list[Result], list[Move], Fault | None]:
    """One game; the bot at place p of the line-up sits p + rotation seats to the left.

    In a game that does not count, a random player takes the seats of a bot that fails.
    """
    players = contest.players
    dealing = dealing_of(engine, contest, deal)
    table = dealing.begin()
    clocks = [Stopwatch() for _ in range(players)]
    bots = [seated(name) for name in contest.line_up]
    seats = [(place + rotation) % players for place in range(players)]
    place_of = {seat: place for place, seat in enumerate(seats)}
    stream = BOTS_STREAM + (deal * players + rotation) * players
    sources = [engine.source(contest.seed, stream + place) for place in range(players)]
    moods = [mood_of(engine, contest.seed, stream + place) for place in range(players)]
    budget = Budget.parse(contest.budget)
    made: list[Move] = []
    fault: Fault | None = None
    while actors := int(engine.do.actors_at(table)):
        seat = lowest(actors)
        place = place_of[seat]
        seen = engine.see(table, seat)
        thought = Thought(engine, seen, seat, sources[place], budget, moods[place])
        try:
            move = decided(bots[place], thought, clocks[place], contest.limit)
        except Failure as failure:
            if not counts:
                bots = replaced(bots, contest.line_up, contest.line_up[place])
                continue
            fault = Fault(rotation, place, seat, len(made) + 1, failure.kind, failure.told)
            break
        dealing.step(table, seat, move)
        made.append((seat, move))
    shares = forfeited(players, fault.seat) if fault else won(int(engine.do.winners_at(table)))
    results = [
        Result(
            rotation=rotation,
            place=place,
            share=shares.get(seat, 0.0),
            score=int(engine.do.score_at(table, seat)),
            decisions=clock.decisions,
            seconds=clock.seconds,
            times=clock.times,
            wall=clock.wall,
            walls=clock.walls,
            luck=dealing.shares[seat],
            luck_points=dealing.leads[seat],
        )
        for place, (seat, clock) in enumerate(zip(seats, clocks, strict=True))
    ]
    return results, made, fault


def replaced(bots: Sequence[Bot], names: Sequence[str], failed: str) -> list[Bot]:
    """The same bots, with a random player wherever the one that has failed sits."""
    pairs = zip(names, bots, strict=True)
    return [BOTS["random"] if name == failed else bot for name, bot in pairs]


def dealing_of(engine: Engine, contest: Contest, deal: int) -> Cards:
    """What deals the cards of a game, and looks at what they bring if that is asked."""
    empty = engine.rules.new_state(contest.players, contest.options)
    source = engine.source(contest.seed, deal)
    if not contest.luck:
        return Cards(engine, empty, source)
    # The same in every rotation: what is alike there falls out of their mean, chance and all.
    trying = engine.source(contest.seed, LUCK_STREAM + deal)
    return WatchedCards(engine, empty, source, contest.luck, trying)


def won(winners: int) -> dict[int, float]:
    """The shares of a victory of seats as bits."""
    return {seat: 1 / winners.bit_count() for seat in members(winners)}


def forfeited(players: int, seat: int) -> dict[int, float]:
    """A game that a seat has forfeited: the others share the victory."""
    return {other: 1 / (players - 1) for other in range(players) if other != seat}


class Failure(Exception):
    """A bot has failed to give a move."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(kind, told)
        self.kind, self.told = kind, told


def decided(bot: Bot, thought: Thought, clock: Stopwatch, limit: float) -> int:
    """A bot's move; Failure if it gives none that is legal, or none in time."""
    try:
        with clock, interrupted_after(limit):
            move = bot(thought)
    except BotFailed as error:
        raise (
            Failure(ILLEGAL, error.answer) if error.answer else Failure(FAILED, error.reason)
        ) from None
    except OverTime:
        raise too_slow(clock) from None
    if limit and clock.last[0] > limit:
        raise too_slow(clock)
    return move


def too_slow(clock: Stopwatch) -> Failure:
    """How long the last decision took."""
    taken, wall = clock.last
    return Failure(SLOW, f"{taken:.3g} s / {wall:.3g} s")
