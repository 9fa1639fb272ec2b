"""Records of Katzenjammer Blues: their shuffles and how they are dealt."""

import pytest

from katzentisch.games.katzenjammer import RULES
from tests.games.katzenjammer.positions import HANDS
from tests.variants import dealt, option_sets, played


@pytest.mark.parametrize("players", RULES.seats)
def test_every_game_of_a_match_has_a_shuffle_of_all_cards(players: int) -> None:
    for options in option_sets(RULES):
        record = played(RULES, players, options, 4).record()
        assert [len(deck) for deck in record["shuffles"]] == [90] * int(options["games"])


@pytest.mark.parametrize("players", RULES.seats)
def test_the_dealing_order(players: int) -> None:
    """Top card first, seat 0 first, a whole hand at a time, then the row (K5, K6)."""
    game = dealt(RULES, players, {}, 8)
    deck = game.record()["shuffles"][0]
    size = HANDS[players]
    hands = [deck[seat * size : (seat + 1) * size] for seat in range(players)]
    rest = deck[players * size :]
    row: list[str] = []
    while not row or (row[-1] != "J" and row[-1] not in row[:-1]):
        row.append(rest.pop(0))
    if row[-1] == "J":
        for place in range(players):
            hands[(1 + place) % players].append(rest.pop(0))
    assert game.view()["row"] == row
    for seat in range(players):
        assert sorted(game.view(seat)["hand"]) == sorted(hands[seat])
