"""A hint for a person: the best move, what it brings against the next best, and a reason.

The numbers and the reason come from what the flat search saw in the worlds that the seat can
imagine; no other knowledge goes in.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import pstdev

from katzentisch.bots.engine import Engine, PlainEngine, Source, Table, plain_engine
from katzentisch.bots.reasons import reasons_of
from katzentisch.bots.reasons.scene import Reason, Scene, Sight, decimal, percent
from katzentisch.bots.rollout import AS_USUAL, RULE
from katzentisch.bots.search import Budget, Verdict, flat_search
from katzentisch.bots.thinking import fingerprint
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.core.texts import Texts, texts

# A person does not wait long: each engine plays this much in a second or less.
PLAIN_BUDGET = Budget(playouts=150)
COMPILED_BUDGET = Budget(playouts=4000)
# With fewer playouts plans would take too many from the moves.
ENOUGH_FOR_PLANS = 1000
# Of the worlds that were searched, so many are looked at again for the reason.
WATCHED = 200
# Differences below this share of the victory are called equal.
NEARLY_EQUAL = 0.01
# Differences in points that would be told as 0.0.
AS_MANY_POINTS = 0.05


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
    names: Sequence[str] = (),
    seed: int = 0,
    engine: Engine | None = None,
    budget: Budget | None = None,
) -> Hint:
    """What a seat does best now, as far as it can know; the state stays as it is.

    `names` are what the players are called, by seat; without them a seat has its number.
    """
    thinking = engine or plain_engine(rules)
    spoken = texts(language)
    seen = thinking.see(thinking.table(state), seat)
    moves = thinking.legal(seen, seat)
    if len(moves) == 1:
        text = rules.text(state, moves[0])
        forced = spoken.say("hint-forced", move=sentence_start(move_named(text, spoken)))
        return Hint(moves[0], text, 0.0, 0.0, None, 0.0, 0.0, forced)
    stream = fingerprint(thinking, seen)
    found = judged(thinking, seen, seat, thinking.source(seed, stream), budget)
    best, second = found[:2]
    scene = watched(thinking, seen, seat, found, thinking.source(seed, stream))
    why = reasons_of(rules.name).reason(scene)
    clear = clearly_better(rules, scene, best, second)
    named = names or [spoken.say("hint-seat", number=seat + 1) for seat in range(state.players)]
    return Hint(
        best.move,
        rules.text(state, best.move),
        best.outlook,
        best.lead,
        rules.text(state, second.move),
        second.outlook,
        second.lead,
        " ".join(
            (
                told(rules, scene, why, spoken, named),
                compared(rules, state, best, second, clear, spoken),
            )
        ),
    )


def judged(
    engine: Engine, seen: Table, seat: int, source: Source, budget: Budget | None
) -> list[Verdict]:
    """Every move with the plan that suits it best, the best move first."""
    if budget is None:
        budget = PLAIN_BUDGET if isinstance(engine, PlainEngine) else COMPILED_BUDGET
    few = 0 < budget.playouts < ENOUGH_FOR_PLANS
    plans = 1 if few else engine.plans
    found = flat_search(engine, seen, seat, source, budget, plans=plans)
    best_course = {verdict.move: verdict for verdict in reversed(found)}
    return [verdict for verdict in found if best_course[verdict.move] is verdict]


def watched(
    engine: Engine, seen: Table, seat: int, found: list[Verdict], source: Sequence[int]
) -> Scene:
    """The best moves and the rival again, in the first worlds that the search has looked into."""
    state = engine.state(seen)
    best, second = found[:2]
    rival = reasons_of(engine.rules.name).rival(state, best.move, second.move)
    plans = {verdict.move: verdict.plan for verdict in found}
    rooms, luck = engine.rooms(4), engine.source(0)
    sights: dict[int, list[Sight]] = {best.move: [], second.move: [], rival: []}
    for _ in range(min(best.playouts, WATCHED)):
        engine.do.imagine_world(seen, rooms, seat, source)
        for move, seen_of_it in sights.items():
            engine.do.watch_move(rooms, seat, move, plans.get(move, AS_USUAL), RULE, source, luck)
            seen_of_it.append(Sight(*(engine.state(rooms[room : room + 1]) for room in (1, 2, 3))))
    return Scene(state, seat, best.move, rival, sights)


def told(rules: Rulebook, scene: Scene, why: Reason, spoken: Texts, names: Sequence[str]) -> str:
    """A reason as a sentence."""
    words = dict(why.words)
    words["move"] = sentence_start(move_named(rules.text(scene.state, scene.best), spoken))
    words["other"] = move_named(rules.text(scene.state, scene.rival), spoken)
    if why.who is not None:
        words["who"] = names[why.who]
    return spoken.say(why.key, **words)


def clearly_better(rules: Rulebook, scene: Scene, best: Verdict, second: Verdict) -> bool:
    """Whether the best move is worth more by twice what chance may do, world against world."""
    outlook = plain_engine(rules).do.outlook
    pairs = zip(scene.sights[best.move], scene.sights[second.move], strict=True)
    gains = [
        outlook(one.last, scene.seat) - outlook(other.last, scene.seat) for one, other in pairs
    ]
    error = pstdev(gains) / best.playouts**0.5
    return bool(best.outlook - second.outlook >= max(NEARLY_EQUAL, 2 * error))


def compared(
    rules: Rulebook, state: State, best: Verdict, second: Verdict, clear: bool, spoken: Texts
) -> str:
    """In words: the figures of the best move and of the next best."""
    key = "hint-close"
    if clear and abs(best.lead - second.lead) < AS_MANY_POINTS:
        key = "hint-even"
    elif clear:
        key = "hint-points" if best.lead > second.lead else "hint-share"
    return spoken.say(
        key,
        other=move_named(rules.text(state, second.move), spoken),
        worlds=best.playouts,
        share=percent(best.outlook),
        otherShare=percent(second.outlook),
        points=decimal(abs(best.lead - second.lead)),
    )


def sentence_start(words: str) -> str:
    """Words as they begin a sentence; only the first letter changes."""
    return words[:1].upper() + words[1:]
