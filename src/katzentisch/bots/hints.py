"""A hint for a person: the best move, what it brings against the next best, and a reason.

The numbers and the reason come from what the flat search saw in the worlds that the seat can
imagine; no other knowledge goes in.
"""

from dataclasses import dataclass

from katzentisch.bots.engine import Engine, plain_engine
from katzentisch.bots.search import Budget, Verdict, flat_search
from katzentisch.bots.thinking import fingerprint
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.core.texts import texts

# A person does not wait long; the plain engine plays this much in a second or less.
PLAIN_BUDGET = Budget(playouts=150)
# Differences below this share of the victory are called equal.
NEARLY_EQUAL = 0.01


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move and the next best: likely shares of the victory, leads in points, a reason."""

    move: int
    text: str
    share: float
    points: float
    next_text: str | None
    next_share: float
    next_points: float
    reason: str


def hint(
    rules: Rulebook,
    state: State,
    seat: int,
    language: str,
    *,
    seed: int = 0,
    engine: Engine | None = None,
    budget: Budget = PLAIN_BUDGET,
) -> Hint:
    """What a seat does best now, as far as it can know; the state stays as it is."""
    thinking = engine or plain_engine(rules)
    seen = thinking.see(thinking.table(state), seat)
    moves = thinking.legal(seen, seat)
    if len(moves) == 1:
        text = rules.text(state, moves[0])
        spoken = texts(language)
        forced = spoken.say("hint-forced", move=sentence_start(move_named(text, spoken)))
        return Hint(moves[0], text, 0.0, 0.0, None, 0.0, 0.0, forced)
    source = thinking.source(seed, fingerprint(thinking, seen))
    best, second = flat_search(thinking, seen, seat, source, budget)[:2]
    return Hint(
        best.move,
        rules.text(state, best.move),
        best.outlook,
        best.lead,
        rules.text(state, second.move),
        second.outlook,
        second.lead,
        reason(rules, state, best, second, language),
    )


def reason(rules: Rulebook, state: State, best: Verdict, second: Verdict, language: str) -> str:
    """In words: what the search saw of the best move and of the next best."""
    spoken = texts(language)
    say = spoken.say
    gain = best.outlook - second.outlook
    words = {
        "move": sentence_start(move_named(rules.text(state, best.move), spoken)),
        "other": move_named(rules.text(state, second.move), spoken),
        "worlds": best.playouts,
        "share": best.outlook,
        "otherShare": second.outlook,
        "points": abs(best.lead - second.lead),
    }
    if gain < NEARLY_EQUAL or gain < 2 * best.error:
        return say("hint-close", **words)
    if best.lead > second.lead:
        return say("hint-points", **words)
    return say("hint-share", **words)


def sentence_start(words: str) -> str:
    """Words as they begin a sentence; only the first letter changes."""
    return words[:1].upper() + words[1:]
