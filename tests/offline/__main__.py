"""The long form: so many games of every game in plain, compiled and Chromium: GAMES.

Compiled and the page play all of them from the deal to the last state; plain plays a share, and
that share is walked move by move in all three.
"""

import sys

from playwright.sync_api import sync_playwright

from katzentisch.bots.engine import CompiledEngine, compiled_engine, plain_engine
from katzentisch.games import rulebooks
from tests.offline.chromium import InChromium
from tests.offline.walking import walk
from tests.variants import VARIANTS, Variant, name
from tests.web.fixtures import FLAGS, chromium

# So many games are one question; of so many one is also played plainly.
BATCH = 50
PLAIN = 50


def walked(engine: CompiledEngine, variant: Variant, seeds: range) -> bytes:
    """Some games in the compiled engine."""
    return b"".join(part for seed in seeds for part in walk(engine, variant, seed))


def compare(page: InChromium, variant: Variant, games: int) -> None:
    """So many games of a variant."""
    native, plain = compiled_engine(variant[0]), plain_engine(variant[0])
    for first in range(0, games, BATCH):
        seeds = range(first, min(first + BATCH, games))
        if page.walks(variant, seeds) != walked(native, variant, seeds):
            sys.exit(f"{name(variant)}, seeds {seeds}: the page does not play as compiled does.")
        for seed in seeds[::PLAIN]:
            if b"".join(walk(plain, variant, seed)) != walked(
                native, variant, range(seed, seed + 1)
            ):
                sys.exit(f"{name(variant)}, seed {seed}: compiled does not play as plain does.")


def main(games: int) -> None:
    """Every game, count and option."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = InChromium(browser)
        for rules in rulebooks().values():
            variants = [variant for variant in VARIANTS if variant[0] is rules]
            # A match of ten games counts for ten.
            for variant in variants:
                length = int(variant[2].get("games", "1"))
                compare(page, variant, -(-games // (len(variants) * length)))
            sys.stdout.write(f"{rules.name}: {len(variants)} variants, the same in all engines\n")
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
