"""Records of … und Tschüss!: their shuffles."""

import pytest

from katzentisch.games.und_tschuess import RULES
from tests.variants import option_sets, played


@pytest.mark.parametrize("players", RULES.seats)
def test_all_cards_are_shuffled_and_the_pile_once_more_at_most(players: int) -> None:
    """U15: with four players never again."""
    for options in option_sets(RULES):
        first, *again = played(RULES, players, options, 4).record()["shuffles"]
        assert len(first) == 104
        assert len(again) <= (players > 4)
