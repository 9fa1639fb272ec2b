"""What a move cost by what its seat could know then: a race of moves in imagined worlds.

All that goes in is what the seat sees; even the chance is drawn from that. So who sees the same is
told the same. Moves run side by side in the same worlds, and fall out as soon as another is surely
better; where it is close the race goes on. Whether the move played was surely worse than the winner
is then asked in fresh worlds: the winner of a race has had luck in those it won. What an expert,
who sees fewer worlds, would still play now and then is nobody's mistake; nor is what a second
opinion does not find worse (second_opinion.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from katzentisch.bots.engine import Engine, OneState, PlainEngine, Source
from katzentisch.bots.flat import COMPARED
from katzentisch.bots.levels import FINALISTS
from katzentisch.bots.rollout import RULE
from katzentisch.bots.thinking import fingerprint
from katzentisch.core.exponents import exp
from katzentisch.review.gaps import mean, mean_and_error
from katzentisch.review.second_opinion import finds_worse
from katzentisch.review.shape import Worth

# A stream of chance that no deal, no bot and no hint uses.
JUDGING = 77
# The race: so many worlds first, then twice as many; who falls out is behind by so many errors.
FIRST_WORLDS = 16
FALLS_OUT = 2.5
# What is not behind by so many cannot be told apart from the best.
SURELY_BEHIND = 2.0
# Behind by so many, a move has lost whoever of the others is the best.
GLARING = 4.0
# Nobody is let go, and nothing is clear, before so many worlds.
FEWEST = 64
# At most so much of what an expert spends on a decision: for the race of all, for that of the best
# few, and for the fresh worlds. Few decisions are so close that all of it is needed; where it is,
# fewer fresh worlds would miss a lost point as easily as they would see one.
RACE, FINAL, FRESH = 1.4, 0.5, 3.0
# So many of the others are held to the move played, until one is surely better.
RIVALS = 2
# Below this a loss matters to nobody; and so many of its errors it must be. Whoever loses so much
# less of every victory than others is called a better player (luck.py).
LEAST = Worth(share=0.05, points=0.75)
SURE = 2.0
# So many errors below that it is given up.
HOPELESS = 1.75
# Sure enough to look no further, though it is looked at several times.
CLEAR = 4.0
# With half of his thought an expert holds the best moves to the habit (bots/levels.py). What is so
# many errors of that look behind he plays once in four times; and a habit he leaves only for a
# gain of one error more.
EXPERTS_LOOK = 0.5
NOW_AND_THEN = 0.67
HABIT = 1.0
# Where it is close a good player chooses either way, the rather the better it looks.
INDIFFERENCE = 0.02
SMALLEST_PART = 0.1


@dataclass(slots=True, eq=False)
class Runner:
    """A move and how to go on after it: what both brought in every world so far."""

    move: int
    plan: int
    outlooks: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    @property
    def outlook(self) -> float:
        """What it brings on average."""
        return mean(self.outlooks)

    @property
    def worth(self) -> Worth:
        """What it promises."""
        return Worth(mean(self.shares), mean(self.leads))


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is thought of a decision; the same for all who see the same and play the same."""

    played: int
    best: int
    # How to go on after the two (rollout.play_on).
    played_plan: int
    best_plan: int
    loss: Worth
    error: Worth
    sure: bool
    # All moves with what they promised, the best first; what a good player chooses from.
    choices: tuple[tuple[int, Worth], ...]
    mix: tuple[tuple[int, float], ...]


NOTHING = Worth(0.0, 0.0)


def judge(engine: Engine, seen: OneState, seat: int, played: int) -> Ruling:
    """What a seat's move cost, as far as it could know."""
    stream = fingerprint(engine, seen)
    reach = reach_of_experts(engine, seen, seat, played)
    runners, running = race(engine, seen, seat, played, reach, engine.source(JUDGING, stream))
    own = max((one for one in runners if one.move == played), key=standing_of)
    best, loss, error, sure = own, NOTHING, NOTHING, False
    for rival in rivals(running, own, reach):
        # In the same fresh worlds each of them.
        source = engine.source(JUDGING, stream + 1)
        two = compared(engine, seen, seat, rival, own, reach, source)
        courses = (own.move, own.plan), (rival.move, rival.plan)
        gap, _ = behind(two[1], two[0])
        lost, unsure = differences(*two)
        behind_by = gap, lost.points
        if blamed(*two, reach) and finds_worse(engine, seen, seat, *courses, *behind_by, source):
            best, loss, error, sure = rival, lost, unsure, True
            break
    if not sure:
        best = running[0]
    return Ruling(
        *(played, best.move if sure else played, own.plan, best.plan, loss, error, sure),
        choices=ranked(runners, best),
        mix=mixed(runners, running[0], played, sure=sure),
    )


def rivals(running: Sequence[Runner], own: Runner, reach: float) -> list[Runner]:
    """The best of the others, as far as the move played may have to fear them.

    A race that was over early does not say which of the others is the best.
    """
    others = [one for one in running if one.move != own.move][:RIVALS]
    return [one for one in others if not too_little(one, own, reach)]


def blamed(best: Runner, own: Runner, reach: float) -> bool:
    """Whether the move played is surely behind, by what matters, and by what experts would see."""
    gap, error = behind(own, best)
    if not matters(*differences(best, own)) or gap <= SURE * error:
        return False
    return gap > reach * spread(own, error)


def race(
    engine: Engine, seen: OneState, seat: int, played: int, reach: float, source: Source
) -> tuple[list[Runner], list[Runner]]:
    """All runners, and those still running at the end, the best first."""
    plans = 1 if isinstance(engine, PlainEngine) else engine.plans
    runners = [Runner(move, plan) for move in engine.legal(seen, seat) for plan in range(plans)]
    run(engine, seen, seat, runners, FIRST_WORLDS, source)
    left = -FIRST_WORLDS * len(runners)
    running = still_running(runners, played, reach)
    for part in (RACE, FINAL):
        left += playouts(engine, part)
        while not decided(running, played, reach):
            worlds = min(len(running[0].outlooks), left // len(running))
            if worlds < FIRST_WORLDS:
                break
            run(engine, seen, seat, running, worlds, source)
            left -= worlds * len(running)
            running = still_running(running, played, reach)
        running = foremost(running, played)
    return runners, running


def foremost(running: list[Runner], played: int) -> list[Runner]:
    """The best few, and the best of the move played."""
    own = next(one for one in running if one.move == played)
    others = [one for one in running if one.move != played][:FINALISTS]
    return [one for one in running if one is own or one in others]


def playouts(engine: Engine, part: float) -> int:
    """A part of what an expert may spend; the plain engine is slow and spends far less."""
    share = 0.05 if isinstance(engine, PlainEngine) else 1.0
    return int(engine.expert_playouts * part * share)


def run(
    engine: Engine,
    seen: OneState,
    seat: int,
    running: Sequence[Runner],
    worlds: int,
    source: Source,
) -> None:
    """Let some run in so many worlds more."""
    found = engine.real(COMPARED * worlds * len(running))
    engine.do.compare_moves(
        seen=seen,
        places=engine.places(2),
        seat=seat,
        moves=engine.whole([one.move for one in running]),
        plans=engine.whole([one.plan for one in running]),
        worlds=worlds,
        policy=RULE,
        chance=source,
        luck=engine.source(0),
        worths=found,
    )
    step = COMPARED * len(running)
    for place, one in enumerate(running):
        first = COMPARED * place
        one.outlooks += map(float, found[first::step])
        one.shares += map(float, found[first + 1 :: step])
        one.leads += map(float, found[first + 2 :: step])


def behind(one: Runner, leader: Runner) -> tuple[float, float]:
    """By how much a runner is behind in the same worlds, and how far off that may be."""
    return mean_and_error(leader.outlooks, one.outlooks)


def standing_of(one: Runner) -> tuple[int, float]:
    """Who has run longest, and of those who has brought most."""
    return len(one.outlooks), one.outlook


def still_running(running: list[Runner], played: int, reach: float) -> list[Runner]:
    """Those who may surely be better than the move played, the best first; that one stays."""
    ordered = sorted(running, key=lambda one: -one.outlook)
    leader = ordered[0]
    own = next(one for one in ordered if one.move == played)
    left = [one for one in ordered if one in (leader, own) or may_matter(one, leader, own, reach)]
    return without_twins(left, own)


def without_twins(running: Sequence[Runner], own: Runner) -> list[Runner]:
    """One of each that brought the very same in every world: the other would say nothing more."""
    kept: list[Runner] = []
    for one in running:
        others = [] if one is own or len(one.outlooks) < FEWEST else kept
        if not any(twins(one, other) for other in others if other is not own):
            kept.append(one)
    return kept


def twins(one: Runner, other: Runner) -> bool:
    """Whether two moves came to the same in every world so far."""
    return one.outlooks == other.outlooks and one.leads == other.leads


def may_matter(one: Runner, leader: Runner, own: Runner, reach: float) -> bool:
    """Whether a runner is not surely behind, and may be so much better than the move played."""
    gap, error = behind(one, leader)
    if gap > FALLS_OUT * error:
        return False
    return len(one.outlooks) < FEWEST or not too_little(one, own, reach)


def decided(running: list[Runner], played: int, reach: float) -> bool:
    """Whether more worlds would say nothing more about the move played."""
    others = [one for one in running if one.move != played]
    if not others:
        return True
    if len(others[0].outlooks) < FEWEST:
        return False
    if len(others) == 1:
        return True
    own = next(one for one in running if one.move == played)
    gap, error = behind(own, others[0])
    if gap > GLARING * error:
        return True
    return all(too_little(other, own, reach) for other in others)


def too_little(best: Runner, own: Runner, reach: float) -> bool:
    """Whether one surely does not bring so much more than another that it would be blamed."""
    gap, error = behind(own, best)
    if gap + HOPELESS * error < reach * spread(own, error):
        return True
    return not matters(*differences(best, own), -HOPELESS)


def spread(one: Runner, error: float) -> float:
    """By how much the gaps of single worlds differ, from the error of their mean."""
    found: float = error * len(one.outlooks) ** 0.5
    return found


def compared(
    engine: Engine,
    seen: OneState,
    seat: int,
    best: Runner,
    own: Runner,
    reach: float,
    source: Source,
) -> tuple[Runner, Runner]:
    """One and another in fresh worlds, until it is clear which is better or that it matters not.

    That it matters not is asked with the worlds of the race too: they flatter the winner.
    """
    two = Runner(best.move, best.plan), Runner(own.move, own.plan)
    most = max(FEWEST, playouts(engine, FRESH) // 2)
    more = FEWEST
    while more > 0:
        run(engine, seen, seat, two, more, source)
        gap, error = behind(two[1], two[0])
        clear = gap > CLEAR * error and matters(*differences(*two), SURE)
        tried = len(two[0].outlooks)
        settled = clear or too_little(joined(best, two[0]), joined(own, two[1]), reach)
        more = 0 if settled else min(max(FEWEST, tried // 2), most - tried)
    return two


def joined(one: Runner, other: Runner) -> Runner:
    """The same move in the worlds of both."""
    return Runner(
        *(one.move, one.plan),
        outlooks=one.outlooks + other.outlooks,
        shares=one.shares + other.shares,
        leads=one.leads + other.leads,
    )


def reach_of_experts(engine: Engine, seen: OneState, seat: int, played: int) -> float:
    """How far a move may be behind so that an expert, too, would play it once in four times.

    Counted in spreads of single worlds, of which he looks into some.
    """
    worlds = max(1, playouts(engine, EXPERTS_LOOK) // (FINALISTS + 1))
    habit = int(engine.do.rule_at(seen, seat, engine.source(JUDGING, fingerprint(engine, seen))))
    reach: float = (NOW_AND_THEN + (HABIT if played == habit else 0.0)) / worlds**0.5
    return reach


def matters(loss: Worth, error: Worth, errors: float = 0.0) -> bool:
    """Whether a loss is of a size that matters, even if it is so many errors smaller."""
    share, points = loss.share - errors * error.share, loss.points - errors * error.points
    return share >= LEAST.share or points >= LEAST.points


def differences(best: Runner, own: Runner) -> tuple[Worth, Worth]:
    """What one brought less than another in the same worlds, in both currencies; their errors."""
    share, share_error = mean_and_error(best.shares, own.shares)
    points, points_error = mean_and_error(best.leads, own.leads)
    return Worth(share, points), Worth(share_error, points_error)


def ranked(runners: Sequence[Runner], best: Runner) -> tuple[tuple[int, Worth], ...]:
    """Every move as it runs best: the winner first, then by what they brought."""
    ordered = sorted(runners, key=lambda one: (one is not best, -one.outlook))
    found: dict[int, Worth] = {}
    for one in ordered:
        found.setdefault(one.move, one.worth)
    return tuple(found.items())


def mixed(
    runners: Sequence[Runner], leader: Runner, played: int, *, sure: bool
) -> tuple[tuple[int, float], ...]:
    """What a good player chooses from, and how often: what cannot be told apart from the best."""
    weights: dict[int, float] = {}
    for one in sorted(runners, key=lambda one: one is not leader):
        gap, error = behind(one, leader)
        if gap <= SURELY_BEHIND * error and not (sure and one.move == played):
            weight = exp(max(-50.0, -gap / INDIFFERENCE))
            weights[one.move] = max(weight, weights.get(one.move, 0.0))
    total = sum(weights.values())
    kept = {
        move: weight
        for move, weight in weights.items()
        if weight >= SMALLEST_PART * total or move == played
    }
    total = sum(kept.values())
    return tuple((move, weight / total) for move, weight in kept.items())
