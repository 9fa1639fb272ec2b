"""Experts imitated by a network, and what one wins who learns among such imitations.

    python -m bench.imitated watch GAME PLAYERS CPU_SECONDS SEED LESSONS
    python -m bench.imitated imitate GAME IMITATION LESSONS
    python -m bench.imitated respond GAME PLAYERS IMITATION CPU_SECONDS SEED
    katzentisch arena GAME --bots bench.imitated:response,bench.less_thought:expert --deals 200

What it came to stands in docs/decisions/bots-champion.md. Experts think a tenth of the usual time.
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.less_thought import SHARE
from katzentisch.bots.engine import Engine, compiled_engine
from katzentisch.bots.learned import Learned, Network, learned, read
from katzentisch.bots.levels import level_move
from katzentisch.bots.roster import Thought
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebook
from katzentisch.lab.train.kept import network_file, rounded, write
from katzentisch.lab.train.layers import (
    Adam,
    Params,
    backward,
    forward,
    liked,
    log_chances,
    slope_of_answer,
    with_habit,
)
from katzentisch.lab.train.learner import Scales, drawn
from katzentisch.lab.train.learning import (
    Curriculum,
    all_looked_at,
    doubting,
    folded,
    params_of,
    unfolded,
)
from katzentisch.lab.train.playing import EARLIER, LEARNS
from katzentisch.lab.train.tables import MOST_SEATS, LearnersTables, Setting
from katzentisch.lab.train.training import Training

Array = NDArray[Any]
# Seen, legal moves, the rule bot's move and the expert's: a row for every decision.
Lessons = tuple[Array, Array, Array, Array]
RESPONSE = Path("build/response.npz")
TABLES = 60
# Every sixth table is held out.
HELD_OUT = 6
EPOCHS, PART, RATE = 14, 256, 1e-3
# How much less differently the network likes moves before it imitates, and what habit is worth.
SOFTER, HABIT = np.float32(3), 2.0
# So many of the others at a table are imitations; the rest learn, too.
IMITATIONS = 0.7


def watch(game: str, players: str, seconds: str, seed: str, out: str) -> None:
    """Write down what experts do, among themselves."""
    rules = rulebook(game)
    engine, source = compiled_engine(rules), compiled_engine(rules).source(int(seed), 1 << 42)
    nobody_learns = np.full((TABLES, MOST_SEATS), EARLIER, np.int64)
    tables = LearnersTables(rules, [Setting(int(players))] * TABLES, nobody_learns)
    tables.begin(int(seed))
    lessons: list[tuple[Array, ...]] = []
    start = process_time()
    while process_time() - start < float(seconds):
        moves = np.array([expert(engine, tables, number, source) for number in range(TABLES)])
        found = (tables.seen, tables.masks, tables.habits, moves, np.arange(TABLES))
        lessons.append(tuple(one.copy() for one in found))
        tables.step(moves)
    seen, masks, habits, moves, of_table = (
        np.concatenate(one) for one in zip(*lessons, strict=True)
    )
    np.savez(out, seen=seen, masks=masks, habits=habits, moves=moves, of_table=of_table)


def expert(engine: Engine, tables: LearnersTables, number: int, source: Any) -> int:
    """What an expert would do at one of the tables."""
    seat = int(tables.seats[number])
    seen = engine.see(tables.states[number : number + 1], seat)
    return level_move(engine, seen, seat, "expert", source, 1, SHARE)


def imitate(game: str, out: str, lessons: str) -> None:
    """Learn to play as those in the lessons, and tell how well their moves are foretold."""
    rules, told = rulebook(game), np.load(lessons)
    chosen = told["masks"].sum(1) > 1
    held = told["of_table"] % HELD_OUT == 0
    names = ("seen", "masks", "habits", "moves")
    learned_from: Lessons = tuple(told[name][chosen & ~held] for name in names)
    held_out: Lessons = tuple(told[name][chosen & held] for name in names)
    scales = all_looked_at(Scales.of(learned_from[0]))
    *hidden, moves, bias = unfolded(params_of(network_of(rules)), scales)
    for softer in (1, 2, 3, 4):
        tell(f"network / {softer}", [*hidden, moves / softer, bias / softer], scales, held_out)
    policy = Adam([*hidden, moves / SOFTER, bias / SOFTER])
    policy.params[-1][-1] = HABIT
    rng = np.random.default_rng(1)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(learned_from[3]))
        for rows in np.array_split(order, max(1, len(order) // PART)):
            step(policy, scales, [one[rows] for one in learned_from], RATE * (1 - epoch / EPOCHS))
    tell("imitation", policy.params, scales, held_out)
    keep(folded(policy.params, scales), Path(out))


def step(policy: Adam, scales: Scales, lessons: list[Array], rate: float) -> None:
    """A step towards the experts' moves."""
    seen, masks, habits, moves = lessons
    given = scales(seen)
    first, second, answer = forward(policy.params, given)
    slope = np.exp(log_chances(with_habit(answer, habits), masks))
    slope[np.arange(len(moves)), moves] -= 1
    slope = slope_of_answer(slope / np.float32(len(moves)), habits)
    policy.step(backward(policy.params, given, first, second, slope), rate)


def tell(name: str, params: Params, scales: Scales, lessons: Lessons) -> None:
    """Say how well a network foretells what experts do."""
    seen, masks, habits, moves = lessons
    logs = liked(params, scales(seen), masks, habits)
    loss = -logs[np.arange(len(moves)), moves]
    error = 1.96 * loss.std() / len(loss) ** 0.5
    same, habitual = (logs.argmax(1) == moves).mean(), (habits == moves).mean()
    print(f"{name}: {loss.mean():.3f} ± {error:.3f}, same {same:.1%}, rule bot {habitual:.1%}")


class AmongImitations(Training):
    """A training among imitations that do not change; it begins as the game's network."""

    rate, critic_alone = RATE, 20

    def __init__(self, rules: Rulebook, plan: Curriculum, imitation: Params) -> None:
        super().__init__(rules, plan)
        self.imitation = imitation
        learner = self.learner
        learner.scales = all_looked_at(learner.scales)
        begun = unfolded(params_of(network_of(rules)), learner.scales)
        learner.policy = Adam(doubting(begun, learner.scales, self.tables))
        self.seat_players(np.arange(plan.tables))

    def seat_players(self, which: Array) -> None:
        """Most of the others are imitations."""
        lots = self.rng.random((len(which), MOST_SEATS)) < IMITATIONS
        lots[np.arange(len(which)), self.rng.integers(self.tables.players[which])] = False
        self.tables.next_kinds[which] = np.where(lots, EARLIER, LEARNS)

    def moves(self, seen: Array) -> tuple[Array, Array]:
        """A move at every table; imitations play as often as experts do."""
        tables = self.tables
        habits, masks = tables.habits, tables.masks
        moves, logs = self.learner.draw(self.learner.policy.params, seen, masks, habits)
        rows = np.flatnonzero(tables.deciding() == EARLIER)
        likes = liked(self.imitation, np.float32(1) * tables.seen[rows], masks[rows], habits[rows])
        moves[rows] = drawn(self.rng, likes)
        return moves, logs


def respond(game: str, players: str, imitation: str, seconds: str, seed: str) -> None:
    """Learn among imitations what wins against them."""
    plan = Curriculum((int(players),), int(seed), float(seconds) / 60)
    found = read(Path(imitation).read_bytes())
    learning = AmongImitations(rulebook(game), plan, params_of(found))
    learning.run(lambda _: None)
    keep(learning.network(), RESPONSE)


def network_of(rules: Rulebook) -> Learned:
    """What the game has learned."""
    found = learned(rules)
    if found is None:
        raise ValueError(f"{rules.name} has learned nothing to begin with.")
    return found


def keep(params: Params, file: Path) -> None:
    """Write a network."""
    write(file, network_file(rounded(params), {}))


@cache
def learned_response(engine: Engine) -> Network:
    """The network that was learned among imitations."""
    return Network(engine, read(RESPONSE.read_bytes()))


def response(thought: Thought) -> int:
    """Its move."""
    return learned_response(thought.engine).move(thought.seen, thought.seat, thought.source)


PARTS: dict[str, Callable[..., None]] = {"watch": watch, "imitate": imitate, "respond": respond}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in PARTS:
        raise SystemExit(__doc__)
    PARTS[sys.argv[1]](*sys.argv[2:])
