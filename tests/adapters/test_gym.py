"""Gymnasium and batches: its checker, the same games as the rules, masks, results, opponents."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from katzentisch.adapters import gym
from katzentisch.adapters.batched import Tables
from katzentisch.adapters.observing import observation_of
from katzentisch.adapters.positions import mostly_together
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import Variant, every_count, every_game, some_variants

SEED = 8
# A game of many short decisions, all made at the same time: learners come to its end quickly.
QUICK = next(rules for rules in rulebooks().values() if mostly_together(rules))
LONG = next(rules for rules in rulebooks().values() if not mostly_together(rules))


@some_variants
def test_the_checker_is_content(variant: Variant) -> None:
    rules, players, options = variant
    env = gymnasium.make(f"katzentisch/{rules.name}-v1", players=players, options=options)
    check_env(env.unwrapped)


@every_count
def test_tables_play_by_the_rules(rules: Rulebook, players: int) -> None:
    """Every table, played along in the plain engine: seats, masks, observations, results."""
    tables = Tables(rules.name, 4, players)
    seen = tables.begin(SEED)
    plain, observation = Plain(rules), observation_of(rules)
    chances = [seeded(SEED, number) for number in range(4)]
    games = [rules.new_state(players, {}) for _ in range(4)]
    for game, chance in zip(games, chances, strict=True):
        plain.begin(game, chance)
    finished = 0
    for _ in range(900):
        # The lowest legal move: random ones would use up the chance of the deals.
        moves = seen.masks.argmax(axis=1)
        for i, game in enumerate(games):
            seat = int(seen.seats[i])
            assert rules.actors(game) >> seat & 1
            assert seen.observations[i].tolist() == observation.numbers(game, seat)
            plain.step(game, seat, int(moves[i]), chances[i])
        seen, ended = tables.step(moves)
        for i, game in enumerate(games):
            assert bool(ended.over[i]) == bool(game.over)
            if game.over:
                finished += 1
                assert ended.scores[i, :players].tolist() == game.score[:players]
                winners = rules.winners(game)
                share = [(winners >> seat & 1) / winners.bit_count() for seat in range(players)]
                assert ended.shares[i, :players].tolist() == pytest.approx(share)
                games[i] = rules.new_state(players, {})
                plain.begin(games[i], chances[i])
    assert finished >= 4


@every_game
def test_tables_refuse_what_is_not_legal_and_change_nothing(rules: Rulebook) -> None:
    tables = Tables(rules.name, 3)
    moves = tables.begin(SEED).masks.argmax(axis=1)
    before = tables.games.states.tobytes()
    for wrong in (-1, rules.moves, 10_000, int(tables.seen.masks[1].argmin())):
        with pytest.raises(ValueError, match=f"Move {wrong} of game 1 is not legal"):
            tables.step(np.array([moves[0], wrong, moves[2]]))
    with pytest.raises(ValueError, match="one move for each of the 3 games"):
        tables.step(moves[:2])
    assert tables.games.states.tobytes() == before


def test_random_moves_are_legal_and_repeat_with_the_seed() -> None:
    played = []
    for _ in range(2):
        tables = Tables(LONG.name, 16, 3)
        seen = tables.begin(SEED)
        for _ in range(60):
            moves = tables.random_moves()
            assert (seen.masks[np.arange(16), moves] == 1).all()
            seen, _ = tables.step(moves)
        played.append(seen.observations.copy())
    assert np.array_equal(played[0], played[1])


def lowest_moves(observations: Any, masks: Any, seats: Any) -> NDArray[np.int64]:
    """Opponents who always make the first legal move."""
    moves: NDArray[np.int64] = np.argmax(masks, axis=1)
    return moves


def learn(size: int, steps: int, **more: Any) -> tuple[Any, list[dict[str, Any]]]:
    """A vector environment whose learner makes the last legal move; what each step said."""
    env = gymnasium.make_vec(f"katzentisch/{QUICK.name}-v1", num_envs=size, **more)
    seen, info = env.reset(seed=SEED)
    told = []
    for _ in range(steps):
        mask = seen["action_mask"]
        assert np.array_equal(mask, info["action_mask"])
        assert (mask.sum(axis=1) > 0).all()
        moves = mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)
        seen, reward, over, cut, info = env.step(moves)
        assert not cut.any()
        told.append({"reward": reward, "over": over, "seen": seen, **info})
    return env, told


def test_the_learner_meets_a_callback_in_all_seats() -> None:
    env, told = learn(8, 120, opponents=lowest_moves, reward="win")
    results = [step for step in told if step["over"].any()]
    assert results
    for step in results:
        assert not step["illegal"].any()
        assert np.array_equal(step["reward"][step["over"]], step["share"][step["over"]])
    assert set(env.unwrapped.lessons.learners.tolist()) <= set(range(4))
    assert env.observation_space.contains(told[-1]["seen"])


def test_points_of_the_steps_add_up_to_the_score() -> None:
    """Rewarded by points: their sum over a game is the learner's score in its last view."""
    layout = observation_of(QUICK).layout
    _, told = learn(32, 120, opponents="random", reward="score", seat=2)
    sums = np.zeros(32)
    games = 0
    for step in told:
        sums += step["reward"]
        for i in np.flatnonzero(step["over"]):
            assert sums[i] == step["final_obs"][i]["observation"][layout.at("score")]
            sums[i] = 0
            games += 1
    assert games > 32


def test_the_same_seed_gives_the_same_lessons() -> None:
    first, second = (learn(16, 40, opponents="random")[1][-1]["seen"] for _ in range(2))
    assert np.array_equal(first["observation"], second["observation"])


def test_the_rule_bot_is_a_harder_opponent_than_chance() -> None:
    shares = {}
    for opponents in ("random", "rule"):
        _, told = learn(256, 120, opponents=opponents, reward="win")
        shares[opponents] = np.concatenate([s["share"][s["over"]] for s in told if s["over"].any()])
    assert shares["rule"].mean() < 0.5 * shares["random"].mean(), SEED


def test_an_illegal_move_ends_only_its_own_game() -> None:
    env = gymnasium.make_vec(f"katzentisch/{QUICK.name}-v1", num_envs=3)
    seen, _ = env.reset(seed=SEED)
    moves = seen["action_mask"].argmax(axis=1)
    moves[1] = seen["action_mask"][1].argmin()
    _, reward, over, _, info = env.step(moves)
    assert over.tolist() == [False, True, False]
    assert info["illegal"].tolist() == [False, True, False]
    assert reward[1] == -1.0


@pytest.mark.parametrize("action", [None, "leave", 1.5, [0, 1], np.array([0.0])])
def test_what_is_no_number_is_answered_with_a_sentence(action: object) -> None:
    env: Any = gym.KatzentischEnv(QUICK.name)
    env.reset(seed=SEED)
    with pytest.raises(TypeError, match="An action is the number of a move, not"):
        env.step(action)


def test_an_array_of_one_number_is_that_number() -> None:
    """As networks answer; and a number that is too large for anybody is not legal."""
    env: Any = gym.KatzentischEnv(QUICK.name)
    seen, _ = env.reset(seed=SEED)
    move = int(seen["action_mask"].argmax())
    for same in (np.int64(move), np.array(move), np.array([move])):
        env.reset(seed=SEED)
        assert "illegal" not in env.step(same)[4]
    env.reset(seed=SEED)
    assert env.step(10**30)[4]["illegal"] is True


def shape_of(info: dict[str, Any]) -> dict[str, Any]:
    """What an info is made of: kinds and shapes, without the numbers."""
    return {
        key: shape_of(one) if isinstance(one, dict) else (one.dtype, one.shape)
        for key, one in info.items()
    }


def test_endings_are_told_as_gymnasium_tells_them() -> None:
    """Beside Gymnasium's own vector of single environments that deal anew in the same step."""
    size, name = 3, f"katzentisch/{QUICK.name}-v1"
    single = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make(name)] * size,
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    shapes: dict[str, list[Any]] = {"theirs": [], "ours": []}
    for whose, env in (("theirs", single), ("ours", gymnasium.make_vec(name, num_envs=size))):
        seen, _ = env.reset(seed=SEED)
        for number in range(90):
            moves = seen["action_mask"].argmax(axis=1)
            if number == 40:
                moves[1] = seen["action_mask"][1].argmin()
            seen, _, over, _, info = env.step(moves)
            if over.any():
                final, told = info["final_obs"], info["final_info"]
                assert np.array_equal(info["_final_obs"], over)
                assert [one is not None for one in final] == over.tolist()
                last = final[over.argmax()]
                assert gymnasium.make(name).observation_space.contains(last)
                assert last["action_mask"].all()
                if number == 40:
                    assert told["illegal"].tolist() == [False, True, False]
                glance = {key: info.pop(key, None) for key in ("illegal", "margin", "share")}
                assert whose == "theirs" or glance["share"] is not None
                shapes[whose].append(shape_of(info))
    assert shapes["theirs"][0].keys() == shapes["ours"][0].keys()
    assert all(one in shapes["theirs"] for one in shapes["ours"])


def test_some_games_can_be_dealt_anew() -> None:
    env = gymnasium.make_vec(f"katzentisch/{QUICK.name}-v1", num_envs=4)
    seen, _ = env.reset(seed=SEED)
    first = seen["observation"].copy()
    for _ in range(3):
        seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    mask = np.array([True, False, False, True])
    again, info = env.reset(seed=SEED, options={"reset_mask": mask})
    assert np.array_equal(again["observation"][mask], first[mask])
    assert np.array_equal(again["observation"][~mask], seen["observation"][~mask])
    assert np.array_equal(info["_action_mask"], mask)
    for wrong in (mask[:3], mask.astype(int), np.zeros(4, np.bool_)):
        with pytest.raises(ValueError, match="reset_mask must be an array of 4 truth values"):
            env.reset(options={"reset_mask": wrong})


def test_a_step_before_the_deal_is_answered_with_a_sentence() -> None:
    single: Any = gym.KatzentischEnv(QUICK.name)
    many: Any = gym.KatzentischVectorEnv(QUICK.name, num_envs=2)
    for env, move in ((single, 0), (many, np.zeros(2, np.int64))):
        with pytest.raises(gymnasium.error.ResetNeeded, match="No cards are dealt yet"):
            env.step(move)
        with pytest.raises(gymnasium.error.ResetNeeded, match="No cards are dealt yet"):
            env.action_masks()
    with pytest.raises(gymnasium.error.ResetNeeded, match="No cards are dealt yet"):
        many.reset(options={"reset_mask": np.array([True, False])})


def test_masks_can_be_asked_for() -> None:
    """As sb3-contrib's MaskablePPO does."""
    env: Any = gymnasium.make(f"katzentisch/{QUICK.name}-v1")
    seen, _ = env.reset(seed=SEED)
    for _ in range(60):
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.dtype == np.bool_
        assert np.array_equal(mask, seen["action_mask"])
        seen, _, over, _, info = env.step(int(mask.argmax()))
        if over:
            assert info.keys() >= {"margin", "share"}
            seen, _ = env.reset()
    many: Any = gymnasium.make_vec(f"katzentisch/{QUICK.name}-v1", num_envs=3)
    seen, _ = many.reset(seed=SEED)
    assert np.array_equal(many.unwrapped.action_masks(), seen["action_mask"])


def test_wrong_opponents_are_answered_with_sentences() -> None:
    with pytest.raises(ValueError, match="There is no opponent 'clever'; choose 'random' or"):
        gym.KatzentischVectorEnv(QUICK.name, opponents="clever")
    with pytest.raises(ValueError, match="There is no seat 4; choose 0 … 3 or 'all'"):
        gym.KatzentischVectorEnv(QUICK.name, seat=4)
    wrong = gym.KatzentischVectorEnv(QUICK.name, num_envs=4, opponents=never_legal, seat=3)
    wrong.reset(seed=SEED)
    with pytest.raises(ValueError, match="The opponents chose move -1, which is not legal"):
        wrong.step(wrong.lessons.shown.masks.argmax(axis=1))


def never_legal(observations: Any, masks: Any, seats: Any) -> NDArray[np.int64]:
    """Opponents who do not know what a move is."""
    return np.full(len(seats), -1)


@every_game
def test_rendering_shows_the_learners_view(rules: Rulebook) -> None:
    env: Any = gymnasium.make(f"katzentisch/{rules.name}-v1", render_mode="ansi")
    env.reset(seed=SEED)
    shown = str(env.render())
    lessons = env.unwrapped.lessons
    hand = rules.own(lessons.stepper.game.unpack(lessons.games.states), 0)["hand"]
    assert len(hand) > 3
    assert all(card.replace("-", "−") in shown for card in hand)
    env = gymnasium.make(f"katzentisch/{rules.name}-v1", render_mode="rgb_array")
    env.reset(seed=SEED)
    picture: Any = env.render()
    assert picture.shape == (440, 640, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3
