"""Environments against those of others: the same loop, random legal moves, CPU time."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.measure import Speed, Work, measure

PLAYERS = 4
GAMES = ("und-tschuess", "muckenstich", "katzenjammer")
Row = tuple[str, str, str, str]


def our_tables(game: str, size: int) -> Work:
    """Our batch, every seat from outside, with masks and observations."""
    import katzentisch

    tables = katzentisch.make(game, PLAYERS, shape="tables", size=size)
    tables.begin(seed=1)
    steps = max(400_000 // size, 1)

    def work() -> float:
        for _ in range(steps):
            tables.step(tables.random_moves())
        return steps * size

    return work


def our_lessons(game: str, size: int) -> Work:
    """Our Gymnasium batch against random opponents, one step a decision of the learner."""
    import numpy as np

    import katzentisch

    env = katzentisch.make(game, PLAYERS, shape="vector", num_envs=size, copy=False)
    rng = np.random.default_rng(1)
    shown = [env.reset(seed=1)[0]]
    steps = max(100_000 // size, 1)

    def work() -> float:
        for _ in range(steps):
            mask = shown[0]["action_mask"]
            wishes = rng.random(mask.shape, np.float32) * mask
            shown[0] = env.step(wishes.argmax(axis=1))[0]
        return steps * size

    return work


def pgx_batch(game: str, size: int) -> Work:
    """A game of pgx, compiled and batched, dealt anew as it ends, on the processor."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    if game not in pgx.available_envs():
        raise LookupError("pgx offers it only with a separate download of deals.")
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = max(40_000 // size, 2)

    def turn(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        moves = jax.random.categorical(choice, logits, axis=1)
        return (step(state, moves, jax.random.split(chance, size)), key), None

    play = jax.jit(lambda state, key: jax.lax.scan(turn, (state, key), None, length=steps)[0])
    dealt = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    at = [(dealt, jax.random.PRNGKey(2))]

    def work() -> float:
        at[0] = jax.block_until_ready(play(*at[0]))
        return steps * size

    return work


def rlcard_game(game: str) -> Work:
    """A game of RLCard, one at a time."""
    import rlcard

    env = rlcard.make(game, config={"seed": 1})
    rng = random.Random(1)

    def work() -> float:
        decisions = 0
        while decisions < 1500:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return work


def agents_in_turn(env: Any, most: int) -> Work:
    """An environment of PettingZoo, one game at a time."""
    rng = random.Random(1)

    def work() -> float:
        decisions = 0
        while decisions < most:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    return work


def our_agents(game: str) -> Work:
    """Our environment for PettingZoo."""
    import katzentisch

    return agents_in_turn(katzentisch.make(game, PLAYERS), 6000)


def their_agents() -> Work:
    """PettingZoo's own card game for four."""
    from pettingzoo.classic import texas_holdem_v4

    return agents_in_turn(texas_holdem_v4.env(num_players=PLAYERS), 600)


BATCHES: dict[str, Callable[[], Work]] = {
    **{
        f"Katzentisch {game}, {size} tables": partial(our_tables, game, size)
        for size in (1024, 8192)
        for game in GAMES
    },
    "Katzentisch und-tschuess, 1024 learners, opponents besides": partial(
        our_lessons, "und-tschuess", 1024
    ),
    "pgx leduc_holdem, 1024": partial(pgx_batch, "leduc_holdem", 1024),
    "pgx leduc_holdem, 8192": partial(pgx_batch, "leduc_holdem", 8192),
    "pgx sparrow_mahjong, 1024": partial(pgx_batch, "sparrow_mahjong", 1024),
    "pgx bridge_bidding, 1024": partial(pgx_batch, "bridge_bidding", 1024),
    "RLCard uno": partial(rlcard_game, "uno"),
    "RLCard gin-rummy": partial(rlcard_game, "gin-rummy"),
}
AGENTS: dict[str, Callable[[], Work]] = {
    **{f"Katzentisch {game}, PettingZoo": partial(our_agents, game) for game in GAMES},
    "PettingZoo texas_holdem, 4 players": their_agents,
}


def present(contenders: dict[str, Callable[[], Work]]) -> tuple[dict[str, Work], list[str]]:
    """The contenders that can be made here, and a sentence for every other."""
    works: dict[str, Work] = {}
    missing: list[str] = []
    for name, prepare in contenders.items():
        try:
            works[name] = prepare()
        except Exception as error:  # other people's libraries fail in many ways
            reason = str(error).partition("\n")[0]
            missing.append(f"{name} is left out: {type(error).__name__}: {reason}")
    return works, missing


def rows(
    contenders: dict[str, Callable[[], Work]], repeats: int = 5
) -> tuple[list[Row], list[str]]:
    """Lines for a table: contender, steps per CPU-second, spread, first contender ÷ this one."""
    works, missing = present(contenders)
    found = measure(works, repeats)
    ours = next(iter(found.values()))
    return [line(name, speed, ours) for name, speed in found.items()], missing


def line(name: str, speed: Speed, ours: Speed) -> Row:
    """One contender."""
    rate = f"{speed.median / 1e6:.2f} M" if speed.median >= 1e6 else f"{speed.median / 1e3:.1f} k"
    return name, rate, speed.spread, f"{ours.median / speed.median:.1f} ×"


if __name__ == "__main__":
    import sys

    for group in (BATCHES, AGENTS):
        lines, left_out = rows(group)
        for name, rate, spread, ratio in lines:
            sys.stdout.write(f"{name:62} {rate:>10} {spread:>14} {ratio:>10}\n")
        sys.stdout.writelines(sentence + "\n" for sentence in left_out)
