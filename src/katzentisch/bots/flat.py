"""Flat Monte Carlo: try every move in the same imagined worlds, with the same luck.

Written once for both engines. A call works through a number of worlds and adds up; who calls
decides how many and for how long (search.py), so that no clock is needed in here.
"""

from typing import Any

from katzentisch.bots.rollout import copied, lead, outlook, play_on
from katzentisch.bots.worlds import likely_world, turn_luck
from katzentisch.core.chance import Chance

# What is added up of a move, side by side: its outlook, that squared, its lead.
SUMS = 3
OUTLOOK, SQUARED, LEAD = range(SUMS)


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
            tried = copied(world, places, 1)
            # The same luck for every move: what differs is the move alone.
            luck[0] = chance[0]
            play_on(tried, seat, moves[i], plans[i], policy, luck)
            value = outlook(tried, seat)
            sums[SUMS * i + OUTLOOK] += value
            sums[SUMS * i + SQUARED] += value * value
            sums[SUMS * i + LEAD] += lead(tried, seat)
