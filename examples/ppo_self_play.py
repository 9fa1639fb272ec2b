"""PPO by self-play with PyTorch on the CPU, in one file: … und Tschüss!, four players.

    pip install "katzentisch[gym]" torch
    python examples/ppo_self_play.py --minutes 1

One network plays all seats of some hundred tables at once (`shape="tables"`) and learns from every
decision of every seat. It sees what a player at the table could remember (`remember=True`). What a
decision brought is how far the seat's score got ahead of the others' until its next one and, at the
end, its share of the victory. In the end it meets three rule bots, and three random players: after
one minute of CPU time it has won 1.16 × par against rule bots (docs/environments.md).
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import katzentisch

GAME, PLAYERS = "und-tschuess", 4
TABLES, STEPS, EPOCHS, CHUNKS = 512, 64, 3, 8
HIDDEN, RATE, CLIP, TRACE, ENTROPY = 192, 1e-3, 0.2, 0.95, 0.003
# What counts: a point ahead of the mean, and the victory.
POINT, VICTORY = 0.03, 1.0
FORBIDDEN = -1e9

Array = NDArray[Any]
Choose = Callable[[Array, Array], Array]


class Agent:
    """A network: what a seat sees, two hidden layers, a weight for every move, and a value."""

    def __init__(self, numbers: int, moves: int) -> None:
        self.body = nn.Sequential(
            nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(HIDDEN, moves), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        self.middle, self.spread = torch.zeros(numbers), torch.ones(numbers)
        parts = (self.body, self.policy, self.value)
        self.weights = [weight for part in parts for weight in part.parameters()]
        self.optimiser = torch.optim.Adam(self.weights, lr=RATE, eps=1e-5)

    def get_used_to(self, seen: Array) -> None:
        """Learn what observations are like: the network sees how far each is from the mean."""
        met = torch.as_tensor(seen, dtype=torch.float32)
        self.middle, self.spread = met.mean(0), met.std(0).clamp(min=0.05)

    def __call__(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of every move's probability, and the value."""
        given = torch.as_tensor(seen, dtype=torch.float32)
        hidden = self.body((given - self.middle) / self.spread)
        allowed = torch.as_tensor(masks, dtype=torch.bool)
        logits = self.policy(hidden).masked_fill(~allowed, FORBIDDEN)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)

    def best(self, seen: Array, masks: Array) -> Array:
        """The move it thinks best, in every game."""
        with torch.no_grad():
            moves: Array = self(seen, masks)[0].argmax(1).numpy()
        return moves


@dataclass
class Batch:
    """Decisions: what was seen, done and thought then, and how good it was."""

    seen: Any
    masks: Any
    moves: Any
    chances: Any
    gains: Any
    returns: Any

    def part(self, rows: Any) -> "Batch":
        """Some of them."""
        return Batch(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


class Training:
    """Tables, agent, and what is under way."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.tables = katzentisch.make(
            GAME, players=PLAYERS, shape="tables", size=TABLES, remember=True
        )
        self.layout = self.tables.layout
        self.now = self.tables.begin(seed=seed)
        self.agent = Agent(self.layout.size, self.now.masks.shape[1])
        self.scores = self.layout.at("score")
        met = []
        for _ in range(200):
            met.append(self.now.observations.copy())
            self.now, _ = self.tables.step(self.tables.random_moves())
        self.agent.get_used_to(np.concatenate(met))

    def round(self) -> int:
        """Play some steps at all tables and learn from them; how many decisions that were."""
        seats = np.empty((STEPS, TABLES), np.int64)
        seen = np.empty((STEPS, TABLES, self.layout.size), np.int16)
        masks = np.empty((STEPS, TABLES, self.now.masks.shape[1]), np.bool_)
        moves, over = np.empty((STEPS, TABLES), np.int64), np.empty((STEPS, TABLES), np.bool_)
        chances, values = (np.empty((STEPS, TABLES), np.float32) for _ in range(2))
        results = np.zeros((STEPS, TABLES, PLAYERS), np.float32)
        rows = np.arange(TABLES)
        for t in range(STEPS):
            seats[t], seen[t], masks[t] = self.now
            with torch.no_grad():
                logits, value = self.agent(seen[t], masks[t])
                chosen = torch.distributions.Categorical(logits=logits).sample()
            moves[t], values[t] = chosen.numpy(), value.numpy()
            chances[t] = logits.numpy()[rows, moves[t]]
            self.now, ended = self.tables.step(moves[t])
            over[t] = ended.over
            scores = ended.scores[:, :PLAYERS].astype(np.float32)
            ahead = scores - scores.mean(1, keepdims=True)
            results[t] = POINT * ahead + VICTORY * ended.shares[:, :PLAYERS]
        lead = POINT * self.ahead(seen)
        gains, known = advantages(seats, lead, values, over, results)
        returns = gains + values
        arrays = (seen, masks, moves, chances, (gains - gains[known].mean()), returns)
        batch = Batch(*(torch.as_tensor(array[known]) for array in arrays))
        batch.gains /= batch.gains.std()
        self.learn(batch)
        return STEPS * TABLES

    def ahead(self, seen: Array) -> Array:
        """How far the seat that sees this is ahead of the mean."""
        scores = seen[..., self.scores : self.scores + PLAYERS].astype(np.float32)
        lead: Array = scores[..., 0] - scores.mean(-1)
        return lead

    def learn(self, batch: Batch) -> None:
        """Some steps of PPO."""
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(batch.moves)).chunk(CHUNKS):
                part = batch.part(rows)
                logits, value = self.agent(part.seen, part.masks)
                chance = logits.gather(1, part.moves[:, None]).squeeze(1)
                ratio = (chance - part.chances).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * part.gains, clipped * part.gains).mean()
                surprise = (value - part.returns).square().mean()
                entropy = -(logits.exp() * logits.clamp(min=-30)).sum(1).mean()
                self.agent.optimiser.zero_grad()
                (-gain + 0.5 * surprise - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(self.agent.weights, 0.5)
                self.agent.optimiser.step()


def advantages(
    seats: Array, lead: Array, values: Array, over: Array, results: Array
) -> tuple[Array, Array]:
    """How much better than expected each decision turned out, and for which that is known.

    Seats decide at different times, so what comes next is looked up by table and seat: the lead and
    value at the seat's next decision, or the result. Of its last decision here that is not known.
    """
    steps, tables = seats.shape
    rows = np.arange(tables)
    following, gain = (np.zeros((tables, PLAYERS), np.float32) for _ in range(2))
    has_following = np.zeros((tables, PLAYERS), np.bool_)
    gains, known = np.zeros_like(values), np.zeros((steps, tables), np.bool_)
    for t in range(steps - 1, -1, -1):
        ended = over[t]
        following[ended], gain[ended], has_following[ended] = results[t][ended], 0, True
        seat, worth = seats[t], lead[t] + values[t]
        surprise = following[rows, seat] - worth
        gains[t] = surprise + TRACE * gain[rows, seat]
        known[t] = has_following[rows, seat]
        gain[rows, seat] = np.where(known[t], gains[t], 0)
        following[rows, seat], has_following[rows, seat] = worth, True
    return gains, known


def share(choose: Choose, opponents: str, games: int, seed: int) -> tuple[float, float]:
    """The mean share of the victories against three of them, and half its 95 % interval.

    Every table plays as many games, each seat as often: who took the first games that come to an
    end would count short ones too often.
    """
    wishes: dict[str, Any] = {"opponents": opponents, "reward": "win", "remember": True}
    env = katzentisch.make(GAME, PLAYERS, shape="vector", num_envs=TABLES, **wishes)
    seen, _ = env.reset(seed=seed)
    shares: list[float] = []
    left = np.full(TABLES, PLAYERS * max(1, games // (TABLES * PLAYERS)))
    while left.any():
        moves = choose(seen["observation"], seen["action_mask"])
        seen, reward, over, _, _ = env.step(moves)
        shares += reward[over & (left > 0)].tolist()
        left -= over & (left > 0)
    return float(np.mean(shares)), float(1.96 * np.std(shares) / len(shares) ** 0.5)


def train(minutes: float, seed: int, tell: Callable[[str], None] = print) -> Agent:
    """Train for so many minutes of CPU time."""
    training = Training(seed)
    start, rounds, decisions = time.process_time(), 0, 0
    while (spent := (time.process_time() - start) / 60) < minutes:
        for group in training.agent.optimiser.param_groups:
            group["lr"] = RATE * max(1 - spent / minutes, 0.05)
        decisions += training.round()
        rounds += 1
        if rounds % 25 == 0:
            mean, width = share(training.agent.best, "rule", 2048, seed + 1)
            par = f"{mean * PLAYERS:.2f} ± {width * PLAYERS:.2f} × par"
            tell(f"{spent:.1f} min, {decisions:,} decisions: {par} against rule bots")
    return training.agent


def main() -> None:
    """Train and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="of CPU time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the weights")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    agent = train(asked.minutes, asked.seed)
    for opponents in ("rule", "random"):
        mean, width = share(agent.best, opponents, 20_480, asked.seed + 2)
        par = f"{mean * PLAYERS:.3f} ± {width * PLAYERS:.3f} × par"
        print(f"seed {asked.seed}: {par} against three {opponents} players")
    if asked.save:
        torch.save([weight.detach() for weight in agent.weights], asked.save)


if __name__ == "__main__":
    main()
