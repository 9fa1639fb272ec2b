"""Levels of play, made from limits that people have; no level plays at random.

- *novice* looks at the own hand and the trick, row or bid on the table, and weighs nothing more.
- *casual* knows how to play but is distracted: every other decision is the novice's.
- *regular* is the rule bot, with its memory of what was played.
- *strong* looks ahead into few worlds, and leaves the habits of a regular only for clear gains.
- *expert* is the best search there is now.

A mood (0 cautious, 1 steady, 2 bold) lasts a game. A novice's or casual player's move that would
cost more than the level's cap, as far as a short look ahead can tell, is not made.
"""

from dataclasses import dataclass

from katzentisch.bots.engine import Engine, PlainEngine, Source, Table
from katzentisch.bots.rollout import RULE
from katzentisch.bots.search import Budget, Verdict, flat_search, verdict
from katzentisch.core.chance import below

MOODS = 3
# A stream of chance that no deal and no move uses.
MOOD_STREAM = 1 << 40


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks: how often distracted, the dearest mistake it makes, how far it looks."""

    # Of eight decisions, so many are made with the own hand in view only.
    distracted: int = 0
    # The share of the victory a move may cost at most, and the worlds looked into to tell.
    cap: float = 0.0
    worlds: int = 0
    # The gain, as a share of the victory, for which a habit is left.
    habit: float = 0.0
    # Whether the budget of the expert is spent.
    searches: bool = False


LEVELS = ("novice", "casual", "regular", "strong", "expert")
LIMITS = {
    "novice": Level(distracted=8, cap=0.25, worlds=8),
    "casual": Level(distracted=4, cap=0.18, worlds=8),
    "regular": Level(),
    "strong": Level(habit=0.1, worlds=8),
    "expert": Level(searches=True),
}
# What the expert may spend on a move: about 40 ms on one core, at most 100 ms.
EXPERT_PLAYOUTS = {"katzenjammer": 700, "muckenstich": 2500, "und-tschuess": 6000}
# The plain engine is a hundred times slower: its looks ahead are short and must be trusted less.
PLAIN_GLANCE = 1
PLAIN_WORLDS = 3
PLAIN_HABIT = 0.15


def mood_of(engine: Engine, seed: int, seat: int) -> int:
    """The mood of a seat for a whole game."""
    return below([int(engine.source(seed, MOOD_STREAM + seat)[0])], MOODS)


def level_move(
    engine: Engine, seen: Table, seat: int, level: str, source: Source, mood: int
) -> int:
    """The move of a player of that level."""
    limits = LIMITS[level]
    moves = engine.legal(seen, seat)
    if len(moves) == 1:
        return moves[0]
    if limits.searches and not isinstance(engine, PlainEngine):
        budget = Budget(playouts=EXPERT_PLAYOUTS[engine.rules.name])
        return flat_search(engine, seen, seat, source, budget)[0].move
    usual = int(engine.do.rule_at(seen, seat, source))
    if limits.habit or limits.searches:
        return unless_clearly_better(engine, seen, seat, limits, source, moves, usual)
    if not limits.distracted:
        return usual
    if int(engine.do.dice(source, 8)) < limits.distracted:
        simple = int(engine.do.hand_at(seen, seat, mood, source))
        return capped(engine, seen, seat, limits, source, usual, simple)
    return usual


def unless_clearly_better(
    engine: Engine,
    seen: Table,
    seat: int,
    limits: Level,
    source: Source,
    moves: list[int],
    usual: int,
) -> int:
    """The usual move, or one that a short look ahead finds better by more than a habit's worth."""
    plain = isinstance(engine, PlainEngine)
    worlds = PLAIN_WORLDS if plain else limits.worlds
    verdicts = glance(engine, seen, seat, moves, worlds, source)
    best = max(verdicts, key=lambda found: found.outlook)
    mine = next(found for found in verdicts if found.move == usual)
    gain = best.outlook - mine.outlook
    return best.move if gain > (PLAIN_HABIT if plain else limits.habit) else usual


def capped(
    engine: Engine,
    seen: Table,
    seat: int,
    limits: Level,
    source: Source,
    usual: int,
    simple: int,
) -> int:
    """The simple move, or the usual one if the simple one would cost more than the cap."""
    if simple == usual:
        return usual
    worlds = PLAIN_GLANCE if isinstance(engine, PlainEngine) else limits.worlds
    better, mine = glance(engine, seen, seat, [usual, simple], worlds, source)
    return usual if better.outlook - mine.outlook > limits.cap else simple


def glance(
    engine: Engine, seen: Table, seat: int, moves: list[int], worlds: int, source: Source
) -> list[Verdict]:
    """Every move tried in the same few worlds."""
    sums = engine.real(3 * len(moves))
    engine.do.try_moves(
        *(seen, engine.rooms(2), seat, engine.whole(moves), worlds, RULE),
        *(source, engine.source(0), sums),
    )
    return [
        verdict(move, [float(item) for item in sums[3 * place : 3 * place + 3]], worlds)
        for place, move in enumerate(moves)
    ]
