"""How well bots choose, held to play by networks: no contest, so a minute tells what hours would.

    python -m bench.choices GAME PLAYERS DECISIONS SEED BOT BOT …

Decisions are those of experts and champions with three tenths of their thought. Every legal move is
held to the same worlds, in which all seats play to the end of the stage by the game's network, and
every bot to what the first one chose. A bot that sees the game as its network does looks better
than it is, so what is chosen by this belongs in a contest. Results stand in
docs/decisions/bots-champion.md.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from tests.review.measuring import MANY, decisions, games

from katzentisch.bots.engine import Engine, OneState, compiled_engine
from katzentisch.bots.learned import judge_at, learned_worth, network_of
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.bots.roster import Bot, Thought, bot_named
from katzentisch.bots.search import Budget
from katzentisch.core.chance import below, seeded
from katzentisch.games import rulebook
from katzentisch.lab.report import label

# What is measured of each decision of one in so many.
ONE_IN = 5
SHARE = 0.3
LEVELS = ("champion", "expert")
WORLDS = 160
# Of the worlds that tell, and of the bots' own chance.
TELLING, CHOOSING = 5201, 5202
CONFIDENCE = 1.96


def looked_at(engine: Engine, players: int, seed: int) -> Iterator[tuple[OneState, int]]:
    """What seats saw at decisions at which there are pauses to judge at, without end."""
    chance = seeded(seed, 3)
    for game, _ in games(engine, players, LEVELS, MANY, seed, SHARE):
        for before, seat, _ in decisions(game):
            seen = engine.see(engine.table(before.state), seat)
            if not below(chance, ONE_IN) and judge_at(engine, seen):
                yield seen, seat


def worths(engine: Engine, seen: OneState, seat: int, number: int) -> dict[int, float]:
    """What every legal move brings where all play on as the network."""
    judge, moves = judge_at(engine, seen), engine.legal(seen, seat)
    assert judge
    courses, source = [(move, AS_USUAL) for move in moves], engine.source(TELLING, number)
    found = judge.outlooks(seen, seat, courses, WORLDS, source, network_of(engine), pauses=0)
    return dict(zip(moves, map(fmean, zip(*found, strict=True)), strict=True))


def main(game: str, players: int, count: int, seed: int, names: list[str]) -> None:
    """Tell how much better each bot chooses than the first, and how long it thinks."""
    if learned_worth(rulebook(game)) is None:
        raise SystemExit(f"{game} has not learned what positions are worth (worth.npz).")
    engine = compiled_engine(rulebook(game))
    bots: dict[str, Bot] = {name: bot_named(name) for name in names}
    brought: dict[str, list[float]] = {name: [] for name in names}
    seconds: dict[str, list[float]] = {name: [] for name in names}
    for number, (seen, seat) in enumerate(islice(looked_at(engine, players, seed), count)):
        worth = worths(engine, seen, seat, number)
        for name, bot in bots.items():
            source = engine.source(CHOOSING, number)
            before = process_time()
            move = bot(Thought(engine, seen.copy(), seat, source, Budget(playouts=200)))
            seconds[name].append(process_time() - before)
            brought[name].append(worth[move])
    for name in names:
        gains = [
            1000 * (one - first)
            for one, first in zip(brought[name], brought[names[0]], strict=True)
        ]
        width = CONFIDENCE * stdev(gains) / sqrt(len(gains))
        ordered = sorted(seconds[name])
        mean, late = fmean(ordered), ordered[int(0.95 * len(ordered))]
        print(
            f"{label(name):30} {fmean(gains):+6.1f} ± {width:.1f} thousandths,"
            f" {1000 * mean:.2f} ms, p95 {1000 * late:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    if len(sys.argv) < 7:  # two bots at least
        raise SystemExit(__doc__)
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
