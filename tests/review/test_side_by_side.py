"""Levels side by side: what they may play is what they do play, and it orders what they lose."""

from collections import Counter
from itertools import pairwise
from math import inf

import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import MOODS, level_move
from tests.review.measuring import Estimate, by_game
from tests.review.side_by_side import (
    Lost,
    expected,
    may_play,
    side_by_side,
    some_decisions,
)
from tests.review.test_review import QUICKEST

pytestmark = pytest.mark.compiled

SEED = 43
DRAWS = 240


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_what_a_level_may_play_is_how_often_it_does(level: str) -> None:
    engine = compiled_engine(QUICKEST)
    wavering = 0
    for _, game, seat in some_decisions(engine, QUICKEST.seats[0], SEED, one_in=4):
        seen = engine.see(engine.table(game.state), seat)
        mixture = may_play(engine, seen, seat, level, DRAWS // MOODS)
        assert sum(mixture.values()) == pytest.approx(1.0)
        if max(mixture.values()) > 0.9:
            continue
        sources = (engine.source(SEED, number) for number in range(DRAWS))
        played = Counter(
            level_move(engine, seen, seat, level, source, number % MOODS)
            for number, source in enumerate(sources)
        )
        for move in {*mixture, *played}:
            # More than four errors of so many draws.
            assert abs(mixture.get(move, 0.0) - played[move] / DRAWS) < 0.14, f"seed {SEED}"
        wavering += 1
        if wavering == 3:
            return


def test_what_is_lost_is_the_mean_over_what_may_be_played() -> None:
    costs = {1: Lost(0.0, 0.0, 0.0, 0.0), 2: Lost(0.4, 8.0, 0.8, 1.0)}
    assert expected({1: 0.75, 2: 0.25}, costs) == Lost(0.1, 2.0, 0.2, 0.25)


def test_decisions_of_one_game_count_as_one() -> None:
    alone, alike = [0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]
    assert by_game(alone, [0, 0, 1, 1]) == Estimate(0.5, 0.0)
    assert by_game(alike, [0, 0, 1, 1]).error == pytest.approx(0.5)
    assert by_game(alike, [0, 0, 0, 0]).error == inf


def test_mean_loss_orders_the_levels() -> None:
    levels = ("novice", "regular", "expert")
    found = side_by_side(compiled_engine(QUICKEST), QUICKEST.seats[0], levels, 60, SEED, 12)
    for level, better in pairwise(levels):
        more = found.more(level, better, "share")
        assert more.mean > 0, f"{level} and {better}: {more}, seed {SEED}"
