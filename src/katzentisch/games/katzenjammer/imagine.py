"""What a seat of Katzenjammer Blues cannot know, redealt."""

from katzentisch.core.chance import Chance, below, scratch, shuffle
from katzentisch.core.unseen import NO_HAND, restock
from katzentisch.games.katzenjammer.rules import (
    COPIES,
    DECK_SIZE,
    JOKER,
    KINDS,
    State,
    different,
)


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Rows taken before his eyes and bids made tell him something of the other hands (K12, K16). A
    deal that fits that is taken as it is; otherwise cards change places until it fits, and go on
    changing places for a while.
    """
    if s.over:
        return
    cards = scratch(DECK_SIZE)
    owner = scratch(DECK_SIZE)
    unseen = gather_unseen(s, viewer, cards)
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(s.hand_size[seat]):
                owner[place] = seat
                place += 1
    in_hands = place
    for later in range(place, unseen):
        owner[later] = NO_HAND
    arrange(s, viewer, cards, owner, unseen, in_hands, chance)
    restock(s.deck, s.drawn, DECK_SIZE, cards, in_hands)


def gather_unseen(s: State, viewer: int, cards: list[int]) -> int:
    """All cards the viewer cannot see; how many."""
    unseen = 0
    for kind in range(KINDS):
        left = COPIES[kind] - s.discards[kind] - s.row[kind]
        if kind == JOKER:
            for seat in range(s.players):
                left -= s.displayed[seat]
        if viewer >= 0:
            left -= s.hand[viewer * KINDS + kind]
        for _ in range(left):
            cards[unseen] = kind
            unseen += 1
    return unseen


def hand_out(s: State, viewer: int, cards: list[int], owner: list[int], in_hands: int) -> None:
    """Give the arranged cards to the other hands."""
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                s.hand[seat * KINDS + kind] = 0
    for place in range(in_hands):
        s.hand[owner[place] * KINDS + cards[place]] += 1


def shortfall(s: State, seat: int) -> int:
    """How much a hand falls short of what everybody knows of it; that of nobody never does."""
    if seat == NO_HAND:
        return 0
    place = seat * KINDS
    jokers = s.hand[place + JOKER]
    short = max(0, s.known[place + JOKER] - jokers)
    for value in range(1, KINDS):
        naturals = s.hand[place + value]
        short += max(0, s.known[place + value] - naturals)
        short += max(0, s.reach[place + value] - naturals - jokers)
    return short + max(0, s.variety[seat] - different(s, seat) - jokers)


def total_shortfall(s: State, viewer: int) -> int:
    """How far all other hands fall short."""
    short = 0
    for seat in range(s.players):
        if seat != viewer:
            short += shortfall(s, seat)
    return short


def change_hands(s: State, seat: int, old: int, new: int) -> None:
    """One card of a hand becomes another; nobody has no hand."""
    if seat != NO_HAND:
        s.hand[seat * KINDS + old] -= 1
        s.hand[seat * KINDS + new] += 1


def arrange(
    s: State,
    viewer: int,
    cards: list[int],
    owner: list[int],
    size: int,
    in_hands: int,
    chance: Chance,
) -> None:
    """Put the unseen cards in a random order in which every hand is possible.

    Not unseen.arrange: what is known of a hand here is how many it must hold, not what it cannot.
    """
    short = 1
    for _ in range(2):
        shuffle(cards, size, chance)
        hand_out(s, viewer, cards, owner, in_hands)
        short = total_shortfall(s, viewer)
        if short == 0:
            return
    mixing = size
    while short > 0 or mixing > 0:
        a = below(chance, in_hands)
        b = below(chance, size)
        mixing -= 1 if short == 0 else 0
        if owner[a] == owner[b] or cards[a] == cards[b]:
            continue
        before = shortfall(s, owner[a]) + shortfall(s, owner[b])
        change_hands(s, owner[a], cards[a], cards[b])
        change_hands(s, owner[b], cards[b], cards[a])
        change = shortfall(s, owner[a]) + shortfall(s, owner[b]) - before
        if change <= 0:
            cards[a], cards[b] = cards[b], cards[a]
            short += change
        else:
            change_hands(s, owner[a], cards[b], cards[a])
            change_hands(s, owner[b], cards[a], cards[b])
