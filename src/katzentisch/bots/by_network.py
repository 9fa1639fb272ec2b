"""Rollouts in which every seat plays by what the game has learned.

Written once for both engines, like flat.py, and compiled beside the network: who does not ask for
it need not compile it.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.flat import COMPARED
from katzentisch.bots.network import network_move
from katzentisch.bots.open_hands import share
from katzentisch.bots.rollout import copied, lead, outlook
from katzentisch.bots.worlds import likely_world, turn_luck
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, lent
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import actors, apply, rule_move, settle, stage


def learned_on(
    s: State,
    seat: int,
    move: int,
    chance: Chance,
    shape: Any,
    weights: Any,
    room: Any,
    notes: Any,
) -> None:
    """Make a move, then let the network play all seats until the stage or the game is over."""
    now = stage(s)
    chance = lent(chance)
    apply(s, seat, move)
    while s.over == 0 and stage(s) == now:
        settle(s, chance)
        if s.over == 0:
            actor = lowest(actors(s))
            habit = rule_move(s, actor, chance)
            apply(s, actor, network_move(s, actor, habit, shape, weights, room, notes))


def compare_learned(
    seen: Any,
    places: Any,
    seat: int,
    moves: Any,
    worlds: int,
    chance: Chance,
    luck: Chance,
    shape: Any,
    weights: Any,
    room: Any,
    notes: Any,
    worths: Any,
) -> None:
    """Write down what each move brings in each of so many worlds, as compare_moves does."""
    for number in range(worlds):
        world = likely_world(seen, places, 0, seat, chance)
        turn_luck(chance)
        for i in range(len(moves)):
            tried = copied(world, places, 1)
            luck[0] = chance[0]
            learned_on(tried, seat, moves[i], luck, shape, weights, room, notes)
            place = COMPARED * (number * len(moves) + i)
            worths[place] = outlook(tried, seat)
            worths[place + 1] = share(tried, seat)
            worths[place + 2] = lead(tried, seat)
