"""Levels: each plays by the rules of every game."""

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.levels import LEVELS, level_move
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
