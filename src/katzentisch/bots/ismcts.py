"""Information set Monte Carlo tree search with an observer at every seat.

Every seat has a tree of its own, grown from what that seat has seen since the search began: a
choice made face down is one and the same branch for all others until it is turned over. A node is
a hash of what was seen; a table of edges holds visits and the sum of outlooks. Written once for
both engines.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import outlook, policy_move
from katzentisch.bots.worlds import likely_world
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, below
from katzentisch.core.exponents import log
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        SPAN,
        WORDS,
        actors,
        apply,
        hidden,
        legal,
        rule_move,
        settle,
        stage,
        together,
    )

HASH_BITS = (1 << 40) - 1
# How long a tree's path may grow; deeper decisions are the policy's.
DEEPEST = 40
CURIOSITY = 0.35
UNSEEN = 1023


def mixed_in(history: int, news: int) -> int:
    """What was seen so far and one thing more, as one number."""
    stirred = ((history ^ news) * 1000003 + 12345) & HASH_BITS
    return stirred ^ stirred >> 19


def edge_at(keys: Any, key: int) -> int:
    """The place of an edge in the table, or that of the gap where it belongs."""
    last = len(keys) - 1
    place = key & last
    while keys[place] != 0 and keys[place] != key:
        place = (place + 1) & last
    return place


def tree_move(
    s: State, seat: int, history: int, keys: Any, visits: Any, sums: Any, chance: Chance
) -> int:
    """The move to try: one never tried here, the rule bot's first; else the most promising."""
    total = 0
    fresh = 0
    for word in range(WORDS):
        moves = legal(s, seat, word)
        while moves:
            bit = lowest(moves)
            moves &= moves - 1
            place = edge_at(keys, mixed_in(history, word * SPAN + bit + 1))
            if keys[place] == 0:
                fresh += 1
            else:
                total += visits[place]
    if fresh > 0:
        if total == 0:
            return rule_move(s, seat, chance)
        return fresh_move(s, seat, history, keys, below(chance, fresh))
    return promising_move(s, seat, history, keys, visits, sums, total)


def fresh_move(s: State, seat: int, history: int, keys: Any, n: int) -> int:
    """The move never tried here that has `n` such moves below it."""
    for word in range(WORDS):
        moves = legal(s, seat, word)
        while moves:
            bit = lowest(moves)
            moves &= moves - 1
            if keys[edge_at(keys, mixed_in(history, word * SPAN + bit + 1))] == 0:
                if n == 0:
                    return word * SPAN + bit
                n -= 1
    return -1


def promising_move(
    s: State, seat: int, history: int, keys: Any, visits: Any, sums: Any, total: int
) -> int:
    """Of moves all tried before, the one with the highest upper confidence bound."""
    best = -1
    best_bound = 0.0
    tried = log(total)
    for word in range(WORDS):
        moves = legal(s, seat, word)
        while moves:
            bit = lowest(moves)
            moves &= moves - 1
            place = edge_at(keys, mixed_in(history, word * SPAN + bit + 1))
            mean = sums[place] / visits[place]
            bound = mean + CURIOSITY * sqrt(tried / visits[place])
            if best < 0 or bound > best_bound:
                best = word * SPAN + bit
                best_bound = bound
    return best


def observe(s: State, seat: int, move: int, shown: Any, histories: Any) -> None:
    """Every seat notes the move as far as it sees it; called before the move is made."""
    secret = together(s) or hidden(move)
    for other in range(s.players):
        news = UNSEEN if secret and other != seat else move
        histories[other] = mixed_in(histories[other], seat << 10 | news)
    if together(s) and not hidden(move):
        shown[seat] = move + 1


def turn_over(s: State, shown: Any, histories: Any) -> None:
    """Choices lying face down are seen by all."""
    for seat in range(s.players):
        if shown[seat] > 0:
            for other in range(s.players):
                if other != seat:
                    histories[other] = mixed_in(histories[other], seat << 10 | shown[seat])
            shown[seat] = 0


def grow(
    seen: Any,
    places: Any,
    viewer: int,
    iterations: int,
    policy: int,
    chance: Chance,
    keys: Any,
    visits: Any,
    sums: Any,
    paths: Any,
) -> None:
    """So many times: imagine a world, walk down the trees, play on by the policy, learn."""
    for _ in range(iterations):
        s = likely_world(seen, places, 0, viewer, chance)
        # Rows of numbers: what each seat saw, what lies face down, the path and its seats.
        histories, shown, edges, choosers = paths[0], paths[1], paths[2], paths[3]
        for seat in range(s.players):
            histories[seat] = 0
            shown[seat] = 0
        depth = 0
        inside = True
        now = stage(s)
        while s.over == 0 and stage(s) == now:
            # The viewer speaks first where several choose at once, so that his is the root.
            waiting = actors(s)
            actor = viewer if depth == 0 else lowest(waiting)
            if inside:
                move = tree_move(s, actor, histories[actor], keys, visits, sums, chance)
                key = mixed_in(histories[actor], move + 1)
                place = edge_at(keys, key)
                inside = keys[place] != 0 and depth < DEEPEST - 1
                keys[place] = key
                edges[depth] = place
                choosers[depth] = actor
                depth += 1
                observe(s, actor, move, shown, histories)
            else:
                move = policy_move(s, actor, policy, chance)
            reveals = s.reveals
            apply(s, actor, move)
            if inside and s.reveals != reveals:
                turn_over(s, shown, histories)
            if stage(s) == now:
                settle(s, chance)
        for step in range(depth):
            place = edges[step]
            visits[place] += 1
            sums[place] += outlook(s, choosers[step])
