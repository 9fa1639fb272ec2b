"""What tables of a finished game were worth to every seat, all hands open and the deck unknown.

The same number serves the curve, the parts and the hindsight, so that they cannot disagree.
"""

from dataclasses import dataclass

from katzentisch.bots.engine import Engine, PlainEngine
from katzentisch.bots.open_hands import NEW_DEAL, NO_MOVE, WORTHS
from katzentisch.bots.rollout import RULE
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.review.shape import Worth

# A stream of chance that no deal, no bot and no judgement uses.
LOOKING_BACK = 78
# Tries that all come to the same need no more of their kind.
FIRST_TRIES = 8


@dataclass(frozen=True, slots=True)
class SeatLevel:
    """What a table is worth to a seat, and the variance of that."""

    worth: Worth
    variance: Worth


Levels = tuple[SeatLevel, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many tries for cards that came, for a move, and for one of several moves compared."""

    draws: int
    moves: int
    compared: int


def effort_of(engine: Engine) -> Effort:
    """Parts of what an expert may spend on a decision; the plain engine is slow."""
    if isinstance(engine, PlainEngine):
        return Effort(6, 2, 4)
    spent = engine.expert_playouts
    return Effort(draws=spent // 4, moves=spent // 24, compared=spent // 8)


def exact(rules: Rulebook, state: State) -> Levels:
    """What a finished game was worth."""
    found = []
    best = rules.winners(state)
    for seat in range(state.players):
        share = (best >> seat & 1) / best.bit_count()
        found.append(SeatLevel(Worth(share, lead_of(state, seat)), Worth(0.0, 0.0)))
    return tuple(found)


def lead_of(state: State, seat: int) -> float:
    """A seat's points above the mean of the others."""
    others = sum(state.score[: state.players]) - state.score[seat]
    return float(state.score[seat] - others / (state.players - 1))


def before_the_deal(engine: Engine, state: State, tries: int) -> Levels:
    """What a game like this is worth to each seat before the first card."""
    return worth(engine, state, tries, 0, move=NEW_DEAL)


def worth(
    engine: Engine,
    state: State,
    tries: int,
    stream: int,
    *,
    deck_size: int = 0,
    seat: int = 0,
    move: int = NO_MOVE,
) -> Levels:
    """What a table is worth after a move; tables tried with one stream have the same luck."""
    table, places = engine.table(state), engine.places(1)
    source = engine.source(LOOKING_BACK, stream)
    sums = engine.real(WORTHS * state.players)
    done, more = 0, min(FIRST_TRIES, tries)
    while more:
        engine.do.open_worth(table, places, seat, move, deck_size, more, RULE, source, sums)
        done += more
        levels = tuple(level(sums, other, done) for other in range(state.players))
        more = 0 if all_alike(levels) else tries - done
    return levels


def all_alike(levels: Levels) -> bool:
    """Whether every try came to the same."""
    return all(one.variance.share < 1e-12 and one.variance.points < 1e-12 for one in levels)


def level(sums: list[float], seat: int, tries: int) -> SeatLevel:
    """Sums of so many tries as a level."""
    share, shares, points, leads = (
        float(one) / tries for one in sums[WORTHS * seat : WORTHS * (seat + 1)]
    )
    variance = Worth(
        max(0.0, shares - share * share) / tries, max(0.0, leads - points * points) / tries
    )
    return SeatLevel(Worth(share, points), variance)
