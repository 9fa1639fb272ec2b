"""The long form: so many games of every game in Chromium, compiled and plain: GAMES.

Compiled and the page play all of them from the deal to the result, a share also move by move, and
plain a share of that.
"""

import sys

import numpy as np
from playwright.sync_api import sync_playwright

from katzentisch.bots.engine import Engine, compiled_engine, plain_engine
from katzentisch.core.compiled import compiled
from katzentisch.games import rulebooks
from tests.offline.chromium import InChromium
from tests.offline.walking import first_chance, walk
from tests.variants import VARIANTS, Variant, name
from tests.web.fixtures import FLAGS, chromium

# Games of one question; of so many games one is walked, and of so many walked one plainly, too.
BATCH = 250
WALKED = 250
PLAIN = 4


def walked(engine: Engine, variant: Variant, seed: int) -> bytes:
    """One game in an engine of ours."""
    return b"".join(walk(engine, variant, seed))


def same_results(page: InChromium, variant: Variant, games: int, seed: int) -> bool:
    """Whether so many games come to the same: decisions, last state, chance, wins and scores."""
    rules, players, options = variant
    engine = compiled(rules)
    room, wins, scores = np.zeros(1, engine.dtype), np.zeros(6), np.zeros(6)
    source = np.array([first_chance(seed)], np.uint64)
    empty = engine.states(1, players, options)
    decisions = engine.kernels.new_playouts(empty, room, games, source, wins, scores)
    found = page.playouts(variant, games, seed)
    ours = tuple(one.tobytes() for one in (room, source, wins, scores))
    return (found.decisions, found.lists) == (decisions, ours)


def compare(page: InChromium, variant: Variant, games: int) -> None:
    """So many games of a variant."""
    native, plain = compiled_engine(variant[0]), plain_engine(variant[0])
    for seed, first in enumerate(range(0, games, BATCH)):
        if not same_results(page, variant, min(BATCH, games - first), seed):
            sys.exit(f"{name(variant)}, seed {seed}: the page's games come to something else.")
    for seed in range(-(-games // WALKED)):
        here = walked(native, variant, seed)
        if page.walks(variant, [seed]) != here:
            sys.exit(f"{name(variant)}, seed {seed}: the page does not play as compiled does.")
        if seed % PLAIN == 0 and walked(plain, variant, seed) != here:
            sys.exit(f"{name(variant)}, seed {seed}: compiled does not play as plain does.")


def main(games: int) -> None:
    """Every game, count and option."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = InChromium(browser)
        for rules in rulebooks().values():
            variants = [variant for variant in VARIANTS if variant[0] is rules]
            each = -(-games // len(variants))
            for variant in variants:
                compare(page, variant, each)
            total = each * len(variants)
            sys.stdout.write(f"{rules.name}: {total} games of {len(variants)} variants, the same\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
