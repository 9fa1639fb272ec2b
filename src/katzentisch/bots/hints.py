"""A hint for a person: the best move, what it brings against the next best, and a reason.

A flat search finds the two best moves; both are tried again in the same other worlds that the seat
can imagine. The numbers and the reason come from those; no other knowledge goes in. Where a game
knows what positions are worth, and that is trusted, they are found and held to each other by that.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import pstdev

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source, plain_engine
from katzentisch.bots.flat import SUMS
from katzentisch.bots.foreseen import foreseen, foreseen_again
from katzentisch.bots.learned import Judge, trusted_at
from katzentisch.bots.parts import reasons_of
from katzentisch.bots.pauses import Steps, at_once
from katzentisch.bots.rollout import AS_USUAL, RULE
from katzentisch.bots.scene import MoveReason, Scene, Sight, decimal, percent
from katzentisch.bots.search import Budget, Verdict, flat_steps, verdict
from katzentisch.bots.thinking import fingerprint
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.core.texts import Texts, texts

# A person does not wait long: each engine plays this much in about a second (the plain one takes up
# to two in a game of many moves).
PLAIN_BUDGET = Budget(playouts=120)
COMPILED_BUDGET = Budget(playouts=3000)
FEWEST_PLAYOUTS = 60
# With fewer playouts plans would take too many from the moves.
ENOUGH_FOR_PLANS = 1000
# Of the worlds two moves are compared in, so many are looked at again for the reason.
WATCHED = 200
# So many of them are looked at in one step.
FEW = 10
# Differences below this share of the victory are called equal.
NEARLY_EQUAL = 0.01
# Differences in points that would be told as 0.0.
AS_MANY_POINTS = 0.05


@dataclass(frozen=True, slots=True)
class BestMove:
    """The best move and the next best: likely shares of the victory, leads in points, a reason.

    `reason` says in plain words what to do and why, `figures` what was counted; a move without an
    alternative has none.
    """

    move: int
    text: str
    share: float
    points: float
    next_text: str | None
    next_share: float
    next_points: float
    reason: str
    figures: str


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
) -> BestMove:
    """What a seat does best now, at once."""
    found = engine or plain_engine(rules)
    return at_once(hint_steps(found, state, seat, language, names=names, seed=seed, budget=budget))


def hint_steps(
    thinking: Engine,
    state: State,
    seat: int,
    language: str,
    *,
    names: Sequence[str] = (),
    seed: int = 0,
    budget: Budget | None = None,
) -> Steps[BestMove]:
    """What a seat does best now, as far as it can know; the state stays as it is.

    `names` are what the players are called, by seat; without them a seat has its number.
    """
    rules = thinking.rules
    spoken = texts(language, rules)
    seen = thinking.see(thinking.table(state), seat)
    moves = thinking.legal(seen, seat)
    if len(moves) == 1:
        text = rules.text(state, moves[0])
        forced = spoken.say("hint-forced", move=sentence_start(move_named(rules, text, spoken)))
        return BestMove(moves[0], text, 0.0, 0.0, None, 0.0, 0.0, forced, "")
    stream = fingerprint(thinking, seen)
    # The plain engine would take too long to ask the network what others play.
    judge = None if isinstance(thinking, PlainEngine) else trusted_at(thinking, seen)
    budget = budget or budget_of(thinking)
    found = yield from judged(thinking, judge, seen, seat, thinking.source(seed, stream), budget)
    # In other worlds than those of the search: of many moves it has found the luckiest there.
    fresh = stream + 1
    again = thinking.source(seed, fresh)
    error = None
    if judge:
        found[:2], error = yield from foreseen_again(thinking, judge, seen, seat, found[:2], again)
    else:
        found[:2] = yield from tried_again(thinking, seen, seat, found[:2], again)
    best, second = found[:2]
    scene = yield from watched(thinking, seen, seat, found, thinking.source(seed, fresh))
    why = reasons_of(rules).reason(scene)
    error = error_between(rules, scene, best, second) if error is None else error
    # By twice what chance may do, world against world.
    clear = best.outlook - second.outlook >= max(NEARLY_EQUAL, 2 * error)
    named = names or [spoken.say("hint-seat", number=seat + 1) for seat in range(state.players)]
    return BestMove(
        best.move,
        rules.text(state, best.move),
        best.outlook,
        best.lead,
        rules.text(state, second.move),
        second.outlook,
        second.lead,
        told(rules, scene, why, spoken, named, ".plain"),
        " ".join(
            (
                told(rules, scene, why, spoken, named),
                compared(rules, state, best, second, clear, spoken),
            )
        ),
    )


def budget_of(engine: Engine, share: float = 1.0) -> Budget:
    """What a hint may think: a share of the usual, but not so little that it says nothing."""
    usual = PLAIN_BUDGET if isinstance(engine, PlainEngine) else COMPILED_BUDGET
    return Budget(playouts=max(FEWEST_PLAYOUTS, int(usual.playouts * share)))


def judged(
    engine: Engine,
    judge: Judge | None,
    seen: OneState,
    seat: int,
    source: Source,
    budget: Budget,
) -> Steps[list[Verdict]]:
    """Every move with the plan that suits it best, the best move first."""
    if judge and budget.playouts:
        return (yield from foreseen(engine, judge, seen, seat, source, budget))
    few = 0 < budget.playouts < ENOUGH_FOR_PLANS
    plans = 1 if few else engine.plans
    found = yield from flat_steps(engine, seen, seat, source, budget, plans=plans)
    best_course = {course.move: course for course in reversed(found)}
    return [course for course in found if best_course[course.move] is course]


def tried_again(
    engine: Engine, seen: OneState, seat: int, two: list[Verdict], source: Source
) -> Steps[list[Verdict]]:
    """Two moves in the same worlds, in as many as the first has been tried; the better one first.

    A search tries what it thinks little of in fewer worlds, and two shares of different worlds
    cannot be compared.
    """
    worlds, sums = two[0].playouts, engine.real(SUMS * len(two))
    engine.do.try_moves(
        seen=seen,
        places=engine.places(2),
        seat=seat,
        moves=engine.whole([one.move for one in two]),
        plans=engine.whole([one.plan for one in two]),
        worlds=worlds,
        policy=RULE,
        chance=source,
        luck=engine.source(0),
        sums=sums,
    )
    yield
    again = []
    for place, one in enumerate(two):
        own = [float(total) for total in sums[SUMS * place : SUMS * (place + 1)]]
        again.append(replace(verdict(one.move, own, worlds), plan=one.plan))
    return sorted(again, key=lambda one: -one.outlook)


def watched(
    engine: Engine, seen: OneState, seat: int, found: list[Verdict], source: Source
) -> Steps[Scene]:
    """The best moves and the rival once more, in the first of the worlds they were compared in."""
    state = engine.state(seen)
    best, second = found[:2]
    rival = reasons_of(engine.rules).rival(state, best.move, second.move)
    plans = {course.move: course.plan for course in found}
    places, luck = engine.places(4), engine.source(0)
    sights: dict[int, list[Sight]] = {best.move: [], second.move: [], rival: []}
    for number in range(min(best.playouts, WATCHED)):
        if number % FEW == 0:
            yield
        engine.do.imagine_world(seen, places, seat, source)
        for move, seen_of_it in sights.items():
            engine.do.watch_move(places, seat, move, plans.get(move, AS_USUAL), RULE, source, luck)
            seen_of_it.append(
                Sight(*(engine.state(places[place : place + 1]) for place in (1, 2, 3)))
            )
    return Scene(state, seat, best.move, rival, sights)


def told(
    rules: Rulebook,
    scene: Scene,
    why: MoveReason,
    spoken: Texts,
    names: Sequence[str],
    part: str = "",
) -> str:
    """A reason as a sentence, with its figures or, as its part `.plain`, without."""
    words = dict(why.words)
    words["move"] = sentence_start(move_named(rules, rules.text(scene.state, scene.best), spoken))
    words["other"] = move_named(rules, rules.text(scene.state, scene.rival), spoken)
    if why.who is not None:
        words["who"] = names[why.who]
    return spoken.say(why.key + part, **words)


def error_between(rules: Rulebook, scene: Scene, best: Verdict, second: Verdict) -> float:
    """How far off the gap of two moves may be, by what it is in single worlds."""
    outlook = plain_engine(rules).do.outlook
    pairs = zip(scene.sights[best.move], scene.sights[second.move], strict=True)
    gains = [
        outlook(one.last, scene.seat) - outlook(other.last, scene.seat) for one, other in pairs
    ]
    return float(pstdev(gains) / best.playouts**0.5)


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
        other=move_named(rules, rules.text(state, second.move), spoken),
        worlds=best.playouts,
        share=percent(best.outlook),
        otherShare=percent(second.outlook),
        points=decimal(abs(best.lead - second.lead)),
    )


def sentence_start(words: str) -> str:
    """Words as they begin a sentence; only the first letter changes."""
    return words[:1].upper() + words[1:]
