"""The rule bot of Mückenstich is sensible."""

from tests.bots.situations import advice
from tests.games.muckenstich.positions import deal, hold, mosquito_trick, skip_discards
from tests.positions import play


def test_throws_a_mosquito_into_somebody_elses_trick() -> None:
    game = deal(["R5", "R9", "GM Y3 Y4", "R2"])
    for seat, cards in enumerate(["R5 G2", "R9 G3", "GM Y3", "R2 G5"]):
        hold(game, seat, cards)
    skip_discards(game)
    play(game, "0 play R5 / 1 play R9")
    assert advice(game, 2) == "play GM"
    play(game, "2 play GM")
    assert advice(game, 2) in ("trump R", "trump Y", "trump B")


def test_ducks_under_a_mosquito() -> None:
    game = mosquito_trick()
    assert advice(game, 3) == "play R2"
