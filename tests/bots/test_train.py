"""Learning: the same seed the same first steps, slopes that are right, runs that go on."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.learned import read
from katzentisch.bots.parts import observation_of, weighing_of
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.lab.train import kept
from katzentisch.lab.train.distilling import Distilling, Teachings
from katzentisch.lab.train.furthering import Furthering
from katzentisch.lab.train.layers import (
    Params,
    backward,
    forward,
    judged,
    liked,
    log_chances,
    new_params,
    slope_of_answer,
    with_habit,
)
from katzentisch.lab.train.learner import advantages
from katzentisch.lab.train.learning import Curriculum, Learning, params_of
from katzentisch.lab.train.playing import LEARNS
from katzentisch.lab.train.responding import Responding
from katzentisch.lab.train.tables import LearnersTables, Setting
from katzentisch.lab.train.teacher import Teacher
from katzentisch.lab.train.training import (
    MOST_WEIGHTS,
    WIDTHS,
    Training,
    best,
    settings,
    strength,
    widest,
)
from tests.asking import Ask

SEED = 31
# The game with the fewest moves whose network sees all of them at once; those that are weighed one
# by one have tests of their own below.
RULES = min(
    (one for one in rulebooks().values() if observation_of(one) and not weighing_of(one)),
    key=lambda rules: (rules.moves, rules.name),
)
TINY = {"tables": 40, "steps": 6, "units": (8, 6)}


def plan(rounds: int, seed: int = SEED) -> Curriculum:
    """A few rounds with a tiny network."""
    return Curriculum((RULES.seats[0],), seed, rounds=rounds, **TINY)  # type: ignore[arg-type]


def trained(rounds: int, seed: int = SEED, until: int | None = None) -> Training:
    """A training of so many rounds, the first of which are made."""
    training = Training(RULES, plan(rounds, seed))
    make_rounds(training, rounds if until is None else until)
    return training


def make_rounds(learning: Learning, until: int) -> None:
    """Make the rounds of a run up to this one."""
    while learning.rounds < until:
        learning.round()
        learning.rounds += 1


def weights(learning: Learning) -> bytes:
    """What was learned."""
    return b"".join(one.tobytes() for one in learning.network())


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
    moves = np.where(training.tables.masks, worths, -np.inf).argmax(1)
    assert (moves == training.tables.habits).all(), f"seed {SEED}"


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
    share, width = strength(RULES, trained(1).network(), players, 8 * players, SEED)
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


@pytest.mark.parametrize("by_move", [False, True])
def test_slopes_of_worths_are_those_of_the_loss(by_move: bool) -> None:
    """Also where each legal move is judged by itself, whatever stands behind their rows."""
    rng = np.random.default_rng(SEED)
    sizes = (5, 4, 3, 1 if by_move else 8)
    params = [one.astype(np.float64) for one in new_params(rng, sizes, 1.0)]
    masks = rng.random((6, 7)) < 0.5
    masks[:, 0] = True
    given = rng.standard_normal((6, 7, 5) if by_move else (6, 5))
    habits, wish = np.zeros(6, np.int64), rng.standard_normal((6, 7)) * masks

    def loss() -> float:
        return float((judged(params, given, masks, habits).worths * wish).sum())

    slopes = judged(params, given, masks, habits).slopes(params, wish)
    for one, slope in zip(params, slopes, strict=True):
        place = tuple(rng.integers(size) for size in one.shape)
        before = one[place]
        one[place] = before + 1e-6
        higher = loss()
        one[place] = before - 1e-6
        assert (higher - loss()) / 2e-6 == pytest.approx(slope[place], abs=1e-4), f"seed {SEED}"
        one[place] = before


def test_moves_are_judged_in_their_order() -> None:
    """A row for each legal move, and the worth of others is nothing."""
    masks = np.array([[False, True, True], [True, False, False]])
    given = np.array([[[2.0], [3.0]], [[5.0], [9.0]]])
    params = [np.ones((1, 1)), np.zeros(1), np.ones((1, 1)), np.zeros(1), np.ones((1, 1))]
    found = judged([*params, np.zeros(1)], given, masks, np.zeros(2, np.int64))
    assert found.worths.tolist() == [[0, 2, 3], [5, 0, 0]]


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


def distilled(rounds: int, seed: int = SEED) -> Distilling:
    """A network of three rounds that goes on with what a search says, for so many rounds."""
    begun = read(kept.network_file(trained(3).network(), {}))
    learning = Distilling(RULES, plan(6, seed), begun)
    make_rounds(learning, rounds)
    return learning


def test_a_network_comes_back_from_its_file_as_it_was() -> None:
    params = kept.rounded(trained(3).network())
    for one, again in zip(params, params_of(read(kept.network_file(params, {}))), strict=True):
        assert (one == again).all()


def test_what_begins_to_be_distilled_plays_as_before() -> None:
    before, learning = kept.rounded(trained(3).network()), distilled(0)
    tables = learning.tables
    worths = [
        np.where(tables.masks, with_habit(forward(params, seen)[2], tables.habits), -np.inf)
        for params, seen in (
            (before, tables.seen.astype(np.float32)),
            (learning.before, learning.scales(tables.seen)),
        )
    ]
    assert (worths[0].argmax(1) == worths[1].argmax(1)).all(), f"seed {SEED}"


def test_the_same_seed_is_taught_the_same() -> None:
    assert weights(distilled(2)) == weights(distilled(2))
    assert weights(distilled(2)) != weights(distilled(1))
    assert weights(distilled(2)) != weights(distilled(2, SEED + 1))


def test_distilling_that_was_killed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    kept.keep_run(distilled(2), tmp_path / "run")
    again = distilled(0)
    kept.go_on(again, tmp_path / "run")
    make_rounds(again, 3)
    assert weights(again) == weights(distilled(3))


def test_a_run_of_another_kind_is_not_gone_on_with(tmp_path: Path) -> None:
    kept.keep_run(trained(6, until=1), tmp_path / "run")
    with pytest.raises(kept.OtherTraining):
        kept.go_on(distilled(0), tmp_path / "run")


def test_a_distilled_network_names_the_one_it_began_with(tmp_path: Path) -> None:
    learning = distilled(1)
    kept.keep_network(learning, tmp_path / "network.npz")
    found = read((tmp_path / "network.npz").read_bytes())
    assert found.training["begun_with"] == learning.begun_with
    assert found.training["weights"] != learning.begun_with


def test_a_network_learns_to_make_the_move_that_the_search_likes() -> None:
    learning = distilled(0)
    tables = learning.tables
    rows = np.flatnonzero(tables.masks.sum(1) > 1)
    learning.lessons = Teachings(len(rows), tables.seen.shape[1:], RULES.moves)
    # The search likes the last legal move, whatever it is.
    for row in rows:
        count = int(tables.masks[row].sum())
        outlooks = np.arange(count) == count - 1
        learning.lessons.add(tables.seen[row], tables.masks[row], tables.habits[row], outlooks)
    wished = RULES.moves - 1 - tables.masks[rows, ::-1].argmax(1)

    def chance() -> float:
        seen = learning.scales(tables.seen[rows])
        logs = liked(learning.policy.params, seen, tables.masks[rows], tables.habits[rows])
        return float(np.exp(logs[np.arange(len(rows)), wished]).mean())

    first = chance()
    for _ in range(200):
        learning.step(np.arange(len(rows)), 3e-3)
    assert chance() > first + 0.2, f"seed {SEED}"


def test_a_network_that_is_told_nothing_new_stays_as_it_was() -> None:
    learning = distilled(0)
    tables = learning.tables
    for row in range(tables.size):
        nothing = np.zeros(tables.masks[row].sum())
        learning.lessons.add(tables.seen[row], tables.masks[row], tables.habits[row], nothing)
    before = weights(learning)
    learning.step(np.arange(tables.size), 1e-3)
    moved = np.frombuffer(weights(learning), np.float32) - np.frombuffer(before, np.float32)
    assert np.abs(moved).max() < 1e-6, f"seed {SEED}"


def furthered(until: int) -> Furthering:
    """One that goes on from a network of ten rounds; its critic is soon done alone."""
    begun = read(kept.network_file(trained(10).network(), {"weights": "begun"}))
    learning = Furthering(RULES, plan(14, SEED + 1), begun)
    learning.critic_alone = 1
    make_rounds(learning, until)
    return learning


def test_what_goes_on_by_itself_begins_as_the_network_and_doubts() -> None:
    begun, learning = trained(10), furthered(0)
    rows = np.arange(learning.tables.size)
    before = best(kept.rounded(begun.network()), learning.tables, rows)
    assert (best(learning.network(), learning.tables, rows) == before).all(), f"seed {SEED}"
    # The critic is alone for a round.
    assert weights(furthered(1)) == weights(learning) != weights(furthered(2))
    assert kept.told_of(learning)["begun_with"] == learning.begun_with


def test_what_goes_on_by_itself_goes_on_after_a_kill(tmp_path: Path) -> None:
    kept.keep_run(furthered(2), tmp_path / "run")
    again = furthered(0)
    kept.go_on(again, tmp_path / "run")
    make_rounds(again, 3)
    assert weights(again) == weights(furthered(3))


def test_another_width_begins_as_an_imitation() -> None:
    """Of a network that does not play as rule bots do."""
    sizes = (weighing_training(0).tables.given.shape[-1], 8, 6, 1)
    strange = new_params(np.random.default_rng(SEED), sizes, 1.0)
    begun = read(kept.network_file(strange, {"weights": "begun"}))
    curriculum = Curriculum((WEIGHED.seats[0],), SEED, rounds=14, tables=40, steps=6, units=(16, 8))
    agreed = []
    for steps in (1, 200):
        learning = Furthering(WEIGHED, curriculum, begun, imitated=steps)
        assert [len(one) for one in learning.network()[1::2]] == [16, 8, 1]
        agreed.append(agreement(learning, params_of(begun)))
    assert agreed[1] > agreed[0] + 0.05, f"seed {SEED}"


def agreement(learning: Furthering, params: Params) -> float:
    """How often what goes on likes what a network likes, where there is a choice."""
    tables, rows, found = learning.tables, np.arange(learning.tables.size), []
    for _ in range(20):
        moves = best(params, tables, rows)
        chosen = tables.masks.sum(1) > 1
        found.append((moves == best(learning.network(), tables, rows))[chosen].mean())
        tables.step(moves)
    return float(np.mean(found))


def responding(until: int) -> Responding:
    """One that learns against a network of three rounds; its critic is soon done alone."""
    learning = Responding(RULES, plan(14), read(kept.network_file(trained(3).network(), {})))
    learning.critic_alone = 1
    make_rounds(learning, until)
    return learning


def test_a_response_begins_as_the_network_and_learns_alone_among_it() -> None:
    learning = responding(0)
    tables = learning.tables
    assert learning.rival is not None
    rows = np.arange(tables.size)
    assert (best(learning.network(), tables, rows) == best(learning.rival, tables, rows)).all()
    make_rounds(learning, 3)
    own = (tables.next_kinds == LEARNS).sum(1)
    assert (own == 1).all(), f"seed {SEED}"
    assert policy(learning) != policy(responding(0))


def policy(learning: Responding) -> bytes:
    """What a response does by now, whether it is the best or not."""
    return b"".join(one.tobytes() for one in learning.learner.policy.params)


def test_a_response_is_what_has_won_most_and_never_less_than_a_copy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    learning = responding(0)
    begun, wins = weights(learning), iter([1.01, 1.0, 1.2, 1.1])
    monkeypatch.setattr(learning, "won", lambda _: next(wins))
    # It has looked often enough for a while.
    learning.looks = 100
    make_rounds(learning, 2)
    learning.look()  # the copy wins 1.01 there, what was learned 1.0
    assert weights(learning) == begun
    learning.look()
    assert learning.par == 1.2
    second = weights(learning)
    assert second != begun
    make_rounds(learning, 3)
    learning.look()
    assert weights(learning) == second


def test_what_a_copy_wins_is_its_share() -> None:
    learning = responding(0)
    assert learning.won(learning.network()) == pytest.approx(1, abs=0.1), f"seed {SEED}"


def test_a_response_that_was_killed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    kept.keep_run(responding(2), tmp_path / "run")
    again = responding(0)
    kept.go_on(again, tmp_path / "run")
    make_rounds(again, 3)
    whole = responding(3)
    assert policy(again) == policy(whole)
    assert (weights(again), again.par, again.looks) == (weights(whole), whole.par, whole.looks)


def test_a_network_among_its_copies_wins_its_share() -> None:
    players, params = RULES.seats[0], trained(3).network()
    share, width = strength(RULES, params, players, 400, SEED, rival=params)
    assert abs(share - 1 / players) < 2 * width, f"seed {SEED}"


def test_the_latest_lesson_takes_the_place_of_the_oldest() -> None:
    lessons = Teachings(2, (1,), 3)
    mask = np.array([True, False, True])
    for number in range(3):
        lessons.add(np.array([number]), mask, 0, np.array([0.2, 0.6]))
    assert lessons.size == 2
    assert lessons.seen[:, 0].tolist() == [2, 1]
    assert lessons.outlooks[0] == pytest.approx([-0.2, 0, 0.2])


def test_a_teacher_knows_no_more_than_the_seat() -> None:
    """Worlds that look alike from a seat get the same answer."""
    players, engine = RULES.seats[0], compiled_engine(RULES)
    tables = LearnersTables(RULES, [Setting(players)] * 6, np.zeros((6, 6), np.int64))
    tables.begin(SEED)
    for number in range(tables.size):
        seat, legal = int(tables.seats[number]), np.flatnonzero(tables.masks[number])
        table = tables.states[number : number + 1]
        told = [
            Teacher(RULES, SEED, 4).outlooks(one, seat, legal).tolist()
            for one in (table, engine.see(table, seat))
        ]
        assert told[0] == told[1], f"seed {SEED}"
        assert len(told[0]) == len(legal)
        assert all(0 <= outlook <= 1 for outlook in told[0])


def test_what_cannot_be_learned_is_said(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(rules: Rulebook) -> Any:
        return None

    monkeypatch.setattr("katzentisch.lab.train.tables.observation_of", nothing)
    answer = ask("train", RULES.name, "--minutes", "1")
    assert answer.code == 2
    assert RULES.title in answer.err


def test_a_search_teaches_or_the_network_is_played_against(ask: Ask) -> None:
    answer = ask("train", RULES.name, "--distil", "--respond")
    assert answer.code == 2
    assert "--respond" in answer.err


def test_units_are_for_self_play(ask: Ask) -> None:
    answer = ask("train", RULES.name, "--worth", "--units", "16")
    assert answer.code == 2
    assert "--units" in answer.err


@pytest.mark.parametrize("option", ["--further", "--distil", "--respond"])
def test_what_has_learned_nothing_cannot_be_gone_on_with(
    option: str, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(rules: Rulebook) -> Any:
        return None

    monkeypatch.setattr("katzentisch.bots.learned.learned", nothing)
    answer = ask("train", RULES.name, option, "--minutes", "1")
    assert answer.code == 2
    assert RULES.title in answer.err


# Networks that weigh moves one by one


WEIGHED = next((rules for rules in rulebooks().values() if weighing_of(rules)), RULES)
SMALL = {"rounds": 14, "tables": 20, "steps": 6, "units": (8, 6)}


def weighing_training(until: int) -> Training:
    """A few rounds of one."""
    training = Training(WEIGHED, Curriculum((WEIGHED.seats[0],), SEED, **SMALL))  # type: ignore[arg-type]
    make_rounds(training, until)
    return training


def weighing_distilled(until: int) -> Distilling:
    """A few rounds of what goes on from there."""
    begun = read(kept.network_file(weighing_training(10).network(), {}))
    plan = Curriculum((WEIGHED.seats[0],), SEED, **SMALL)  # type: ignore[arg-type]
    learning = Distilling(WEIGHED, plan, begun)
    make_rounds(learning, until)
    return learning


def test_who_weighs_moves_begins_with_the_rule_bots_habits() -> None:
    tables = (training := weighing_training(0)).tables
    moves = best(training.network(), tables, np.arange(tables.size))
    assert (moves == tables.habits).all(), f"seed {SEED}"


def test_who_weighs_moves_learns_the_same_from_the_same_seed(tmp_path: Path) -> None:
    whole = weighing_training(11)
    assert weights(whole) != weights(weighing_training(10))
    kept.keep_run(weighing_training(10), tmp_path / "run")
    again = weighing_training(0)
    kept.go_on(again, tmp_path / "run")
    make_rounds(again, 11)
    assert weights(again) == weights(whole)


def test_who_weighs_moves_is_taught_the_same_and_goes_on(tmp_path: Path) -> None:
    kept.keep_run(weighing_distilled(1), tmp_path / "run")
    again = weighing_distilled(0)
    kept.go_on(again, tmp_path / "run")
    make_rounds(again, 2)
    assert weights(again) == weights(weighing_distilled(2))


def test_what_a_table_weighs_is_what_the_game_says() -> None:
    tables, engine = weighing_training(1).tables, compiled_engine(WEIGHED)
    weighing = weighing_of(WEIGHED)
    assert weighing is not None
    for number in range(tables.size):
        s, seat = engine.state(tables.states[number : number + 1]), int(tables.seats[number])
        notes = [0] * weighing.notes
        weighing.survey(s, seat, notes)
        for row, move in enumerate(np.flatnonzero(tables.masks[number])):
            out = [0] * weighing.layout.size
            weighing.weigh(s, seat, int(move), notes, out)
            out.append(int(move == tables.habits[number]))
            assert tables.weighed[number, row].tolist() == out, f"seed {SEED}"
