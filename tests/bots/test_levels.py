"""Levels: each plays by the rules of every game."""

from typing import Any

import pytest

from katzentisch.bots import levels
from katzentisch.bots.engine import Engine, OneState, compiled_engine, plain_engine
from katzentisch.bots.learned import judge_at, network_of
from katzentisch.bots.levels import LEVELS, level_move
from katzentisch.bots.pauses import Steps
from katzentisch.bots.rollout import AS_USUAL
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


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest players", "most players"])
def test_an_expert_plays_out_judges_or_has_learned(
    rules: Rulebook, most: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where he judges, what is worth most in his few worlds is played; where he has learned to
    play, he is a champion who thinks little. Nothing else counts.
    """
    played_out: list[int] = []
    players = rules.seats[-1 if most else 0]

    def searched(*_: Any) -> Steps[int]:
        played_out.append(1)
        yield
        return -1

    monkeypatch.setattr(levels, "searched", searched)
    engine = compiled_engine(rules)
    learned = players <= engine.learned_experts
    for here in situations(rules, players, SEED, every=25):
        seen, moves = engine.see(engine.table(here.state), here.seat), here.legal()
        move = level_move(engine, seen, here.seat, "expert", engine.source(SEED), STEADY)
        if len(moves) == 1:
            assert move == moves[0]
        elif learned:
            how = "champion", engine.source(SEED), STEADY, levels.A_LITTLE
            assert move == level_move(engine, seen, here.seat, *how), f"seed {SEED}"
        elif engine.expert_judges:
            assert move == promising(engine, seen, here.seat, moves), f"seed {SEED}"
        else:
            assert move == -1
    assert bool(played_out) == (not learned and engine.expert_judges == 0)


def promising(engine: Engine, seen: OneState, seat: int, moves: list[int]) -> int:
    """The move that is worth most in the worlds that an expert sees."""
    judge, source = judge_at(engine, seen), engine.source(SEED)
    assert judge
    engine.do.rule_at(seen, seat, source)
    courses = [(move, AS_USUAL) for move in moves]
    how = engine.expert_judges, source, network_of(engine)
    found = [*zip(*judge.outlooks(seen, seat, courses, *how, pauses=1), strict=True)]
    return moves[max(range(len(moves)), key=lambda place: sum(found[place]))]
