"""What a seat of Mückenstich cannot know, redealt."""

from katzentisch.core.chance import Chance, below, scratch, shuffle
from katzentisch.games.muckenstich.rules import (
    COLOUR,
    COPIES,
    DECK_SIZE,
    DISCARDING,
    KINDS,
    NONE,
    State,
    hand_size,
    take,
)


def own_copies(s: State, seat: int, kind: int) -> int:
    """How many cards of that kind a seat knows as its own: in hand or discarded by it."""
    if seat < 0:
        return 0
    copies = (
        (s.hand[seat] >> kind & 1) + (s.twins[seat] >> kind & 1) + (s.triplets[seat] >> kind & 1)
    )
    for place in range(seat * 4, seat * 4 + 4):
        if s.discarded[place] == kind + 1:
            copies += 1
    return copies


def misplaced(s: State, seat: int, kind: int) -> int:
    """1 if that seat has shown to lack the card's colour; seat NONE stands for no hand."""
    return 0 if seat == NONE else s.lacks[seat] >> COLOUR[kind] & 1


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Every arrangement that fits the colours shown to be lacking (M8) is equally likely: a deal
    that fits at once is taken as it is; otherwise cards change places until it fits, and go on
    changing places for a while.
    """
    if s.over:
        return
    cards = scratch(DECK_SIZE)
    owner = scratch(DECK_SIZE)
    unseen = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - s.seen[kind] - own_copies(s, viewer, kind)):
            cards[unseen] = kind
            unseen += 1
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(hand_size(s, seat)):
                owner[place] = seat
                place += 1
    in_hands = place
    while place < unseen:
        owner[place] = NONE
        place += 1
    arrange(s, cards, owner, unseen, in_hands, chance)
    hand_out(s, viewer, cards, in_hands)


def misfits(s: State, cards: list[int], owner: list[int], size: int) -> int:
    """How many cards are where they cannot be."""
    wrong = 0
    for place in range(size):
        wrong += misplaced(s, owner[place], cards[place])
    return wrong


def arrange(
    s: State, cards: list[int], owner: list[int], size: int, in_hands: int, chance: Chance
) -> None:
    """Put the unseen cards in a random order in which every hand is possible."""
    wrong = 1
    for _ in range(4):
        shuffle(cards, size, chance)
        wrong = misfits(s, cards, owner, in_hands)
        if wrong == 0:
            return
    mixing = 2 * size
    while wrong > 0 or mixing > 0:
        a = below(chance, in_hands)
        b = below(chance, size)
        change = (
            misplaced(s, owner[a], cards[b])
            + misplaced(s, owner[b], cards[a])
            - misplaced(s, owner[a], cards[a])
            - misplaced(s, owner[b], cards[b])
        )
        if change <= 0:
            cards[a], cards[b] = cards[b], cards[a]
            wrong += change
        if wrong == 0:
            mixing -= 1


def hand_out(s: State, viewer: int, cards: list[int], in_hands: int) -> None:
    """Give the arranged cards to the other hands; the rest is discarded or not yet dealt."""
    place = 0
    rest = in_hands
    for seat in range(s.players):
        if seat != viewer:
            s.hand[seat] = 0
            s.twins[seat] = 0
            s.triplets[seat] = 0
            for _ in range(hand_size(s, seat)):
                take(s, seat, cards[place])
                place += 1
            rest = imagine_discards(s, seat, cards, rest)
    for gone in range(s.drawn):
        s.deck[gone] = 0
    for later in range(s.drawn, DECK_SIZE):
        s.deck[later] = cards[rest]
        rest += 1


def imagine_discards(s: State, seat: int, cards: list[int], rest: int) -> int:
    """Another seat's discards are any unseen cards; a choice not yet complete is not begun."""
    waiting = s.phase == DISCARDING and s.choosing >> seat & 1
    if waiting:
        s.discards[seat] = 0
    for place in range(4):
        s.discarded[seat * 4 + place] = 0
    for place in range(s.half * 2 + s.discards[seat]):
        s.discarded[seat * 4 + place] = cards[rest] + 1
        rest += 1
    return rest
