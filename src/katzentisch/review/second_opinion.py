"""A second opinion of a mistake: by what the game has learned of positions it is worse, too.

A judgement rests on rollouts in which all play by habit. The best players of the house look to the
next pause, and go by what positions there are worth to players like themselves (prospects.py of the
bots). Where they trust that alone, a move that they do not surely find worse than another is
nobody's sure mistake; where they go by both, it must be worse by both together.
"""

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source
from katzentisch.bots.learned import judge_at, network_of, trusted_at
from katzentisch.bots.race import Course
from katzentisch.review.gaps import mean_and_error

# The plain engine is slow: it looks into few worlds, and asks no network what others play there.
WORLDS, PLAIN_WORLDS = 256, 16
# Worse by so many errors.
SURE = 2.0
# What rollouts count for beside what is foreseen: the more, the more blunders are found, and the
# more of what champions do is blamed (docs/review.md).
PLAYED_OUT = 0.3


def finds_worse(
    engine: Engine,
    seen: OneState,
    seat: int,
    move: Course,
    better: Course,
    gap: float,
    source: Source,
) -> bool:
    """Whether a move is worse than another by this opinion, or there is none.

    `gap` is by how much it was in rollouts.
    """
    judge = judge_at(engine, seen)
    if judge is None:
        return True
    plain = isinstance(engine, PlainEngine)
    player = None if plain else network_of(engine)
    worlds = PLAIN_WORLDS if plain else WORLDS
    found = judge.outlooks(seen, seat, [better, move], worlds, source, player)
    foreseen, error = mean_and_error(*zip(*found, strict=True))
    if trusted_at(engine, seen):
        return foreseen > SURE * error
    return foreseen + PLAYED_OUT * gap > 0
