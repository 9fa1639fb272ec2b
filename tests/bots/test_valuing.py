"""Learning what positions are worth: seeded, resumable, and towards what became of them."""

from pathlib import Path

import numpy as np
import pytest

from katzentisch.bots.learned import read
from katzentisch.bots.parts import observation_of, prospect_of
from katzentisch.games import rulebooks
from katzentisch.lab.train import kept
from katzentisch.lab.train.layers import forward
from katzentisch.lab.train.learning import Curriculum
from katzentisch.lab.train.valuing import HABITUAL, NoProspect, Positions, Valuing
from tests.asking import Ask

SEED = 41
RULES = min(
    (rules for rules in rulebooks().values() if prospect_of(rules)),
    key=lambda rules: (rules.moves, rules.name),
)
WITHOUT = next(
    rules for rules in rulebooks().values() if observation_of(rules) and not prospect_of(rules)
)
ROUNDS = 40


def valued(until: int, seed: int = SEED) -> Valuing:
    """The first rounds of a run at a few tables."""
    run = Valuing(RULES, Curriculum((RULES.seats[0],), seed, rounds=ROUNDS, tables=12))
    go_on(run, until)
    return run


def go_on(run: Valuing, until: int) -> None:
    """Make the rounds of a run up to this one."""
    while run.rounds < until:
        run.round()
        run.rounds += 1


def weights(run: Valuing) -> bytes:
    """What was learned."""
    return b"".join(one.tobytes() for one in run.network())


def test_the_same_seed_learns_the_same_also_after_a_kill(tmp_path: Path) -> None:
    """Into the part in which players look ahead by what was learned."""
    late = int(HABITUAL * ROUNDS) + 2
    whole = valued(late)
    assert weights(whole) != weights(valued(late, SEED + 1))
    kept.keep_run(valued(late - 3), tmp_path / "run")
    again = valued(0)
    kept.go_on(again, tmp_path / "run")
    go_on(again, late)
    assert weights(again) == weights(whole), f"seed {SEED}"


def test_what_is_learned_fits_what_became_of_positions() -> None:
    run = valued(0)
    rows = np.arange(run.positions.size)
    before = surprise(run, rows)
    for _ in range(150):
        run.learn(rows, 3e-3)
    assert surprise(run, rows) < before - 0.02, f"seed {SEED}"


def surprise(run: Valuing, rows: np.ndarray) -> float:
    """How little the network foresees of some positions; of two alike, the logarithm of two."""
    met = run.positions
    scores = np.full(met.seats[rows].shape, -np.inf)
    given = run.scales(met.rows[rows][met.seats[rows]])
    scores[met.seats[rows]] = forward(run.worth.params, given)[2][:, 0]
    chances = np.exp(scores - scores.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    return -float((met.shares[rows] * np.log(chances + 1e-9)).sum(1).mean())


def test_the_latest_positions_take_the_place_of_the_oldest() -> None:
    mind = Positions(4, 2)
    for number in range(6):
        mind.add(np.full((1, 6, 2), number), 2, np.array([0.5, 1.5, 0, 0, 0, 0]))
    assert mind.rows[:, 0, 0].tolist() == [4, 5, 2, 3]
    assert mind.shares[0].tolist() == [0.25, 0.75, 0, 0, 0, 0]


def test_a_game_that_says_nothing_of_pauses_is_told_so(ask: Ask) -> None:
    with pytest.raises(NoProspect):
        Valuing(WITHOUT, Curriculum((WITHOUT.seats[0],), SEED, rounds=1))
    answer = ask("train", WITHOUT.name, "--worth", "--minutes", "1")
    assert answer.code == 2
    assert "prospect.py" in answer.err


def test_the_file_is_one_that_searches_read() -> None:
    run = valued(1)
    found = read(kept.network_file(run.network(), kept.told_of(run)))
    said = prospect_of(RULES)
    assert said is not None
    assert found.shape[0] == said.layout.size
    assert found.training["game"] == RULES.name
