"""Levels of play, made from limits that people have; no level plays at random.

- *novice* looks at the own hand and the trick, row or bid on the table, and weighs nothing more.
- *casual* knows how to play but is distracted: three decisions of eight are the novice's.
- *regular* is the rule bot, with its memory of what was played.
- *strong* is a regular who looks ahead into some worlds and leaves his habits for a clear gain.
- *expert* is the best search over the habits of a regular; or, where that is as strong, judges at
  the next pause in few worlds what the game has learned of positions (`EXPERT_JUDGES`), or is a
  champion who thinks little (`LEARNED_EXPERTS`).
- *champion* has learned to play from games against itself (learned.py), and lets moves race until
  the best is clear enough (race.py), unless the game's bot.py says otherwise (`CHAMPION_SEARCHES`).
  A game that has learned nothing has the expert in its place.

A mood (0 cautious, 1 steady, 2 bold) lasts a game. Whatever a level would play, a short look ahead
into imagined worlds says what it costs, and a move that costs more than the level's cap is not
made: novice and casual then play what a regular would, everybody else the best move seen.
"""

from dataclasses import dataclass
from statistics import fmean, stdev

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source
from katzentisch.bots.flat import COMPARED
from katzentisch.bots.learned import Judge, Network, judge_at, network_of, trusted_at
from katzentisch.bots.pauses import Steps, at_once
from katzentisch.bots.race import CHEAP, CLOSE, JUDGED, Course, Race, entered, run
from katzentisch.bots.rollout import AS_USUAL, RULE
from katzentisch.bots.search import Budget, flat_steps
from katzentisch.core.chance import below

MOODS = 3
# A stream of chance that no deal and no move uses.
MOOD_STREAM = 1 << 40
EIGHTHS = 8


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks: how often distracted, the dearest mistake it makes, how far it looks."""

    # Of eight decisions, so many are made with the own hand in view only.
    distracted: int = 0
    # The share of the victory a move may cost at most, and the worlds looked into to tell (0: as
    # many as the game asks of a strong player).
    cap: float = 0.0
    worlds: int = 0
    # Whether the alternatives to a habit are all legal moves, or only what a regular would do.
    looks_around: bool = False
    # Whether the budget of the expert is spent.
    searches: bool = False
    # Whether the habit is what the game has learned.
    learned: bool = False


LEVELS = ("novice", "casual", "regular", "strong", "expert", "champion")
LIMITS = {
    "novice": Level(distracted=8, cap=0.3, worlds=16),
    "casual": Level(distracted=3, cap=0.25, worlds=16),
    "regular": Level(cap=0.25, worlds=4, looks_around=True),
    "strong": Level(cap=0.01, looks_around=True),
    "expert": Level(searches=True),
    "champion": Level(searches=True, learned=True),
}
# The part of a champion's thought that an expert takes where the game has learned enough.
A_LITTLE = 0.1
FINALISTS = 3
# However little time there is, strong players and experts look into as many worlds as a regular.
FEW_WORLDS = 4
# Those whose thought takes time, and who therefore think less where many wait.
THOUGHTFUL = ("strong", "expert", "champion")
# The plain engine is a hundred times slower: it looks into few worlds, and at no more than a
# habit and what a regular would do.
PLAIN_WORLDS = 3


def mood_of(engine: Engine, seed: int, seat: int) -> int:
    """The mood of a seat for a whole game."""
    return below([int(engine.source(seed, MOOD_STREAM + seat)[0])], MOODS)


def level_move(
    engine: Engine,
    seen: OneState,
    seat: int,
    level: str,
    source: Source,
    mood: int,
    share: float = 1.0,
) -> int:
    """The move of a player of that level, at once."""
    return at_once(level_steps(engine, seen, seat, level, source, mood, share))


def level_steps(
    engine: Engine,
    seen: OneState,
    seat: int,
    level: str,
    source: Source,
    mood: int,
    share: float = 1.0,
) -> Steps[int]:
    """The move of a player of that level, who may take a share of the usual time to think."""
    limits = LIMITS[level]
    moves = engine.legal(seen, seat)
    if len(moves) == 1:
        return moves[0]
    plain = isinstance(engine, PlainEngine)
    learned = limits.searches and not limits.learned and has_learned_enough(engine, seen)
    network = network_of(engine) if limits.learned or learned else None
    if network is not None:
        habit = network.move(seen, seat, source)
        if plain or not engine.champion_searches:
            return habit
        thought = A_LITTLE * share if learned else share
        return (yield from raced(engine, seen, seat, network, source, thought))
    sensible = int(engine.do.rule_at(seen, seat, source))
    if limits.searches and not plain:
        judge = judge_at(engine, seen) if engine.expert_judges else None
        if judge:
            return judged_at_once(engine, judge, seen, seat, source, share)
        return (yield from searched(engine, seen, seat, sensible, source, share))
    habit = sensible
    if int(engine.do.dice(source, EIGHTHS)) < limits.distracted:
        habit = int(engine.do.hand_at(seen, seat, mood, source))
    looks_around = limits.looks_around and not plain
    others = [(move, AS_USUAL) for move in (moves if looks_around else [sensible])]
    worlds = limits.worlds or max(FEW_WORLDS, int(engine.strong_worlds * share))
    if plain:
        worlds = min(worlds, PLAIN_WORLDS)
    return (yield from capped(engine, seen, seat, habit, others, worlds, limits.cap, source))


def has_learned_enough(engine: Engine, seen: OneState) -> bool:
    """Whether what the game has learned is as strong at such a table as an expert's search."""
    most = engine.learned_experts
    return most > 0 and engine.state(seen).players <= most


def searched(
    engine: Engine, seen: OneState, seat: int, habit: int, source: Source, share: float
) -> Steps[int]:
    """An expert's move: half of the budget finds the best courses, half holds them to the habit.

    Only the move is played; what it was planned to lead to is thought about again next time.
    """
    few = FEW_WORLDS * (FINALISTS + 1)
    half = max(few, int(engine.expert_playouts * share) // 2)
    budget = Budget(playouts=half)
    found = yield from flat_steps(engine, seen, seat, source, budget, plans=engine.plans)
    finalists = [(verdict.move, verdict.plan) for verdict in found[:FINALISTS]]
    worlds = half // (FINALISTS + 1)
    return (yield from capped(engine, seen, seat, habit, finalists, worlds, 0.0, source))


def raced(
    engine: Engine,
    seen: OneState,
    seat: int,
    network: Network,
    source: Source,
    share: float,
) -> Steps[int]:
    """A champion's move: all moves race, with every plan, until the best is clear enough.

    Where the game has learned what positions are worth, those run of which it thinks well. The
    network has just been asked about this decision.
    """
    thought = network.thoughts(engine.legal(seen, seat))
    courses = [(move, plan) for move in thought for plan in range(engine.plans)]
    judge = judge_at(engine, seen)
    if judge and trusted_at(engine, seen):
        return (yield from judged(engine, judge, seen, seat, courses, source, share, network))
    if judge is None:
        race = Race(courses, [thought[move] for move, _ in courses])
    else:
        worlds = max(FEW_WORLDS, int(JUDGED * share))
        looked = judge.outlooks(seen, seat, courses, worlds, source, network)
        yield
        race = entered(courses, looked, engine.doubt, engine.rollout_doubt)
        if race.decided:
            return race.courses[0][0]

    def look(courses: list[Course], worlds: int) -> list[list[float]]:
        return glance(engine, seen, seat, courses, worlds, source)

    most = CLOSE * int(engine.expert_playouts * share)
    return (yield from run(race, look, engine.not_worth / share, most))


def judged(
    engine: Engine,
    judge: Judge,
    seen: OneState,
    seat: int,
    courses: list[Course],
    source: Source,
    share: float,
    player: Network,
) -> Steps[int]:
    """The winner of a race to the next pause, by what the game has learned of positions."""

    def look(courses: list[Course], worlds: int) -> list[list[float]]:
        return judge.outlooks(seen, seat, courses, worlds, source, player)

    most = int(engine.expert_playouts * share)
    race = Race(courses, [0.0] * len(courses))
    return (yield from run(race, look, CHEAP * engine.not_worth / share, most))


def judged_at_once(
    engine: Engine, judge: Judge, seen: OneState, seat: int, source: Source, share: float
) -> int:
    """What is worth most at the next pause, in a few worlds; all play there as the network."""
    moves = engine.legal(seen, seat)
    worlds = max(FEW_WORLDS, int(engine.expert_judges * share))
    courses, player = [(move, AS_USUAL) for move in moves], network_of(engine)
    found = judge.outlooks(seen, seat, courses, worlds, source, player, pauses=1)
    means = [fmean(outlooks) for outlooks in zip(*found, strict=True)]
    return moves[means.index(max(means))]


def capped(
    engine: Engine,
    seen: OneState,
    seat: int,
    habit: int,
    others: list[Course],
    worlds: int,
    cap: float,
    source: Source,
) -> Steps[int]:
    """The habit, or the best of the others if the habit surely costs more than the cap."""
    usual = (habit, AS_USUAL)
    others = [course for course in others if course != usual]
    if not others:
        return habit
    outlooks = glance(engine, seen, seat, [usual, *others], worlds, source)
    yield
    best, best_gain = habit, cap
    for place, (move, _) in enumerate(others, 1):
        gains = [world[place] - world[0] for world in outlooks]
        # A few worlds say little: what they say must be more than their own error.
        sure_gain = fmean(gains) - stdev(gains) / worlds**0.5
        if sure_gain > best_gain:
            best, best_gain = move, sure_gain
    return best


def glance(
    engine: Engine, seen: OneState, seat: int, courses: list[Course], worlds: int, source: Source
) -> list[list[float]]:
    """What every course brings in the same few worlds: a list of outlooks a world."""
    places, luck = engine.places(2), engine.source(0)
    moves, plans = (engine.whole(part) for part in zip(*courses, strict=True))
    found = engine.real(COMPARED * worlds * len(courses))
    engine.do.compare_moves(seen, places, seat, moves, plans, worlds, RULE, source, luck, found)
    outlooks = [float(outlook) for outlook in found[::COMPARED]]
    return [
        outlooks[first : first + len(courses)] for first in range(0, len(outlooks), len(courses))
    ]
