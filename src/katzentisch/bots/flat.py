"""Flat Monte Carlo: try every move in the same imagined worlds, with the same luck.

Written once for both engines. A call works through a number of worlds and adds up; who calls
decides how many and for how long (search.py), so that no clock is needed in here.
"""

from typing import Any

from katzentisch.bots.rollout import copied, lead, outlook, play_on
from katzentisch.bots.worlds import likely_world
from katzentisch.core.chance import Chance, below


def try_moves(
    seen: Any,
    rooms: Any,
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
        world = likely_world(seen, rooms, 0, seat, chance)
        below(chance, 2)
        for i in range(len(moves)):
            room = copied(world, rooms, 1)
            # The same luck for every move: what differs is the move alone.
            luck[0] = chance[0]
            play_on(room, seat, moves[i], plans[i], policy, luck)
            value = outlook(room, seat)
            sums[3 * i] += value
            sums[3 * i + 1] += value * value
            sums[3 * i + 2] += lead(room, seat)
