"""What a finished review says: plain data, the same in every language, ready for JSON.

Every change is told twice: as a share of the victory (0.25 is a quarter of it) and in points of
lead over the mean of the others. Steps count the moves of the record that have been made.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

# The form of a review as JSON: whoever has kept one sees by it whether he can still read it.
REVIEW_VERSION = 2

# What a change comes from: the first cards, cards drawn later, what others chose, what the own
# decisions cost, and how a choice came out where a good player may choose either way.
Cause = Literal["deal", "draws", "others", "own", "dice"]
CAUSES: tuple[Cause, ...] = ("deal", "draws", "others", "own", "dice")
# A figure of a reason: a number, the text of a card, or how a number is written.
ReasonWord = int | str | Mapping[Literal["percent", "decimal"], float]


@dataclass(frozen=True, slots=True)
class Worth:
    """So much, in both currencies."""

    share: float
    points: float


@dataclass(frozen=True, slots=True)
class WayPart:
    """What one cause has changed, and how far off that may be (one standard error)."""

    cause: Cause
    change: Worth
    error: Worth


@dataclass(frozen=True, slots=True)
class Way:
    """From a beginning to an end: `start` and the changes of all parts add up to `end`."""

    start: Worth
    parts: tuple[WayPart, ...]
    end: Worth


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """Where a seat stood after so many moves, and what had changed it last.

    `who` has moved; nobody where cards were dealt or drawn.
    """

    step: int
    round: int
    cause: Cause | Literal["start"]
    who: int | None
    level: Worth


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that was one: what the move cost by what its seat could know then.

    `sure` is beyond two standard errors and large enough to matter; what is not sure costs nothing.
    """

    step: int
    round: int
    played: str
    best: str
    loss: Worth
    error: Worth
    sure: bool


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move and what it promised."""

    text: str
    worth: Worth


@dataclass(frozen=True, slots=True)
class ReviewReason:
    """Why the better move was better: a message of the texts, its words, and a seat to name."""

    key: str
    words: Mapping[str, ReasonWord]
    who: int | None


@dataclass(frozen=True, slots=True)
class Dear:
    """One of the dearest decisions, with all that a small quiz needs.

    `view` is what the seat saw, `choices` its legal moves by what it could know, the best first;
    `hindsight` the same moves with open cards, and to be kept apart.
    """

    judged: Judged
    reason: ReviewReason
    view: Mapping[str, Any]
    choices: tuple[Candidate, ...]
    hindsight: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A game as one seat had it."""

    seat: int
    game: Way
    rounds: tuple[Way, ...]
    curve: tuple[CurvePoint, ...]
    # Moves made, those without an alternative among them, and every decision that was one.
    moves: int
    forced: int
    decisions: tuple[Judged, ...]
    dearest: tuple[Dear, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """How much luck does in games like this one.

    In 95 of 100 games deal and draws together move a seat by up to `usual`. A player who wins
    `edge` of a victory more than the others shows it by results after about so many games.
    """

    usual: Worth
    edge: float
    games: int


@dataclass(frozen=True, slots=True)
class Review:
    """All that is said of a finished game, for every seat."""

    version: int
    game: str
    players: int
    options: Mapping[str, str]
    seats: tuple[SeatReview, ...]
    spread: Spread

    def as_json(self) -> dict[str, Any]:
        """The same as dictionaries and lists."""
        return asdict(self)
