"""Hints of Mückenstich: for positions made by hand, the sentence and its figures are right."""

from typing import Any

from katzentisch.bots.hints import (
    hint,
)
from katzentisch.bots.search import Budget
from katzentisch.core.game import Game
from tests.bots.saying import said
from tests.games.muckenstich.positions import deal, hold, skip_discards
from tests.positions import play


def stung_or_not() -> Game:
    """Mückenstich: red 5, red 9 and a mosquito lie, red is trump."""
    game = deal(["", "", "", ""])
    for seat, cards in enumerate(["R5 G2", "R9 G3", "GM Y3", "R11 R2"]):
        hold(game, seat, cards)
    skip_discards(game)
    return game


def test_a_trick_with_a_mosquito_is_left_to_others() -> None:
    game = stung_or_not()
    play(game, "0 play R5 / 1 play R9 / 2 play GM / 2 trump R")
    found = hint(game.rules, game.state, 3, "en", budget=Budget(30))
    assert found.text == "play R2"
    assert found.reason == "Play red 2: this way you are less likely to take a mosquito."
    assert found.figures.startswith(
        "Play red 2: you take a mosquito with this trick in 0% of the worlds, "
        "with “play red 11” in 100%."
    )


def test_a_mosquito_goes_to_somebody_by_name() -> None:
    game = stung_or_not()
    hold(game, 3, "YM Y3")
    play(game, "0 play R5 / 1 play R9 / 2 play GM / 2 trump R")
    assert said(game, 3, "play YM", "play Y3") == (
        "Play yellow mosquito: the mosquito goes to Bob in 100% of the worlds."
    )


def test_a_trump_decides_to_whom_the_trick_goes() -> None:
    """Cleo is the last to play, so that nobody can name another trump after her."""
    game = stung_or_not()
    s: Any = game.state
    s.leader = s.turn = 3
    play(game, "3 play R11 / 0 play R5 / 1 play R9 / 2 play GM")
    assert said(game, 2, "trump R", "trump G") == (
        "Name red trump: you take a mosquito with this trick in 0% of the worlds, "
        "with “name green trump” in 100%."
    )


def test_the_last_card_of_a_colour_sets_free() -> None:
    game = stung_or_not()
    hold(game, 0, "B1 R5")
    s: Any = game.state
    scene_words = said(game, 0, "play B1", "play B1")
    assert scene_words == (
        "Play blue 1: your last blue card, so that you can throw off a mosquito "
        "when that colour is led."
    )
    assert s.lying == 0
