"""How far the training ends from an equilibrium where that can be worked out: in the mini games.

    python -m bench.nash_conv --seconds 20 --seed 1

A network learns a mini game as `katzentisch train` learns a whole one, without a rule bot's habits.
Its probabilities in all information sets are held to the best that each seat could do against them:
NashConv is what all seats would gain together. Beside it stand play at random and CFR+. What is won
is what the training wins, the outlook at the end of a game (bots/rollout.py).
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from katzentisch.adapters.mini import MINIS, ORIGINALS, mini_observation
from katzentisch.adapters.positions import CHANCE, TERMINAL, Position, Tree, root
from katzentisch.bots import rollout
from katzentisch.bots.any_game import bot as any_bot
from katzentisch.bots.engine import bindings
from katzentisch.core.observation import Observation
from katzentisch.core.rebinding import own_functions, rebound
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Params, liked
from katzentisch.lab.train.learning import Curriculum, Learning
from katzentisch.lab.train.tables import LearnersTables, playing_of
from katzentisch.lab.train.training import Training

Array = NDArray[Any]
# Rounds of CFR+; each goes through the whole tree.
SOLVER_ROUNDS = 300
# Looks at a training, to see how it comes there.
LOOKS = 5


# Learning a mini game


@cache
def small_game(name: str) -> Rulebook:
    """A mini game as it is dealt by default: other options would be other games."""
    return replace(MINIS[name], options=())


@cache
def observation(name: str) -> Observation:
    """What a seat sees of a mini game and could remember."""
    return mini_observation(ORIGINALS[name], MINIS[name], remember=True)


@cache
def played(name: str) -> Any:
    """The functions of the learner's tables; the bot is that of a game never seen before."""
    bound = bindings(MINIS[name]) | own_functions(any_bot)
    bound["perceive"] = observation(name).observe
    return playing_of(small_game(name), observation(name), bound)


class MiniTables(LearnersTables):
    """Tables at which a mini game is played."""

    def shown(self) -> tuple[Observation, Any, bool]:
        """What seats see of the mini game, and what plays it; there is no habit."""
        return observation(self.rules.name), played(self.rules.name), False

    def weighing(self) -> None:
        """It sees the whole and answers for all moves."""


class MiniTraining(Training):
    """The training, at such tables."""

    tables_of = MiniTables


# The whole tree


@dataclass(frozen=True, slots=True)
class Known:
    """An information set: what its seat sees, and may do."""

    name: str
    seen: tuple[int, ...]
    moves: tuple[int, ...]


class Solvable:
    """A mini game as a tree that OpenSpiel reads, and its information sets."""

    def __init__(self, name: str) -> None:
        self.rules, self.observation = small_game(name), observation(name)
        self.known: dict[tuple[int, str], Known] = {}
        # Gambit's own: how many sets each seat has, and a number for each end and card turned.
        self.sets, self.numbers = [0] * self.players, count(1)
        self.outlook = rebound((rollout, any_bot), {"winners": self.rules.winners})["outlook"]
        tree = Tree(self.rules, self.players, (), together=False, utility="", remember=False)
        seats = " ".join(f'"{seat}"' for seat in range(self.players))
        lines = (f'EFG 2 R "{name}" {{ {seats} }}', *self.lines(root(tree)))
        self.game = pyspiel.load_efg_game("\n".join(lines) + "\n")

    @property
    def players(self) -> int:
        """How many play."""
        return self.rules.seats[0]

    def lines(self, at: Position) -> Iterator[str]:
        """The tree from a position on, as Gambit writes one."""
        if at.current == TERMINAL:
            won = (self.outlook(at.s, seat) - 1 / self.players for seat in range(self.players))
            yield f't "" {next(self.numbers)} "" {{ {" ".join(f"{one:.12f}" for one in won)} }}'
        elif at.current == CHANCE:
            outcomes = at.outcomes()
            cards = " ".join(f'"card {kind}" {part:.16f}' for kind, part in outcomes)
            yield f'c "" {next(self.numbers)} "" {{ {cards} }} 0'
            for kind, _ in outcomes:
                yield from self.lines(at.turned(kind))
        else:
            seat = at.current
            known = self.known_at(at, seat)
            number = known.name.split("-")[2]
            # No two sets share a move's name, so that OpenSpiel keeps their order.
            moves = " ".join(f'"{known.name}{move}"' for move in known.moves)
            yield f'p "" {seat + 1} {number} "" {{ {moves} }} 0'
            for move in known.moves:
                yield from self.lines(at.after((seat, move)))

    def known_at(self, at: Position, seat: int) -> Known:
        """The information set of a position, under the name that OpenSpiel gives it."""
        key = seat, at.information(seat)
        seen, moves = tuple(at.numbers(self.observation, seat)), tuple(at.legal(seat))
        if key not in self.known:
            self.sets[seat] += 1
            self.known[key] = Known(f"{seat}-{seat}-{self.sets[seat]}-", seen, moves)
        found = self.known[key]
        assert (found.seen, found.moves) == (seen, moves)
        return found

    @property
    def told_apart(self) -> int:
        """How many information sets look different to a network."""
        return len({known.seen for known in self.known.values()})

    def uniform(self) -> Any:
        """Play at random."""
        return pyspiel.UniformRandomPolicy(self.game)

    def policy(self, chances: Array) -> Any:
        """The policy of some probabilities: a row for an information set, in their order."""
        table = self.uniform().policy_table()
        for row, known in zip(chances, self.known.values(), strict=True):
            actions = [action for action, _ in table[known.name]]
            table[known.name] = list(zip(actions, row[list(known.moves)].tolist(), strict=True))
        return pyspiel.TabularPolicy(table)

    def solved(self, rounds: int) -> Any:
        """What CFR+ makes of it."""
        solver = pyspiel.CFRPlusSolver(self.game)
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        return solver.tabular_average_policy()

    def nash_conv(self, policy: Any) -> float:
        """What all seats would gain together, each by its best response."""
        return float(pyspiel.nash_conv(self.game, policy))

    def chances(self, params: Params) -> Array:
        """A network's probabilities of all moves: a row for an information set."""
        seen = np.array([known.seen for known in self.known.values()], np.float32)
        masks = np.zeros((len(seen), self.rules.moves), np.bool_)
        for row, known in zip(masks, self.known.values(), strict=True):
            row[list(known.moves)] = True
        found: Array = np.exp(liked(params, seen, masks, np.zeros(len(seen), np.int64)))
        return found


def best_only(chances: Array) -> Array:
    """The same policy without its doubts: it always makes the move that it likes best."""
    found: Array = np.eye(chances.shape[1])[chances.argmax(1)]
    return found


@dataclass(frozen=True, slots=True)
class Found:
    """NashConv of a mini game's players; of the training, as it went on and with its best moves."""

    uniform: float
    solved: float
    learned: tuple[float, ...]
    best: float


def measured(solvable: Solvable, plan: Curriculum) -> Found:
    """Learn a mini game and hold what was learned to its best responses."""
    training = MiniTraining(solvable.rules, plan)
    learned: list[float] = []

    def look(learning: Learning) -> None:
        if int(learning.done * LOOKS) > len(learned):
            now = solvable.policy(solvable.chances(learning.network()))
            learned.append(solvable.nash_conv(now))

    training.run(look)
    best = solvable.policy(best_only(solvable.chances(training.network())))
    return Found(
        solvable.nash_conv(solvable.uniform()),
        solvable.nash_conv(solvable.solved(SOLVER_ROUNDS)),
        tuple(learned),
        solvable.nash_conv(best),
    )


def show(names: Sequence[str], seconds: float, seed: int) -> None:
    """Print the table, a line for a game and a look."""
    title = f"NashConv after training, seed {seed}; CFR+ after {SOLVER_ROUNDS} rounds"
    shown = Table(title=title, title_justify="left")
    columns = ("game", "sets", "told apart", "uniform", "CFR+", "CPU s", "learned", "of uniform")
    for place, column in enumerate((*columns, "best moves")):
        shown.add_column(column, justify="right" if place else "left")
    for name in names:
        solvable = Solvable(name)
        found = measured(solvable, Curriculum((solvable.players,), seed, seconds / 60))
        sets, apart = len(solvable.known), solvable.told_apart
        of_game = (name, sets, apart, f"{found.uniform:.4f}", f"{found.solved:.5f}")
        for look, learned in enumerate(found.learned, 1):
            last = look == len(found.learned)
            line = [f"{seconds * look / LOOKS:.0f}", f"{learned:.5f}"]
            line += [f"{learned / found.uniform:.1%}", f"{found.best:.5f}" if last else ""]
            shown.add_row(*(str(one) if look == 1 else "" for one in of_game), *line)
    Console(width=110).print(shown)


def main() -> None:
    """Measure some mini games, or all."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"some of {', '.join(MINIS)}")
    asked.add_argument("--seconds", type=float, default=20, help="CPU seconds for each")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    show(given.games or list(MINIS), given.seconds, given.seed)


if __name__ == "__main__":
    main()
