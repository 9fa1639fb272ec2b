"""Mückenstich dealt by hand from docs/record.md."""

import pytest

from katzentisch.games.muckenstich import RULES
from tests.by_the_page import deck, same, take, told
from tests.variants import dealt, random_steps

SEED = 5


@pytest.mark.parametrize("players", RULES.seats)
def test_the_first_cards_are_those_of_the_first_shuffle(players: int) -> None:
    size, hands = told(RULES)
    game = dealt(RULES, players, RULES.defaults(), SEED)
    cards = deck(game)
    expected = [take(cards, hands[players]) for _ in range(players)]
    assert len(game.shuffles[0]) == size
    assert all(same(expected[seat], game.view(seat)["hand"]) for seat in range(players)), SEED


def test_the_second_half_of_three_players_goes_on_after_the_30th_card() -> None:
    game = dealt(RULES, 3, {}, SEED)
    halves = 0
    for _ in random_steps(game, SEED):
        view = game.view()
        if view["half"] == 2 and view["hand_sizes"] == [10] * 3 and view["actors"] == [0, 1, 2]:
            cards = game.record()["shuffles"][-1][30:60]
            discards = [game.view(seat)["discarded"] for seat in range(3)]
            hands = [game.view(seat)["hand"] + discards[seat] for seat in range(3)]
            assert all(same(cards[10 * n : 10 * n + 10], hands[n]) for n in range(3)), SEED
            halves += 1
    assert halves >= 3


def test_a_new_shuffle_comes_with_each_round() -> None:
    game = dealt(RULES, 4, {}, SEED)
    for _ in random_steps(game, SEED):
        assert len(game.shuffles) == game.view()["round"], SEED
        assert len(game.shuffles[-1]) == told(RULES)[0]
    assert len(game.shuffles) > 2
