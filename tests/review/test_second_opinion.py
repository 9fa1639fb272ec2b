"""A second opinion: what the best players do not find worse is nobody's sure mistake."""

from types import SimpleNamespace
from typing import Any

import pytest

from katzentisch.bots.race import Course
from katzentisch.review.second_opinion import WORLDS, finds_worse

BETTER, PLAYED = (1, 0), (2, 0)


def asked(
    gaps: list[float],
    monkeypatch: pytest.MonkeyPatch,
    *,
    gap: float = 0.0,
    points: float = 0.0,
    trusted: bool = True,
) -> bool:
    """What is said of a move that is behind by these, world after world, again and again."""

    def outlooks(
        seen: Any, seat: int, courses: list[Course], worlds: int, *_: Any
    ) -> list[list[float]]:
        assert courses == [BETTER, PLAYED]
        return [[0.3, 0.3 - gaps[world % len(gaps)]] for world in range(worlds)]

    judge = SimpleNamespace(outlooks=outlooks)
    monkeypatch.setattr("katzentisch.review.second_opinion.judge_at", lambda *_: judge)
    alone = judge if trusted else None
    monkeypatch.setattr("katzentisch.review.second_opinion.trusted_at", lambda *_: alone)
    monkeypatch.setattr("katzentisch.review.second_opinion.network_of", lambda _: None)
    nobody: Any = None
    return finds_worse(nobody, None, 0, PLAYED, BETTER, gap, points, nobody)


def test_a_small_gap_will_do_if_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked([0.01, 0.012], monkeypatch)


def test_a_gap_that_may_be_chance_will_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert WORLDS == 256
    assert not asked([0.1, -0.09], monkeypatch)  # 0.005 ± 0.006
    assert asked([0.1, -0.07], monkeypatch)  # 0.015 ± 0.005


def test_nor_a_move_that_is_found_better(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not asked([-0.02, -0.01], monkeypatch)


def test_where_both_count_a_part_must_be_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked([0.011], monkeypatch, gap=0.05, trusted=False)
    assert not asked([0.009], monkeypatch, gap=0.05, trusted=False)


def test_and_points_lost_make_up_for_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked([-0.004], monkeypatch, gap=0.05, points=3, trusted=False)
    assert not asked([-0.006], monkeypatch, gap=0.05, points=3, trusted=False)
    assert not asked([-0.004], monkeypatch, gap=0.05, points=3)


@pytest.mark.parametrize(
    ("enough", "liked", "worse"),
    [(True, PLAYED, False), (True, BETTER, True), (False, PLAYED, True)],
    ids=["what is played", "another move", "not enough"],
)
def test_who_has_learned_to_play_blames_nothing_that_he_plays(
    monkeypatch: pytest.MonkeyPatch, enough: bool, liked: Course, worse: bool
) -> None:
    opinions = "katzentisch.review.second_opinion"
    network = SimpleNamespace(move=lambda *_: liked[0])
    monkeypatch.setattr(f"{opinions}.judge_at", lambda *_: None)
    monkeypatch.setattr(f"{opinions}.has_learned_enough", lambda *_: enough)
    monkeypatch.setattr(f"{opinions}.network_of", lambda _: network)
    nobody: Any = None
    assert finds_worse(nobody, None, 0, PLAYED, BETTER, 0.1, 0.0, nobody) is worse
