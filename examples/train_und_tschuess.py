"""Train a small agent for … und Tschüss! in pure NumPy, past the rule bot, in about two minutes.

    python examples/train_und_tschuess.py

The agent is a network with one hidden layer. It plays a thousand games at once against random
players (the Gymnasium vector environment) and learns by policy gradients: PPO with a value head.
A plot of its progress is written to learning-curve.svg.
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import katzentisch.adapters.gym  # noqa: F401  # makes the games known to Gymnasium
from katzentisch.adapters.observing import observation_of
from katzentisch.adapters.stepper import stepper
from katzentisch.core.compiled import seeded_chances
from katzentisch.games import rulebooks

Floats = NDArray[np.float32]
GAME = "und-tschuess"
LAYOUT = observation_of(rulebooks()[GAME]).layout
HIDDEN, STEPS, EPOCHS, CHUNKS = 96, 16, 3, 4
TRACE, CLIP, ENTROPY, RATE = 0.97, 0.2, 0.005, 2e-3
VICTORY = 2.0


@dataclass
class Agent:
    """A network: what a seat sees, one hidden layer, a weight for every move and a value."""

    moves: int
    seed: int
    weights: list[Floats] = field(default_factory=list)
    slopes: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)
    updates: int = 0
    # What an observation is like on the average: the network sees how far each is from that.
    middle: Floats = field(default_factory=lambda: np.zeros(LAYOUT.size, np.float32))
    spread: Floats = field(default_factory=lambda: np.ones(LAYOUT.size, np.float32))
    rate: float = RATE

    def __post_init__(self) -> None:
        rng = np.random.default_rng(self.seed)
        shapes = [(LAYOUT.size + 1, HIDDEN), (HIDDEN + 1, self.moves + 1)]
        for rows, columns in shapes:
            size = np.sqrt(1 / rows) if columns == HIDDEN else 0.01
            self.weights.append(rng.normal(0, size, (rows, columns)).astype(np.float32))
        self.slopes = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]

    def sees(self, observations: NDArray[Any]) -> Floats:
        """Observations as the network takes them."""
        return (observations.astype(np.float32) - self.middle) / self.spread

    def think(self, seen: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logarithm of every move's probability, and the value."""
        hidden = np.tanh(seen @ self.weights[0][:-1] + self.weights[0][-1])
        out = hidden @ self.weights[1][:-1] + self.weights[1][-1]
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, out[:, -1]

    def learn(self, batch: "Batch") -> None:
        """One step of PPO on a batch."""
        rows = np.arange(len(batch.moves))
        hidden, logits, value = self.think(batch.seen, batch.masks)
        chances = np.exp(logits)
        ratio = np.exp(logits[rows, batch.moves] - batch.logits)
        inside = np.where(batch.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -(batch.gains * ratio * inside)[:, None]
        slope = -push * chances
        slope[rows, batch.moves] += push[:, 0]
        mixed = -(chances * np.where(batch.masks, logits, 0)).sum(axis=1, keepdims=True)
        slope += ENTROPY * chances * (np.where(batch.masks, logits, 0) + mixed)
        out = np.concatenate([slope, 0.5 * (value - batch.returns)[:, None]], axis=1)
        back = (out @ self.weights[1][:-1].T) * (1 - hidden * hidden)
        for layer, (below, above) in enumerate(((batch.seen, back), (hidden, out))):
            gradient = np.vstack([below.T @ above, above.sum(axis=0)]) / np.float32(len(rows))
            self._adam(layer, gradient.astype(np.float32))

    def _adam(self, layer: int, gradient: Floats) -> None:
        step = self.updates // len(self.weights) + 1
        self.updates += 1
        self.slopes[layer] = 0.9 * self.slopes[layer] + 0.1 * gradient
        self.squares[layer] = 0.99 * self.squares[layer] + 0.01 * gradient**2
        mean = self.slopes[layer] / (1 - 0.9**step)
        spread = np.sqrt(self.squares[layer] / (1 - 0.99**step))
        self.weights[layer] -= (self.rate * mean / (spread + 1e-6)).astype(np.float32)


@dataclass
class Batch:
    """What was seen and done, and how good that was."""

    seen: Floats
    masks: NDArray[Any]
    moves: NDArray[np.int64]
    logits: Floats
    gains: Floats
    returns: Floats

    def part(self, which: NDArray[np.intp]) -> "Batch":
        """Some rows of it."""
        return Batch(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


def sampled(logits: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """A move of every row by its probability."""
    noise = -np.log(
        -np.log(rng.random(logits.shape, np.float32) + np.float32(1e-12)) + np.float32(1e-12)
    )
    moves: NDArray[np.int64] = (logits + noise).argmax(axis=1)
    return moves


class Training:
    """Games, agent and progress."""

    def __init__(self, size: int, seed: int) -> None:
        self.env = gymnasium.make_vec(
            f"katzentisch/{GAME}-v1", num_envs=size, reward="win", copy=False
        )
        self.size = size
        self.rng = np.random.default_rng(seed)
        self.agent = Agent(rulebooks()[GAME].moves, seed)
        self.seen, _ = self.env.reset(seed=seed)
        self._get_used_to_it()

    def _get_used_to_it(self) -> None:
        """Some random moves, to learn what observations are like."""
        met = []
        for _ in range(40):
            met.append(self.seen["observation"].astype(np.float32))
            wishes = self.rng.random(self.seen["action_mask"].shape) * self.seen["action_mask"]
            self.seen, *_ = self.env.step(wishes.argmax(axis=1))
        self.agent.middle = np.mean(met, axis=(0, 1), dtype=np.float32)
        self.agent.spread = np.maximum(np.std(met, axis=(0, 1), dtype=np.float32), 0.05)

    def round(self) -> None:
        """Play some steps of all games and learn from them."""
        shape = (STEPS, self.size)
        seen = np.empty((*shape, LAYOUT.size), np.float32)
        masks = np.empty((*shape, self.agent.moves), np.bool_)
        moves = np.empty(shape, np.int64)
        logits, rewards, values = (np.empty(shape, np.float32) for _ in range(3))
        over = np.empty(shape, np.bool_)
        for t in range(STEPS):
            seen[t] = self.agent.sees(self.seen["observation"])
            masks[t] = self.seen["action_mask"]
            _, all_logits, values[t] = self.agent.think(seen[t], masks[t])
            moves[t] = sampled(all_logits, self.rng)
            logits[t] = all_logits[np.arange(self.size), moves[t]]
            self.seen, reward, over[t], _, _ = self.env.step(moves[t])
            rewards[t] = reward * VICTORY
        last = self.agent.think(
            self.agent.sees(self.seen["observation"]), self.seen["action_mask"]
        )[2]
        gains = advantages(rewards, values, over, last)
        returns = gains + values
        self._learn(seen, masks, moves, logits, (gains - gains.mean()) / gains.std(), returns)

    def _learn(self, *arrays: NDArray[Any]) -> None:
        batch = Batch(*(array.reshape(-1, *array.shape[2:]) for array in arrays))
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(batch.moves))
            for which in np.array_split(order, CHUNKS):
                self.agent.learn(batch.part(which))


def advantages(rewards: Floats, values: Floats, over: NDArray[np.bool_], last: Floats) -> Floats:
    """How much better than expected every move turned out (generalised advantage estimation)."""
    gains = np.empty_like(rewards)
    gain = np.zeros_like(last)
    following = last
    for t in range(len(rewards) - 1, -1, -1):
        goes_on = 1 - over[t].astype(np.float32)
        surprise = rewards[t] + following * goes_on - values[t]
        gain = surprise + TRACE * goes_on * gain
        gains[t] = gain
        following = values[t]
    return gains


def win_share(choose: Any, games: int, seed: int) -> float:
    """The mean share of victories against three random players, a quarter being par."""
    env = gymnasium.make_vec(f"katzentisch/{GAME}-v1", num_envs=512, reward="win", copy=False)
    seen, _ = env.reset(seed=seed)
    shares: list[float] = []
    while len(shares) < games:
        seen, share, over, _, _ = env.step(choose(env, seen))
        shares += share[over].tolist()
    return float(np.mean(shares))


def rule_bot() -> Any:
    """Chooses as the rule bot does."""
    bot, chances = stepper(rulebooks()[GAME], "rule"), seeded_chances(0, 512)

    def choose(env: Any, seen: Any) -> NDArray[np.int64]:
        moves = np.empty(512, np.int64)
        lessons = env.unwrapped.lessons
        bot.do.opponent_moves(lessons.games.states, lessons.learners, chances, moves)
        return moves

    return choose


def trained(agent: Agent) -> Any:
    """Chooses what the agent thinks best."""

    def choose(env: Any, seen: Any) -> NDArray[np.int64]:
        logits = agent.think(agent.sees(seen["observation"]), seen["action_mask"])[1]
        moves: NDArray[np.int64] = logits.argmax(axis=1)
        return moves

    return choose


def train(rounds: int, seed: int, size: int = 1024) -> tuple[Agent, list[tuple[float, float]]]:
    """Train so many rounds; the curve of (seconds, win share)."""
    training = Training(size, seed)
    start = time.process_time()
    curve = [(0.0, win_share(trained(training.agent), 1024, seed + 1))]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("training", total=rounds)
        for done in range(1, rounds + 1):
            training.agent.rate = RATE * max(1 - done / rounds, 0.02)
            training.round()
            if done * 20 // rounds == len(curve):
                share = win_share(trained(training.agent), 1024, seed + 1)
                curve.append((time.process_time() - start, share))
            told = f"wins {curve[-1][1]:5.1%} of its games"
            progress.update(task, completed=done, description=told)
    return training.agent, curve


def plot(curve: list[tuple[float, float]], rule: float) -> str:
    """The learning curve as an SVG picture, with the rule bot's line."""
    width, height, left = 640, 360, 48
    longest = max(curve[-1][0], 1e-9)

    def x(seconds: float) -> float:
        return left + seconds / longest * (width - left - 16)

    def y(share: float) -> float:
        return height - 40 - share * (height - 72)

    points = " ".join(f"{x(seconds):.1f},{y(share):.1f}" for seconds, share in curve)
    lines = [
        f'<line x1="{left}" x2="{width - 16}" y1="{y(s):.1f}" y2="{y(s):.1f}" stroke="{c}"/>'
        f'<text x="{left + 4}" y="{y(s) - 5:.1f}" fill="{c}">{label} {s:.0%}</text>'
        for s, c, label in ((0.25, "#888", "random"), (rule, "#b33", "rule bot"))
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            'font-family="sans-serif" font-size="13">',
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            f'<text x="{left}" y="20">… und Tschüss!: share of victories against 3 random</text>',
            *lines,
            f'<polyline points="{points}" fill="none" stroke="#164" stroke-width="2"/>',
            f'<text x="{width - 150}" y="{height - 12}">{longest:.0f} s of training</text>',
            "</svg>",
        ]
    )


def main() -> None:
    """Train, tell and plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=600, help="rounds of playing and learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("learning-curve.svg"))
    asked = parser.parse_args()
    agent, curve = train(asked.rounds, asked.seed)
    rule = win_share(rule_bot(), 20_000, asked.seed + 2)
    share = win_share(trained(agent), 20_000, asked.seed + 2)
    asked.plot.write_text(plot(curve, rule), "utf-8")
    print(f"The agent wins {share:.1%}, the rule bot {rule:.1%}, chance 25 %.")
    print(f"Its learning curve is in {asked.plot}.")


if __name__ == "__main__":
    main()
