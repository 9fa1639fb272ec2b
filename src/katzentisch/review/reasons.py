"""Why the better move was better, as hints say it: the message and its words, not yet spoken."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from katzentisch.bots.engine import Engine, OneState, PlainEngine
from katzentisch.bots.hints import watched
from katzentisch.bots.parts import reasons_of
from katzentisch.bots.pauses import at_once
from katzentisch.bots.scene import decimal, percent
from katzentisch.bots.search import Verdict
from katzentisch.bots.thinking import fingerprint
from katzentisch.review.judging import JUDGING, Ruling
from katzentisch.review.shape import ReasonWord, ReviewReason

WORLDS, PLAIN_WORLDS = 100, 20


def reason_of(engine: Engine, seen: OneState, seat: int, ruling: Ruling) -> ReviewReason:
    """What became of the best move and of the one played in the same imagined worlds."""
    worlds = PLAIN_WORLDS if isinstance(engine, PlainEngine) else WORLDS
    best = Verdict(ruling.best, 0.0, 0.0, 0.0, worlds, ruling.best_plan)
    own = Verdict(ruling.played, 0.0, 0.0, 0.0, worlds, ruling.played_plan)
    source = engine.source(JUDGING, fingerprint(engine, seen) + 2)
    scene = at_once(watched(engine, seen, seat, [best, own], source))
    scene = replace(scene, rival=ruling.played)
    why = reasons_of(engine.rules).reason(scene)
    words = {name: written(word) for name, word in why.words.items()}
    return ReviewReason(why.key, words, why.who)


def written(word: Any) -> ReasonWord:
    """A word of a message as plain data; a share and a number say how they are read."""
    options = getattr(word, "options", None)
    if options is None:
        return word if isinstance(word, str) else int(word)
    return {"percent" if options.style == "percent" else "decimal": float(word)}


def spelled(word: ReasonWord) -> Any:
    """The same word as messages take it."""
    if isinstance(word, Mapping):
        return percent(word["percent"]) if "percent" in word else decimal(word["decimal"])
    return word
