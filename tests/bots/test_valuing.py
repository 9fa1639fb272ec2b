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
from katzentisch.lab.train.valuing import (
    BY_THE_END,
    EARLY,
    HABITUAL,
    NoProspect,
    Positions,
    Valuing,
    shared,
)
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
    before = surprises(run, rows)
    for _ in range(150):
        run.learn(rows, 3e-3)
    after = surprises(run, rows)
    assert after[0] < before[0] - 0.02, f"seed {SEED}"
    assert after[1] < 0.9 * before[1], f"seed {SEED}"


def surprises(run: Valuing, rows: np.ndarray) -> tuple[float, float]:
    """How little the network foresees of some positions: who wins, and the points.

    Of two seats alike the first is the logarithm of two.
    """
    met = run.positions
    seats = met.seats[rows]
    answer = forward(run.network(), met.rows[rows][seats].astype(np.float32))[2]
    chances, points = shared(answer, seats)
    missed = (points - met.leads[rows])[seats]
    return -float((met.won[rows] * np.log(chances + 1e-9)).sum(1).mean()), float(missed.std())


def test_the_latest_positions_take_the_place_of_the_oldest() -> None:
    mind = Positions(4, 2)
    won, lead = np.array([0.5, 1.5, 9, 0, 0, 0]), np.array([[1.0, 4, 9, 0, 0, 0]])
    for number in range(6):
        mind.add(np.full((1, 6, 2), number), 2, won, won[None] * number + 1, lead)
    assert mind.rows[:, 0, 0].tolist() == [4, 5, 2, 3]
    assert mind.won[0].tolist() == [0.25, 0.75, 0, 0, 0, 0]
    assert mind.shares[0] == pytest.approx([0.3, 0.7, 0, 0, 0, 0])
    assert mind.leads[0].tolist() == [-1.5, 1.5, 0, 0, 0, 0]


def test_what_came_of_a_position_is_partly_what_the_next_seems_worth() -> None:
    """At first the end says all; later less of it the farther it is away."""
    run = valued(0)
    table = int(run.waits.argmax())
    waits, players = int(run.waits[table]), int(run.tables.players[table])
    assert waits > 2, f"seed {SEED}"
    won, points = np.eye(6)[0], np.arange(6.0)
    shares, leads = run.came_of(table, won, points)
    assert (shares == won).all()
    assert (leads == points - run.waiting_scores[table, :waits]).all()
    run.rounds = int(EARLY * ROUNDS)
    shares, leads = run.came_of(table, won, points)
    assert (shares[-1] == won).all()
    assert (leads[-1] == points - run.waiting_scores[table, waits - 1]).all()
    seats = np.arange(6)[None] < players
    given = run.scales(run.waiting[table, waits - 1][seats[0]])
    seen, gained = shared(forward(run.worth.params, given)[2], seats)
    assert shares[-2] == pytest.approx(BY_THE_END * won + (1 - BY_THE_END) * seen[0])
    ends = run.waiting_scores[table, waits - 1] + run.unit * gained[0]
    ends = BY_THE_END * points + (1 - BY_THE_END) * ends
    assert leads[-2] == pytest.approx(ends - run.waiting_scores[table, waits - 2])
    assert shares[:, :players].sum(1) == pytest.approx(1, abs=1e-5)


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
