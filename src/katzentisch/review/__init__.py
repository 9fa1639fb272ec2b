"""One finished game and what it tells a player: what was luck, what was you."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from katzentisch.core.record import replay
from katzentisch.games import rulebooks
from katzentisch.review.computing import NotFinished, Progress, computed
from katzentisch.review.shape import Review

if TYPE_CHECKING:
    from katzentisch.bots.engine import Engine

__all__ = ["NotFinished", "Progress", "Review", "review"]


def quietly(done: float) -> None:
    """Nobody wants to know how far it is."""


def review(
    record: Mapping[str, Any], *, engine: "Engine | None" = None, progress: Progress = quietly
) -> Review:
    """The review of a record; raises NotFinished, or RecordError if it is not a right game.

    `progress` is told from time to time which part is done. Without an engine the compiled one
    is used, and where Numba is missing the plain one, which looks at far less.
    """
    played = replay(record, rulebooks())
    return computed(played, engine or best_engine(played.rules.name), progress)


def best_engine(game: str) -> "Engine":
    """The compiled engine of a game, or the plain one."""
    from katzentisch.bots.engine import compiled_engine, plain_engine
    from katzentisch.games import rulebook

    try:
        return compiled_engine(rulebook(game))
    except ImportError:
        return plain_engine(rulebook(game))
