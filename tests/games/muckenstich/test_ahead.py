"""What a search needs of Mückenstich: what a lead is worth."""

from typing import cast

import pytest

from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.bot import SPREAD, deals_left, standing
from katzentisch.games.muckenstich.rules import State


@pytest.mark.parametrize("players", RULES.seats)
def test_a_lead_says_more_the_fewer_deals_are_left(players: int) -> None:
    s = cast(State, RULES.new_state(players, RULES.defaults()))
    s.score[0] = 1
    leads = {}
    for s.rounds_done in range(players + 1):
        leads[deals_left(s)] = standing(s, 0) - standing(s, 1)
    assert [leads[left] for left in sorted(leads)] == sorted(leads.values(), reverse=True)
    fewest = min(left for left in leads if left > 0)
    assert leads[fewest] == pytest.approx(1 / (SPREAD[players] * fewest**0.5))


def test_with_three_players_a_half_is_a_deal() -> None:
    s = cast(State, RULES.new_state(3, RULES.defaults()))
    assert deals_left(s) == 6
    s.half = 1
    assert deals_left(s) == 5
