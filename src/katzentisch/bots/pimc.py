"""Perfect information Monte Carlo: solve imagined worlds as if all cards lay open.

In every world each seat in turn takes what is best for itself (max^n). A move has so many ends to
look at there; every choice on the way shares them out among all its moves, so that none is left
out, and where there are fewer ends than moves the policy plays on. Right for endgames, where little
is hidden any more; early in a round it believes that it will know what it cannot. Written once for
both engines.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.flat import OUTLOOK, SQUARED, SUMS
from katzentisch.bots.rollout import copied, outlook, policy_move
from katzentisch.bots.worlds import likely_world, turn_luck
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        SPAN,
        WORDS,
        actors,
        apply,
        count_legal,
        legal,
        settle,
        stage,
    )

# Places for the states along a line of play.
DEEPEST = 12
# A row of worths has a number for each seat there may be.
SEATS = 6


def finish(s: State, now: int, policy: int, luck: Chance, worths: Any, row: int) -> None:
    """Let the policy play to the end of the stage, and write down what each seat has of it."""
    while s.over == 0 and stage(s) == now:
        actor = lowest(actors(s))
        apply(s, actor, policy_move(s, actor, policy, luck))
        if stage(s) == now:
            settle(s, luck)
    for seat in range(s.players):
        worths[row + seat] = outlook(s, seat)


def weigh_child(worths: Any, row: int, actor: int) -> None:
    """If the line below is the best so far for the seat that chooses, it is what happens here."""
    below = row + SEATS
    if worths[below + actor] > worths[row + actor]:
        for seat in range(SEATS):
            worths[row + seat] = worths[below + seat]


def solve(
    places: Any, now: int, most_ends: int, policy: int, luck: Chance, worths: Any, spots: Any
) -> int:
    """What the state in the first place is worth to every seat, into the first row of `worths`.

    Returns at how many ends it has looked.

    A walk through all lines of play; `spots` holds, for every depth, the word of moves at hand,
    those of it still to try, who chooses, and the ends there are to look at.
    """
    words, left, choosers, ends = spots[0], spots[1], spots[2], spots[3]
    ends[0] = most_ends
    depth = 0
    looked = 0
    entering = True
    while depth >= 0:
        s = places[depth]
        if entering:
            entering = False
            share = 0
            if s.over == 0 and stage(s) == now and depth + 1 < DEEPEST:
                choosers[depth] = lowest(actors(s))
                share = ends[depth] // count_legal(s, choosers[depth])
            if share == 0:
                finish(s, now, policy, luck, worths, SEATS * depth)
                looked += 1
                depth -= 1
                if depth >= 0:
                    weigh_child(worths, SEATS * depth, choosers[depth])
                continue
            ends[depth + 1] = share
            words[depth] = 0
            left[depth] = legal(s, choosers[depth], 0)
            worths[SEATS * depth + choosers[depth]] = -1.0
        while left[depth] == 0 and words[depth] + 1 < WORDS:
            words[depth] += 1
            left[depth] = legal(s, choosers[depth], words[depth])
        if left[depth] == 0:
            depth -= 1
            if depth >= 0:
                weigh_child(worths, SEATS * depth, choosers[depth])
            continue
        bit = lowest(left[depth])
        left[depth] &= left[depth] - 1
        child = copied(s, places, depth + 1)
        apply(child, choosers[depth], words[depth] * SPAN + bit)
        if stage(child) == now:
            settle(child, luck)
        depth += 1
        entering = True
    return looked


def solve_moves(
    seen: Any,
    places: Any,
    seat: int,
    moves: Any,
    most_ends: int,
    policy: int,
    chance: Chance,
    luck: Chance,
    worths: Any,
    spots: Any,
    sums: Any,
) -> int:
    """Add up what each move is worth in a world, as try_moves does, but for the lead.

    Returns at how many ends it has looked, each as dear as a playout.
    """
    looked = 0
    world = likely_world(seen, places, DEEPEST, seat, chance)
    turn_luck(chance)
    now = stage(world)
    for i in range(len(moves)):
        tried = copied(world, places, 0)
        luck[0] = chance[0]
        apply(tried, seat, moves[i])
        if stage(tried) == now:
            settle(tried, luck)
        looked += solve(places, now, most_ends, policy, luck, worths, spots)
        sums[SUMS * i + OUTLOOK] += worths[seat]
        sums[SUMS * i + SQUARED] += worths[seat] * worths[seat]
    return looked
