"""Cards that a seat cannot see, dealt to where they may be. For `imagine`, plain and compiled.

A deal is a list of cards and, place by place, whose they are: first those of all other hands, then
those of nobody. What is known of a hand is a bit for every kind that it cannot hold.
"""

from katzentisch.core.chance import Chance, below, shuffle

# The owner of a card that is in no hand; whatever it is, it may be there.
NO_HAND = 6
# Places for what each owner cannot hold.
OWNERS = NO_HAND + 1
# A deal that fits is found at once more often than not; it is tried so often.
QUICK_TRIES = 4


def spread(counts: list[int], kinds: int, cards: list[int]) -> int:
    """Counts of kinds as a list of cards; how many."""
    size = 0
    for kind in range(kinds):
        for _ in range(counts[kind]):
            cards[size] = kind
            size += 1
    return size


def misfits(cards: list[int], owner: list[int], in_hands: int, barred: list[int]) -> int:
    """How many cards are where they cannot be."""
    wrong = 0
    for place in range(in_hands):
        wrong += barred[owner[place]] >> cards[place] & 1
    return wrong


def arrange(
    cards: list[int],
    owner: list[int],
    size: int,
    in_hands: int,
    barred: list[int],
    chance: Chance,
) -> None:
    """Put the unseen cards in a random order in which every hand is possible, each equally likely.

    A deal that fits at once is taken as it is; otherwise cards change places until it fits, and go
    on changing places for a while.
    """
    wrong = 1
    for _ in range(QUICK_TRIES):
        shuffle(cards, size, chance)
        wrong = misfits(cards, owner, in_hands, barred)
        if wrong == 0:
            return
    mixing = 2 * size
    while wrong > 0 or mixing > 0:
        a = below(chance, in_hands)
        b = below(chance, size)
        there = (barred[owner[a]] >> cards[b] & 1) + (barred[owner[b]] >> cards[a] & 1)
        here = (barred[owner[a]] >> cards[a] & 1) + (barred[owner[b]] >> cards[b] & 1)
        if there <= here:
            cards[a], cards[b] = cards[b], cards[a]
            wrong += there - here
        if wrong == 0:
            mixing -= 1


def restock(deck: list[int], drawn: int, size: int, cards: list[int], first: int) -> None:
    """The cards still to be drawn are these, from the first on; what is drawn is forgotten."""
    for gone in range(drawn):
        deck[gone] = 0
    for later in range(drawn, size):
        deck[later] = cards[first + later - drawn]
