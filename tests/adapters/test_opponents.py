"""Who sits around a learner: by seat, from a mix, by level, and who was there before."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from katzentisch.adapters.batched import Tables
from katzentisch.adapters.lessons import Lessons
from katzentisch.adapters.opponents import Mix, Opponents
from katzentisch.bots.levels import LEVELS
from tests.samples import at_once

SEED = 5
GAME = at_once().name


class Watching:
    """A player who makes the first legal move and notes which seats it was asked for."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def __call__(self, observations: Any, masks: Any, seats: Any) -> NDArray[np.int64]:
        self.seats += seats.tolist()
        moves: NDArray[np.int64] = np.argmax(masks, axis=1)
        return moves


def lessons(opponents: Opponents, size: int = 8, seat: int | str = 0, steps: int = 60) -> Lessons:
    """Lessons in which the learner makes the first legal move."""
    found = Lessons(GAME, size, 4, None, opponents, seat)
    found.begin(SEED)
    for _ in range(steps):
        found.step(found.shown.masks.argmax(axis=1))
    return found


def test_opponents_sit_by_seat_from_the_learners_left() -> None:
    left, other = Watching(), Watching()
    lessons([left, other], seat=2)
    assert set(left.seats) == {3}
    assert set(other.seats) == {0, 1}, "the last takes the seats left"


def test_a_mix_is_drawn_anew_for_every_seat_of_every_game() -> None:
    often, seldom = Watching(), Watching()
    lessons(Mix({often: 4, seldom: 1, "random": 1}), size=32)
    assert set(often.seats) == set(seldom.seats) == {1, 2, 3}
    assert 2 < len(often.seats) / len(seldom.seats) < 8, SEED


def test_who_joins_a_mix_is_met_from_the_next_deal_on() -> None:
    late, mix = Watching(), Mix({"rule": 1})
    found = Lessons(GAME, 4, 4, None, mix, "all")
    found.begin(SEED)
    mix.add(late, 50)
    found.step(found.shown.masks.argmax(axis=1))
    assert not late.seats
    found.begin(SEED)
    found.step(found.shown.masks.argmax(axis=1))
    assert late.seats


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_may_sit_there(level: str) -> None:
    found = lessons([level, "random"], size=2, steps=8)
    assert found.begun


def test_a_rule_bot_in_company_plays_as_it_does_alone() -> None:
    """The compiled steps and the company of Python objects ask the same bots the same things."""
    alone, company = lessons("rule", size=4), lessons(["rule", "rule"], size=4)
    assert np.array_equal(alone.shown.observations, company.shown.observations)
    assert np.array_equal(alone.lesson.margins, company.lesson.margins)


def test_the_same_seed_gives_the_same_company() -> None:
    mix = Mix({"rule": 1, "random": 1})
    one, other = (lessons(mix, seat="all") for _ in range(2))
    assert np.array_equal(one.seating.who, other.seating.who)  # type: ignore[union-attr]
    assert np.array_equal(one.shown.observations, other.shown.observations)


def test_wrong_company_is_answered_with_sentences() -> None:
    company: list[tuple[Any, str]] = [
        (["rule"] * 4, "Name 1 to 3 opponents"),
        ([], "Name 1 to 3 opponents"),
        (7, "There is no opponent 7; choose 'random' or 'rule'"),
        (["rule", "clever"], "There is no opponent 'clever'; choose 'random' or 'rule', a level"),
    ]
    for wrong, sentence in company:
        with pytest.raises(ValueError, match=sentence):
            Lessons(GAME, 2, 4, None, wrong, 0)
    with pytest.raises(ValueError, match="A mix needs somebody in it"):
        lessons(Mix())
    with pytest.raises(ValueError, match="A weight must be more than nothing"):
        Mix({"rule": 0})


def test_tables_before_the_deal_say_what_is_missing() -> None:
    with pytest.raises(ValueError, match="No cards are dealt yet: call begin"):
        Tables(GAME, 2, 4).step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="No cards are dealt yet: call begin"):
        Tables(GAME, 2, 4).random_moves()
