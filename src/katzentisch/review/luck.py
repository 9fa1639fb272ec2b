"""How much luck does in games of a kind, found in games of rule bots."""

from functools import cache
from math import ceil

from katzentisch.bots.engine import Engine, PlainEngine
from katzentisch.bots.open_hands import LUCKS, WORTHS
from katzentisch.bots.rollout import RULE
from katzentisch.review.shape import Spread, Worth

# A stream of chance that no deal and nothing else of a review uses.
LUCKY = 79
# So many of a spread hold 95 of 100.
USUAL = 1.96
# What is called a better player: so much of a victory more than the others in every game.
EDGE = 0.05
SHARE, POINTS = range(2)
# Tries for every draw, games at least, and for so many of an expert's decisions.
TRIES = 4
FEWEST_GAMES = 16
DECISIONS = 5

# Of every seat of some games: see luck_of.
Lucks = list[list[float]]


@cache
def spread_of(engine: Engine, players: int, options: tuple[tuple[str, str], ...]) -> Spread:
    """The spread of luck with so many players and these options; found once in a process."""
    luck = enough_luck(engine, players, dict(options))
    usual = [spread(luck, item) for item in (SHARE, POINTS)]
    # Nobody can gain more than what all others had.
    most = (players - 1) / players
    moved = Worth(min(most, USUAL * usual[SHARE]), USUAL * usual[POINTS])
    # A game is won or not: the variance of that is p(1 − p).
    return Spread(moved, EDGE, games_to_tell((players - 1) / players**2))


def enough_luck(engine: Engine, players: int, options: dict[str, str]) -> Lucks:
    """The luck of as many games as are played for what an expert spends on so many decisions."""
    plain = isinstance(engine, PlainEngine)
    fewest, left = (4, 0) if plain else (FEWEST_GAMES, DECISIONS * engine.expert_playouts)
    found: Lucks = []
    number = 0
    while number < fewest or left > 0:
        luck, draws = luck_of(engine, players, options, TRIES, number)
        found += luck
        left -= 2 * TRIES * draws
        number += 1
    return found


def luck_of(
    engine: Engine, players: int, options: dict[str, str], tries: int, number: int
) -> tuple[Lucks, int]:
    """The luck of every seat in a game, and how often something was drawn in it.

    For each seat share, lead, and the variance of either that comes from few tries.
    """
    empty = engine.table(engine.rules.new_state(players, options))
    sums = engine.real(LUCKS * players)
    rooms = [engine.real(WORTHS * players) for _ in range(2)]
    source, places = engine.source(LUCKY, number), engine.places(3)
    draws = engine.do.luck_of_game(empty, places, tries, RULE, source, *rooms, sums)
    seats = range(0, LUCKS * players, LUCKS)
    return [[float(one) for one in sums[seat : seat + LUCKS]] for seat in seats], int(draws)


def spread(luck: Lucks, item: int) -> float:
    """One standard deviation of luck, without what comes from few tries."""
    seen = sum(one[item] ** 2 for one in luck) / len(luck)
    noise = sum(one[2 + item] for one in luck) / len(luck) * TRIES / (TRIES - 1)
    return float(max(0.0, seen - noise) ** 0.5)


def games_to_tell(variance: float) -> int:
    """After how many games an edge is beyond what chance does in 95 of 100 cases."""
    return max(1, ceil((USUAL / EDGE) ** 2 * variance))
