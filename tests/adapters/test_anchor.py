"""OpenSpiel's ISMCTS in the arena: legal, seeded, within its budget, and blind to hidden cards."""

from typing import Any

import pytest

from katzentisch.adapters import anchor
from katzentisch.adapters.anchor import Searcher, openspiel_ismcts
from katzentisch.adapters.positions import mostly_together
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.roster import Thought, bot_named
from katzentisch.bots.search import Budget
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.bots.situations import situations
from tests.variants import every_game

SEED = 6


@every_game
def test_it_chooses_the_same_legal_move_in_worlds_that_look_alike(rules: Rulebook) -> None:
    engine = compiled_engine(rules)
    tried = 0
    for situation in situations(rules, rules.seats[1], SEED, every=40):
        moves = []
        for world in situation.worlds():
            seen = engine.see(engine.table(world), situation.seat)
            source = engine.source(SEED)
            moves.append(
                openspiel_ismcts(Thought(engine, seen, situation.seat, source, Budget(12)))
            )
        assert moves[0] == moves[1], f"seed {SEED}"
        assert moves[0] in situation.legal()
        tried += 1
    assert tried


@pytest.mark.parametrize("budget", [Budget(playouts=9), Budget(milliseconds=9000)])
def test_it_keeps_to_its_budget(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    """One simulation a second, by this clock."""
    simulations: list[Any] = []
    original = Searcher.run_simulation
    depth = 0

    def counted(self: Searcher, state: Any) -> Any:
        nonlocal depth
        simulations.extend([state] if depth == 0 else [])
        depth += 1
        try:
            return original(self, state)
        finally:
            depth -= 1

    monkeypatch.setattr(Searcher, "run_simulation", counted)
    monkeypatch.setattr(anchor, "perf_counter", lambda: float(len(simulations)))
    rules = next(rules for rules in rulebooks().values() if not mostly_together(rules))
    engine = compiled_engine(rules)
    situation = next(situations(rules, 3, SEED, every=30))
    seen = engine.see(engine.table(situation.state), situation.seat)
    thought = Thought(engine, seen, situation.seat, engine.source(SEED), budget)
    assert openspiel_ismcts(thought) in situation.legal()
    assert len(simulations) == 9


def test_the_arena_finds_it_by_its_path() -> None:
    assert bot_named("katzentisch.adapters.anchor:openspiel_ismcts") is openspiel_ismcts
