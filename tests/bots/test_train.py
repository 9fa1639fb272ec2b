"""Learning: the same seed the same first steps, slopes that are right, runs that go on."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from katzentisch.bots.learned import read
from katzentisch.bots.parts import observation_of
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.lab.train import kept
from katzentisch.lab.train.layers import (
    backward,
    forward,
    log_chances,
    new_params,
    slope_of_answer,
    with_habit,
)
from katzentisch.lab.train.learner import advantages
from katzentisch.lab.train.training import (
    MOST_WEIGHTS,
    WIDTHS,
    Curriculum,
    Training,
    folded,
    settings,
    strength,
    widest,
)
from tests.asking import Ask

SEED = 31
# The game whose observation has the fewest numbers is compiled and played soonest.
RULES = min(
    (rules for rules in rulebooks().values() if observation_of(rules)),
    key=lambda rules: (rules.moves, rules.name),
)
TINY = {"tables": 40, "steps": 6, "units": (8, 6)}


def plan(rounds: int, seed: int = SEED) -> Curriculum:
    """A few rounds with a tiny network."""
    return Curriculum((RULES.seats[0],), seed, rounds=rounds, **TINY)  # type: ignore[arg-type]


def trained(rounds: int, seed: int = SEED, until: int | None = None) -> Training:
    """A training of so many rounds, the first of which are made."""
    training = Training(RULES, plan(rounds, seed))
    while training.rounds < (rounds if until is None else until):
        training.round()
        training.rounds += 1
    return training


def weights(training: Training) -> bytes:
    """What was learned."""
    return b"".join(one.tobytes() for one in folded(training.learner))


def test_the_same_seed_gives_the_same_steps_and_another_seed_others() -> None:
    # Of 14 rounds the first eight are the critic's alone, then both learn.
    assert weights(trained(14)) == weights(trained(14))
    assert weights(trained(14)) != weights(trained(14, until=13))
    assert weights(trained(14, until=8)) == weights(trained(14, until=7))
    assert weights(trained(14)) != weights(trained(14, SEED + 1))


def test_a_run_that_was_killed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = trained(14)
    broken = trained(14, until=13)
    kept.keep_run(broken, tmp_path / "run")
    again = Training(RULES, plan(14))
    kept.go_on(again, tmp_path / "run")
    assert (again.rounds, again.decisions) == (13, broken.decisions)
    again.round()
    assert weights(again) == weights(whole)


def test_a_run_of_another_plan_is_not_gone_on_with(tmp_path: Path) -> None:
    kept.keep_run(trained(14, until=1), tmp_path / "run")
    with pytest.raises(kept.OtherTraining):
        kept.go_on(Training(RULES, plan(15)), tmp_path / "run")


def test_a_training_begins_with_the_rule_bots_habits() -> None:
    training = Training(RULES, plan(1000))
    seen = training.learner.scales(training.tables.seen)
    answer = forward(training.learner.policy.params, seen)[2]
    worths = with_habit(answer, training.tables.habits)
    liked = np.where(training.tables.masks, worths, -np.inf).argmax(1)
    assert (liked == training.tables.habits).all(), f"seed {SEED}"


def test_a_network_is_as_wide_as_it_may_be() -> None:
    assert widest(100, 50) == WIDTHS[0]
    for rules in rulebooks().values():
        observation = observation_of(rules)
        assert observation is not None
        seen, answers = observation.layout.size, rules.moves + 1
        first, second = widest(seen, answers)
        params = new_params(np.random.default_rng(SEED), (seen, first, second, answers), 1.0)
        assert sum(one.size for one in params) <= MOST_WEIGHTS


def test_the_file_of_a_network_tells_of_its_training(tmp_path: Path) -> None:
    training = trained(3)
    kept.keep_network(training, tmp_path / "network.npz")
    found = read((tmp_path / "network.npz").read_bytes())
    assert found.training["seed"] == SEED
    assert found.training["rounds"] == 3
    assert found.training["training"] == kept.training_hash(training)
    assert found.shape[1:3] == TINY["units"]


def test_strength_is_told_over_as_many_games_from_every_seat() -> None:
    players = RULES.seats[0]
    share, width = strength(RULES, folded(trained(1).learner), players, 8 * players, SEED)
    assert 0 <= share <= 1
    assert width >= 0


def test_most_tables_play_as_usual_and_every_count_alike() -> None:
    for rules in rulebooks().values():
        chosen = settings(rules, rules.seats, 40 * len(rules.seats))
        usual = [one for one in chosen if not one.options]
        assert len(usual) >= 0.8 * len(chosen)
        counts = [sum(one.players == count for one in chosen) for count in rules.seats]
        assert len(set(counts)) == 1


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(SEED)
    params = [one.astype(np.float64) for one in new_params(rng, (5, 4, 3, 2), 1.0)]
    given, wish = rng.standard_normal((7, 5)), rng.standard_normal((7, 2))

    def loss() -> float:
        return float((forward(params, given)[2] * wish).sum())

    first, second, _ = forward(params, given)
    slopes = backward(params, given, first, second, wish)
    for one, slope in zip(params, slopes, strict=True):
        place = tuple(rng.integers(size) for size in one.shape)
        before = one[place]
        one[place] = before + 1e-6
        higher = loss()
        one[place] = before - 1e-6
        assert (higher - loss()) / 2e-6 == pytest.approx(slope[place], abs=1e-4), f"seed {SEED}"
        one[place] = before


def test_the_slope_of_a_habit_is_that_of_its_move() -> None:
    rng = np.random.default_rng(SEED)
    answer, wish = rng.standard_normal((6, 4)), rng.standard_normal((6, 3))
    habits = rng.integers(3, size=6)
    slope = slope_of_answer(wish, habits)
    for place in np.ndindex(answer.shape):
        more = answer.copy()
        more[place] += 1
        change = ((with_habit(more, habits) - with_habit(answer, habits)) * wish).sum()
        assert change == pytest.approx(slope[place]), f"seed {SEED}"


def test_chances_of_legal_moves_add_up_and_others_have_none() -> None:
    masks = np.array([[True, False, True], [False, True, False]])
    chances = np.exp(log_chances(np.array([[0.0, 9.0, 1.0], [3.0, 2.0, 1.0]], np.float32), masks))
    assert chances.sum(1) == pytest.approx([1, 1])
    assert not chances[~masks].any()


def test_what_a_decision_brought_is_told_to_its_own_seat() -> None:
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.5], [0.2], [0.6], [0.1]], np.float32)
    gains = np.zeros((4, 1, 6), np.float32)
    gains[3, 0, :2] = 0.9, -0.3
    over = np.array([[False], [False], [False], [True]])
    better, known = advantages(seats, values, gains, over)
    assert known.all()
    assert better[2, 0] == pytest.approx(0.9 - 0.6)
    assert better[3, 0] == pytest.approx(-0.3 - 0.1)
    assert better[0, 0] == pytest.approx(0.6 - 0.5 + 0.95 * 0.3)
    _, unknown = advantages(seats, values, gains * 0, over & False)
    assert unknown[:, 0].tolist() == [True, True, False, False]


def test_what_cannot_be_learned_is_said(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(rules: Rulebook) -> Any:
        return None

    monkeypatch.setattr("katzentisch.lab.train.tables.observation_of", nothing)
    answer = ask("train", RULES.name, "--minutes", "1")
    assert answer.code == 2
    assert RULES.title in answer.err
