"""Every lesson can be taught: its record is a game, its remarks stand where something is asked."""

import copy
from typing import Any

import pytest

from katzentisch.core.clauses import clauses
from katzentisch.core.game import Game
from katzentisch.core.lesson import LEARNER, FirstLesson
from katzentisch.core.record import RecordError, replay
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import lesson_of, rulebooks
from tests.games import of_the_house
from tests.samples import nothing_of_its_own
from tests.variants import of_the_house as every_game_of_the_house

# A learner thinks of a move, and of what is said of it, for so many seconds at most; in the same
# time bots have made theirs.
SECONDS_A_MOVE = 20
FIVE_MINUTES = 300


def taught(rules: Rulebook) -> FirstLesson:
    found = lesson_of(rules)
    assert found is not None
    return found


def begun(rules: Rulebook) -> Game:
    """The deal of a lesson."""
    lesson = taught(rules)
    return replay(lesson.record, rulebooks()).again([])


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of(nothing_of_its_own()) is None


@every_game_of_the_house
def test_the_record_is_a_game_by_the_rules(rules: Rulebook) -> None:
    record = taught(rules).record
    game = replay(record, rulebooks())
    assert record["game"] == rules.name
    assert "fair" not in record
    assert len(game.made) == len(record["moves"]), "a choice is left face down"


@every_game_of_the_house
def test_a_lesson_is_short(rules: Rulebook) -> None:
    lesson = taught(rules)
    assert len(lesson.own) * SECONDS_A_MOVE <= FIVE_MINUTES
    assert lesson.own[0] <= 5, "the learner waits too long for his first decision"


@every_game_of_the_house
def test_every_decision_is_spoken_of(rules: Rulebook) -> None:
    lesson = taught(rules)
    end = len(lesson.record["moves"])
    places = [remark.at for remark in lesson.remarks]
    assert places == sorted(places)
    assert set(places) == {*lesson.own, end}


@every_game_of_the_house
def test_every_clause_is_one_of_the_page(rules: Rulebook) -> None:
    lesson = taught(rules)
    cited = [remark.clause for remark in lesson.remarks] + list(lesson.things.values())
    for language in LANGUAGES:
        assert set(cited) <= set(clauses(rules, language))


@every_game_of_the_house
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(rules: Rulebook, language: str) -> None:
    lesson, spoken = taught(rules), texts(language, rules)
    for key in (*(remark.key for remark in lesson.remarks), *lesson.things):
        said = spoken.say(key)
        assert said[-1] in ".!", key
        assert len(said) <= 230, f"{key}: too long for a bubble"
        if spoken.knows_part(f"{key}.tip"):
            assert spoken.say(f"{key}.tip")[-1] in ".!", key
    for key in lesson.things:
        assert spoken.knows_part(f"{key}.tip"), key


@every_game_of_the_house
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_tries_another_way_is_answered(rules: Rulebook, language: str) -> None:
    """Wherever the rules allow more than the lesson goes on with."""
    lesson, game, spoken = taught(rules), begun(rules), texts(language, rules)
    for number, (seat, text) in enumerate(lesson.record["moves"]):
        others = set(game.legal(seat)) - set(lesson.accepted(number))
        if seat == LEARNER and others:
            asked = lesson.asked(number)
            assert asked is not None
            assert spoken.knows_part(f"{asked.key}.else"), asked.key
            said = texts(language).refuse(
                Refusal(f"{asked.key}.else", asked.clause, home=rules.package)
            )
            assert said.endswith(f" ({asked.clause})."), said
            assert "." not in said[: -len(f" ({asked.clause}).")], said
        game.move(seat, text)


@every_game_of_the_house
@pytest.mark.parametrize("last", [False, True])
def test_every_accepted_way_leads_to_the_end(rules: Rulebook, last: bool) -> None:
    """Whatever a learner takes of what is accepted, all others can move as the lesson has it."""
    lesson, game = taught(rules), begun(rules)
    for number, (seat, text) in enumerate(lesson.record["moves"]):
        possible = [move for move in lesson.accepted(number) if move in game.legal(seat)]
        game.move(seat, possible[-1 if last else 0] if seat == LEARNER else text)
    right = replay(lesson.record, rulebooks())
    own, told = game.scores[LEARNER], right.scores[LEARNER]
    assert own == told, "the end would be told wrongly"


@every_game_of_the_house
def test_what_is_shown_are_cards_of_the_game(rules: Rulebook) -> None:
    for remark in taught(rules).remarks:
        assert set(remark.cards) <= set(rules.cards)


@every_game_of_the_house
def test_a_lesson_is_no_longer_one_when_a_move_is_not_possible(rules: Rulebook) -> None:
    """What a changed rule would do to it: the record is refused where it no longer fits."""
    record: dict[str, Any] = copy.deepcopy(dict(taught(rules).record))
    seat, text = record["moves"][-1]
    record["moves"].append([seat, text])
    with pytest.raises(RecordError):
        replay(record, rulebooks())
    forbidden = begun(rules)
    with pytest.raises(RecordError):
        replay(dict(taught(rules).record) | {"shuffles": [forbidden_deck(rules)]}, rulebooks())
    assert not forbidden.over


def forbidden_deck(rules: Rulebook) -> list[str]:
    """The same cards the other way round: other hands, in which the moves cannot be made."""
    deck: list[str] = taught(rules).record["shuffles"][0]
    return deck[::-1]


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert all(lesson_of(rules) for rules in of_the_house())
