"""A lesson as its learner is told it: where he is, and all that the coach says."""

from collections.abc import Iterator

from katzentisch.core.lesson import LEARNER, FirstLesson, Remark
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import Texts, texts
from katzentisch.games import lesson_of, rulebook
from katzentisch.server.protocol import CoachRemark, Language, LessonPage, LessonPoint
from katzentisch.server.table.table import CardTable
from katzentisch.server.table.teaching import due, goes_its_way, in_the_log, taught


def lesson_point(table: CardTable, viewer: int) -> LessonPoint | None:
    """Where the viewer is, if he is the learner of a lesson that goes its way."""
    lesson, game = table.lesson, table.game
    if lesson is None or game is None or viewer != LEARNER or not goes_its_way(lesson, game):
        return None
    if not is_still_told(table):
        return None
    own = [number for number, (seat, _) in enumerate(lesson.moves) if seat == LEARNER]
    made = sum(one.seat == LEARNER for one in game.made + game.waiting)
    over = len(game.made) >= len(lesson.moves)
    at = due(lesson, game, LEARNER)
    return LessonPoint(at, min(made + (at is not None), len(own)), len(own), over)


def is_still_told(table: CardTable) -> bool:
    """Whether the house has the same lesson still; of an old one there are no words."""
    own = lesson_of(rulebook(table.setup.game))
    return own is not None and in_the_log(own) == table.lesson


def lesson_page(game: str, language: Language) -> LessonPage:
    """All that the coach says of a game; raises Refused where it has no lesson."""
    lesson = taught(game)
    remarks = list(_remarks(rulebook(game), lesson, language))
    return LessonPage(game, language, len(lesson.record["moves"]), remarks)


def _remarks(rules: Rulebook, lesson: FirstLesson, language: Language) -> Iterator[CoachRemark]:
    spoken = texts(language, rules)
    for remark in lesson.remarks:
        yield _said(spoken, remark, remark.at, "")
    for key, clause in lesson.things.items():
        yield _said(spoken, Remark(0, key, clause), None, key.removeprefix("coach-"))


def _said(spoken: Texts, remark: Remark, at: int | None, thing: str) -> CoachRemark:
    tip = f"{remark.key}.tip"
    return CoachRemark(
        at,
        thing,
        spoken.say(remark.key),
        spoken.say(tip) if spoken.knows_part(tip) else "",
        remark.clause,
        list(remark.cards),
    )
