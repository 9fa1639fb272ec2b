"""The training where an equilibrium can be worked out: in a mini game it ends close to one."""

from functools import cache

import numpy as np
import pytest
from bench.nash_conv import MiniTraining, Solvable, best_only, measured

from katzentisch.adapters.mini import MINIS
from katzentisch.lab.train.learning import Curriculum
from tests.samples import at_once

SEED = 3
# The goal for a mini game: as much of what play at random leaves to be won.
GOAL = 0.1
# Where all choose at the same time there are the fewest information sets, learned soonest.
SMALLEST = f"mini-{at_once().name}"


@cache
def solvable(name: str) -> Solvable:
    """The tree of a mini game."""
    return Solvable(name)


def tiny_plan(game: Solvable) -> Curriculum:
    """Enough to learn the smallest game in seconds."""
    return Curriculum((game.players,), SEED, rounds=50, tables=100, steps=64, units=(48, 32))


def test_a_training_ends_close_to_an_equilibrium() -> None:
    found = measured(solvable(SMALLEST), tiny_plan(solvable(SMALLEST)))
    assert found.solved < GOAL / 10 * found.uniform
    assert found.learned[0] > GOAL * found.uniform
    assert found.learned[-1] < GOAL * found.uniform, f"seed {SEED}: {found}"


@pytest.mark.parametrize("name", MINIS)
def test_what_has_learned_nothing_plays_like_uniform_play(name: str) -> None:
    game = solvable(name)
    begun = game.chances(MiniTraining(game.rules, tiny_plan(game)).network())
    assert np.allclose(begun.sum(1), 1)
    uniform, policy = game.nash_conv(game.uniform()), game.nash_conv(game.policy(begun))
    assert policy == pytest.approx(uniform, rel=0.1)
    assert game.nash_conv(game.policy(best_only(begun))) > GOAL * uniform


def test_a_policys_probabilities_are_those_of_its_information_sets() -> None:
    """A solver's policy, put in row by row, has the solver's NashConv."""
    game = solvable(SMALLEST)
    solved = game.solved(20)
    chances = np.zeros((len(game.known), game.rules.moves))
    for row, known in zip(chances, game.known.values(), strict=True):
        row[list(known.moves)] = [part for _, part in solved.policy_table()[known.name]]
    assert game.nash_conv(game.policy(chances)) == pytest.approx(game.nash_conv(solved))
