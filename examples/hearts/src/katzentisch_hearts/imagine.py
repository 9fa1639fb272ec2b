"""What a seat of Hearts cannot know, redealt: other hands, and cards passed between others."""

from katzentisch.core.bits import count, lowest
from katzentisch.core.chance import Chance, below, scratch
from katzentisch.core.unseen import arrange
from katzentisch_hearts.rules import ALL_CARDS, DECK_SIZE, EACH, PASSED, PASSING, SEATS, State


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Hands fit what their seats have shown not to hold (H5, H7, H8, H9), and the cards the viewer
    has passed are where he passed them (H4).
    """
    if s.over:
        return
    hands, cards, owner = scratch(SEATS), scratch(DECK_SIZE), scratch(DECK_SIZE)
    if viewer >= 0:
        place_known(s, viewer, hands)
    unknown = ALL_CARDS ^ s.played[0] ^ s.played[1] ^ s.played[2] ^ s.played[3]
    unknown ^= hands[0] | hands[1] | hands[2] | hands[3]
    size = 0
    for seat in range(SEATS):
        for _ in range(hand_size(s, seat) - count(hands[seat])):
            owner[size] = seat
            cards[size] = lowest(unknown)
            unknown &= unknown - 1
            size += 1
    arrange(cards, owner, size, size, s.lacks, chance)
    for place in range(size):
        hands[owner[place]] |= 1 << cards[place]
    hand_out(s, viewer, hands, chance)


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat has not played: public. What it will pass is still its own."""
    return EACH - count(s.played[seat])


def place_known(s: State, viewer: int, hands: list[int]) -> None:
    """The cards whose place the viewer knows: his own, and those he has passed."""
    hands[viewer] = s.hand[viewer]
    receiver = viewer if s.phase == PASSING else (viewer + s.direction) % SEATS
    hands[receiver] |= s.passed[viewer] & (ALL_CARDS ^ s.played[receiver])


def hand_out(s: State, viewer: int, hands: list[int], chance: Chance) -> None:
    """Give the imagined hands; those who have passed cards passed any of theirs (H4)."""
    passing = s.phase == PASSING
    for giver in range(SEATS):
        receiver = giver if passing else (giver + s.direction) % SEATS
        if viewer not in (giver, receiver) and s.direction:
            begun = not passing or not s.choosing >> giver & 1
            theirs = hands[receiver] | s.played[receiver]
            s.passed[giver] = some(theirs, chance) if begun else 0
        if giver != viewer:
            s.hand[giver] = hands[giver] ^ (s.passed[giver] if passing else 0)


def some(cards: int, chance: Chance) -> int:
    """Three cards of a hand, as bits."""
    chosen = 0
    while count(chosen) < PASSED:
        chosen |= cards & 1 << below(chance, DECK_SIZE)
    return chosen
