"""Levels: each plays by the rules of every game."""

from types import SimpleNamespace
from typing import Any

import pytest

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.levels import LEVELS, considered, level_move
from katzentisch.bots.pauses import at_once
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import situations
from tests.variants import every_game

SEED = 17
STEADY = 1


@every_game
def test_every_level_plays_by_the_rules_in_both_engines(rules: Rulebook) -> None:
    for situation in situations(rules, rules.seats[0], SEED, every=25):
        for engine in (plain_engine(rules), compiled_engine(rules)):
            seen = engine.see(engine.table(situation.state), situation.seat)
            for level in LEVELS:
                source = engine.source(SEED)
                move = level_move(engine, seen, situation.seat, level, source, STEADY)
                assert move in situation.legal(), level


# Two moves and what a network thinks that each costs of the victory.
THOUGHT = [(7, 0.0), (8, -0.004)]


@pytest.mark.parametrize(
    ("gain", "spread", "move"),
    [(0.05, 0.02, 8), (0.05, 1.0, 7), (0.003, 0.0, 8), (-0.003, 0.0, 7)],
    ids=["a clear gain", "by chance perhaps", "small and sure", "none"],
)
def test_a_champion_trusts_what_it_sees_as_far_as_it_is_known(
    gain: float, spread: float, move: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seen(*_: Any) -> list[list[float]]:
        return [[0.3, 0.3 + gain + spread], [0.3, 0.3 + gain - spread]] * 5

    monkeypatch.setattr("katzentisch.bots.levels.glance", seen)
    assert asked(THOUGHT) == move


def test_a_champion_asks_nobody_about_what_is_out_of_the_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("katzentisch.bots.levels.glance")
    assert asked([(7, 0.0), (8, -0.5)]) == 7


def asked(thought: list[tuple[int, float]]) -> int:
    """The move of a champion whose network thinks so."""
    network: Any = SimpleNamespace(favourites=lambda *_: thought)
    weighing: Any = SimpleNamespace(unit=1.0, mistaken=0.015)
    engine: Any = SimpleNamespace(legal=lambda *_: [7, 8], expert_playouts=40)
    return at_once(considered(engine, None, 0, network, weighing, None, 1.0))
