"""Searches and levels at a clear position of Mückenstich."""

import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.search import (
    Budget,
    flat_search,
    ismcts_search,
    pimc_search,
)
from tests.games.muckenstich.positions import mosquito_trick

pytestmark = pytest.mark.compiled

SEED = 5


SEARCHES = {"flat": flat_search, "ismcts": ismcts_search, "pimc": pimc_search}


@pytest.mark.parametrize("name", SEARCHES)
def test_searches_see_a_plain_win(name: str) -> None:
    """The last trick: a mosquito lies in it, so it must not be won."""
    game = mosquito_trick()
    s = game.state
    engine = compiled_engine(game.rules)
    seen = engine.see(engine.table(s), 3)
    verdicts = SEARCHES[name](engine, seen, 3, engine.source(SEED), Budget(400))
    assert game.rules.text(s, verdicts[0].move) == "play R2"
