"""`make strength`: measures every bot in every variant and writes docs/strength.md.

The page is never written by hand: each line is a contest of the arena, and the sentences around
the tables are made from their numbers.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from inspect import getsource
from itertools import pairwise
from math import inf, sqrt
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from katzentisch.bots import levels, race, roster, search
from katzentisch.bots.engine import engine_key
from katzentisch.bots.learned import learned, learned_worth
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.parts import bot_of
from katzentisch.games import rulebook, rulebooks
from katzentisch.lab.arena import Progress, run_arena
from katzentisch.lab.arena_play import Contest
from katzentisch.lab.report import Estimate, Standing, label, standings

# Search bots get as many playouts a decision, or as much time, as each other.
EQUAL_PLAYOUTS = "100"
EQUAL_TIME = "5ms"
SEARCHES = ("flat-random", "flat", "ismcts", "pimc")
# OpenSpiel's search, written by others: against ours, with time enough for some simulations.
ANCHOR = "katzentisch.adapters.anchor:openspiel_ismcts"
ANCHORED = (("flat", EQUAL_PLAYOUTS), ("flat", "25ms"))
SEED = 7


class Deals(NamedTuple):
    """How many deals a contest gets: of quick bots, of searches at equal budgets, of the expert
    against rule bots, of searching levels (with four players), and with OpenSpiel's bot.
    """

    quick: int
    searching: int
    goal: int
    levels: int
    anchor: int


# The goal for the best search against rule bots is set for so many players.
GOAL_PLAYERS = 4
QUICK_LEVELS = ("novice", "casual")
BEST_LEVELS = ("expert", "champion")
# From fewer deals an interval says nothing: two that happen to agree would make it zero.
ENOUGH_DEALS = 10
# Those who play otherwise when a game has learned more; experts of some games judge by it, too.
LEARNED = ("network", "expert", "champion")


@dataclass(frozen=True, slots=True)
class StrengthLine:
    """One contest: a bot against copies of another."""

    game: str
    players: int
    bot: str
    against: str
    budget: str
    deals: int

    def play(self, how: "HowPlayed") -> Standing:
        """Play it, or what an earlier run of the same bots has left of it."""
        contest = Contest(
            game=self.game,
            players=self.players,
            bots=(self.bot, self.against),
            deals=self.deals,
            seed=SEED,
            budget=self.budget,
            luck=how.luck,
        )
        name = f"{self.game}-{self.players}-{label(self.bot)}-{self.against}-{self.budget}"
        name += f"-luck-{how.luck}" if how.luck else ""
        folder = how.kept and how.kept / bots_key(self.game, self.bot) / name
        dealt = run_arena(contest, jobs=how.jobs, out=folder, progress=Timed(how.until))
        return standings(contest, dealt)[0]


@dataclass(frozen=True, slots=True)
class HowPlayed:
    """How contests are played: on so many processes, kept there, and how long at most."""

    jobs: int = 1
    kept: Path | None = None
    # When to stop, by the clock of `monotonic`.
    until: float = inf
    # Tries for what might have come whenever cards come; 0: luck is not looked at.
    luck: int = 0
    # Whose contests; those of all bots where none is named.
    bots: tuple[str, ...] = ()

    def of(self, bot: str) -> "HowPlayed":
        """How this bot's are: of one that is not asked for, what earlier runs have left."""
        return self if not self.bots or bot in self.bots else replace(self, until=0.0)


class OutOfTime(Exception):
    """No contest is to go on; what was played of it is kept."""


class Timed(Progress):
    """Stops a contest when time is up, unless it is over."""

    def __init__(self, until: float) -> None:
        self.until, self.left = until, 0

    def begin(self, deals: int, done: int) -> None:
        """A contest that is over needs no time."""
        self.left = deals - done
        self.look()

    def another(self) -> None:
        """A deal is played and kept."""
        self.left -= 1
        self.look()

    def look(self) -> None:
        """Whether to go on."""
        if self.left and monotonic() >= self.until:
            raise OutOfTime


def bots_key(game: str, bot: str) -> str:
    """A name for exactly these rules and bots: nothing measured with others is taken for them."""
    modules = (roster, search, levels, race) if bot in LEVELS else (roster, search)
    text = "".join(getsource(module) for module in modules)
    rules = rulebook(game)
    for found in (learned(rules), learned_worth(rules)) if bot in LEARNED else ():
        text += str(found.training["weights"]) if found else ""
    return sha256((engine_key(rules) + text).encode()).hexdigest()[:16]


def variants() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for rules in rulebooks().values():
        for players in rules.seats:
            yield rules.name, players


def lines(game: str, players: int, scale: float) -> Iterator[StrengthLine]:
    """The contests of a variant."""
    deals = Deals(*(max(2, round(scale * number)) for number in bot_of(rulebook(game)).DEALS))
    yield StrengthLine(game, players, "rule", "random", EQUAL_PLAYOUTS, deals.quick)
    for budget in (EQUAL_PLAYOUTS, EQUAL_TIME):
        for bot in SEARCHES:
            yield StrengthLine(game, players, bot, "rule", budget, deals.searching)
    for ours, budget in ANCHORED:
        yield StrengthLine(game, players, ANCHOR, ours, budget, deals.anchor)
    if players == GOAL_PLAYERS:
        for level in BEST_LEVELS:
            yield StrengthLine(game, players, level, "rule", EQUAL_PLAYOUTS, deals.goal)
    yield StrengthLine(game, players, "network", "rule", EQUAL_PLAYOUTS, deals.quick)
    yield StrengthLine(game, players, "champion", "expert", EQUAL_PLAYOUTS, deals.levels)
    for level in LEVELS:
        if level in QUICK_LEVELS:
            yield StrengthLine(game, players, level, "regular", EQUAL_PLAYOUTS, deals.quick)
        elif level != "regular":
            # More players mean more games a deal: as many games will do.
            enough = deals.levels * GOAL_PLAYERS // players
            if level == "strong":  # Near to others, and quicker than the expert.
                enough *= 2
            yield StrengthLine(game, players, level, "regular", EQUAL_PLAYOUTS, max(2, enough))


Measured = list[tuple[StrengthLine, Standing]]


def measure(
    game: str, players: int, scale: float, how: HowPlayed, tell: Callable[[str], None]
) -> Measured:
    """Play all contests of a variant; those for which there is no time are left out."""
    found: Measured = []
    for line in lines(game, players, scale):
        with suppress(OutOfTime):
            one = line.play(how.of(line.bot))
            found.append((line, one))
            tell(f"{game} {players}: {row(line, one)}")
    return found


def row(line: StrengthLine, one: Standing) -> str:
    """A line of a table."""
    share = f"{100 * one.share.mean:.1f} ± {100 * one.share.width:.1f} %"
    par = f"{one.share.mean * line.players:.2f}"
    score = f"{one.score.mean:.1f} ± {one.score.width:.1f}"
    time = f"{1000 * one.median:.1f} / {1000 * one.p95:.1f}"
    budget = (
        "own" if line.bot in LEVELS else line.budget if line.bot in (*SEARCHES, ANCHOR) else "–"
    )
    games = line.deals * line.players
    return (
        f"| {label(line.bot)} | {line.players - 1} × {line.against} | {budget} | {games} | {share} "
        f"| {par} | {score} | {time} | {without_luck(line, one)} |"
    )


def without_luck(line: StrengthLine, one: Standing) -> str:
    """The share without the luck of the cards, and how many games with it tell as much."""
    if one.adjusted is None:
        return "–"
    share, games = one.adjusted.share, round(one.adjusted.deals * line.players)
    return f"{100 * share.mean:.1f} ± {100 * share.width:.1f} % ({games})"


HEAD = """| bot | against | budget | games | victories | × par | score | ms p50 / p95 | no luck |
|---|---|---|--:|--:|--:|--:|--:|--:|
"""
INTRODUCTION = """# How strong the bots are

Written by `make strength`; do not edit. Every line is a contest of the arena: one bot against
copies of another, duplicate deals with every rotation of seats, 95 % intervals from deal to deal.
Par is an equal share of the victories. A budget is playouts a decision (for PIMC, ends; at
most {ends} a world and move) or time a decision; levels have a budget of their own. Times are
CPU times of the machine it ran on; shares at equal playouts do not depend on
the machine. An interval from fewer than {enough} deals is not to be trusted. *No luck* is the share
without the luck of the cards ([bots.md](bots.md)), and how many games with it would tell as much.
{missing}
"""
MISSING = """
**{missing} of {contests} contests of these bots are not measured**: there was no time for them.
`make strength` goes on where it stopped; with `STRENGTH="--minutes 30"` for so long.
"""


def page(found: Measured, contests: int) -> str:
    """The page of so many contests, as far as they are measured."""
    from katzentisch.bots.search import ENDS

    missing = contests - len(found)
    gap = MISSING.format(missing=missing, contests=contests) if missing else ""
    parts = [INTRODUCTION.format(ends=ENDS, enough=ENOUGH_DEALS, missing=gap)]
    parts += ["## What it says\n\n", *(f"- {sentence}\n" for sentence in conclusions(found))]
    for game, players in dict.fromkeys((line.game, line.players) for line, _ in found):
        parts.append(f"\n## {rulebook(game).title}, {players} players\n\n{HEAD}")
        parts += [
            row(line, one) + "\n"
            for line, one in found
            if (line.game, line.players) == (game, players)
        ]
    return "".join(parts)


def conclusions(found: Measured) -> Iterator[str]:
    """What the numbers say about the goals, in sentences."""
    rule = {
        variant(line): one.share.mean * line.players for line, one in found if line.bot == "rule"
    }
    if rule:
        low = min(rule, key=lambda name: rule[name])
        yield (
            f"The rule bot wins at least {rule[low]:.2f} × par against random players ({low}). "
            "With two players 2 × par would be every single game."
        )
    for game in dict.fromkeys(line.game for line, _ in found):
        for budget in (EQUAL_PLAYOUTS, EQUAL_TIME):
            yield from best_search(found, game, budget)
        yield from anchored(found, game)
    for line, one in found:
        if line.bot in BEST_LEVELS and line.against == "rule":
            yield against_rule_bots(line, one)
    for name in dict.fromkeys(variant(line) for line, _ in found):
        yield from level_order(found, name)


def against_rule_bots(line: StrengthLine, one: Standing) -> str:
    """How one of the best levels fares against rule bots, and how long it thinks."""
    share = one.share
    low, mean, high = (bound * line.players for bound in (share.low, share.mean, share.high))
    return (
        f"{variant(line)}: the {line.bot} wins {mean:.2f} × par ({low:.2f} to {high:.2f}) "
        f"against rule bots, with {1000 * one.p95:.0f} ms p95 a decision."
    )


def variant(line: StrengthLine) -> str:
    """A variant's name."""
    return f"{rulebook(line.game).title}, {line.players} players"


def best_search(found: Measured, game: str, budget: str) -> Iterator[str]:
    """Which search is best in a game, by its mean over all player counts."""
    shares: dict[str, list[Estimate]] = {}
    for line, one in found:
        if line.game == game and line.budget == budget and line.bot in SEARCHES:
            shares.setdefault(line.bot, []).append(times_par(line, one))
    if shares:
        means = {bot: mean_of(each) for bot, each in shares.items()}
        ranked = sorted(means, key=lambda bot: -means[bot].mean)
        told = ", ".join(f"{bot} {means[bot].mean:.2f} ± {means[bot].width:.2f}" for bot in ranked)
        order = decided([(bot, means[bot]) for bot in reversed(ranked)])
        title = rulebook(game).title
        yield f"{title}, {budget} a decision, × par against rule bots: {told}; {order}."


def times_par(line: StrengthLine, one: Standing) -> Estimate:
    """A share of the victories as a multiple of an equal one."""
    return Estimate(one.share.mean * line.players, one.share.width * line.players)


def mean_of(parts: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates."""
    size = len(parts)
    width = sqrt(sum(part.width**2 for part in parts)) / size
    return Estimate(sum(part.mean for part in parts) / size, width)


def decided(ranked: Sequence[tuple[str, Estimate]]) -> str:
    """Which neighbours of an order, the weakest first, are apart: all, or those that are not."""
    close = [
        f"{weaker} and {stronger}"
        for (weaker, one), (stronger, other) in pairwise(ranked)
        if one.high >= other.low
    ]
    return f"not decided between {', '.join(close)}" if close else "no intervals overlap"


def anchored(found: Measured, game: str) -> Iterator[str]:
    """How OpenSpiel's search fares against ours in a game, by its mean over all player counts."""
    shares: dict[str, list[float]] = {}
    for line, one in found:
        if line.game == game and line.bot == ANCHOR:
            met = f"{line.against} ({line.budget})"
            shares.setdefault(met, []).append(one.share.mean * line.players)
    if shares:
        told = ", ".join(f"{met} {sum(each) / len(each):.2f}" for met, each in shares.items())
        title = rulebook(game).title
        yield f"{title}, OpenSpiel's ISMCTS, × par against equal budgets of ours: {told}."


def level_order(found: Measured, name: str) -> Iterator[str]:
    """Whether the levels of a variant are in order, against regular players (par by definition).

    Of those that are not measured yet nothing is said.
    """
    level = {
        line.bot: (line, one)
        for line, one in found
        if variant(line) == name and line.against == "regular"
    }
    if not level:
        return
    known = [one for one in LEVELS if one in level or one == "regular"]
    par = Estimate(1 / next(iter(level.values()))[0].players, 0.0)
    shares = [par if one == "regular" else level[one][1].share for one in known]
    means = [share.mean for share in shares]
    order = "in order" if means == sorted(set(means)) else "not in order"
    told = ", ".join(f"{one} {100 * mean:.0f} %" for one, mean in zip(known, means, strict=True))
    fewest = min(line.deals for line, _ in level.values())
    if fewest < ENOUGH_DEALS:
        apart = f"not decided: with as few as {fewest} deals the intervals prove nothing"
    else:
        apart = decided(list(zip(known, shares, strict=True)))
    yield f"{name}: means of the levels {order} ({told}); {apart}."


def say(text: str) -> None:
    """Show a line as soon as it is measured."""
    print(text, flush=True)  # noqa: T201


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="more or fewer deals")
    parser.add_argument("--game", action="append", choices=list(rulebooks()), help="only this game")
    parser.add_argument("--players", action="append", type=int, help="only so many players")
    parser.add_argument("--bot", action="append", help="only this bot's contests")
    parser.add_argument(
        "--minutes", type=float, default=inf, help="stop after so long and go on later"
    )
    parser.add_argument("--luck", type=int, default=0, help="tries for figures without luck")
    parser.add_argument("--keep", type=Path, default=Path("build/strength"), help="for going on")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"))
    asked = parser.parse_args()
    until = monotonic() + 60 * asked.minutes
    wanted = HowPlayed(asked.jobs, asked.keep, until, asked.luck, tuple(asked.bot or ()))
    # Of what is not asked for, what earlier runs have left is on the page all the same.
    unasked = replace(wanted, until=0.0)
    every = [len(list(lines(*variant, asked.scale))) for variant in variants()]
    found: Measured = []
    for game, players in variants():
        chosen = game in (asked.game or [game]) and players in (asked.players or [players])
        how = wanted if chosen else unasked
        found += measure(game, players, asked.scale, how, tell=say)
        # After each variant: a run that is stopped leaves a page of what is measured.
        asked.out.write_text(page(found, sum(every)), "utf-8")


if __name__ == "__main__":
    main()
