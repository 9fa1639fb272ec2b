"""What a contest came to: win shares and scores with intervals, a CSV and a page with plots."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from math import inf, isinf, sqrt
from pathlib import Path

from katzentisch.core.texts import Texts, texts
from katzentisch.games import rulebook
from katzentisch.lab.arena_clock import middle_of
from katzentisch.lab.arena_play import Contest, Dealt, Result
from katzentisch.lab.report_plots import bars, distributions, matrix
from katzentisch.lab.without_luck import without_luck
from katzentisch.storage.files import replacing

# Half the width of an interval that holds the truth in 95 of 100 cases, in standard errors.
CONFIDENCE = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with half the width of its 95 % interval: without end, if there is one deal only."""

    mean: float
    width: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.width


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot fared, over all its seats."""

    bot: str
    share: Estimate
    score: Estimate
    decisions: int
    per_second: float
    # CPU time of a decision; and time by the clock.
    median: float
    p95: float
    clock_p95: float
    scores: tuple[int, ...]
    # Games that the bot has forfeited.
    forfeits: int = 0
    # The same without what the cards have brought, where that was asked.
    adjusted: "Adjusted | None" = None


@dataclass(frozen=True, slots=True)
class Adjusted:
    """How a bot fared without the luck of the cards."""

    share: Estimate
    score: Estimate
    # With so many deals, luck and all, its share would be known as well.
    deals: float


def estimate(numbers: Sequence[float]) -> Estimate:
    """Mean and interval of independent numbers: deals are, games of one deal are not."""
    size = len(numbers)
    mean = sum(numbers) / size
    if size < 2:
        return Estimate(mean, inf)
    variance = sum((number - mean) ** 2 for number in numbers) / (size - 1)
    return Estimate(mean, CONFIDENCE * sqrt(variance / size))


def estimate_without_luck(numbers: Sequence[float], lucks: Sequence[float]) -> Estimate:
    """The same mean, known better."""
    return estimate(without_luck(numbers, lucks))


def worth_deals(deals: int, raw: Estimate, fair: Estimate) -> float:
    """How many deals would tell as much with luck as so many do without it."""
    return deals * (raw.width / fair.width) ** 2 if fair.width and not isinf(raw.width) else deals


def standings(contest: Contest, deals: Sequence[Dealt]) -> list[Standing]:
    """Every bot of the contest, in the order in which they were named."""
    return [standing(contest, deals, bot) for bot in dict.fromkeys(contest.line_up)]


def standing(contest: Contest, deals: Sequence[Dealt], bot: str) -> Standing:
    """How one bot fared: each deal counts once, by its mean over rotations and seats."""
    names = contest.line_up
    mine = [[result for result in dealt.results if names[result.place] == bot] for dealt in deals]
    every = [result for results in mine for result in results]
    times = summed(result.times for result in every)
    seconds = sum(result.seconds for result in every)
    decisions = sum(result.decisions for result in every)
    return Standing(
        bot,
        estimate(means(mine, "share")),
        estimate(means(mine, "score")),
        decisions,
        decisions / seconds if seconds else 0.0,
        quantile(times, 0.5),
        quantile(times, 0.95),
        quantile(summed(result.walls for result in every), 0.95),
        tuple(result.score for result in every),
        sum(names[fault.place] == bot for dealt in deals for fault in dealt.faults),
        adjusted(mine) if contest.luck else None,
    )


def means(deals: Sequence[Sequence[Result]], what: str) -> list[float]:
    """A bot's share, score or luck, deal by deal."""
    return [sum(getattr(one, what) for one in results) / len(results) for results in deals]


def adjusted(deals: Sequence[Sequence[Result]]) -> Adjusted:
    """What is left of a bot's results when luck is taken off."""
    shares = means(deals, "share")
    share = estimate_without_luck(shares, means(deals, "luck"))
    score = estimate_without_luck(means(deals, "score"), means(deals, "luck_points"))
    return Adjusted(share, score, worth_deals(len(deals), estimate(shares), share))


def summed(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Counts by name, taken together."""
    all_of_them: dict[str, int] = {}
    for each in counts:
        for name, count in each.items():
            all_of_them[name] = all_of_them.get(name, 0) + count
    return all_of_them


def quantile(times: dict[str, int], part: float) -> float:
    """The time that this part of the decisions did not exceed, in seconds."""
    left = part * sum(times.values())
    for name in sorted(times, key=int):
        left -= times[name]
        if left <= 0:
            return middle_of(name)
    return 0.0


def pairwise(contest: Contest, deals: Sequence[Dealt]) -> dict[tuple[str, str], float]:
    """How often one bot's score beats another's in the same game, ties counted half."""
    names = contest.line_up
    won: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for dealt in deals:
        for mine in dealt.results:
            for other in dealt.results:
                pair = (names[mine.place], names[other.place])
                if mine.rotation == other.rotation and pair[0] != pair[1]:
                    met[pair] = met.get(pair, 0) + 1
                    better = 1.0 if mine.score > other.score else 0.5
                    won[pair] = won.get(pair, 0.0) + (better if mine.score >= other.score else 0.0)
    return {pair: won[pair] / met[pair] for pair in met}


def write_csv(contest: Contest, deals: Sequence[Dealt], file: Path) -> None:
    """One line for every bot in every game; no times, so the same seed gives the same bytes."""
    text = StringIO(newline="")
    writer = csv.writer(text)
    head = ("deal", "rotation", "seat", "bot", "share", "score", "decisions", "fault")
    writer.writerow((*head, "luck", "luck_points") if contest.luck else head)
    for dealt in deals:
        faults = {(fault.rotation, fault.place): fault.kind for fault in dealt.faults}
        for r in dealt.results:
            seat = (r.place + r.rotation) % contest.players
            bot = contest.line_up[r.place]
            fault = faults.get((r.rotation, r.place), "")
            share = f"{r.share:.6f}"
            luck = (f"{r.luck:.6f}", f"{r.luck_points:.6f}") if contest.luck else ()
            writer.writerow(
                (dealt.deal, r.rotation, seat, bot, share, r.score, r.decisions, fault, *luck)
            )
    with replacing(file) as opened:
        opened.write(text.getvalue().encode())


def write_page(contest: Contest, deals: Sequence[Dealt], file: Path, language: str) -> None:
    """A page that needs no other file."""
    with replacing(file) as opened:
        opened.write(page(contest, deals, texts(language)).encode())


def page(contest: Contest, deals: Sequence[Dealt], words: Texts) -> str:
    """The report as HTML with its plots inside."""
    say = words.say
    found = standings(contest, deals)
    names = [label(one.bot) for one in found]
    columns = (*COLUMNS, *ADJUSTED[1:]) if contest.luck else COLUMNS
    title = say("arena-title", game=rulebook(contest.game).title, players=contest.players)
    setting = say(
        "arena-setting",
        deals=len(deals),
        rotations=contest.players,
        budget=contest.budget,
        seed=str(contest.seed),
    )
    shares = [(label(one.bot), one.share.mean, one.share.low, one.share.high) for one in found]
    return PAGE.format(
        language=words.language,
        title=escape(title),
        setting=escape(setting),
        head="".join(f"<th>{escape(say(key))}</th>" for key in columns),
        rows="".join(row(one, words, columns) for one in found),
        luck=f"<p>{escape(luck_note(contest, words))}</p>\n" if contest.luck else "",
        shares_title=escape(say("arena-shares")),
        shares=bars(
            *(shares, 1 / contest.players, say("arena-par"), say("arena-shares")),
            written=lambda share: say("arena-part", value=share),
        ),
        scores_title=escape(say("arena-scores")),
        scores=distributions([(label(one.bot), one.scores) for one in found], say("arena-scores")),
        pairs_title=escape(say("arena-pairs")),
        pairs=matrix(
            *(names, labelled(pairwise(contest, deals)), say("arena-pairs")),
            written=lambda share: say("arena-whole-part", value=share),
        ),
        note=escape(say("arena-note")),
    )


COLUMNS = (
    "arena-bot",
    "arena-share",
    "arena-score",
    "arena-decisions",
    "arena-speed",
    "arena-median",
    "arena-p95",
    "arena-clock-p95",
)
# What of it fits a terminal of eighty columns.
NARROW = ("arena-bot", "arena-share", "arena-score", "arena-p95", "arena-clock-p95")
# Without the luck of the cards.
ADJUSTED = ("arena-bot", "arena-share-adjusted", "arena-score-adjusted", "arena-worth-deals")


def luck_note(contest: Contest, words: Texts) -> str:
    """By which value of a table luck is measured: fixed before a card is dealt."""
    return words.say("arena-luck", tries=contest.luck, value=contest.value)


def label(bot: str) -> str:
    """What a bot is called in tables: one from elsewhere by the name of its function."""
    return bot.rpartition(":")[2]


def labelled(pairs: dict[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """Pairs of bots by what they are called."""
    return {(label(one), label(other)): share for (one, other), share in pairs.items()}


def row(one: Standing, words: Texts, columns: Sequence[str]) -> str:
    """A line of the table."""
    told = (f"<td>{escape(cell)}</td>" for cell in cells(one, words, columns))
    return "<tr>" + "".join(told) + "</tr>"


def cells(one: Standing, words: Texts, columns: Sequence[str]) -> list[str]:
    """A standing as texts, one for each of these columns."""
    say = words.say
    told = {
        "arena-bot": label(one.bot),
        "arena-share": interval(one.share, "arena-percent", words),
        "arena-score": interval(one.score, "arena-points", words),
        "arena-decisions": say("arena-whole", value=one.decisions),
        "arena-speed": say("arena-whole", value=round(one.per_second)),
        "arena-median": say("arena-milliseconds", value=one.median * 1000),
        "arena-p95": say("arena-milliseconds", value=one.p95 * 1000),
        "arena-clock-p95": say("arena-milliseconds", value=one.clock_p95 * 1000),
    }
    if one.adjusted:
        told |= {
            "arena-share-adjusted": interval(one.adjusted.share, "arena-percent", words),
            "arena-score-adjusted": interval(one.adjusted.score, "arena-points", words),
            "arena-worth-deals": say("arena-whole", value=round(one.adjusted.deals)),
        }
    return [told[column] for column in columns]


def interval(one: Estimate, key: str, words: Texts) -> str:
    """A mean with its interval; of one deal there is none."""
    if isinf(one.width):
        return words.say(f"{key}.alone", mean=one.mean)
    return words.say(key, mean=one.mean, width=one.width)


PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: right; padding: .3rem .5rem; border-bottom: 1px solid #ddd; }}
td {{ white-space: nowrap; }}
th {{ vertical-align: bottom; }}
th:first-child, td:first-child {{ text-align: left; }}
h1 {{ font-size: 1.6rem; line-height: 1.2; }}
h2 {{ font-size: 1.15rem; line-height: 1.3; margin-top: 2rem; }}
svg {{ width: 100%; max-width: 34rem; height: auto; }}
svg text {{ font: 13px system-ui, sans-serif; fill: currentColor; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: #eee; background: #181818; }} th, td {{ border-color: #444; }}
}}
</style>
<h1>{title}</h1>
<p>{setting}</p>
<div class="wide" tabindex="0" role="region" aria-label="{title}">
<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
</div>
{luck}<h2>{shares_title}</h2>
{shares}
<h2>{scores_title}</h2>
{scores}
<h2>{pairs_title}</h2>
{pairs}
<p>{note}</p>
</html>
"""
