"""What a seat of Mückenstich cannot know, redealt."""

from katzentisch.core.chance import Chance, scratch
from katzentisch.core.unseen import NO_HAND, OWNERS, arrange, restock
from katzentisch.games.muckenstich.rules import (
    COPIES,
    DECK_SIZE,
    DISCARDING,
    KINDS,
    ONE_COLOUR,
    RANKS,
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


def barred_kinds(s: State, seat: int) -> int:
    """The cards of the colours a seat has shown to lack, as bits (M8)."""
    kinds = 0
    for colour in range(4):
        if s.lacks[seat] >> colour & 1:
            kinds |= ONE_COLOUR << (colour * RANKS)
    return kinds


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Every arrangement that fits the colours shown to be lacking (M8) is equally likely.
    """
    if s.over:
        return
    cards = scratch(DECK_SIZE)
    owner = scratch(DECK_SIZE)
    barred = scratch(OWNERS)
    unseen = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - s.seen[kind] - own_copies(s, viewer, kind)):
            cards[unseen] = kind
            unseen += 1
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            barred[seat] = barred_kinds(s, seat)
            for _ in range(hand_size(s, seat)):
                owner[place] = seat
                place += 1
    in_hands = place
    while place < unseen:
        owner[place] = NO_HAND
        place += 1
    arrange(cards, owner, unseen, in_hands, barred, chance)
    hand_out(s, viewer, cards, in_hands)


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
    restock(s.deck, s.drawn, DECK_SIZE, cards, rest)


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
