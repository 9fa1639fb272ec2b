"""The examples that train an agent, in a short form; the one with PyTorch where that is there."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

SEED = 1
EXAMPLES = Path(__file__).parents[2] / "examples"
needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is missing: pip install torch"
)


def example(name: str = "train_und_tschuess") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_short_training_beats_random_players_clearly() -> None:
    training = example()
    agent, curve = training.train(rounds=40, seed=SEED, size=256)
    share = training.win_share(training.trained(agent), 3000, SEED)
    # Three random players leave a fourth one a quarter of the victories.
    assert share > 0.5, SEED
    assert curve[0][1] < 0.35
    picture = training.plot(curve, 0.8)
    assert picture.startswith("<svg")
    assert picture.count(",") >= len(curve)


def test_the_agent_never_chooses_what_the_mask_forbids() -> None:
    training = example()
    agent = training.Agent(35, SEED)
    rng = np.random.default_rng(SEED)
    masks = rng.random((200, 35)) < 0.2
    masks[:, 7] = True
    seen = rng.normal(size=(200, training.LAYOUT.size)).astype(np.float32)
    logits = agent.think(seen, masks)[1]
    assert masks[np.arange(200), training.sampled(logits, rng)].all()
    assert np.allclose(np.exp(logits).sum(axis=1), 1, atol=1e-4)


def test_self_play_fits_one_short_file() -> None:
    lines = (EXAMPLES / "ppo_self_play.py").read_text("utf-8").splitlines()
    assert len(lines) <= 250


@needs_torch
def test_what_comes_next_is_looked_up_by_table_and_seat() -> None:
    """Two seats in turn at one table: leads, values and the result by hand, no trace of later."""
    training: Any = example("ppo_self_play")
    training.TRACE = 0.0
    seats = np.array([[0], [1], [0], [1], [0]])
    lead = np.array([[0.0], [0.0], [0.3], [-0.3], [0.0]], np.float32)
    values = np.array([[0.1], [0.2], [0.4], [0.0], [0.0]], np.float32)
    over = np.array([[False], [False], [False], [True], [False]])
    results = np.zeros((5, 1, 4), np.float32)
    results[3, 0] = (1.0, 0.5, 0.0, 0.0)
    gains, known = training.advantages(seats, lead, values, over, results)
    assert known[:, 0].tolist() == [True, True, True, True, False]
    assert np.allclose(gains[:4, 0], [0.7 - 0.1, -0.3 - 0.2, 1.0 - 0.7, 0.5 + 0.3])


@needs_torch
def test_a_short_self_play_beats_random_players() -> None:
    training: Any = example("ppo_self_play")
    training.torch.manual_seed(SEED)
    learner = training.Training(SEED)
    for _ in range(3):
        assert learner.round() == training.STEPS * training.TABLES
    share, _ = training.share(learner.agent.best, "random", 2048, SEED)
    assert share > 0.3, SEED
