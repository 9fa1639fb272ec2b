"""A second opinion of a mistake: by what the game has learned of positions it is worse, too.

A judgement rests on rollouts in which all play by habit. The best players of the house look some
pauses ahead, and go by what positions there are worth to players like themselves (prospects.py of
the bots). Where they trust that alone, a move that they do not surely find worse than another is
nobody's sure mistake; where they go by rollouts, too, a part of what was found there must be
confirmed, and points lost make up for a little. Where nothing was learned of positions, but to play
as well as an expert searches, what such a player would do is nobody's sure mistake either: two who
are as strong are of two minds.
"""

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source
from katzentisch.bots.learned import judge_at, network_of, trusted_at
from katzentisch.bots.levels import has_learned_enough
from katzentisch.bots.race import Course
from katzentisch.review.gaps import mean_and_error

# The plain engine is slow: it looks into few worlds, and asks no network what others play there.
WORLDS, PLAIN_WORLDS = 256, 16
# Worse by so many errors.
SURE = 2.0
# The part of what a move is behind in rollouts that is to be confirmed, and the share of the
# victory that a point lost there makes up for. The smaller the one and the larger the other, the
# more blunders are found, and the more of what champions do is blamed (docs/review.md).
CONFIRMED, BY_POINTS = 0.2, 0.005


def finds_worse(
    engine: Engine,
    seen: OneState,
    seat: int,
    move: Course,
    better: Course,
    gap: float,
    points: float,
    source: Source,
) -> bool:
    """Whether a move is worse than another by this opinion, or there is none.

    `gap` is by how much it was in rollouts, `points` are those that it lost there.
    """
    judge = judge_at(engine, seen)
    if judge is None:
        return not learned_to_play(engine, seen, seat, move, source)
    plain = isinstance(engine, PlainEngine)
    player = None if plain else network_of(engine)
    worlds = PLAIN_WORLDS if plain else WORLDS
    found = judge.outlooks(seen, seat, [better, move], worlds, source, player)
    foreseen, error = mean_and_error(*zip(*found, strict=True))
    if trusted_at(engine, seen):
        return foreseen > SURE * error
    return foreseen + BY_POINTS * points > CONFIRMED * gap


def learned_to_play(
    engine: Engine, seen: OneState, seat: int, course: Course, source: Source
) -> bool:
    """Whether a move is what the game has learned to play, where that is as strong as a search."""
    network = network_of(engine) if has_learned_enough(engine, seen) else None
    return network is not None and network.move(seen, seat, source) == course[0]
