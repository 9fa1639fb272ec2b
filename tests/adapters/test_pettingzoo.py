"""PettingZoo: its own tests for every variant, no warnings, and what the games promise besides."""

import importlib
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from katzentisch.adapters import pettingzoo
from katzentisch.adapters.positions import mostly_together
from katzentisch.core.chance import seeded
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import VARIANTS, Variant, every_count, every_game, name, some_variants

SEED = 3
TOGETHER = [variant for variant in VARIANTS if mostly_together(variant[0])]
SIMULTANEOUS = TOGETHER[0][0]
every_together = pytest.mark.parametrize("variant", TOGETHER, ids=name)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo keeps lists of environments whose observations are dictionaries with a mask.

    It warns about every other that has such. Ours belong there; no warning is filtered.
    """
    module = importlib.import_module("pettingzoo.test.api_test")
    ours = [f"katzentisch_{game.replace('-', '_')}_v1" for game in rulebooks()]
    for known in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(module, known, getattr(module, known) + ours)


def made(variant: Variant, **more: Any) -> Any:
    rules, players, options = variant
    return pettingzoo.env(rules.name, players=players, options=options, **more)


def made_parallel(variant: Variant, **more: Any) -> Any:
    rules, players, options = variant
    return pettingzoo.parallel_env(rules.name, players=players, options=options, **more)


@some_variants
def test_the_interface(variant: Variant) -> None:
    api_test(made(variant), num_cycles=40)


@some_variants
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    seed_test(lambda: made(variant), num_cycles=12)


@some_variants
def test_the_state(variant: Variant) -> None:
    state_test(made(variant), made_parallel(TOGETHER[0]), num_cycles=5)


@every_count
def test_rendering(rules: Rulebook, players: int) -> None:
    render_test(lambda render_mode: made((rules, players, {}), render_mode=render_mode))


class Legal:
    """Environments whose action spaces give legal moves only, for checks that know no masks."""

    def __init__(self, rules: Rulebook, seed: int) -> None:
        self.rules, self.seed = rules, seed

    def env(self, max_cycles: int) -> Any:
        return self._made(pettingzoo.env(self.rules.name, max_cycles=max_cycles))

    def parallel_env(self, max_cycles: int) -> Any:
        return self._made(pettingzoo.parallel_env(self.rules.name, max_cycles=max_cycles))

    def _made(self, env: Any) -> Any:
        board, reset = env.unwrapped.board, env.reset

        def space(agent: str) -> Any:
            mask = board.look(int(agent.removeprefix("player_")))[1]
            wait = len(mask)
            return SimpleNamespace(sample=lambda: int(mask.argmax()) if mask.any() else wait)

        env.action_space = space
        env.reset = lambda: reset(seed=self.seed)
        return env


def test_games_are_broken_off_after_so_many_cycles() -> None:
    """PettingZoo's own check, on a deal in which everybody decides as often as everybody else."""
    max_cycles_test(Legal(SIMULTANEOUS, SEED))


def test_a_game_broken_off_is_truncated_and_not_over() -> None:
    env = pettingzoo.env(SIMULTANEOUS.name, max_cycles=2)
    env.reset(seed=SEED)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert not over
        decisions += not cut
        env.step(None if cut else int(seen["action_mask"].argmax()))
    assert decisions == 2 * 4


@every_game
def test_the_benchmark_of_pettingzoo_runs(rules: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    """For as long as it takes to look at the clock some hundred times, not for five seconds."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    clock = iter(range(10_000))
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 20))
    module.performance_benchmark(pettingzoo.env(rules.name))


@every_together
def test_the_parallel_interface(variant: Variant) -> None:
    parallel_api_test(made_parallel(variant), num_cycles=200)


@every_together
def test_the_same_seed_gives_the_same_parallel_game(variant: Variant) -> None:
    parallel_seed_test(lambda: made_parallel(variant), num_cycles=20)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end: every agent's sum of rewards."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        sums[agent] += reward
        mask = observation["action_mask"]
        assert np.array_equal(mask, info["action_mask"])
        env.step(None if over else rng.choice(np.flatnonzero(mask).tolist()))
    return sums


@every_game
def test_rewards_add_up_to_the_result(rules: Rulebook) -> None:
    env = pettingzoo.env(rules.name)
    points = list(play(env, SEED).values())
    state = env.unwrapped.board.stepper.game.unpack(env.unwrapped.board.games.states)
    assert points == state.score[:4]
    margins = list(play(pettingzoo.env(rules.name, reward="margin"), SEED).values())
    assert margins == [score - sum(points) / 4 for score in points]
    shares = list(play(pettingzoo.env(rules.name, reward="win"), SEED).values())
    winners = rules.winners(state)
    expected = [(winners >> seat & 1) / winners.bit_count() for seat in range(4)]
    assert shares == pytest.approx(expected)


def test_parallel_and_turns_play_the_same_game() -> None:
    """The same deal and the same cards: the same points."""
    env, together = pettingzoo.env(SIMULTANEOUS.name), pettingzoo.parallel_env(SIMULTANEOUS.name)
    env.reset(seed=SEED)
    observations, _ = together.reset(seed=SEED)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    while together.agents:
        moves = {
            agent: int(np.flatnonzero(seen["action_mask"])[0])
            for agent, seen in observations.items()
        }
        acting = [agent for agent in moves if moves[agent] != together.wait]
        for agent in acting:
            assert env.agent_selection == agent
            assert np.array_equal(env.observe(agent)["action_mask"][moves[agent]], 1)
            env.step(moves[agent])
        observations, rewards, _, _, _ = together.step(moves)
        for agent, reward in rewards.items():
            sums[agent] += reward
    assert all(env.terminations.values())
    assert list(sums.values()) == together.board.scores.tolist()[:4]
    assert np.array_equal(env.unwrapped.board.scores, together.board.scores)


@every_game
def test_an_illegal_move_ends_the_game_and_no_other_is_made(rules: Rulebook) -> None:
    env = pettingzoo.env(rules.name)
    env.reset(seed=SEED)
    observation, *_ = env.last()
    before = env.state()
    offender = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == dict.fromkeys(env.agents, 0.0) | {offender: -1.0}
    assert env.infos[offender]["illegal"] is True
    assert np.array_equal(env.state(), before)


def test_no_action_at_all_is_no_move() -> None:
    env = pettingzoo.parallel_env(SIMULTANEOUS.name)
    env.reset(seed=SEED)
    _, _, over, _, infos = env.step(dict.fromkeys(env.possible_agents))
    assert all(over.values())
    assert infos["player_0"]["illegal"] is True


def test_masks_are_the_takers_own() -> None:
    """PyTorch warns of arrays that may not be written to, and who writes spoils nobody's game."""
    env = pettingzoo.env(SIMULTANEOUS.name)
    env.reset(seed=SEED)
    for mask in (info["action_mask"] for info in env.infos.values()):
        mask[:] = 7
    env.step(int(env.unwrapped.board.look(0)[1].argmax()))
    assert not env.infos["player_0"]["action_mask"].any()


def test_an_illegal_move_ends_the_parallel_game() -> None:
    env = pettingzoo.parallel_env(SIMULTANEOUS.name)
    observations, _ = env.reset(seed=SEED)
    moves = {a: int(np.flatnonzero(seen["action_mask"])[0]) for a, seen in observations.items()}
    _, rewards, over, _, infos = env.step(moves | {"player_2": env.wait})
    assert all(over.values())
    assert env.agents == []
    assert rewards["player_2"] == -1.0
    assert infos["player_2"]["illegal"] is True


@every_game
def test_ansi_shows_the_seat_its_own_hand_and_no_other(rules: Rulebook) -> None:
    env = pettingzoo.env(rules.name, render_mode="ansi")
    env.reset(seed=SEED)
    board, seat = env.unwrapped.board, int(env.agent_selection.removeprefix("player_"))
    shown = env.render()
    state = board.stepper.game.unpack(board.games.states)
    assert all(card.replace("-", "−") in shown for card in rules.own(state, seat)["hand"])
    world = state.copy()
    rules.imagine(world, seat, seeded(SEED))
    assert world != state
    board.games.states[:] = board.stepper.game.pack(world)
    assert env.render() == shown


@every_game
def test_wrong_arguments_are_answered_with_sentences(rules: Rulebook) -> None:
    option = rules.options[0]
    values = ", ".join(option.values)
    many = rules.seats[-1] + 1
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, f"There is no game 'chess'; choose one of {', '.join(rulebooks())}"),
        ({"players": many}, f"{rules.title} is for {rules.seats[0]} to .* players, not {many}"),
        ({"options": {"chess": "no"}}, f"has no option 'chess'; its options: {option.name}"),
        ({"options": {option.name: "no"}}, f"cannot be 'no'; choose one of {values}"),
        ({"render_mode": "3d"}, "There is no render mode '3d'"),
        ({"reward": "fame"}, "There is no reward 'fame'; choose score, margin or win"),
    ]
    for arguments, sentence in wrong:
        with pytest.raises(ValueError, match=sentence):
            pettingzoo.env(**{"game": rules.name, **arguments})
