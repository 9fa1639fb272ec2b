"""The example that trains an agent, in a short form."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np

SEED = 1
EXAMPLE = Path(__file__).parents[2] / "examples" / "train_und_tschuess.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_und_tschuess", EXAMPLE)
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
