"""The rule bot of Katzenjammer Blues is sensible."""

from tests.bots.situations import advice
from tests.games.katzenjammer.positions import deal
from tests.positions import play


def test_passes_what_costs_more_than_it_brings() -> None:
    game = deal(["5 5 5 4 4 4", "", ""], "1 1")
    play(game, "1 bid 2x5 / 2 pass")
    assert advice(game, 0) == "pass"


def test_bids_for_the_fourth_five_and_presents_it() -> None:
    game = deal(["5 5 5 1 1 2", "", ""], "5 5")
    play(game, "1 pass / 2 pass")
    assert advice(game, 0).startswith("bid ")
    play(game, "0 bid 1x1 / 0 pay 1")
    assert advice(game, 0) == "meld 5 5 5 5"


def test_pays_with_naturals_and_keeps_what_it_collects() -> None:
    game = deal(["5 5 5 1 1 J", "", ""], "5 5")
    play(game, "1 pass / 2 pass / 0 bid 2x1")
    assert advice(game, 0) == "pay 1 1"
