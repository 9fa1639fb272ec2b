"""Blame: blunders are found, good players are left alone, levels are told apart."""

import pytest

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.review.judging import (
    HABIT,
    NOW_AND_THEN,
    Runner,
    blamed,
    foremost,
    reach_of_experts,
    rivals,
    still_running,
    too_little,
)
from tests.review import measuring
from tests.review.test_review import QUICKEST
from tests.variants import every_game

pytestmark = pytest.mark.compiled

SEED = 41


@every_game
def test_planted_blunders_are_found(rules: Rulebook) -> None:
    engine = compiled_engine(rules)
    # Playouts that cost little are for games of few decisions.
    one_in = 8 if engine.expert_playouts < 2000 else 1
    planted = measuring.blunders(engine, rules.seats[0], 8, SEED, 400, one_in)
    found = sum(one.found for one in planted)
    # The long form counts to a twentieth; of these few one may be missed.
    assert found >= len(planted) - 1, f"{found} of {len(planted)}, seed {SEED}"
    assert any(one.confirmed for one in planted)
    assert any(one.either_way for one in planted)


def test_the_strongest_bot_is_left_alone_and_a_novice_is_not() -> None:
    engine = compiled_engine(QUICKEST)
    levels = ("novice", "champion")
    losses = measuring.losses_by_level(engine, QUICKEST.seats[0], levels, 3, SEED, share=0.2)
    novice, best = (losses[level] for level in levels)
    assert best.flagged <= 0.04 < novice.flagged, f"seed {SEED}"
    assert sum(novice.shares) / len(novice.shares) > sum(best.shares) / len(best.shares)


def ran(move: int, outlooks: list[float]) -> Runner:
    """A move that has brought this in so many worlds, and as many shares and points."""
    return Runner(move, 0, outlooks, outlooks, outlooks)


def test_what_an_expert_would_play_now_and_then_needs_a_larger_gap() -> None:
    engine = plain_engine(QUICKEST)
    game = Game(QUICKEST, QUICKEST.seats[0], SeededDealer(seeded(SEED)))
    seat = game.actors[0]
    seen = engine.see(engine.table(game.state), seat)
    habit = int(engine.do.rule_at(seen, seat, engine.source(0)))
    other = next(move for move in engine.legal(seen, seat) if move != habit)
    of_habit, of_other = (reach_of_experts(engine, seen, seat, move) for move in (habit, other))
    assert of_habit / of_other == pytest.approx((NOW_AND_THEN + HABIT) / NOW_AND_THEN)


def test_what_an_expert_would_play_now_and_then_is_looked_at_no_longer() -> None:
    own, better = ran(0, [0.0] * 400), ran(1, [1.0, -0.9] * 200)
    assert not too_little(better, own, reach=0.0)
    # A gap of .05 with a spread of .95, known to .05: half a spread is far beyond it.
    assert too_little(better, own, reach=0.5)


def test_the_best_few_go_on_and_so_does_the_move_played() -> None:
    running = [ran(move, [float(-move)]) for move in range(6)]
    assert [one.move for one in foremost(running, played=5)] == [0, 1, 2, 5]
    assert [one.move for one in foremost(running, played=1)] == [0, 1, 2, 3]


def test_who_cannot_matter_falls_out_though_he_is_not_surely_behind() -> None:
    own, equal = ran(0, [0.5, 0.51] * 50), ran(1, [0.5, 0.51] * 50)
    leader, close = ran(2, [0.9, 0.91] * 50), ran(3, [0.95, 0.85] * 50)
    assert [one.move for one in still_running([own, equal], played=0, reach=0.0)] == [0]
    running = still_running([own, leader, close], played=0, reach=0.0)
    assert [one.move for one in running] == [2, 3, 0]


def test_of_moves_that_come_to_the_same_in_every_world_one_runs_on() -> None:
    own, better = ran(0, [0.5, 0.51] * 50), [ran(move, [0.9, 0.91] * 50) for move in (1, 2)]
    running = still_running([own, *better], played=0, reach=0.0)
    assert [one.move for one in running] == [1, 0]
    # The move played stays, and a few worlds say too little.
    few = [ran(move, [0.9, 0.91] * 10) for move in (0, 1, 2)]
    assert [one.move for one in still_running(few, played=0, reach=0.0)] == [0, 1, 2]


def test_a_move_is_held_to_the_two_best_others_that_may_matter() -> None:
    own, worse = ran(0, [0.5, 0.51] * 50), ran(4, [0.4, 0.41] * 50)
    better = [ran(move, [0.9, 0.91] * 50) for move in (1, 2, 3)]
    assert [one.move for one in rivals([*better, own], own, reach=0.0)] == [1, 2]
    assert [one.move for one in rivals([better[0], own, worse], own, reach=0.0)] == [1]


def test_blame_needs_a_size_a_certainty_and_what_experts_would_see() -> None:
    own, better = ran(0, [0.0] * 400), ran(1, [1.0, -0.8] * 200)
    # A gap of .1 with a spread of .9, known to .045.
    assert blamed(better, own, reach=0.0)
    assert not blamed(better, own, reach=0.2)
    assert not blamed(ran(1, [1.0, -0.9] * 200), own, reach=0.0)
    assert not blamed(ran(1, [0.02] * 400), own, reach=0.0)
