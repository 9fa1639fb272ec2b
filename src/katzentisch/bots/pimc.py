"""Perfect information Monte Carlo: solve imagined worlds as if all cards lay open.

In every world each seat in turn takes what is best for itself (max^n), so far ahead as nodes and
depth allow; beyond that the policy plays on. Right for endgames, where little is hidden any more;
early in a round it believes that it will know what it cannot. Written once for both engines.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import copied, outlook, policy_move
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, below

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        SPAN,
        WORDS,
        actors,
        apply,
        forget_choices,
        imagine,
        legal,
        settle,
        stage,
    )

# Rooms for the states along a line of play.
DEEPEST = 12


def solve(
    rooms: Any, depth: int, now: int, nodes: Any, policy: int, luck: Chance, worths: Any
) -> int:
    """What the state in that room is worth to every seat, into `worths`; six places a depth."""
    s = rooms[depth]
    if s.over == 0 and stage(s) == now and depth + 1 < DEEPEST and nodes[0] > 0:
        actor = lowest(actors(s))
        best = -1.0
        for word in range(WORDS):
            moves = legal(s, actor, word)
            while moves:
                move = word * SPAN + lowest(moves)
                moves &= moves - 1
                nodes[0] -= 1
                child = copied(s, rooms, depth + 1)
                apply(child, actor, move)
                if stage(child) == now:
                    settle(child, luck)
                solve(rooms, depth + 1, now, nodes, policy, luck, worths)
                if worths[6 * depth + 6 + actor] > best:
                    best = worths[6 * depth + 6 + actor]
                    for seat in range(s.players):
                        worths[6 * depth + seat] = worths[6 * depth + 6 + seat]
        return depth
    while s.over == 0 and stage(s) == now:
        actor = lowest(actors(s))
        apply(s, actor, policy_move(s, actor, policy, luck))
        if stage(s) == now:
            settle(s, luck)
    for seat in range(s.players):
        worths[6 * depth + seat] = outlook(s, seat)
    return depth


def solve_moves(
    seen: Any,
    rooms: Any,
    seat: int,
    moves: Any,
    worlds: int,
    most_nodes: int,
    policy: int,
    chance: Chance,
    luck: Chance,
    nodes: Any,
    worths: Any,
    sums: Any,
) -> None:
    """Add up what each move is worth in so many worlds, as try_moves does, but for the lead."""
    for _ in range(worlds):
        world = copied(seen[0], rooms, DEEPEST)
        imagine(world, seat, chance)
        forget_choices(world, seat)
        below(chance, 2)
        now = stage(world)
        for i in range(len(moves)):
            room = copied(world, rooms, 0)
            luck[0] = chance[0]
            apply(room, seat, moves[i])
            if stage(room) == now:
                settle(room, luck)
            nodes[0] = most_nodes
            solve(rooms, 0, now, nodes, policy, luck, worths)
            sums[3 * i] += worths[seat]
            sums[3 * i + 1] += worths[seat] * worths[seat]
