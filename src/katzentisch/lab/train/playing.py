"""Many games at once for a learner, compiled: what seats see, rule bots between, what was gained.

A seat is the learner's, an earlier self's or a rule bot's (`kinds`). Rule bots decide in here; all
others are asked for, one decision of every game a step. What a seat gains is how much its outlook
changes from the end of one stage to the next, so that a game's gains add up to its result.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import outlook, victory
from katzentisch.core.bits import lowest

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        SPAN,
        WORDS,
        actors,
        apply,
        begin,
        legal,
        perceive,
        rule_move,
        settle,
        stage,
        survey,
        weigh,
    )
    from katzentisch.lab.train.binding import (
        ALL_MOVES,
        HABIT_AT,
        HELD_AT,
        HELD_SIZE,
        MOST_MOVES,
    )

LEARNS, EARLIER, RULE_BOT = range(3)


def reckon(s: Any, stood: Any, gains: Any) -> None:
    """Add to each seat's gains by how much its outlook has changed."""
    for seat in range(s.players):
        now = outlook(s, seat)
        gains[seat] += now - stood[seat]
        stood[seat] = now


def act(s: Any, seat: int, move: int, chance: Any, stood: Any, gains: Any) -> None:
    """Make a move and go on to the next decision."""
    before = stage(s)
    apply(s, seat, move)
    if s.over or stage(s) != before:
        reckon(s, stood, gains)
    settle(s, chance)


def let_rule_bots(s: Any, kinds: Any, chance: Any, stood: Any, gains: Any) -> None:
    """Let rule bots decide until somebody else has to, or the game is over."""
    while s.over == 0 and kinds[lowest(actors(s))] == RULE_BOT:
        seat = lowest(actors(s))
        act(s, seat, rule_move(s, seat, chance), chance, stood, gains)


def deal(states: Any, empty: Any, i: int, kinds: Any, chance: Any, stood: Any, gains: Any) -> None:
    """Begin a game and play on to the first decision that is asked for.

    In mini games there may be none; then it is dealt again.
    """
    states[i] = empty[i]
    s = states[i]
    begin(s, chance)
    while s.over:
        states[i] = empty[i]
        begin(s, chance)
    for seat in range(s.players):
        stood[seat] = outlook(s, seat)
    let_rule_bots(s, kinds, chance, stood, gains)


def show(s: Any, seen: Any, hands: Any, spare: Any, mask: Any) -> int:
    """What the seat to decide sees and may do, and the others' hands for the critic; the seat."""
    seat = lowest(actors(s))
    for place in range(len(seen)):
        seen[place] = 0
    perceive(s, seat, seen)
    for further in range(1, s.players):
        for place in range(len(spare)):
            spare[place] = 0
        perceive(s, (seat + further) % s.players, spare)
        for place in range(HELD_SIZE):
            hands[(further - 1) * HELD_SIZE + place] = spare[HELD_AT + place]
    for word in range(WORDS):
        moves = legal(s, seat, word)
        first = word * SPAN
        for bit in range(min(SPAN, ALL_MOVES - first)):
            mask[first + bit] = moves >> bit & 1
    return seat


def weigh_moves(s: Any, seat: int, mask: Any, habit: int, notes: Any, weighed: Any) -> None:
    """A row for every legal move, in their order: what there is to weigh, and if it is the habit.

    Where moves are not weighed one by one there are no rows.
    """
    row = 0
    if MOST_MOVES > 0:
        survey(s, seat, notes)
    for move in range(ALL_MOVES):
        if MOST_MOVES > 0 and mask[move]:
            for place in range(HABIT_AT):
                weighed[row, place] = 0
            weigh(s, seat, move, notes, weighed[row])
            weighed[row, HABIT_AT] = move == habit
            row += 1


def begin_all(
    states: Any,
    empty: Any,
    chances: Any,
    kinds: Any,
    stood: Any,
    gains: Any,
    seats: Any,
    seen: Any,
    hands: Any,
    spare: Any,
    masks: Any,
    habits: Any,
    notes: Any,
    weighed: Any,
) -> None:
    """Deal every game and show the first decision."""
    for i in range(len(states)):
        deal(states, empty, i, kinds[i], chances[i], stood[i], gains[i])
        seats[i] = show(states[i], seen[i], hands[i], spare, masks[i])
        habits[i] = rule_move(states[i], seats[i], chances[i])
        weigh_moves(states[i], seats[i], masks[i], habits[i], notes, weighed[i])


def step_all(
    states: Any,
    empty: Any,
    chances: Any,
    moves: Any,
    kinds: Any,
    next_kinds: Any,
    stood: Any,
    gains: Any,
    over: Any,
    shares: Any,
    points: Any,
    seats: Any,
    seen: Any,
    hands: Any,
    spare: Any,
    masks: Any,
    habits: Any,
    notes: Any,
    weighed: Any,
) -> None:
    """A move in every game and the rule bots' after it; a game that ends is dealt anew.

    `next_kinds` says who sits where in the next game.
    """
    for i in range(len(states)):
        s = states[i]
        for seat in range(s.players):
            gains[i, seat] = 0.0
        act(s, seats[i], moves[i], chances[i], stood[i], gains[i])
        let_rule_bots(s, kinds[i], chances[i], stood[i], gains[i])
        over[i] = s.over
        for seat in range(s.players):
            points[i, seat] = s.score[seat]
        if s.over:
            for seat in range(s.players):
                shares[i, seat] = victory(s, seat)
            for seat in range(s.players):
                kinds[i, seat] = next_kinds[i, seat]
            deal(states, empty, i, kinds[i], chances[i], stood[i], gains[i])
        seats[i] = show(s, seen[i], hands[i], spare, masks[i])
        habits[i] = rule_move(s, seats[i], chances[i])
        weigh_moves(s, seats[i], masks[i], habits[i], notes, weighed[i])
