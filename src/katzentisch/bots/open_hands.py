"""What a table is worth to every seat when all hands lie open and the deck alone is unknown.

For looking back at a game: the deck's rest is put in another order for every try, then rule bots
play on to the end of the stage. Written once for both engines.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import AS_USUAL, copied, lead, play_on, policy_move, victory
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, below, shuffle
from katzentisch.core.exponents import exp
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import actors, apply, begin, shuffled, standing, start, step

# What is added up for each seat, side by side: its share, that squared, its lead, that squared.
WORTHS = 4
# No move is made before the others play on; and before that, a game is dealt anew.
NO_MOVE, NEW_DEAL = -1, -2
# What is added up of a game's luck for each seat, side by side: share and lead as luck has moved
# them, and the variance of each that comes from few tries.
LUCKS = 4


def share(s: State, seat: int) -> float:
    """A seat's share of the victory; before the end a likely one, by how well it stands."""
    if s.over:
        return victory(s, seat)
    own = standing(s, seat)
    total = 0.0
    for other in range(s.players):
        total += exp(standing(s, other) - own)
    return 1.0 / total


def open_worth(
    table: Any,
    places: Any,
    seat: int,
    move: int,
    deck_size: int,
    tries: int,
    policy: int,
    chance: Chance,
    sums: Any,
) -> None:
    """Add up what a table is worth to each seat after a move, over so many orders of its deck."""
    for _ in range(tries):
        s = copied(table[0], places, 0)
        if move == NEW_DEAL:
            begin(s, chance)
        else:
            shuffle_rest(s, deck_size, chance)
        if move >= 0:
            step(s, seat, move, chance)
        finish_stage(s, policy, chance)
        for other in range(s.players):
            worth = share(s, other)
            points = lead(s, other)
            sums[WORTHS * other] += worth
            sums[WORTHS * other + 1] += worth * worth
            sums[WORTHS * other + 2] += points
            sums[WORTHS * other + 3] += points * points


def shuffle_rest(s: State, deck_size: int, chance: Chance) -> None:
    """Put the cards that have not been drawn in another order."""
    for last in range(deck_size - 1, s.drawn, -1):
        other = s.drawn + below(chance, last - s.drawn + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card


def finish_stage(s: State, policy: int, chance: Chance) -> None:
    """Let the policy play all seats until the stage or the game is over."""
    if s.over == 0:
        actor = lowest(actors(s))
        play_on(s, actor, policy_move(s, actor, policy, chance), AS_USUAL, policy, chance)


def luck_of_game(
    empty: Any,
    places: Any,
    tries: int,
    policy: int,
    chance: Chance,
    expected: Any,
    came: Any,
    lucks: Any,
) -> int:
    """Play a game and add up by how much its deal and its draws have moved each seat.

    After every move that cards were drawn for, what came is held to what might have come. Of the
    places the first is for tries; the game is in the second, and before its last move in the third.
    How often that was.
    """
    s = copied(empty[0], places, 1)
    start(s)
    size = settled(s, 0, chance)
    draws = 1
    compare(empty, places, 0, NEW_DEAL, size, size, tries, policy, chance, expected, came, lucks)
    while s.over == 0:
        copied(s, places, 2)
        seat = lowest(actors(s))
        move = policy_move(s, seat, policy, chance)
        before = size
        apply(s, seat, move)
        shuffles = s.shuffling
        size = settled(s, size, chance)
        if shuffles > 0 or s.drawn != places[2].drawn:
            draws += 1
            was = places[2:3]
            compare(
                was, places, seat, move, before, size, tries, policy, chance, expected, came, lucks
            )
    return draws


def settled(s: State, size: int, chance: Chance) -> int:
    """Shuffle what waits for it, and go on to the next decision; the size of the deck then."""
    while s.shuffling > 0:
        size = s.shuffling
        shuffle(s.deck, size, chance)
        s.shuffling = 0
        shuffled(s)
    return size


def compare(
    before: Any,
    places: Any,
    seat: int,
    move: int,
    size: int,
    new_size: int,
    tries: int,
    policy: int,
    chance: Chance,
    expected: Any,
    came: Any,
    lucks: Any,
) -> None:
    """Add up what came, in the second place, against what might have come of a move."""
    for place in range(len(expected)):
        expected[place] = 0.0
        came[place] = 0.0
    open_worth(before, places, seat, move, size, tries, policy, chance, expected)
    open_worth(places[1:2], places, 0, NO_MOVE, new_size, tries, policy, chance, came)
    for other in range(places[1].players):
        for item in range(2):
            place = WORTHS * other + 2 * item
            lucks[LUCKS * other + item] += (came[place] - expected[place]) / tries
            lucks[LUCKS * other + 2 + item] += noise(expected, place, tries)
            lucks[LUCKS * other + 2 + item] += noise(came, place, tries)


def noise(sums: Any, place: int, tries: int) -> float:
    """The variance of a mean of so many tries, from their sum and that of their squares."""
    mean = sums[place] / tries
    # An array may hold anything to a type checker.
    return max(0.0, sums[place + 1] / tries - mean * mean) / tries  # type: ignore[no-any-return]
