"""The way of a seat through a game: every change of its level has a cause, and all add up.

The level of a seat is what the table is worth to it with all hands open and the deck unknown, if
everybody goes on as usual. It starts before the deal and ends with the result.

- *deal*, *draws*: what came, held to all that might have come. On average that is nothing.
- *own*: what a decision has surely cost by what the seat could know (judging.py).
- *dice*: where all choose face down at the same time and a good player may choose this or that: how
  the choice came out in these hands, held to what else he might have chosen.
- *others*: everything else, that is how others have played with what they held.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from katzentisch.review.deeds import Deed, PlayedTurn
from katzentisch.review.judging import NOTHING, Ruling
from katzentisch.review.open_cards import Levels, SeatLevel
from katzentisch.review.shape import CAUSES, Cause, CurvePoint, Way, WayPart, Worth


@dataclass(frozen=True, slots=True)
class Crossroads:
    """A decision of a seat with open cards: what it chose, and what a good player might have."""

    chosen: SeatLevel
    usual: SeatLevel


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of a turn: how it is judged, and how it came out where it was face down."""

    event: Deed
    ruling: Ruling
    crossroads: Crossroads | None = None


@dataclass(frozen=True, slots=True)
class Valued:
    """A turn with its levels: after it whatever is drawn, and after what was drawn."""

    turn: PlayedTurn
    decisions: tuple[Decided, ...]
    moved: Levels
    drawn: Levels

    def of(self, seat: int) -> list[Decided]:
        """What a seat has decided in it."""
        return [one for one in self.decisions if one.event.seat == seat]


@dataclass(frozen=True, slots=True)
class Stretch:
    """A change of level and its cause; `extra` is a variance that its end does not know of."""

    step: int
    round: int
    cause: Cause
    who: int | None
    end: SeatLevel
    extra: Worth = NOTHING


@dataclass(slots=True)
class Walk:
    """All stretches of a seat's way."""

    seat: int
    start: SeatLevel
    stretches: list[Stretch] = field(default_factory=list)

    def go(
        self,
        step: int,
        round_: int,
        cause: Cause,
        end: SeatLevel,
        *,
        who: int | None = None,
        extra: Worth = NOTHING,
    ) -> None:
        """Go on to another level."""
        self.stretches.append(Stretch(step, round_, cause, who, end, extra))

    @property
    def level(self) -> SeatLevel:
        """Where it has come to."""
        return self.stretches[-1].end if self.stretches else self.start

    def follow(self, valued: Valued) -> None:
        """Go through a turn: own decisions first, then what the others chose, then draws."""
        turn = valued.turn
        for own in valued.of(self.seat):
            self.decide(own, turn.round)
        who = None if turn.together else turn.events[0].seat
        self.go(turn.step, turn.round, "others", valued.moved[self.seat], who=who)
        if turn.draws:
            self.go(turn.step, turn.new_round, "draws", valued.drawn[self.seat])

    def decide(self, own: Decided, round_: int) -> None:
        """Go through an own decision: by its cost, and by how it came out."""
        step, ruling, roads = own.event.step + 1, own.ruling, own.crossroads
        if roads:
            self.go(step - 1, round_, "others", roads.usual)
        if ruling.sure:
            error = ruling.error
            squared = Worth(error.share**2, error.points**2)
            costly = less(self.level, ruling.loss)
            self.go(step, round_, "own", costly, who=self.seat, extra=squared)
        if roads:
            self.go(step, round_, "dice", roads.chosen, who=self.seat)


def less(level: SeatLevel, loss: Worth) -> SeatLevel:
    """A level without what was lost."""
    worth = level.worth
    left = Worth(worth.share - loss.share, worth.points - loss.points)
    return SeatLevel(left, level.variance)


def way_of(start: SeatLevel, stretches: Sequence[Stretch]) -> Way:
    """Some stretches that follow one another, added up by cause."""
    changes = dict.fromkeys(CAUSES, NOTHING)
    errors = dict.fromkeys(CAUSES, NOTHING)
    level = start.worth
    for one in stretches:
        changes[one.cause] = plus(changes[one.cause], minus(one.end.worth, level))
        errors[one.cause] = plus(errors[one.cause], one.extra)
        level = one.end.worth
    for cause, variance in junctions(start, stretches):
        errors[cause] = plus(errors[cause], variance)
    parts = (WayPart(cause, changes[cause], root(errors[cause])) for cause in CAUSES)
    return Way(start.worth, tuple(parts), level)


def junctions(start: SeatLevel, stretches: Sequence[Stretch]) -> Iterator[tuple[Cause, Worth]]:
    """The variances of levels, each with a cause whose sum depends on it.

    What one stretch has too much the next has too little: within a cause that is nothing. What a
    decision cost is taken off a level, whatever that is.
    """
    levels = [start, *(one.end for one in stretches)]
    causes = [None, *(one.cause for one in stretches), None]
    for level, (before, after) in zip(levels, pairwise(causes), strict=True):
        for cause in (before, after):
            if cause and cause != "own" and before != after:
                yield cause, level.variance


def plus(one: Worth, other: Worth) -> Worth:
    """Both together."""
    return Worth(one.share + other.share, one.points + other.points)


def minus(one: Worth, other: Worth) -> Worth:
    """What one is more than the other."""
    return Worth(one.share - other.share, one.points - other.points)


def root(squared: Worth) -> Worth:
    """The square root of both."""
    return Worth(squared.share**0.5, squared.points**0.5)


def rounds_of(walk: Walk) -> tuple[Way, ...]:
    """The way of every round; each begins where the one before has ended."""
    ways = []
    start = walk.start
    for stretches in by_round(walk.stretches).values():
        ways.append(way_of(start, stretches))
        start = stretches[-1].end
    return tuple(ways)


def by_round(stretches: Sequence[Stretch]) -> Mapping[int, list[Stretch]]:
    """Stretches by the number of their round."""
    found: dict[int, list[Stretch]] = {}
    for one in stretches:
        found.setdefault(one.round, []).append(one)
    return found


def curve_of(walk: Walk) -> tuple[CurvePoint, ...]:
    """Where the seat stood after each stretch that has moved it."""
    points = [CurvePoint(0, 0, "start", None, walk.start.worth)]
    for one in walk.stretches:
        if one.end.worth != points[-1].level:
            points.append(CurvePoint(one.step, one.round, one.cause, one.who, one.end.worth))
    return tuple(points)
