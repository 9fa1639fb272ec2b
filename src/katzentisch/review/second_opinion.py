"""A second opinion of a mistake: what the game has learned of positions must find it worse, too.

A judgement rests on rollouts in which all play by habit. The best players of the house look to the
next pause and know what positions are worth to players like themselves (bots/prospects.py). Where
they trust that, a move that they do not find worse than another is nobody's sure mistake; where
they go by both, it must be worse by both together.
"""

from math import hypot

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source
from katzentisch.bots.learned import judge_at, network_of, trusted_at
from katzentisch.bots.race import Course
from katzentisch.review.gaps import mean_and_error

# By how much one is behind another, and how far off that may be.
Gap = tuple[float, float]
# The plain engine is slow: it looks into few worlds, and asks no network what others play there.
WORLDS, PLAIN_WORLDS = 256, 16
# Worse by so many errors.
SURE = 2.0


def finds_worse(
    engine: Engine,
    seen: OneState,
    seat: int,
    move: Course,
    better: Course,
    played_out: Gap,
    source: Source,
) -> bool:
    """Whether a move is surely worse than another by this opinion, or there is none.

    `played_out` is by how much it was in rollouts, and how far off that may be.
    """
    judge = judge_at(engine, seen)
    if judge is None:
        return True
    plain, trusted = isinstance(engine, PlainEngine), trusted_at(engine, seen) is not None
    player = network_of(engine) if trusted and not plain else None
    worlds = PLAIN_WORLDS if plain else WORLDS
    found = judge.outlooks(seen, seat, [better, move], worlds, source, player)
    gap, error = mean_and_error(*zip(*found, strict=True))
    if not trusted:
        gap, error = (gap + played_out[0]) / 2, hypot(error, played_out[1]) / 2
    return gap > SURE * error
