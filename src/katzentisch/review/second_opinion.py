"""A second opinion of a mistake: what the game has learned of positions must find it worse, too.

A judgement rests on rollouts in which all play by habit. Where what was learned of positions is
trusted (bots/prospects.py), the best players of the house go by that and play better; a move that
they do not find worse than another is nobody's sure mistake.
"""

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source
from katzentisch.bots.learned import network_of, trusted_at
from katzentisch.bots.race import Course
from katzentisch.review.gaps import mean_and_error

# The plain engine is slow: it looks into few worlds, and asks no network what others play there.
WORLDS, PLAIN_WORLDS = 256, 16
# Worse by so many errors.
SURE = 2.0


def finds_worse(
    engine: Engine, seen: OneState, seat: int, move: Course, better: Course, source: Source
) -> bool:
    """Whether a move is surely worse than another by this opinion, or there is none."""
    judge = trusted_at(engine, seen)
    if judge is None:
        return True
    plain = isinstance(engine, PlainEngine)
    player = None if plain else network_of(engine)
    worlds = PLAIN_WORLDS if plain else WORLDS
    found = judge.outlooks(seen, seat, [better, move], worlds, source, player)
    gap, error = mean_and_error(*zip(*found, strict=True))
    return gap > SURE * error
