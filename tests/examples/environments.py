"""Every shape of environment for one game, run in a process of its own: `… environments GAME`."""

import sys
import warnings

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import katzentisch


def check(game: str) -> None:
    """Each library's own check where it has one, and random play to an end."""
    api_test(katzentisch.make(game), num_cycles=200)
    parallel_api_test(katzentisch.make(game, shape="parallel"), num_cycles=200)
    check_env(katzentisch.make(game, shape="gym", seat=0), skip_render_check=True)
    assert f"katzentisch/{game}-v1" in gymnasium.registry
    many = katzentisch.make(game, shape="vector", num_envs=16)
    seen, _ = many.reset(seed=1)
    finished = 0
    while finished < 16:
        seen, _, over, _, _ = many.step(seen["action_mask"].argmax(axis=1))
        finished += int(over.sum())
    tables = katzentisch.make(game, shape="tables", size=8)
    tables.begin(seed=1)
    finished = 0
    while finished < 16:
        _, ended = tables.step(tables.random_moves())
        finished += int(ended.over.sum())
    shown = katzentisch.make(game, shape="openspiel")
    pyspiel.random_sim_test(shown, num_sims=1, serialize=False, verbose=False)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # what the libraries think of one another's versions
    check(sys.argv[1])
    print("done")  # noqa: T201 - what the test waits for
