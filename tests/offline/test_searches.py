"""The bots think in the page what they think on the server: same view, same seed, same move."""

from collections.abc import Callable
from typing import Any

import pytest

from katzentisch.bots.engine import Engine, compiled_engine
from katzentisch.bots.hints import hint
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.search import Budget, flat_search, ismcts_search, pimc_search
from katzentisch.bots.thinking import think
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import Situation, situations
from tests.offline.chromium import InChromium
from tests.variants import WHOLE, every_count, every_game

SEED = 161
# Of a game's decisions, every so many-th.
RARE, RARER = 11, 29
BUDGET = Budget(playouts=40)
# Room for what so few playouts find in a tree: every call hands all of it over and back.
EDGES = 1 << 13
# A part of what an expert may spend: the same code, sooner done.
SHARE = 0.1

Search = Callable[..., list[Any]]


def some(rules: Rulebook, players: int, every: int) -> list[Situation]:
    """Decisions of a game: from its beginning, its middle and its end."""
    found = list(situations(rules, players, SEED, every))
    return found if WHOLE else [found[0], found[len(found) // 2], found[-1]]


def same_everywhere(
    in_chromium: InChromium, one: Situation, thought: Callable[[Engine], Any]
) -> None:
    """What is thought in the page is what is thought here."""
    native, page = compiled_engine(one.rules), in_chromium.engine(one.rules)
    assert thought(page) == thought(native), f"seed {SEED}, seat {one.seat}"


@every_count
def test_every_level(rules: Rulebook, players: int, in_chromium: InChromium) -> None:
    for one in some(rules, players, RARE):
        for level in LEVELS:

            def thought(engine: Engine, one: Situation = one, level: str = level) -> int:
                return think(engine, one.state, one.seat, level, SEED, SHARE)

            same_everywhere(in_chromium, one, thought)


@every_game
@pytest.mark.parametrize("search", [flat_search, ismcts_search, pimc_search])
def test_every_search(
    rules: Rulebook, search: Search, in_chromium: InChromium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the best move alone: every verdict to its last bit, and the chance that is left."""
    monkeypatch.setattr("katzentisch.bots.search.EDGES", EDGES)
    for one in some(rules, rules.seats[-1], RARER):

        def thought(engine: Engine, one: Situation = one) -> Any:
            source = engine.source(SEED)
            seen = engine.see(engine.table(one.state), one.seat)
            return search(engine, seen, one.seat, source, BUDGET), int(source[0])

        same_everywhere(in_chromium, one, thought)


@every_game
def test_hints(rules: Rulebook, in_chromium: InChromium) -> None:
    """Figures and sentences."""
    for one in some(rules, rules.seats[0], RARER):

        def thought(engine: Engine, one: Situation = one) -> Any:
            asked = (one.rules, one.state, one.seat, "de")
            return hint(*asked, seed=SEED, engine=engine, budget=BUDGET)

        same_everywhere(in_chromium, one, thought)
