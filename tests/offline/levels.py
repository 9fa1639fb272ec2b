"""The same decisions in the page and here: `python -m tests.offline.levels POSITIONS` of each game.

All levels at each position, with all that they may spend.
"""

import base64
import sys
import tempfile
from dataclasses import dataclass
from itertools import chain, count, islice
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.thinking import think
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.offline.packing import packed
from tests.bots.situations import Situation, situations
from tests.offline.own_house import OwnHouse
from tests.web.fixtures import FLAGS, chromium
from tests.web.house import HouseOfCards

SEED = 1611
# Of a game's decisions, every so many-th is thought about.
RARE = 5
# So many positions go into the page at once.
BATCH = 20
PATIENCE = 120_000

IN_PAGE = """
import base64
from katzentisch.bots.thinking import think
from katzentisch.games import rulebook
from katzentisch.offline.packing import unpacked

def answer(given, house):
    rules = rulebook(given["game"])
    engine = house.house.office.thinker.engine(rules)
    found = []
    for state, seat, level in given["asked"]:
        there = unpacked(rules.state, base64.b64decode(state))
        found.append(think(engine, there, seat, level, given["seed"], given["share"]))
    return found
"""


@dataclass(frozen=True, slots=True)
class Compared:
    """What was decided in the page, and here."""

    there: list[int]
    here: list[int]


def positions(rules: Rulebook, players: int, number: int) -> list[Situation]:
    """So many decisions, of as many games as they take."""
    games = (situations(rules, players, SEED + one, RARE * players) for one in count())
    return list(islice(chain.from_iterable(games), number))


def compared(own_house: OwnHouse, some: list[Situation], share: float = 1.0) -> Compared:
    """Every level at these positions of a game."""
    rules = some[0].rules
    engine = compiled_engine(rules)
    asked: list[Any] = []
    here: list[int] = []
    for one in some:
        for level in LEVELS:
            asked.append((base64.b64encode(packed(one.state)).decode(), one.seat, level))
            here.append(think(engine, one.state, one.seat, level, SEED, share))
    given = {"game": rules.name, "asked": asked, "seed": SEED, "share": share}
    return Compared(own_house.python(IN_PAGE, given), here)


def compare(own_house: OwnHouse, rules: Rulebook, number: int) -> None:
    """So many positions of a game, over all counts of players."""
    decisions = 0
    for players in rules.seats:
        some = positions(rules, players, -(-number // len(rules.seats)))
        for first in range(0, len(some), BATCH):
            found = compared(own_house, some[first : first + BATCH])
            if found.there != found.here:
                sys.exit(f"{rules.name}, {players} players: the page decides otherwise.")
            decisions += len(found.here)
    sys.stdout.write(f"{rules.name}: {decisions} decisions of {len(LEVELS)} levels, the same\n")
    sys.stdout.flush()


def main(number: int) -> None:
    """Every game."""
    house = HouseOfCards(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_page(service_workers="block")
            page.set_default_timeout(PATIENCE)
            own_house = OwnHouse(page, house)
            for rules in rulebooks().values():
                compare(own_house, rules, number)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
