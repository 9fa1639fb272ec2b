"""What forecasts promise too much, cut into parts."""

import pytest

from tests.review.measuring import RULE_BOT, Hasty
from tests.review.promises import promised, surprise, told
from tests.samples import in_turn


def test_parts_add_up() -> None:
    found = promised(Hasty(in_turn()), 4, RULE_BOT, count=1, seed=7, one_in=20)
    assert found
    for one in found:
        too_much, *parts = one.parts.values()
        assert sum(parts) == pytest.approx(too_much)
        assert too_much == pytest.approx(one.best - one.won)
    assert len(list(told(found))) > len(found[0].parts)


def test_what_was_foreseen_surprises_less() -> None:
    assert surprise(0.9, 1) < surprise(0.5, 1) < surprise(0.0, 1)
