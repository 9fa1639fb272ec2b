"""Two contests over the same deals: who did better with the same cards, deal by deal.

What the cards brought is in both contests and falls out of the difference; so the interval of the
difference is often much narrower than those of the two shares.
"""

from dataclasses import dataclass

from katzentisch.lab.arena_folder import Kept
from katzentisch.lab.arena_play import Dealt, Result, lined_up
from katzentisch.lab.report import (
    Adjusted,
    Estimate,
    estimate,
    estimate_without_luck,
    means,
    worth_deals,
)


class NotComparable(ValueError):
    """Two contests are not over the same deals: `what` differs."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Comparison:
    """A bot of the first contest and the one in its place in the second; second minus first."""

    first: str
    second: str
    deals: int
    shares: tuple[Estimate, Estimate]
    share_gap: Estimate
    score_gap: Estimate
    # The same without luck, where both have measured it by the same value.
    adjusted: Adjusted | None = None

    @property
    def decided(self) -> bool:
        """Whether the difference, known as well as it is, is more than its own error."""
        gap = self.adjusted.share if self.adjusted else self.share_gap
        return abs(gap.mean) > gap.width


def compared(first: Kept, second: Kept) -> list[Comparison]:
    """Place by place of the bots that were named."""
    for what in ("game", "players", "seed", "options"):
        if getattr(first, what) != getattr(second, what):
            raise NotComparable(what)
    deals = sorted(set(first.deals) & set(second.deals))
    if not deals:
        raise NotComparable("deals")
    places = range(min(len(set(one.bots)) for one in (first, second)))
    return [one_place(first, second, deals, place) for place in places]


def one_place(first: Kept, second: Kept, deals: list[int], place: int) -> Comparison:
    """The bots that were named in that place."""
    one, other = (side(contest, deals, place) for contest in (first, second))
    share_gap, score_gap = (estimate(gaps(one, other, what)) for what in ("share", "score"))
    return Comparison(
        one.bot,
        other.bot,
        len(deals),
        (estimate(means(one.results, "share")), estimate(means(other.results, "share"))),
        share_gap,
        score_gap,
        adjusted(one, other, share_gap) if first.value and first.value == second.value else None,
    )


@dataclass(frozen=True, slots=True)
class ComparedBot:
    """A bot of one of the contests, and how it fared in all games of each deal."""

    bot: str
    results: list[list[Result]]


def side(contest: Kept, deals: list[int], place: int) -> ComparedBot:
    """The bot that was named in that place of a contest."""
    names = lined_up(contest.bots, contest.players)
    bot = list(dict.fromkeys(names))[place]
    return ComparedBot(bot, [results_of(contest.deals[deal], names, bot) for deal in deals])


def gaps(one: ComparedBot, other: ComparedBot, what: str) -> list[float]:
    """Second minus first, deal by deal."""
    pairs = zip(means(one.results, what), means(other.results, what), strict=True)
    return [after - before for before, after in pairs]


def adjusted(one: ComparedBot, other: ComparedBot, raw: Estimate) -> Adjusted:
    """The differences less what luck has done to them."""
    share = estimate_without_luck(gaps(one, other, "share"), gaps(one, other, "luck"))
    score = estimate_without_luck(gaps(one, other, "score"), gaps(one, other, "luck_points"))
    return Adjusted(share, score, worth_deals(len(one.results), raw, share))


def results_of(dealt: Dealt, names: tuple[str, ...], bot: str) -> list[Result]:
    """How a bot fared in all games of a deal."""
    return [result for result in dealt.results if names[result.place] == bot]
