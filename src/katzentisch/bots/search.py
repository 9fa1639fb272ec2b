"""The search bots: how much to think about which move, and when to stop.

One implementation for all games and both engines. A budget is a number of playouts (then the
same seed gives the same move) or milliseconds; the clock is asked between batches of playouts.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

from katzentisch.bots import ismcts, pimc
from katzentisch.bots.engine import Engine, OneState, Source
from katzentisch.bots.flat import LEAD, OUTLOOK, SQUARED, SUMS
from katzentisch.bots.pauses import Steps, at_once
from katzentisch.bots.rollout import RULE

Clock = Callable[[], float]
# In how many worlds moves were tried, and with how many playouts in all.
Tries = tuple[int, int]
Trying = Callable[[list[int], int, list[float]], Tries]
ITERATIONS = 32
# At so many ends of a world PIMC looks for each move, if the budget has as much for some worlds.
ENDS = 40
SOME_WORLDS = 4
EDGES = 1 << 17


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one move: playouts, or milliseconds."""

    playouts: int = 0
    milliseconds: float = 0.0

    def __post_init__(self) -> None:
        if self.playouts <= 0 and self.milliseconds <= 0:
            raise ValueError("A budget must be more than nothing: say 50ms, or 500 for playouts.")

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """A budget from `50ms` or `500` (playouts)."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*ms|(\d+)", text.strip())
        if not found:
            raise ValueError(f"{text!r} is no budget: say 50ms, or 500 for playouts.")
        time, playouts = found.groups()
        return cls(milliseconds=float(time)) if time else cls(playouts=int(playouts))

    def __str__(self) -> str:
        return f"{self.milliseconds:g}ms" if self.milliseconds else str(self.playouts)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search thinks of one move: likely share of the victory, lead in points, playouts."""

    move: int
    outlook: float
    error: float
    lead: float
    playouts: int
    # How the seat goes on after it: one of the game's plans; 0 is to go on as the rule bot would.
    plan: int = 0


class Meter:
    """Tells when a share of the budget is used up, and how many playouts still fit into it."""

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self.budget, self.clock = budget, clock
        self.start = clock()
        self.playouts = 0

    def spent(self) -> float:
        """The part of the budget that is used up."""
        if self.budget.milliseconds:
            return (self.clock() - self.start) * 1000 / self.budget.milliseconds
        return self.playouts / self.budget.playouts

    def left(self, spent: float, until: float) -> int:
        """How many playouts there are left until a part of the budget is used up.

        By the clock only half of what the pace so far would allow: the next ones may be slower.
        """
        if self.budget.playouts:
            return int(until * self.budget.playouts) - self.playouts
        return int((until - spent) / spent * self.playouts / 2) if spent > 0 else 0


def flat_search(
    engine: Engine,
    seen: OneState,
    seat: int,
    source: Source,
    budget: Budget,
    *,
    policy: int = RULE,
    plans: int = 1,
    clock: Clock = perf_counter,
) -> list[Verdict]:
    """Flat Monte Carlo, at once."""
    steps = flat_steps(engine, seen, seat, source, budget, policy=policy, plans=plans, clock=clock)
    return at_once(steps)


def flat_steps(
    engine: Engine,
    seen: OneState,
    seat: int,
    source: Source,
    budget: Budget,
    *,
    policy: int = RULE,
    plans: int = 1,
    clock: Clock = perf_counter,
) -> Steps[list[Verdict]]:
    """Flat Monte Carlo with sequential halving: the best move first, then as they fell out.

    All moves still in the running are tried in the same worlds; half of them fall out each time.
    With several plans each move is tried, and found, once with each.
    """
    places, luck = engine.places(2), engine.source(0)

    def try_courses(courses: list[int], left: int, sums: list[float]) -> Tries:
        worlds = max(1, left // len(courses))
        totals = engine.real(SUMS * len(courses))
        moves = engine.whole([course // plans for course in courses])
        planned = engine.whole([course % plans for course in courses])
        engine.do.try_moves(
            seen, places, seat, moves, planned, worlds, policy, source, luck, totals
        )
        for place in range(SUMS * len(courses)):
            sums[place] += float(totals[place])
        return worlds, worlds * len(courses)

    courses = [move * plans + plan for move in engine.legal(seen, seat) for plan in range(plans)]
    found = yield from halving(courses, try_courses, Meter(budget, clock))
    return [
        replace(verdict, move=verdict.move // plans, plan=verdict.move % plans) for verdict in found
    ]


def pimc_search(
    engine: Engine,
    seen: OneState,
    seat: int,
    source: Source,
    budget: Budget,
    *,
    policy: int = RULE,
    clock: Clock = perf_counter,
) -> list[Verdict]:
    """Perfect information Monte Carlo, halving like the flat search; an end is a playout."""
    places, luck = engine.places(pimc.DEEPEST + 1), engine.source(0)
    worths, spots = engine.real(pimc.SEATS * pimc.DEEPEST), engine.blank(4, pimc.DEEPEST)

    def try_moves(moves: list[int], left: int, sums: list[float]) -> Tries:
        totals = engine.real(SUMS * len(moves))
        ends = min(ENDS, max(1, left // (SOME_WORLDS * len(moves))))
        looked = engine.do.solve_moves(
            seen=seen,
            places=places,
            seat=seat,
            moves=engine.whole(moves),
            most_ends=ends,
            policy=policy,
            chance=source,
            luck=luck,
            worths=worths,
            spots=spots,
            sums=totals,
        )
        for place in range(SUMS * len(moves)):
            sums[place] += float(totals[place])
        return 1, int(looked)

    return halve(engine.legal(seen, seat), try_moves, Meter(budget, clock))


def halve(moves: list[int], try_moves: Trying, meter: Meter) -> list[Verdict]:
    """Sequential halving, at once."""
    return at_once(halving(moves, try_moves, meter))


def halving(moves: list[int], try_moves: Trying, meter: Meter) -> Steps[list[Verdict]]:
    """Sequential halving: an equal part of the budget for each round of it.

    `try_moves` is told the moves and how many playouts are left for them, and adds up sums.
    """
    rounds = max(1, (len(moves) - 1).bit_length())
    found = {move: [0.0] * SUMS for move in moves}
    tries = 0
    fallen: list[Verdict] = []
    spent = 0.0
    for number in range(1, rounds + 1):
        while True:
            sums = [0.0] * (SUMS * len(moves))
            worlds, playouts = try_moves(moves, meter.left(spent, number / rounds), sums)
            for place, move in enumerate(moves):
                for item in range(SUMS):
                    found[move][item] += sums[SUMS * place + item]
            tries += worlds
            meter.playouts += playouts
            yield
            spent = meter.spent()
            if spent >= number / rounds:
                break
        moves.sort(key=lambda move: -found[move][OUTLOOK])
        keep = len(moves) if number == rounds else (len(moves) + 1) // 2
        fallen = [verdict(move, found[move], tries) for move in moves[keep:]] + fallen
        moves = moves[:keep]
    return [verdict(move, found[move], tries) for move in moves] + fallen


def verdict(move: int, sums: list[float], tries: int) -> Verdict:
    """Sums of so many tries as a verdict."""
    mean = sums[OUTLOOK] / tries
    variance = max(0.0, sums[SQUARED] / tries - mean * mean)
    return Verdict(move, mean, (variance / tries) ** 0.5, sums[LEAD] / tries, tries)


def ismcts_search(
    engine: Engine,
    seen: OneState,
    seat: int,
    source: Source,
    budget: Budget,
    *,
    policy: int = RULE,
    clock: Clock = perf_counter,
) -> list[Verdict]:
    """ISMCTS with an observer at every seat; the most visited move first."""
    meter = Meter(budget, clock)
    places, paths = engine.places(1), engine.blank(4, ismcts.DEEPEST)
    edges = engine.blank(2, EDGES)
    keys, visits, sums = edges[0], edges[1], engine.real(EDGES)
    moves = engine.legal(seen, seat)
    while meter.spent() < 1 and meter.playouts < EDGES // 2:
        size = ITERATIONS
        if budget.playouts:
            size = min(budget.playouts - meter.playouts, 1024)
        engine.do.grow(seen, places, seat, size, policy, source, keys, visits, sums, paths)
        meter.playouts += size
    verdicts = []
    for move in moves:
        place = int(engine.do.edge_at(keys, engine.do.mixed_in(0, move + 1)))
        times = int(visits[place]) if keys[place] else 0
        mean = float(sums[place]) / times if times else 0.0
        verdicts.append(Verdict(move, mean, 0.5 / max(1, times) ** 0.5, 0.0, times))
    return sorted(verdicts, key=lambda found: -found.playouts)
