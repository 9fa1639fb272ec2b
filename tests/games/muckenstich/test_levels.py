"""What a habit is worth at a clear position of Mückenstich."""

import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import capped
from katzentisch.bots.pauses import at_once
from tests.games.muckenstich.positions import mosquito_trick

pytestmark = pytest.mark.compiled

SEED = 17


def test_a_habit_is_left_only_for_more_than_the_cap() -> None:
    game = mosquito_trick()
    engine = compiled_engine(game.rules)
    seen = engine.see(engine.table(game.state), 3)
    low, high = sorted(engine.legal(seen, 3))

    def choice(habit: int, cap: float) -> int:
        courses = [(low, 0), (high, 0)]
        steps = capped(engine, seen, 3, habit, courses, 40, cap, engine.source(SEED))
        return at_once(steps)

    assert choice(high, 0.0) == low
    assert choice(low, 0.0) == low
    assert choice(high, 0.9) == high
