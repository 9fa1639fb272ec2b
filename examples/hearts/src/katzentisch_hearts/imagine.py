"""What a seat cannot know, dealt again: the other hands, and cards passed between others."""

from katzentisch.core.bits import count, lowest
from katzentisch.core.chance import Chance, below, scratch, shuffle

from katzentisch_hearts.rules import ALL_CARDS, DECK_SIZE, EACH, PASSED, PASSING, SEATS
from katzentisch_hearts.rules import TWO_OF_CLUBS, State


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Every hand fits what its seat has shown not to hold (H7, H8, H9), the cards the viewer passed
    stay where he passed them (H4), and the two of clubs where it was led from (H5).
    """
    if s.over:
        return
    known = scratch(SEATS)
    place_known(s, viewer, known)
    owner, cards = scratch(DECK_SIZE), scratch(DECK_SIZE)
    unknown = ALL_CARDS ^ s.played[0] ^ s.played[1] ^ s.played[2] ^ s.played[3]
    size = 0
    for seat in range(SEATS):
        unknown ^= known[seat]
        for _ in range(hand_size(s, seat) - count(known[seat])):
            owner[size] = seat
            size += 1
    for place in range(size):
        cards[place] = lowest(unknown)
        unknown &= unknown - 1
    arrange(s, cards, owner, size, chance)
    for place in range(size):
        known[owner[place]] |= 1 << cards[place]
    hand_out(s, viewer, known, chance)


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat has not played: public. Cards it chooses to pass count till then."""
    return EACH - count(s.played[seat])


def place_known(s: State, viewer: int, known: list[int]) -> None:
    """The cards whose place the viewer knows."""
    if s.phase != PASSING and not s.played[s.opener] >> TWO_OF_CLUBS & 1:
        known[s.opener] |= 1 << TWO_OF_CLUBS
    if viewer < 0:
        return
    known[viewer] |= s.hand[viewer]
    if s.phase == PASSING:
        known[viewer] |= s.passed[viewer]
    else:
        receiver = (viewer + s.direction) % SEATS
        known[receiver] |= s.passed[viewer] & (ALL_CARDS ^ s.played[receiver])


def misplaced(s: State, seat: int, card: int) -> int:
    """1 if that seat has shown not to hold the card."""
    return s.lacks[seat] >> card & 1


def arrange(s: State, cards: list[int], owner: list[int], size: int, chance: Chance) -> None:
    """Put the unknown cards in a random order in which every hand is possible."""
    shuffle(cards, size, chance)
    wrong = 0
    for place in range(size):
        wrong += misplaced(s, owner[place], cards[place])
    mixing = 2 * size if wrong > 0 else 0
    while wrong > 0 or mixing > 0:
        a, b = below(chance, size), below(chance, size)
        change = misplaced(s, owner[a], cards[b]) + misplaced(s, owner[b], cards[a])
        change -= misplaced(s, owner[a], cards[a]) + misplaced(s, owner[b], cards[b])
        if change <= 0:
            cards[a], cards[b] = cards[b], cards[a]
            wrong += change
        if wrong == 0:
            mixing -= 1


def hand_out(s: State, viewer: int, hands: list[int], chance: Chance) -> None:
    """Give the imagined hands, and let those who passed have passed some of their cards."""
    for seat in range(SEATS):
        if seat != viewer and s.phase == PASSING:
            chosen = 0 if s.choosing >> seat & 1 else some(hands[seat], chance)
            s.passed[seat] = chosen
            s.hand[seat] = hands[seat] ^ chosen
        elif seat != viewer:
            s.hand[seat] = hands[seat]
    if s.phase != PASSING and s.direction:
        for giver in range(SEATS):
            receiver = (giver + s.direction) % SEATS
            if viewer not in (giver, receiver):
                s.passed[giver] = some(hands[receiver] | s.played[receiver], chance)


def some(cards: int, chance: Chance) -> int:
    """Three cards of a hand."""
    chosen = 0
    while count(chosen) < PASSED:
        card = below(chance, DECK_SIZE)
        chosen |= cards & 1 << card
    return chosen
