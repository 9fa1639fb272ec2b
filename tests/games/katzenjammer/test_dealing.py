"""Katzenjammer Blues dealt by hand from docs/record.md."""

import pytest

from katzentisch.games.katzenjammer import RULES
from tests.by_the_page import deck, same, take, told
from tests.variants import dealt, random_steps

SEED = 5


@pytest.mark.parametrize("players", RULES.seats)
def test_the_first_cards_are_those_of_the_first_shuffle(players: int) -> None:
    size, hands = told(RULES)
    game = dealt(RULES, players, RULES.defaults(), SEED)
    cards = deck(game)
    expected = [take(cards, hands[players]) for _ in range(players)]
    row = take(cards, len(game.view()["row"]))
    assert game.view()["row"] == row
    if row[-1] == "J":  # K6
        for seat in [*range(1, players), 0]:
            expected[seat] += take(cards, 1)
    assert len(game.shuffles[0]) == size
    assert all(same(expected[seat], game.view(seat)["hand"]) for seat in range(players)), SEED


def test_a_row_may_end_with_a_joker() -> None:
    """So that the draws of K6 are among what the test above has seen."""
    rows = [dealt(RULES, n, {}, SEED).view()["row"] for n in range(2, 7)]
    assert any(row[-1] == "J" for row in rows), SEED


def test_a_new_shuffle_comes_with_each_game() -> None:
    game = dealt(RULES, 4, {"games": "3"}, SEED)
    for _ in random_steps(game, SEED):
        assert len(game.shuffles) == game.view()["game"], SEED
        assert len(game.shuffles[-1]) == told(RULES)[0]
    assert len(game.shuffles) > 2
