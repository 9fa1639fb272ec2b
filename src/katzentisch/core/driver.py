"""Random play, written once for every game and both engines.

`start`, `shuffled`, `actors`, `legal` and `apply` are the names of a game's functions; an engine
binds this file's functions to a game by giving them those names as globals.
"""

from typing import TYPE_CHECKING

from katzentisch.core.bits import count, lowest, nth
from katzentisch.core.chance import Chance, below, lent, scratch, shuffle
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.core.binding import SPAN, WORDS, actors, apply, legal, shuffled, start


def settle(s: State, chance: Chance) -> None:
    """Shuffle what waits to be shuffled, until somebody has to decide or the game is over."""
    while s.shuffling > 0:
        shuffle(s.deck, s.shuffling, chance)
        s.shuffling = 0
        shuffled(s)


def begin(s: State, chance: Chance) -> None:
    """Set up the game and deal."""
    start(s)
    settle(s, chance)


def step(s: State, seat: int, move: int, chance: Chance) -> None:
    """Make a legal move and go on to the next decision."""
    apply(s, seat, move)
    settle(s, chance)


def count_legal(s: State, seat: int) -> int:
    """How many moves the seat may choose from."""
    total = 0
    for word in range(WORDS):
        total += count(legal(s, seat, word))
    return total


def random_move(s: State, seat: int, chance: Chance) -> int:
    """A legal move of the seat, each equally likely."""
    words = scratch(WORDS)
    total = 0
    for word in range(WORDS):
        words[word] = legal(s, seat, word)
        total += count(words[word])
    n = below(chance, total)
    for word in range(WORDS - 1):
        size = count(words[word])
        if n < size:
            return word * SPAN + nth(words[word], n)
        n -= size
    return (WORDS - 1) * SPAN + nth(words[WORDS - 1], n)


def playout(s: State, chance: Chance) -> int:
    """Play at random to the end; how many decisions that took."""
    decisions = 0
    chance = lent(chance)
    while s.over == 0:
        seat = lowest(actors(s))
        step(s, seat, random_move(s, seat, chance), chance)
        decisions += 1
    return decisions
