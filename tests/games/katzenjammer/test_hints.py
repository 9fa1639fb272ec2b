"""Hints of Katzenjammer Blues: for positions made by hand, sentence and figures are right."""

from typing import Any

from katzentisch.core.game import Game
from tests.bots.saying import said
from tests.games.katzenjammer.positions import deal, hold
from tests.positions import play


def fives() -> Game:
    """Katzenjammer Blues: two fives lie, Ada holds three and a 1, Bob has nothing to bid."""
    game = deal(["5 5 5 1", "2 2 2 2 2 2"], then="5 5")
    s: Any = game.state
    s.turn = 0
    hold(game, 0, "5 5 5 1")
    hold(game, 1, "")
    s.drawn = 88
    s.discards = [15, 14, 14, 14, 15, 10]
    assert sum(s.discards) == 90 - 4 - 2 - 2
    return game


def test_a_row_is_bought_at_its_price() -> None:
    assert said(fives(), 0, "bid 1x1", "bid 2d") == (
        "Bid 1×1: you get the row at this price in 100% of the worlds, "
        "and there end with 5.0 points more than with “pass”, price included."
    )


def test_a_row_may_be_too_dear() -> None:
    """The row has a joker: with it Ada has as many as Bob, the most, and no fives left."""
    game = fives()
    s: Any = game.state
    hold(game, 0, "5 5 5 1")
    s.displayed[1] = 1
    s.discards[0] -= 1
    s.row, s.row_order, s.row_size = [1, 0, 1, 0, 0, 0], [2, 0, 0, 0, 0, 0], 2
    s.discards[0] -= 1
    s.discards[2] -= 1
    s.discards[5] += 2
    assert said(game, 0, "pass", "bid 3x5") == (
        "Pass: with “bid 3×5” you would get the row in 100% of the worlds, "
        "and there end with 5.0 points fewer: it is not worth its price."
    )


def test_a_payment_spares_the_foursome() -> None:
    game = fives()
    hold(game, 0, "5 5 5 1 2")
    s: Any = game.state
    s.discards[2] -= 1
    play(game, "0 bid 2d / 1 pass")
    assert said(game, 0, "pay 1 2", "pay 1 5") == (
        "Pay 1 2: these cards belong to no foursome, unlike those of “pay 1 5”."
    )


def test_too_many_jokers_are_counted() -> None:
    game = fives()
    hold(game, 0, "J J J J 1")
    s: Any = game.state
    s.displayed[1] = 1
    s.discards[0] -= 5
    s.discards[5] += 3
    play(game, "0 bid 1x1 / 1 pass / 0 pay 1")
    assert said(game, 0, "meld J J J J as J", "stop") == (
        "Present joker joker joker joker → joker: you end with the most jokers, which costs "
        "5 mice, in 0% of the worlds, with “present no more” in 100%."
    )
