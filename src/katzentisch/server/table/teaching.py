"""A table with a lesson: bots move as the lesson does, and the learner is kept on its way.

The lesson goes its way as long as every move made was one that it knows at that place. Once it does
not, or is at its end, the table is like any other.
"""

from katzentisch.core.game import Game
from katzentisch.core.lesson import LEARNER, FirstLesson
from katzentisch.core.rulebook import Refusal
from katzentisch.games import lesson_of, rulebooks
from katzentisch.server.table.events import Taught
from katzentisch.server.table.refused import refused


def taught(game: str) -> FirstLesson:
    """The lesson of the game of that name; raises Refused where there is none."""
    rules = rulebooks().get(game)
    lesson = None if rules is None else lesson_of(rules)
    if lesson is None:
        raise refused("request-not-found")
    return lesson


def in_the_log(lesson: FirstLesson) -> Taught:
    """A lesson as the log keeps it."""
    moves = [
        (seat, lesson.accepted(number) if seat == LEARNER else [text])
        for number, (seat, text) in enumerate(lesson.record["moves"])
    ]
    return Taught(lesson.record["shuffles"], moves)


def goes_its_way(lesson: Taught, game: Game) -> bool:
    """Whether all moves so far are those of the lesson; what comes after its end is no matter."""
    return all(
        made.seat == seat and made.text in moves
        for made, (seat, moves) in zip(game.made, lesson.moves, strict=False)
    )


def due(lesson: Taught, game: Game, seat: int) -> int | None:
    """The number of the move in the lesson that the seat has to make now; none where it has none.

    Where several choose at the same time, moves of others may stand before it.
    """
    if not game.acts(seat) or not goes_its_way(lesson, game):
        return None
    numbers = range(len(game.made), len(lesson.moves))
    own = [number for number in numbers if lesson.moves[number][0] == seat]
    chosen = sum(made.seat == seat for made in game.waiting)
    return own[chosen] if chosen < len(own) else None


def taught_move(lesson: Taught, game: Game, seat: int) -> int | None:
    """The move that the lesson has for a seat now, if the rules allow it."""
    number = due(lesson, game, seat)
    if number is None:
        return None
    text = lesson.moves[number][1][0]
    move = game.rules.parse(game.state, text)
    possible = game.why_not(seat, text) is None
    return move if possible and not isinstance(move, Refusal) else None


def other_way(lesson: Taught | None, game: Game, seat: int, text: str) -> Refusal | None:
    """A kind word to whoever tries a possible move with which the lesson does not go on."""
    number = None if lesson is None else due(lesson, game, seat)
    if lesson is None or number is None or text in lesson.moves[number][1]:
        return None
    own = lesson_of(game.rules)
    asked = None if own is None or in_the_log(own) != lesson else own.asked(number)
    if asked is None:
        return Refusal("table-lesson-other-way")
    return Refusal(f"{asked.key}.else", asked.clause, home=game.rules.package)
