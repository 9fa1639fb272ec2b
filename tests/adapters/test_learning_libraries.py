"""Learning libraries that others train with: their own checks and wrappers, where they are there.

`make test` installs none of them (each brings PyTorch or much else): a test whose library is
missing is skipped and says which extra brings it. Their examples in docs/environments.md are run
by tests/test_doc_examples.py, under the same condition.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import katzentisch
from katzentisch.core.rulebook import Rulebook
from tests.samples import at_once, in_turn
from tests.variants import every_game

pytestmark = pytest.mark.filterwarnings("default")
SEED = 4


def needs(library: str, extra: str) -> pytest.MarkDecorator:
    """Skip where a library is missing."""
    sentence = f'{library} is missing: pip install "katzentisch[{extra}]" brings it'
    return pytest.mark.skipif(find_spec(library) is None, reason=sentence)


def first_legal(masks: Any) -> Any:
    """The first legal move by every mask."""
    return np.argmax(np.asarray(masks), axis=-1)


@needs("sb3_contrib", "sb3")
@every_game
def test_maskable_ppo_learns(rules: Rulebook) -> None:
    """It refuses environments whose masks it cannot ask for, and never makes an illegal move."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env

    env = katzentisch.make(rules.name, shape="gym", opponents="rule", reward="win")
    check_env(env, warn=False)
    ended: list[dict[str, Any]] = []
    step = env.step

    def watched(action: int) -> Any:
        told = step(action)
        ended.extend([told[4]] if told[2] else [])
        return told

    env.step = watched
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, n_epochs=1, seed=SEED)
    model.learn(512)
    assert ended
    assert not any("illegal" in info for info in ended)


def of_rllib(module: str) -> Any:
    """A part of RLlib, which has no types."""
    return import_module(f"ray.rllib.{module}")


# RLlib's own sign: Ray is there without it, too.
@needs("tree", "rllib")
@every_game
def test_rllib_checks_are_content(rules: Rulebook) -> None:
    wrappers, checks = of_rllib("env.wrappers.pettingzoo_env"), of_rllib("utils.pre_checks.env")
    turns = wrappers.PettingZooEnv(katzentisch.make(rules.name))
    checks.check_multiagent_environments(turns)
    together = katzentisch.make(at_once().name, shape="parallel")
    checks.check_multiagent_environments(wrappers.ParallelPettingZooEnv(together))


@needs("tree", "rllib")
def test_rllib_plays_whole_games() -> None:
    wrappers = of_rllib("env.wrappers.pettingzoo_env")
    env = wrappers.PettingZooEnv(katzentisch.make(in_turn().name))
    seen, _ = env.reset(seed=SEED)
    over = {"__all__": False}
    while not over["__all__"]:
        ((agent, one),) = seen.items()
        seen, _, over, _, infos = env.step({agent: int(first_legal(one["action_mask"]))})
    assert not any("illegal" in info for info in infos.values())


@needs("tianshou", "tianshou")
@every_game
def test_tianshou_plays_whole_games(rules: Rulebook) -> None:
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    env = DummyVectorEnv([lambda: PettingZooEnv(katzentisch.make(rules.name)) for _ in range(2)])
    seen, _ = env.reset(seed=SEED)
    finished = 0
    for _ in range(2000):
        seen, _, over, _, info = env.step(first_legal([one["mask"] for one in seen]))
        for i in np.flatnonzero(over):
            assert "illegal" not in info[i]
            fresh, _ = env.reset(np.array([i]))
            seen[i] = fresh[0]
            finished += 1
    assert finished > 2


@needs("supersuit", "supersuit")
def test_supersuit_makes_a_vector_of_all_seats() -> None:
    import supersuit

    table = katzentisch.make(at_once().name, shape="parallel")
    many = supersuit.concat_vec_envs_v1(
        supersuit.pettingzoo_env_to_vec_env_v1(table), 2, num_cpus=0, base_class="gymnasium"
    )
    seen, _ = many.reset(seed=SEED)
    seats = 2 * len(table.possible_agents)
    finished = 0
    for _ in range(300):
        assert seen["action_mask"].shape[0] == seats
        seen, _, over, _, infos = many.step(first_legal(seen["action_mask"]))
        finished += int(over.any())
        assert not any("illegal" in info for info in infos)
    assert finished


@needs("torchrl", "torchrl")
@every_game
def test_torchrl_specs_hold(rules: Rulebook) -> None:
    from torchrl.envs import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    env = PettingZooWrapper(katzentisch.make(rules.name), use_mask=True)
    check_env_specs(env)
    assert env.rollout(60, break_when_any_done=False).shape == (60,)


@needs("torchrl", "torchrl")
def test_torchrl_takes_the_single_environment() -> None:
    from torchrl.envs import GymWrapper
    from torchrl.envs.utils import check_env_specs

    env = GymWrapper(katzentisch.make(at_once().name, shape="gym"))
    check_env_specs(env)
