"""A champion's moves race: close decisions get many worlds, clear ones few."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from katzentisch.bots.levels import raced
from katzentisch.bots.pauses import at_once
from katzentisch.bots.race import CLOSE, FIRST, JUDGED, Course, Race, entered, hoped

SEED = 23
PLAYOUTS = 1000
NOT_WORTH = 0.0005


def worlds(gains: Sequence[float], spread: float, number: int, rng: Random) -> list[list[float]]:
    """What courses bring in some worlds, of which each is as good as the first and a gain."""
    return [[0.25 + gain + rng.gauss(0, spread) for gain in gains] for _ in range(number)]


class Table:
    """An engine for which moves 0, 1, … are better than the first by so much, in the mean."""

    expert_playouts, not_worth, doubt, rollout_doubt = PLAYOUTS, NOT_WORTH, 0.02, 0.0

    def __init__(self, gains: Sequence[float], spread: float, plans: int = 1) -> None:
        self.gains, self.spread, self.plans = gains, spread, plans
        self.rng, self.playouts, self.judged = Random(SEED), 0, 0
        self.judgements: Sequence[float] = ()

    def legal(self, *_: Any) -> list[int]:
        """All moves."""
        return [*range(len(self.gains))]

    def glance(self, *given: Any) -> list[list[float]]:
        """What levels.glance would see."""
        _, _, _, courses, number, _ = given
        self.playouts += number * len(courses)
        return worlds([self.gains[move] for move, _ in courses], self.spread, number, self.rng)

    def outlooks(self, *given: Any) -> list[list[float]]:
        """What one who judges positions would see."""
        _, _, courses, number, _, *_ = given
        self.judged += number * len(courses)
        return worlds([self.judgements[move] for move, _ in courses], 0.02, number, self.rng)


def chosen(
    table: Table, monkeypatch: pytest.MonkeyPatch, thoughts: Sequence[float] = (), share: float = 1
) -> int:
    """The move of a champion at such a table whose network thinks so."""
    monkeypatch.setattr("katzentisch.bots.levels.glance", table.glance)
    judge = table if table.judgements else None
    monkeypatch.setattr("katzentisch.bots.levels.judge_at", lambda *_: judge)
    trusted = judge if table.doubt == 0 else None
    monkeypatch.setattr("katzentisch.bots.levels.trusted_at", lambda *_: trusted)
    thought = dict(enumerate(thoughts or [0.0] * len(table.gains)))
    network: Any = SimpleNamespace(thoughts=lambda *_: thought)
    engine: Any = table
    return at_once(raced(engine, None, 0, network, None, share))


@pytest.mark.parametrize("plans", [1, 4])
def test_the_best_move_wins(plans: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(Table([0, 0.02, -0.02, 0.05], 0.05, plans), monkeypatch) == 3, f"seed {SEED}"


def test_what_is_clear_takes_few_playouts_and_what_is_close_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clear, close = Table([0, 0.3, 0.1], 0.05), Table([0, 0.001, 0.0005], 0.2)
    assert chosen(clear, monkeypatch) == 1
    chosen(close, monkeypatch)
    assert clear.playouts == FIRST * 3
    assert close.playouts > PLAYOUTS, f"seed {SEED}"


def test_nobody_thinks_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """However close it is: a batch more than what a close decision may take, and no more."""
    for share in (1.0, 0.1):
        table = Table([0, 0.0001, 0.0002], 0.5)
        chosen(table, monkeypatch, share=share)
        most = CLOSE * PLAYOUTS * share
        assert table.playouts < 1.25 * most + 3 * FIRST, f"seed {SEED}"


def test_moves_that_are_judged_much_worse_are_not_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clear = Table([0.3, 0, 0], 0.05)
    clear.judgements = [0.0, 0.3, 0.0]
    assert chosen(clear, monkeypatch) == 1
    assert (clear.judged, clear.playouts) == (JUDGED * 3, 0)
    close = Table([0.0, 0.1, 0.3], 0.05)
    close.judgements = [0.31, 0.30, 0.0]
    assert chosen(close, monkeypatch) == 1, f"seed {SEED}"
    assert close.playouts % 2 == 0
    assert close.playouts > 0


def test_where_judgements_are_trusted_nothing_is_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table([0.0, 0.1, 0.3], 0.05)
    table.judgements, table.doubt = [0.31, 0.30, 0.0], 0.0
    assert chosen(table, monkeypatch) == 0, f"seed {SEED}"
    assert table.playouts == 0


def test_a_judgement_counts_as_much_as_it_is_sure() -> None:
    """Playing out says the second is better by 0.01, to ± 0.01; it was judged worse by that."""
    for doubt, better in ((0.004, 1), (0.1, 2)):
        race = entered([(1, 0), (2, 0), (3, 0)], [[0.26, 0.25, -9.0]] * 16, doubt=doubt)
        assert race.courses == [(1, 0), (2, 0)]
        race.add([[0.25, 0.30], [0.25, 0.22]] * 8)
        assert race.go_on(NOT_WORTH) == (better, 0)


def test_rollouts_are_not_right_for_being_many() -> None:
    """Judged worse by 0.02, seen better by 0.03: what both may be wrong by decides, in the end."""
    for bias, better in ((0.0, 2), (0.02, 2), (0.04, 1)):
        race = entered([(1, 0), (2, 0)], [[0.27, 0.25]] * 16, doubt=0.02, bias=bias)
        race.add([[0.25, 0.30], [0.25, 0.26]] * 5_000)
        assert race.go_on(NOT_WORTH) == (better, 0)


def test_what_worlds_cannot_decide_is_not_looked_for() -> None:
    """The less is to be concluded from rollouts, the sooner a close race is over."""
    left = []
    for bias in (0.0, 0.1):
        race = entered([(1, 0), (2, 0)], [[0.27, 0.25]] * 16, doubt=0.02, bias=bias)
        race.add([[0.25, 0.29], [0.25, 0.23]] * 8)
        race.go_on(NOT_WORTH)
        left.append(len(race.courses))
    assert left == [2, 1]


def test_a_gain_of_a_few_worlds_may_be_luck() -> None:
    """The same gain in as many worlds convinces where worlds agree, and not where they do not."""
    for spread, better in ((0.1, 0), (0.001, 1)):
        race = Race([(7, 0), (8, 0)], [0.3, 0.0])
        race.add([[0.25 + spread, 0.252], [0.25 - spread, 0.252]] * 8)
        assert race.go_on(NOT_WORTH) == (7 + better, 0)


def test_who_is_left_runs_on_with_what_is_known() -> None:
    rng = Random(SEED)
    courses: list[Course] = [(1, 0), (2, 0), (3, 0)]
    race, alone = Race(courses, [0.0] * 3), Race([courses[0], courses[2]], [0.0] * 2)
    seen = worlds([0.05, -0.5, 0.05], 0.02, 32, rng)
    race.add(seen)
    race.go_on(NOT_WORTH / 1000)
    alone.add([[world[0], world[2]] for world in seen])
    assert race.courses == alone.courses
    assert race.spread(0, 1) == pytest.approx(alone.spread(0, 1)), f"seed {SEED}"
    assert race.gains(race.stakes()) == pytest.approx(alone.gains(alone.stakes()))


@pytest.mark.parametrize(
    ("behind", "right"),
    [(0.0, 0.3989), (0.5, 0.1978), (1.0, 0.0833), (2.0, 0.00849), (3.0, 0.00038)],
)
def test_what_may_be_hoped_for(behind: float, right: float) -> None:
    """The mean of what a normal error makes better than nothing, as tables have it."""
    assert hoped(behind, 1.0) == pytest.approx(right, rel=0.15)
    assert hoped(0.02 * behind, 0.02) == pytest.approx(0.02 * right, rel=0.15)
