"""The page against the native engines, in turn: playouts, the search loop, whole decisions.

Both sides are told in CPU time: a browser's processes do not wait as ours do on a busy machine.
The system tells what the browser's pages have spent (Linux); what a question costs on its way into
the page is counted with it.
"""

import base64
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from tests.offline.chromium import InChromium, as_told
from tests.offline.levels import positions
from tests.offline.own_house import OwnHouse
from tests.offline.walking import first_chance

from bench.engines import PLAYERS
from bench.measure import Speed
from bench.search import SEED, WORLDS, thoughts
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.rollout import RULE
from katzentisch.bots.thinking import think
from katzentisch.core.compiled import compiled
from katzentisch.core.rulebook import Rulebook
from katzentisch.offline.packing import packed

GAMES = 20_000
ROUNDS = 7
# Who thinks, and how many decisions a round has.
LEVEL, THOUGHTS = "expert", 8

# Does the same work natively and in the page: seconds of each.
Both = Callable[[int], tuple[float, float]]


def spent_by_pages() -> float:
    """CPU-seconds that the pages of our browsers have spent so far."""
    above: dict[int, int] = {}
    pages: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number = int(folder.name)
            above[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.add(number)
    return sum(spent(number) for number in pages if is_ours(number, above))


def is_ours(number: int, above: dict[int, int]) -> bool:
    """Whether this process has started another, itself or by others."""
    while number > 1 and number != os.getpid():
        number = above.get(number, 0)
    return number == os.getpid()


def spent(number: int) -> float:
    """CPU-seconds of all threads of a process."""
    total = 0
    for thread in Path(f"/proc/{number}/task").iterdir():
        with suppress(OSError):
            total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9


def ratio(both: Both) -> Speed:
    """The page's speed by the native one, round by round; the first round warms up."""
    both(0)
    rounds = [both(number) for number in range(1, ROUNDS + 1)]
    return Speed(tuple(native / page for native, page in rounds))


def playouts(rules: Rulebook, page: InChromium) -> Both:
    """New random games from the deal to the end."""
    engine = compiled(rules)
    empty, room = engine.states(1, PLAYERS), engine.states(1, PLAYERS)

    def both(number: int) -> tuple[float, float]:
        source, wins, scores = np.array([first_chance(number)], np.uint64), np.zeros(6), np.zeros(6)
        began = time.process_time()
        decisions = engine.kernels.new_playouts(empty, room, GAMES, source, wins, scores)
        native = time.process_time() - began
        before = spent_by_pages()
        found = page.playouts((rules, PLAYERS, {}), GAMES, number)
        there = spent_by_pages() - before
        if found.decisions != decisions:
            raise RuntimeError(f"{rules.name}: the page does not play the same games.")
        return native, there

    return both


def search(rules: Rulebook, page: InChromium) -> Both:
    """Every move of some decisions tried in imagined worlds, by rule bots."""
    native, there = compiled_engine(rules), page.engine(rules)
    chosen = [(native.state(seen), seat, list(moves)) for seen, seat, moves in thoughts(rules)]

    def asked(engine: Any, state: Any, seat: int, moves: list[int], number: int) -> list[Any]:
        return [
            engine.table(state),
            engine.places(2),
            seat,
            engine.whole(moves),
            engine.whole([0] * len(moves)),
            WORLDS,
            RULE,
            engine.source(SEED, number),
            engine.source(0),
            engine.real(3 * len(moves)),
        ]

    def both(number: int) -> tuple[float, float]:
        ours = [asked(native, *thought, number) for thought in chosen]
        began = time.process_time()
        for given in ours:
            native.do.try_moves(*given)
        took = time.process_time() - began
        theirs = [[as_told(one) for one in asked(there, *thought, number)] for thought in chosen]
        before = spent_by_pages()
        page.call("tries", rules, theirs)
        return took, spent_by_pages() - before

    return both


THOUGHT = """
import base64
from katzentisch.bots.thinking import think
from katzentisch.games import rulebook
from katzentisch.offline.packing import unpacked

def answer(given, house):
    rules = rulebook(given["game"])
    engine = house.house.office.thinker.engine(rules)
    asked = [(unpacked(rules.state, base64.b64decode(one)), seat) for one, seat in given["asked"]]
    return [think(engine, state, seat, given["level"], given["seed"]) for state, seat in asked]
"""


def decisions(rules: Rulebook, own_house: OwnHouse) -> tuple[Speed, Speed]:
    """How much longer an expert thinks in the page, and seconds a decision there."""
    some, engine = positions(rules, PLAYERS, THOUGHTS), compiled_engine(rules)
    asked = [(base64.b64encode(packed(one.state)).decode(), one.seat) for one in some]
    there: list[float] = []

    def both(number: int) -> tuple[float, float]:
        began = time.process_time()
        here = [think(engine, one.state, one.seat, LEVEL, number) for one in some]
        took = time.process_time() - began
        given = {"game": rules.name, "asked": asked, "level": LEVEL, "seed": number}
        before = spent_by_pages()
        moves = own_house.python(THOUGHT, given)
        seconds = spent_by_pages() - before
        if moves != here:
            raise RuntimeError(f"{rules.name}: the page decides otherwise.")
        there.append(seconds / len(some))
        return took, seconds

    speed = ratio(both)
    return Speed(tuple(1 / one for one in speed.rates)), Speed(tuple(there[1:]))
