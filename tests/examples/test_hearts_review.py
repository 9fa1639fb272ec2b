"""A game that brings no bot is reviewed all the same."""

import pytest

from katzentisch.bots.engine import plain_engine
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.review import quietly
from katzentisch.review.computing import computed
from katzentisch_hearts import RULES

SEED = 5


def few(*_: object) -> int:
    """Enough to see that all parts work."""
    return 8


def test_a_game_without_a_bot_is_reviewed_by_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = plain_engine(RULES)
    monkeypatch.setattr("katzentisch.review.judging.playouts", few)
    monkeypatch.setattr("katzentisch.review.judging.FIRST_WORLDS", 1)
    monkeypatch.setattr("katzentisch.review.judging.FEWEST", 2)
    game = Game(RULES, 4, SeededDealer(seeded(SEED)))
    chance = seeded(SEED, 1)
    while not game.over:
        seat = game.actors[0]
        game.make(seat, engine.do.random_move(game.state, seat, chance))
    found = computed(game, engine, quietly)
    for one in found.seats:
        changes = sum(part.change.points for part in one.game.parts)
        assert one.game.start.points + changes == pytest.approx(one.game.end.points)
