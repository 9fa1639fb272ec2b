"""The rule bot of Mückenstich is sensible."""

from itertools import product
from typing import Any

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.bot import unseen_from
from katzentisch.games.muckenstich.imagine import own_copies
from katzentisch.games.muckenstich.rules import COPIES, KINDS, RANKS
from tests.bots.situations import advice
from tests.games.muckenstich.positions import deal, hold, mosquito_trick, skip_discards
from tests.positions import play

SEED = 12


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


def test_counts_what_it_has_not_seen() -> None:
    game = Game(RULES, 4, SeededDealer(seeded(SEED)))
    while game.state.tricks_left > 5:
        seat = game.actors[0]
        game.make(seat, game.legal_moves(seat)[0])
    s: Any = game.state
    for seat, kind in product(range(4), range(KINDS)):
        end = (kind // RANKS + 1) * RANKS
        hidden = [COPIES[one] - s.seen[one] - own_copies(s, seat, one) for one in range(kind, end)]
        assert unseen_from(s, seat, kind) == sum(hidden), f"seed {SEED}"
