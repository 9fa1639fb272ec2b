"""The rule bot of … und Tschüss! is sensible."""

import pytest

from katzentisch.core.game import Game
from tests.bots.situations import advice
from tests.games.und_tschuess.positions import deal, hold, leave
from tests.positions import play


def test_takes_a_ticket_out_for_a_good_low_card() -> None:
    hands = ["-10 3 4 5 4 3 2", "15 15 15 14 14 14 13", "15 13 13 13 12 12 12", ""]
    game = deal(hands, "12 13 14")
    assert advice(game, 0) == "play -10"


def test_does_not_leave_for_a_bad_low_card() -> None:
    game = deal(["-10 -5 15 15 14 14 14", "", "", ""], "-10 14 15")
    assert advice(game, 0) in ("play 14", "play 15")


def exchange_at_the_end(exchange: str, seat: int, scores: list[int], left: int) -> Game:
    """A seat with seven low cards may exchange; so many cards are left, and a row takes three."""
    game = deal(["4", "9 1 1", "9 8 15", "15 3 -10"], "-5 6 13", {"exchange": exchange})
    play(game, "0 play 4 / 1 play 9 / 2 play 9 / 3 play 15 / 1 play 1 / 2 play 8 / 3 play 3")
    play(game, "2 play 15 / 3 play -10")
    assert game.actors == [seat]
    hold(game, seat, "1 1 2 2 3 3 4")
    leave(game, " ".join(["7"] * left))
    game.state.score[:4] = scores
    return game


def exchanged(game: Game) -> int:
    """How many cards the rule bot lays aside."""
    cards, seat = 0, game.actors[0]
    while (move := advice(game, seat)) != "keep":
        game.move(seat, move)
        cards += 1
    return cards


@pytest.mark.parametrize(("left", "cards"), [(3, 0), (5, 2), (9, 6), (10, 7), (2, 0)])
def test_first_out_and_behind_leaves_a_row(left: int, cards: int) -> None:
    """U16: a game without another row is over, and lost for who is behind."""
    game = exchange_at_the_end("first_out", 0, [5, 6, 7, 8], left)
    assert exchanged(game) == cards
    play(game, "0 keep")
    assert game.over == (left < 3)


def test_first_out_and_ahead_may_end_the_game() -> None:
    game = exchange_at_the_end("first_out", 0, [8, 6, 7, 8], 5)
    assert exchanged(game) == 5
    play(game, "0 keep")
    assert game.over
    assert game.winners == [0, 3]


def test_a_winner_exchanges_as_ever() -> None:
    assert exchanged(exchange_at_the_end("winner", 2, [9, 6, 7, 8], 5)) == 5
