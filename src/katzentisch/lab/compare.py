"""Two contests over the same deals: who did better with the same cards, deal by deal.

What the cards brought is in both contests and falls out of the difference; so the interval of the
difference is often much narrower than those of the two shares.
"""

from dataclasses import dataclass

from katzentisch.lab.arena_folder import Kept
from katzentisch.lab.arena_play import Dealt, Result, lined_up
from katzentisch.lab.report import Estimate, estimate


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

    @property
    def decided(self) -> bool:
        """Whether the difference is more than its own error."""
        return abs(self.share_gap.mean) > self.share_gap.width


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
    sides = []
    for one in (first, second):
        names = lined_up(one.bots, one.players)
        bot = list(dict.fromkeys(names))[place]
        mine = [results_of(one.deals[deal], names, bot) for deal in deals]
        shares = [sum(r.share for r in each) / len(each) for each in mine]
        scores = [sum(r.score for r in each) / len(each) for each in mine]
        sides.append((bot, shares, scores))
    (one_bot, one_shares, one_scores), (other_bot, shares, scores) = sides
    return Comparison(
        one_bot,
        other_bot,
        len(deals),
        (estimate(one_shares), estimate(shares)),
        estimate([after - before for before, after in zip(one_shares, shares, strict=True)]),
        estimate([after - before for before, after in zip(one_scores, scores, strict=True)]),
    )


def results_of(dealt: Dealt, names: tuple[str, ...], bot: str) -> list[Result]:
    """How a bot fared in all games of a deal."""
    return [result for result in dealt.results if names[result.place] == bot]
