"""What a hint says of moves chosen by a test."""

from typing import Any

from katzentisch.bots.engine import Engine, compiled_engine
from katzentisch.bots.hints import (
    told,
    watched,
)
from katzentisch.bots.parts import reasons_of
from katzentisch.bots.pauses import at_once
from katzentisch.bots.search import Verdict
from katzentisch.core.game import Game
from katzentisch.core.texts import texts

SEED = 8


NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Finn")


def said(
    game: Game, seat: int, best: str, second: str, language: str = "en", make: Any = compiled_engine
) -> str:
    """What is told of a best move and the next best."""
    rules, state = game.rules, game.state
    engine: Engine = make(rules)
    seen = engine.see(engine.table(state), seat)
    verdicts = [
        # The notation is right, so parse finds a move.
        Verdict(game.rules.parse(state, move), 0.0, 0.0, 0.0, 20)  # type: ignore[arg-type]
        for move in (best, second)
    ]
    scene = at_once(watched(engine, seen, seat, verdicts, engine.source(SEED)))
    why = reasons_of(rules).reason(scene)
    return told(rules, scene, why, texts(language, rules), NAMES)
