"""Flat Monte Carlo: try every move in the same imagined worlds, with the same luck.

Written once for both engines. A call works through a number of worlds and adds up; who calls
decides how many and for how long (search.py), so that no clock is needed in here.
"""

from typing import Any

from katzentisch.bots.open_hands import share
from katzentisch.bots.rollout import copied, lead, outlook, play_on
from katzentisch.bots.worlds import likely_world, turn_luck
from katzentisch.core.chance import Chance
from katzentisch.core.state import State

# What is added up of a move, side by side: its outlook, that squared, its lead.
SUMS = 3
OUTLOOK, SQUARED, LEAD = range(SUMS)
# What is written down of a move in each world: its outlook, its share of the victory, its lead.
COMPARED = 3


def try_moves(
    seen: Any,
    places: Any,
    seat: int,
    moves: Any,
    plans: Any,
    worlds: int,
    policy: int,
    chance: Chance,
    luck: Chance,
    sums: Any,
) -> None:
    """Add up what each move with its plan brings in so many worlds: outlook, that squared, lead."""
    for _ in range(worlds):
        world = likely_world(seen, places, 0, seat, chance)
        turn_luck(chance)
        for i in range(len(moves)):
            tried = played_on(world, places, seat, moves[i], plans[i], policy, chance, luck)
            value = outlook(tried, seat)
            sums[SUMS * i + OUTLOOK] += value
            sums[SUMS * i + SQUARED] += value * value
            sums[SUMS * i + LEAD] += lead(tried, seat)


def compare_moves(
    seen: Any,
    places: Any,
    seat: int,
    moves: Any,
    plans: Any,
    worlds: int,
    policy: int,
    chance: Chance,
    luck: Chance,
    worths: Any,
) -> None:
    """Write down what each move with its plan brings in each of the worlds that try_moves tries."""
    for number in range(worlds):
        world = likely_world(seen, places, 0, seat, chance)
        turn_luck(chance)
        for i in range(len(moves)):
            tried = played_on(world, places, seat, moves[i], plans[i], policy, chance, luck)
            place = COMPARED * (number * len(moves) + i)
            worths[place] = outlook(tried, seat)
            worths[place + 1] = share(tried, seat)
            worths[place + 2] = lead(tried, seat)


def played_on(
    world: Any,
    places: Any,
    seat: int,
    move: int,
    plan: int,
    policy: int,
    chance: Chance,
    luck: Chance,
) -> State:
    """A world, in the second place, after a move and all that follows."""
    tried = copied(world, places, 1)
    # The same luck for every move: what differs is the move alone.
    luck[0] = chance[0]
    play_on(tried, seat, move, plan, policy, luck)
    return tried
