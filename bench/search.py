"""The search loop: every move of a decision tried in imagined worlds."""

from typing import Any

from bench.engines import PLAYERS
from bench.measure import Work
from katzentisch.bots.engine import compiled_engine
from katzentisch.core.bits import lowest
from katzentisch.core.rulebook import Rulebook

# At most so many decisions, spread over a game of rule bots; each is thought about in some worlds.
DECISIONS = 12
WORLDS = 150
SEED = 5


def thoughts(rules: Rulebook) -> list[tuple[Any, int, Any]]:
    """Decisions spread over a game of rule bots: what the seat sees, the seat, its moves."""
    engine = compiled_engine(rules)
    source = engine.source(SEED)
    found = []
    table = engine.new_table(PLAYERS, {}, source)
    while actors := int(engine.do.actors_at(table)):
        seat = lowest(actors)
        seen = engine.see(table, seat)
        moves = engine.legal(seen, seat)
        if len(moves) > 1:
            found.append((seen, seat, engine.whole(moves)))
        move = int(engine.do.rule_at(seen, seat, source))
        engine.do.step_at(table, seat, move, source)
    return found[:: -(-len(found) // DECISIONS)]


def search_loop(rules: Rulebook, policy: int) -> Work:
    """Playouts of the flat search with a policy's rollouts, imagined worlds included."""
    engine = compiled_engine(rules)
    source, luck = engine.source(SEED), engine.source(0)
    places = engine.places(2)
    chosen = thoughts(rules)

    def work() -> float:
        playouts = 0
        for seen, seat, moves in chosen:
            plans, sums = engine.whole([0] * len(moves)), engine.real(3 * len(moves))
            engine.do.try_moves(
                seen, places, seat, moves, plans, WORLDS, policy, source, luck, sums
            )
            playouts += WORLDS * len(moves)
        return playouts

    return work
