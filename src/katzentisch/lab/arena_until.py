"""When a contest knows enough: looked at after some deals, after half as many more, and so on.

Who looks often sees chance come true once in a while. So the error that an interval may have, one
in twenty, is divided among all looks: whenever the contest stops, what it says holds in 95 of 100.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import NormalDist

from katzentisch.lab.arena_play import Contest, Dealt
from katzentisch.lab.report import CONFIDENCE, Estimate, estimate, means
from katzentisch.lab.without_luck import without_luck

FIRST_LOOK = 10
MORE = 1.5
ERROR = 0.05


@dataclass(frozen=True, slots=True)
class Until:
    """The goal: neighbours apart or, with a width, every share known as exactly as that."""

    width: float | None = None

    def looks(self, most: int) -> list[int]:
        """After how many deals to look; the last time when all are played."""
        found, deals = [], FIRST_LOOK
        while deals < most:
            found.append(deals)
            deals = round(deals * MORE)
        return [*found, most]

    def reached(self, contest: Contest, deals: Sequence[Dealt]) -> bool:
        """Whether these deals are enough."""
        if len(deals) < FIRST_LOOK:
            return False
        error = ERROR / len(self.looks(contest.deals))
        stretch = NormalDist().inv_cdf(1 - error / 2) / CONFIDENCE
        if self.width is None:
            return all(apart(gap, stretch) for gap in gaps(contest, deals))
        shares = [estimate(known_shares(contest, deals, bot)) for bot in bots_of(contest)]
        return all(share.width * stretch <= self.width for share in shares)


class Watch:
    """Looks at a contest while it is played; deals may come in any order."""

    def __init__(self, contest: Contest, until: Until | None) -> None:
        self.contest, self.until = contest, until
        self.looks = until.looks(contest.deals) if until else []
        # All deals before this one are played.
        self.first = 0
        self.found: int | None = None

    def enough(self, done: Mapping[int, Dealt]) -> int | None:
        """After how many deals the goal was reached; none as long as it is not."""
        while self.first in done:
            self.first += 1
        while self.until and self.found is None and self.looks and self.looks[0] <= self.first:
            deals = self.looks.pop(0)
            if self.until.reached(self.contest, [done[deal] for deal in range(deals)]):
                self.found = deals
        return self.found


def bots_of(contest: Contest) -> list[str]:
    """The bots of a contest, each once."""
    return list(dict.fromkeys(contest.line_up))


def apart(gap: Estimate, stretch: float = 1.0) -> bool:
    """Whether a difference is one, and not chance."""
    return abs(gap.mean) > gap.width * stretch


def known_shares(contest: Contest, deals: Sequence[Dealt], bot: str) -> list[float]:
    """A bot's share of the victories, deal by deal; without luck, where that is measured."""
    names = contest.line_up
    mine = [[one for one in dealt.results if names[one.place] == bot] for dealt in deals]
    shares = means(mine, "share")
    return without_luck(shares, means(mine, "luck")) if contest.luck else shares


def gaps(contest: Contest, deals: Sequence[Dealt]) -> list[Estimate]:
    """By how much each bot is ahead of the next, deal by deal: the same cards for both."""
    shares = {bot: known_shares(contest, deals, bot) for bot in bots_of(contest)}
    ranked = sorted(shares.values(), key=lambda each: -sum(each))
    return [
        estimate([one - other for one, other in zip(*pair, strict=True)])
        for pair in pairwise(ranked)
    ]
