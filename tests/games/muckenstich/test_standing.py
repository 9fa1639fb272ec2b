"""A lead is worth what it says: likely shares at the ends of rounds, held to who won."""

import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.games.muckenstich import RULES
from tests.review.standing import best_factor, stage_ends

pytestmark = pytest.mark.compiled

SEED = 7


@pytest.mark.parametrize("players", [3, 6])
def test_a_lead_is_worth_what_it_says(players: int) -> None:
    ends = stage_ends(compiled_engine(RULES), players, {}, 1500, SEED)
    for stage in ends.played():
        # Among rule bots a lead is worth a sixth more than among all.
        assert 0.9 < best_factor(*ends.at(stage)) < 1.35, f"stage {stage}, seed {SEED}"
