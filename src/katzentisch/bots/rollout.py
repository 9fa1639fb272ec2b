"""Playing on from an imagined world by a policy, and what the end is worth.

Written once for every game and both engines, like core/driver.py: an engine binds these functions
to a game and its rule bot.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, lent
from katzentisch.core.exponents import exp
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        actors,
        apply,
        hand_move,
        plan_move,
        random_move,
        rule_move,
        settle,
        stage,
        standing,
        winners,
    )

RANDOM, RULE, HAND = range(3)
# The plan every game has: to go on by the policy.
AS_USUAL = 0
# How much of a finished game's worth is the victory itself; the rest is how clear it was.
VICTORY = 0.7


def copied(s: State, places: Any, place: int) -> State:
    """A copy of a state in one of the places; the compiled engine has its own version."""
    places[place] = s.copy()
    room: State = places[place]
    return room


def policy_move(s: State, seat: int, policy: int, chance: Chance) -> int:
    """The move of a policy that knows no more than the seat."""
    if policy == RULE:
        return rule_move(s, seat, chance)
    if policy == RANDOM:
        return random_move(s, seat, chance)
    return hand_move(s, seat, 1, chance)


def play_on(s: State, seat: int, move: int, plan: int, policy: int, chance: Chance) -> None:
    """Make a move, then let the policy play all seats until the stage or the game is over.

    The seat itself may have a plan of its own, such as to leave or to fight whatever happens.
    """
    now = stage(s)
    chance = lent(chance)
    apply(s, seat, move)
    while s.over == 0 and stage(s) == now:
        settle(s, chance)
        if s.over == 0:
            actor = lowest(actors(s))
            if actor == seat and plan != AS_USUAL:
                move = plan_move(s, actor, plan, chance)
            else:
                move = policy_move(s, actor, policy, chance)
            apply(s, actor, move)


def victory(s: State, seat: int) -> float:
    """A seat's share of the victory in a finished game."""
    best = winners(s)
    if best >> seat & 1 == 0:
        return 0.0
    shared = 0
    for other in range(s.players):
        shared += best >> other & 1
    return 1.0 / shared


def outlook(s: State, seat: int) -> float:
    """A seat's likely share of the victory, by how well it stands beside the others."""
    own = standing(s, seat)
    total = 0.0
    for other in range(s.players):
        total += exp(standing(s, other) - own)
    if s.over == 0:
        return 1.0 / total
    return VICTORY * victory(s, seat) + (1.0 - VICTORY) / total


def lead(s: State, seat: int) -> float:
    """A seat's points above the mean of the others."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += s.score[other]
    return s.score[seat] - others / (s.players - 1)
