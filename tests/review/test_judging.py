"""Blame: blunders are found, good players are left alone, levels are told apart."""

import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.core.rulebook import Rulebook
from tests.review import measuring
from tests.review.test_review import QUICKEST
from tests.variants import every_game

pytestmark = pytest.mark.compiled

SEED = 41


@every_game
def test_planted_blunders_are_found(rules: Rulebook) -> None:
    engine = compiled_engine(rules)
    # Playouts that cost little are for games of few decisions.
    one_in = 8 if engine.expert_playouts < 2000 else 1
    planted, found = measuring.blunders(engine, rules.seats[0], 8, SEED, 400, one_in)
    # The long form counts to a twentieth; of these few one may be missed.
    assert found >= planted - 1, f"{found} of {planted}, seed {SEED}"


def test_the_strongest_bot_is_left_alone_and_a_novice_is_not() -> None:
    engine = compiled_engine(QUICKEST)
    levels = ("novice", "expert")
    losses = measuring.losses_by_level(engine, QUICKEST.seats[0], levels, 3, SEED, share=0.2)
    novice, expert = (losses[level] for level in levels)
    assert expert.flagged <= 0.04 < novice.flagged, f"seed {SEED}"
    assert sum(novice.shares) / len(novice.shares) > sum(expert.shares) / len(expert.shares)
