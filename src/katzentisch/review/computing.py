"""A review of a finished game: every table of it valued, every decision judged, all seats told."""

from collections.abc import Callable, Iterator, Sequence
from zlib import crc32

from katzentisch.bots.engine import Engine
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.review.deeds import Deed, PlayedTurn, first_deal, turns_of
from katzentisch.review.judging import Ruling, judge
from katzentisch.review.luck import spread_of
from katzentisch.review.open_cards import (
    Levels,
    SeatLevel,
    before_the_deal,
    effort_of,
    exact,
    worth,
)
from katzentisch.review.reasons import reason_of
from katzentisch.review.shape import (
    REVIEW_VERSION,
    Candidate,
    Dear,
    Judged,
    Review,
    SeatReview,
    Worth,
)
from katzentisch.review.walking import (
    Crossroads,
    Decided,
    Valued,
    Walk,
    curve_of,
    rounds_of,
    way_of,
)

Progress = Callable[[float], None]
# The dearest decisions that are told, at most.
DEAREST = 3
# Among them a point weighs as much as this share of the victory.
A_POINT = 0.005


class NotFinished(Exception):
    """Only a finished game can be reviewed: before, hands are hidden."""


def computed(played: Game, engine: Engine, progress: Progress) -> Review:
    """The review of a finished game."""
    if not played.over:
        raise NotFinished
    reviewer = Reviewer(played, engine)
    valued = []
    for turn in turns_of(played):
        valued.append(reviewer.valued(turn))
        progress(0.9 * turn.step / len(played.made))
    seats = tuple(reviewer.seat(seat, valued) for seat in range(played.players))
    spread = spread_of(engine, played.players, tuple(sorted(played.options.items())))
    progress(1.0)
    name, players = played.rules.name, played.players
    return Review(REVIEW_VERSION, name, players, played.options, seats, spread)


class Reviewer:
    """Looks at the events of one game, in their order."""

    def __init__(self, played: Game, engine: Engine) -> None:
        self.played, self.engine = played, engine
        self.rules: Rulebook = played.rules
        self.effort = effort_of(engine)
        # Every game has chance of its own.
        self.stream = crc32(repr((played.shuffles, played.made)).encode()) << 16
        dealt, draws = first_deal(played), self.effort.draws
        empty = self.rules.new_state(played.players, played.options)
        self.start = before_the_deal(engine, empty, 2 * draws)
        size = len(dealt.shuffles[-1])
        self.dealt = worth(engine, dealt.state, draws, self.stream, deck_size=size)
        self.now = self.dealt

    def valued(self, turn: PlayedTurn) -> Valued:
        """A turn with what it was worth to everybody, and how its decisions are judged."""
        decisions = tuple(self.decided(turn, event) for event in turn.events if not event.forced)
        moved = self.moved(turn, decisions)
        drawn = self.drawn(turn) if turn.draws or turn.after.over else moved
        # Nothing is drawn after the last move that could have been otherwise.
        if turn.after.over and not turn.draws:
            moved = drawn
        self.now = drawn
        return Valued(turn, decisions, moved, drawn)

    def decided(self, turn: PlayedTurn, event: Deed) -> Decided:
        """What is thought of a decision by what its seat could see."""
        seen = self.engine.see(self.engine.table(event.before), event.seat)
        ruling = judge(self.engine, seen, event.seat, event.move)
        return Decided(event, ruling, self.crossroads(turn, event, ruling))

    def moved(self, turn: PlayedTurn, decisions: Sequence[Decided]) -> Levels:
        """What the table is worth after a turn, whatever is drawn then."""
        if not decisions and not turn.draws:
            return self.now
        last, size = turn.events[-1], turn.deck_size
        tries = self.effort.draws if turn.draws else self.effort.moves
        return self.tried(last.before, last, last.move, size, tries)

    def drawn(self, turn: PlayedTurn) -> Levels:
        """What it is worth after what was drawn."""
        if turn.after.over:
            return exact(self.rules, turn.after)
        stream, size = self.stream + 2 * turn.step, turn.new_deck_size
        return worth(self.engine, turn.after, self.effort.draws, stream, deck_size=size)

    def tried(self, state: State, event: Deed, move: int, size: int, tries: int) -> Levels:
        """What a table would be worth after a move in the place of an event's."""
        stream, seat = self.stream + 2 * event.step + 1, event.seat
        return worth(self.engine, state, tries, stream, deck_size=size, seat=seat, move=move)

    def crossroads(self, turn: PlayedTurn, event: Deed, ruling: Ruling) -> Crossroads | None:
        """A choice face down in which a good player might have chosen otherwise."""
        if not turn.together or (not ruling.sure and len(ruling.mix) == 1):
            return None
        moves = {event.move, *(move for move, _ in ruling.mix)}
        tries, size = self.effort.compared, turn.deck_size
        levels = {
            move: self.tried(event.alone, event, move, size, tries)[event.seat]
            for move in sorted(moves)
        }
        usual = averaged([(levels[move], weight) for move, weight in ruling.mix])
        return Crossroads(levels[event.move], usual)

    def seat(self, seat: int, valued: Sequence[Valued]) -> SeatReview:
        """The game as one seat had it."""
        walk = Walk(seat, self.start[seat])
        walk.go(0, 0, "deal", self.dealt[seat])
        for one in valued:
            walk.follow(one)
        own = [event for one in valued for event in one.turn.events if event.seat == seat]
        judged = [
            (one.turn, decided, told(self.rules, one.turn, decided))
            for one in valued
            for decided in one.decisions
            if decided.event.seat == seat
        ]
        return SeatReview(
            *(seat, way_of(walk.start, walk.stretches), rounds_of(walk), curve_of(walk)),
            moves=len(own),
            forced=sum(event.forced for event in own),
            decisions=tuple(decision for _, _, decision in judged),
            dearest=tuple(self.dear(*one) for one in dearest(judged)),
        )

    def dear(self, turn: PlayedTurn, decided: Decided, decision: Judged) -> Dear:
        """A dear decision with its reason, its choices, and what hindsight says."""
        event, ruling = decided.event, decided.ruling
        seen = self.engine.see(self.engine.table(event.before), event.seat)
        tries, size = self.effort.compared, turn.deck_size
        opened = [
            (move, self.tried(event.before, event, move, size, tries)[event.seat].worth)
            for move in event.legal
        ]
        opened.sort(key=lambda one: -one[1].share)
        return Dear(
            decision,
            reason_of(self.engine, seen, event.seat, ruling),
            view_before(self.played, event),
            tuple(self.choices(event, ruling.choices)),
            tuple(self.choices(event, opened)),
        )

    def choices(self, event: Deed, moves: Sequence[tuple[int, Worth]]) -> Iterator[Candidate]:
        """Moves in notation with what they promise."""
        for move, promised in moves:
            yield Candidate(self.rules.text(event.before, move), promised)


def averaged(levels: Sequence[tuple[SeatLevel, float]]) -> SeatLevel:
    """The mean of some levels by their weights."""
    share = sum(weight * one.worth.share for one, weight in levels)
    points = sum(weight * one.worth.points for one, weight in levels)
    variances = [
        sum(weight**2 * variance for variance, weight in found)
        for found in (
            [(one.variance.share, weight) for one, weight in levels],
            [(one.variance.points, weight) for one, weight in levels],
        )
    ]
    return SeatLevel(Worth(share, points), Worth(*variances))


def told(rules: Rulebook, turn: PlayedTurn, decided: Decided) -> Judged:
    """A judgement in notation."""
    event, ruling = decided.event, decided.ruling
    return Judged(
        event.step,
        turn.round,
        rules.text(event.before, ruling.played),
        rules.text(event.before, ruling.best),
        ruling.loss,
        ruling.error,
        ruling.sure,
    )


Found = tuple[PlayedTurn, Decided, Judged]


def dearest(judged: Sequence[Found]) -> list[Found]:
    """The dearest decisions that surely were, the dearest first."""
    sure = [one for one in judged if one[2].sure]
    return sorted(sure, key=lambda one: (-price(one[2].loss), one[2].step))[:DEAREST]


def price(loss: Worth) -> float:
    """What orders losses: shares of the victory, and points where those are equal or gone."""
    return loss.share + A_POINT * loss.points


def view_before(played: Game, event: Deed) -> dict[str, object]:
    """What a seat saw when it decided."""
    game = first_deal(played)
    for made in played.made[: event.step]:
        game.make(made.seat, made.move)
    return game.view(event.seat)
