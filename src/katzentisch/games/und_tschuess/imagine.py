"""What a seat of … und Tschüss! cannot know, redealt."""

from katzentisch.core.chance import Chance, below, scratch, shuffle
from katzentisch.core.unseen import restock, spread
from katzentisch.games.und_tschuess.rules import (
    COPIES,
    DECK_SIZE,
    EXCHANGING,
    KINDS,
    MOST_ROUNDS,
    State,
    exchanger,
    take,
)

# How often to try to explain all that was played since the reshuffle.
MOST_TRIES = 20


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Hidden are the other hands with what they have chosen (U5) or laid aside (U12), what others
    have put face down into the discard pile (U12), and the order of the deck. After the reshuffle
    (U15) he still knows what could not be in a hand before it: those cards were in the pile.
    """
    if s.over:
        return
    unseen = scratch(KINDS)
    old = scratch(KINDS)
    kept = scratch(6)
    slots = scratch(6)
    old_cards = scratch(DECK_SIZE)
    new_cards = scratch(DECK_SIZE)
    in_pile = scratch(DECK_SIZE)
    count_unseen(s, viewer, unseen)
    count_old(s, viewer, old, kept)
    tries = MOST_TRIES if all_of(old) > 0 else 0
    fresh = -1
    while tries > 0 and fresh < 0:
        fresh = recall(s, viewer, unseen, old, kept, slots, old_cards, new_cards, in_pile, chance)
        tries -= 1
    if fresh < 0:
        fresh = deal_freely(s, viewer, unseen, old, kept, slots, old_cards, new_cards, in_pile)
    bury(s, viewer, in_pile)
    shuffle(new_cards, fresh, chance)
    redeal_all(s, viewer, old_cards, new_cards, slots, chance)


def hidden_cards(s: State, seat: int) -> int:
    """How many cards of a seat others cannot see: in hand, chosen, laid aside, face down."""
    cards = s.hand_size[seat] + (1 if s.choice[seat] > 0 else 0)
    if s.phase == EXCHANGING and exchanger(s) == seat:
        cards += s.aside_size
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        cards += s.face_down[place]
    return cards


def count_unseen(s: State, viewer: int, left: list[int]) -> None:
    """How many cards of each kind the viewer cannot see."""
    for kind in range(KINDS):
        left[kind] = COPIES[kind] - s.discards[kind]
    for place in range(s.row_taken, s.row_size):
        left[s.row[place]] -= 1
    for place in range(MOST_ROUNDS * 6):
        if s.pad[place] > 0:
            left[s.pad[place] - 1] -= 1
    for seat in range(s.players):
        for place in range(s.out_size[seat]):
            left[s.out_cards[seat * 9 + place]] -= 1
    if viewer >= 0:
        for kind in range(KINDS):
            left[kind] -= s.hand[viewer * KINDS + kind] + s.face_down[viewer * KINDS + kind]
            if s.phase == EXCHANGING and exchanger(s) == viewer:
                left[kind] -= s.aside[kind]
        if s.choice[viewer] > 0:
            left[s.choice[viewer] - 1] -= 1


def all_of(counts: list[int]) -> int:
    """How many cards there are of all kinds."""
    cards = 0
    for kind in range(KINDS):
        cards += counts[kind]
    return cards


def count_old(s: State, viewer: int, old: list[int], kept: list[int]) -> None:
    """What others had unseen at the reshuffle: of each kind, and how much in each hand."""
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                old[kind] += s.old_hand[seat * KINDS + kind] + s.old_down[seat * KINDS + kind]
                kept[seat] += s.old_hand[seat * KINDS + kind]


def deal_freely(
    s: State,
    viewer: int,
    unseen: list[int],
    old: list[int],
    kept: list[int],
    slots: list[int],
    old_cards: list[int],
    new_cards: list[int],
    in_pile: list[int],
) -> int:
    """Any unseen card may be anywhere; of what was held at the reshuffle one guess will do.

    How many new cards there are: all that are unseen.
    """
    size = spread(old, KINDS, old_cards)
    place = 0
    for seat in range(s.players):
        slots[seat] = 0
        if seat != viewer:
            clear_old_hand(s, seat)
            for _ in range(kept[seat]):
                s.old_hand[seat * KINDS + old_cards[place]] += 1
                place += 1
    for left in range(place, size):
        in_pile[left - place] = old_cards[left]
    return spread(unseen, KINDS, new_cards)


def clear_old_hand(s: State, seat: int) -> None:
    """Forget what a seat held at the reshuffle."""
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        s.old_hand[place] = 0


def recall(
    s: State,
    viewer: int,
    unseen: list[int],
    old: list[int],
    kept: list[int],
    slots: list[int],
    old_cards: list[int],
    new_cards: list[int],
    in_pile: list[int],
    chance: Chance,
) -> int:
    """Deal so that every old card was unseen at the reshuffle; -1 if that did not work out.

    What others have played since was either held then or drawn since; decide that first, and the
    rest of the old and of the new cards fill the places left. How many new cards there are.
    """
    olds = scratch(KINDS)
    news = scratch(KINDS)
    buried = scratch(KINDS)
    plays = scratch(102)
    spare = all_of(old)
    for seat in range(s.players):
        slots[seat] = kept[seat]
        spare -= kept[seat]
    for kind in range(KINDS):
        olds[kind] = old[kind]
        news[kind] = unseen[kind] - old[kind]
        for seat in range(s.players):
            if seat != viewer:
                news[kind] += s.since[seat * KINDS + kind]
        if news[kind] < 0:  # so many have come back from the pile before the viewer's eyes
            buried[kind] = -news[kind]
            spare += news[kind]
            olds[kind] += news[kind]
            news[kind] = 0
    for seat in range(s.players):
        if seat != viewer:
            spare = place_plays(s, seat, olds, news, buried, slots, plays, spare, chance)
            if spare < 0:
                return -1
    size = spread(olds, KINDS, old_cards)
    shuffle(old_cards, size, chance)
    place = keep_old(s, viewer, plays, slots, old_cards)
    fresh = spread(news, KINDS, new_cards)
    downs = spread(buried, KINDS, in_pile)
    # What is left of the old cards came back with the new deck.
    for came_back in range(place, size):
        in_pile[downs] = old_cards[came_back]
        new_cards[fresh] = old_cards[came_back]
        downs += 1
        fresh += 1
    return fresh


def place_plays(
    s: State,
    seat: int,
    olds: list[int],
    news: list[int],
    buried: list[int],
    slots: list[int],
    plays: list[int],
    spare: int,
    chance: Chance,
) -> int:
    """Decide for each card a seat has played since the reshuffle where it came from.

    It was in the hand then, or drawn since; among those drawn may be up to `spare` that others
    had put face down. How many are still to spare, or -1 if a card fits nowhere.
    """
    room = hidden_cards(s, seat) - slots[seat]
    for kind in range(KINDS):
        room += s.since[seat * KINDS + kind]
    for kind in range(KINDS):
        for _ in range(s.since[seat * KINDS + kind]):
            by_old = slots[seat] * olds[kind] * max(all_of(news), 1)
            by_new = room * news[kind] * max(all_of(olds), 1)
            by_pile = room * olds[kind] if news[kind] == 0 and spare > 0 else 0
            if by_old + by_new + by_pile == 0:
                return -1
            source = below(chance, by_old + by_new + by_pile)
            if source < by_old:
                olds[kind] -= 1
                slots[seat] -= 1
                plays[seat * KINDS + kind] += 1
            else:
                room -= 1
                if news[kind] > 0:
                    news[kind] -= 1
                else:
                    olds[kind] -= 1
                    buried[kind] += 1
                    spare -= 1
    return spare


def keep_old(
    s: State, viewer: int, plays: list[int], slots: list[int], old_cards: list[int]
) -> int:
    """Others held at the reshuffle what they have played of it, and so many of these cards.

    How many of them they held.
    """
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                s.old_hand[seat * KINDS + kind] = plays[seat * KINDS + kind]
            for _ in range(slots[seat]):
                s.old_hand[seat * KINDS + old_cards[place]] += 1
                place += 1
    return place


def bury(s: State, viewer: int, in_pile: list[int]) -> None:
    """These cards lay face down in the pile at the reshuffle, each under its owner's name."""
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            downs = 0
            for down in range(seat * KINDS, seat * KINDS + KINDS):
                downs += s.old_down[down]
                s.old_down[down] = 0
            for _ in range(downs):
                s.old_down[seat * KINDS + in_pile[place]] += 1
                place += 1


def redeal_all(
    s: State,
    viewer: int,
    old_cards: list[int],
    new_cards: list[int],
    slots: list[int],
    chance: Chance,
) -> None:
    """Give every other seat its hidden cards, so many old ones and new ones, mixed; the deck."""
    own = scratch(DECK_SIZE)
    olds = 0
    news = 0
    for seat in range(s.players):
        if seat != viewer:
            size = hidden_cards(s, seat)
            for place in range(size):
                if place < slots[seat]:
                    own[place] = old_cards[olds]
                    olds += 1
                else:
                    own[place] = new_cards[news]
                    news += 1
            shuffle(own, size, chance)
            redeal(s, seat, own)
    restock(s.deck, s.drawn, s.deck_size, new_cards, news)


def redeal(s: State, seat: int, own: list[int]) -> None:
    """Another seat's hand, choice, cards laid aside and face-down discards, from these cards."""
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    s.held[seat] = 0
    downs = 0
    for kind in range(KINDS):
        s.hand[seat * KINDS + kind] = 0
        downs += s.face_down[seat * KINDS + kind]
        s.face_down[seat * KINDS + kind] = 0
    for place in range(size):
        take(s, seat, own[place])
    for place in range(size, size + downs):
        s.face_down[seat * KINDS + own[place]] += 1
    if s.choice[seat] > 0:
        s.choice[seat] = own[size + downs] + 1
    if s.phase == EXCHANGING and exchanger(s) == seat:
        for kind in range(KINDS):
            s.aside[kind] = 0
        for place in range(size + downs, size + downs + s.aside_size):
            s.aside[own[place]] += 1
