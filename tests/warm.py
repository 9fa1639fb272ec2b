"""Compiles all that the tests run compiled, each engine once: python -m tests.warm JOBS.

Workers that begin at the same time would otherwise all compile the same. Where
nothing has changed since all of it was compiled into the same folder, nothing is done.
"""

import hashlib
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

from katzentisch.core.compiled import cache_root
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebook, rulebooks

# What each of them needs is compiled by using it once, in the shape in which the tests use it.


def warm(game: str) -> str:
    """A game's engines: of the rules, the bots, the review and the environments."""
    rules = rulebook(game)
    warm_rules(rules)
    warm_bots(rules)
    warm_balance(rules)
    warm_review(rules)
    warm_environments(rules)
    return game


def warm_rules(rules: Rulebook) -> None:
    """Whole arrays of games."""
    import numpy as np

    from katzentisch.core.compiled import compiled, seeded_chances

    base = compiled(rules)
    states, chances = base.states(1, rules.seats[0]), seeded_chances(0, 1)
    base.begin(states, chances)
    seats = np.array([int(base.actors(states)[0] & -base.actors(states)[0]).bit_length() - 1])
    base.legal(states, seats)
    base.imagine(states.copy(), seats, chances)
    base.playouts_from(states, 1, 0)
    base.step(states, seats, base.random_moves(states, seats, chances), chances)
    base.playout(states, chances)
    base.winners(states)
    base.new_playouts(base.states(1, rules.seats[0]), 1, 0)


def warm_bots(rules: Rulebook) -> None:
    """Levels and hints, and every bot of the arena in a contest of one deal."""
    from katzentisch.bots import asked
    from katzentisch.bots.roster import BOTS
    from katzentisch.lab.arena_play import Contest, play_deal

    asked.get_ready(rules.name)
    for bot in BOTS:
        game, players, bots = rules.name, rules.seats[0], (bot, "random")
        play_deal(Contest(game=game, players=players, bots=bots, deals=1, budget="2"), 0)


def warm_balance(rules: Rulebook) -> None:
    """Whole games of the rule bot."""
    from katzentisch.lab.balance.variant import Variant, matters, play

    variant = Variant(rules, rules.seats[0], rules.defaults())
    matters(variant, 0, int(play(variant, 0, 1).lengths[0]))


def warm_review(rules: Rulebook) -> None:
    """Decisions judged, tables valued, luck measured."""
    from katzentisch.review.asked import get_ready

    get_ready(rules.name)


def warm_environments(rules: Rulebook) -> None:
    """What a seat sees by the game's own observation, and by that of any game."""
    from tests.adapters.bare import no_observations

    play_environments(rules)
    with no_observations():
        play_environments(rules)


def play_environments(rules: Rulebook) -> None:
    """A step in every shape that is compiled, against every kind of opponent."""
    from katzentisch.adapters.batched import Tables
    from katzentisch.adapters.gym import KatzentischVectorEnv
    from katzentisch.adapters.stepper import stepper

    tables = Tables(rules.name, 1, rules.seats[-1])
    tables.begin(0)
    tables.step(tables.random_moves())
    for opponents in ("random", "rule"):
        many = KatzentischVectorEnv(rules.name, num_envs=2, opponents=opponents)
        seen, _ = many.reset(seed=0)
        many.step(seen["action_mask"].argmax(axis=1))
    do, states = stepper(rules).do, tables.games.states
    do.look_at(states, states.copy(), 0, tables.seen.observations[0], tables.seen.masks[0])
    remembering = stepper(rules, remember=True)
    numbers = remembering.observations(1)[0]
    remembering.do.look_at(states, states.copy(), 0, numbers, tables.seen.masks[0])


def fingerprint() -> str:
    """Tells one state of all that is compiled from another: sources, libraries and this file."""
    digest = hashlib.sha256(sys.version.encode())
    for library in ("llvmlite", "numba", "numpy"):
        digest.update(version(library).encode())
    here = Path(__file__)
    sources = sorted((here.parents[1] / "src").rglob("*.py"))
    for file in (here, here.parent / "adapters" / "bare.py", *sources):
        # Numba asks how old a file is.
        digest.update(f"{file} {file.stat().st_mtime_ns}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def main(jobs: int) -> None:
    """All games, side by side."""
    done = cache_root() / "warmed.txt"
    now = fingerprint()
    if done.is_file() and done.read_text("utf-8") == now:
        sys.stdout.write("compiled: all of it, before\n")
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        for game in workers.map(warm, rulebooks()):
            sys.stdout.write(f"compiled: {game}\n")
    done.write_text(now, "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
