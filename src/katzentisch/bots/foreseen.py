"""What moves promise at the next pause, for hints, where the game knows what positions are worth.

A hint then advises as a champion plays: to the pause all do as the network would, not as the rule
bot (docs/decisions/bots-champion.md).
"""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, pstdev

from katzentisch.bots.engine import Engine, OneState, Source
from katzentisch.bots.learned import Judge, network_of
from katzentisch.bots.pauses import Steps
from katzentisch.bots.search import Budget, Verdict


def foreseen(
    engine: Engine, judge: Judge, seen: OneState, seat: int, source: Source, budget: Budget
) -> Steps[list[Verdict]]:
    """Every move, the best first; what is planned after the pause is not looked at."""
    moves = engine.legal(seen, seat)
    worlds = max(1, budget.playouts // len(moves))
    courses, player = [(move, 0) for move in moves], network_of(engine)
    outlooks, leads = judge.promises(seen, seat, courses, worlds, source, player)
    yield
    verdicts = [
        Verdict(move, fmean(shares), 0.0, fmean(points), worlds)
        for move, shares, points in zip(
            moves, zip(*outlooks, strict=True), zip(*leads, strict=True), strict=True
        )
    ]
    return sorted(verdicts, key=lambda one: -one.outlook)


def foreseen_again(
    engine: Engine,
    judge: Judge,
    seen: OneState,
    seat: int,
    two: Sequence[Verdict],
    source: Source,
) -> Steps[tuple[list[Verdict], float]]:
    """Two moves in the same other worlds, the better first; and how far off their gap may be."""
    worlds, player = two[0].playouts, network_of(engine)
    courses = [(one.move, one.plan) for one in two]
    outlooks, leads = judge.promises(seen, seat, courses, worlds, source, player)
    yield
    again = [
        replace(one, outlook=fmean(shares), lead=fmean(points))
        for one, shares, points in zip(
            two, zip(*outlooks, strict=True), zip(*leads, strict=True), strict=True
        )
    ]
    error = pstdev(one - other for one, other in outlooks) / worlds**0.5
    return sorted(again, key=lambda one: -one.outlook), error
