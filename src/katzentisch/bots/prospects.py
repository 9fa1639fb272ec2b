"""Looking ahead to the next pause, and judging there: what a position is worth, as it was learned.

A rollout to the end of a stage says little about one move: whatever comes later is chance. So where
a game has learned what positions are worth, a search plays on to the next pause only (`pause`, in
the game's prospect.py: the next auction, the next trick), looks at every seat there with all hands
open (`prospect`), and a small network says how well each stands beside the others, and what it will
gain in points beside the mean of all. Worlds are imagined, so nobody's cards are known.
Written once for all engines, like network.py.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.network import (
    FIRST,
    SECOND,
    SEEN,
    answered,
    clear,
    hidden_layers,
    network_move,
)
from katzentisch.bots.rollout import AS_USUAL, copied, lead, outlook
from katzentisch.bots.worlds import likely_world, turn_luck
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, lent
from katzentisch.core.exponents import exp
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        actors,
        apply,
        pause,
        plan_move,
        prospect,
        rule_move,
        settle,
        stage,
    )


# What is written down of a move in each world: its outlook, its lead.
PROMISED = 2
# The answers of a network that says what positions are worth.
OF_VICTORY, OF_POINTS, WORTHS = range(3)


def to_pause(
    s: State,
    seat: int,
    move: int,
    plan: int,
    pauses: int,
    chance: Chance,
    player: Any,
    habits: Any,
    room: Any,
    notes: Any,
) -> int:
    """Make a move and play on by habit through so many pauses; 1 if the stage is over before.

    0 pauses are none at all: the stage is played out.
    """
    now = stage(s)
    here = pause(s)
    chance = lent(chance)
    apply(s, seat, move)
    while s.over == 0 and stage(s) == now:
        settle(s, chance)
        if s.over == 0:
            if pause(s) != here:
                here = pause(s)
                pauses -= 1
                if pauses == 0:
                    return 0
            actor = lowest(actors(s))
            if actor == seat and plan != AS_USUAL:
                move = plan_move(s, actor, plan, chance)
            else:
                move = rule_move(s, actor, chance)
                if player[SEEN] > 0:
                    move = network_move(s, actor, move, player, habits, room, notes)
            apply(s, actor, move)
    return 1


def prospects(s: State, seat: int, shape: Any, weights: Any, room: Any, out: Any, at: int) -> None:
    """A seat's likely share of the victory and lead at a pause, by how well each seat stands."""
    at_scores = shape[SEEN] + shape[FIRST] + shape[SECOND]
    best = 0.0
    others = 0.0
    own = 0.0
    for other in range(s.players):
        clear(shape, room)
        prospect(s, other, room)
        answers = hidden_layers(shape, weights, room)
        score = answered(shape, weights, answers, room, OF_VICTORY)
        room[at_scores + other] = score
        if other == 0 or score > best:
            best = score
        points = s.score[other] + answered(shape, weights, answers, room, OF_POINTS)
        if other == seat:
            own = points
        else:
            others += points
    total = 0.0
    for other in range(s.players):
        total += exp(room[at_scores + other] - best)
    out[at] = exp(room[at_scores + seat] - best) / total
    out[at + 1] = own - others / (s.players - 1)


def compare_prospects(
    seen: Any,
    places: Any,
    seat: int,
    moves: Any,
    plans: Any,
    worlds: int,
    pauses: int,
    chance: Chance,
    luck: Chance,
    shape: Any,
    weights: Any,
    room: Any,
    worths: Any,
    player: Any,
    habits: Any,
    players_room: Any,
    notes: Any,
) -> None:
    """Write down what each move with its plan promises in each of so many worlds, so far ahead.

    All play on like the rule bot, or as a learned player does if there is one (network.py).
    """
    for number in range(worlds):
        world = likely_world(seen, places, 0, seat, chance)
        turn_luck(chance)
        for i in range(len(moves)):
            tried = copied(world, places, 1)
            # The same luck for every move: what differs is the move alone.
            luck[0] = chance[0]
            place = PROMISED * (number * len(moves) + i)
            if to_pause(
                tried, seat, moves[i], plans[i], pauses, luck, player, habits, players_room, notes
            ):
                worths[place] = outlook(tried, seat)
                worths[place + 1] = lead(tried, seat)
            else:
                prospects(tried, seat, shape, weights, room, worths, place)


def pause_at(table: Any) -> int:
    """The pause at which a table is, or after which; 0 where there is none."""
    return pause(table[0])


def prospect_at(table: Any, seat: int, room: Any) -> None:
    """What there is to say of a seat; `room` is all zeros before."""
    prospect(table[0], seat, room)
