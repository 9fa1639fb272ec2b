"""Hands that others may hold in … und Tschüss!, made to fit what they have done. Written like the
rules: plain and compiled.

Cards kept over a round are low, for the high ones were fought with; who exchanges keeps the high
ones and lays the low aside; and what was played in this round was the best that could be played.
Whose habits these are is concluded from the plays (docs/decisions/bots-two-kinds-of-owners.md).
"""

from katzentisch.core.chance import Chance, below, scratch
from katzentisch.games.und_tschuess.habits import VALUES, best_card
from katzentisch.games.und_tschuess.imagine import hidden_cards, redeal
from katzentisch.games.und_tschuess.rules import (
    BY_FIRST_OUT,
    DECK_SIZE,
    EXCHANGING,
    HAND,
    KINDS,
    PLAYING,
    RESHUFFLES,
    State,
    exchanger,
)

# So often a hand imagined may be changed to make it likelier.
MOST_SWAPS = 10
# How hidden cards lean, in hundredths of how often they are among those still to be drawn: cards
# that were kept to the low, the less the fewer were played before and the earlier it is; the hand
# of who has just exchanged to the high; and what was laid aside is low. Counted in games of rule
# bots (who play by habit) and of experts (who think, and keep more).
ASIDE, CHOSEN, KEPT = 0, 1, 4
LEANINGS = 16
ROUNDS, NEWS = 3, 4
LEANING = (
    # Of those who play by habit.
    # Laid aside.
    *(177, 182, 183, 182, 174, 169, 162, 161, 151, 143, 1, 1, 1, 1, 1, 1, 1),
    # Chosen to keep, before rounds 2, 3 and later.
    *(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 351, 310, 261, 233, 219, 201, 188),
    *(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 384, 295, 299, 236, 197, 173, 196),
    *(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 474, 338, 277, 220, 186, 126, 157),
    # Kept for round 2 with 1, 2, 3 and more new cards.
    *(153, 154, 136, 134, 142, 131, 128, 138, 120, 110, 107, 90, 67, 29, 38, 7, 3),
    *(135, 151, 135, 160, 164, 150, 150, 138, 125, 100, 86, 80, 57, 18, 23, 5, 9),
    *(127, 162, 153, 168, 170, 162, 150, 153, 122, 95, 82, 59, 41, 15, 17, 3, 4),
    *(154, 177, 174, 195, 184, 170, 161, 141, 117, 79, 43, 30, 22, 11, 10, 1, 2),
    # For round 3.
    *(159, 166, 143, 166, 182, 161, 167, 147, 114, 100, 72, 43, 30, 8, 13, 4, 4),
    *(125, 181, 143, 175, 182, 179, 147, 139, 109, 82, 70, 61, 40, 15, 11, 5, 5),
    *(126, 187, 155, 195, 191, 174, 179, 149, 106, 74, 59, 41, 17, 5, 8, 2, 2),
    *(130, 229, 175, 204, 205, 193, 181, 120, 90, 33, 37, 18, 10, 6, 3, 2, 1),
    # For later rounds.
    *(158, 196, 158, 197, 193, 174, 170, 136, 95, 68, 44, 30, 23, 8, 8, 6, 4),
    *(103, 195, 151, 192, 198, 171, 168, 144, 93, 71, 66, 40, 30, 12, 15, 7, 7),
    *(108, 197, 167, 219, 216, 200, 186, 142, 83, 58, 45, 20, 10, 7, 3, 1, 2),
    *(103, 225, 168, 207, 277, 217, 199, 116, 59, 33, 21, 8, 12, 3, 3, 1, 1),
    # Of those who think, in the same order.
    *(171, 171, 169, 159, 156, 158, 149, 134, 133, 137, 87, 37, 16, 7, 3, 1, 1),
    *(1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 150, 238, 302, 315, 284, 219, 256),
    *(1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 127, 253, 302, 315, 297, 226, 245),
    *(1, 3, 1, 7, 14, 11, 8, 14, 14, 26, 136, 201, 274, 314, 310, 215, 228),
    *(134, 118, 101, 108, 112, 101, 95, 101, 62, 120, 111, 99, 107, 94, 94, 75, 64),
    *(109, 130, 122, 118, 117, 101, 103, 77, 75, 125, 113, 106, 107, 97, 75, 58, 59),
    *(78, 109, 105, 136, 123, 117, 123, 98, 90, 134, 130, 129, 101, 85, 60, 38, 40),
    *(111, 147, 131, 149, 149, 129, 123, 96, 79, 114, 94, 97, 61, 72, 57, 29, 38),
    *(140, 142, 114, 134, 129, 122, 109, 96, 66, 103, 120, 106, 93, 73, 62, 34, 41),
    *(97, 147, 124, 134, 139, 115, 107, 97, 74, 128, 130, 116, 98, 60, 51, 33, 31),
    *(72, 113, 124, 124, 135, 120, 122, 105, 69, 137, 148, 125, 114, 75, 49, 32, 26),
    *(107, 142, 145, 143, 167, 133, 133, 86, 66, 122, 127, 97, 83, 55, 48, 16, 16),
    *(135, 154, 156, 138, 140, 138, 119, 104, 74, 110, 115, 101, 72, 43, 41, 16, 22),
    *(82, 140, 144, 152, 157, 141, 130, 99, 74, 122, 141, 111, 87, 44, 30, 17, 15),
    *(55, 109, 120, 131, 165, 160, 130, 116, 76, 150, 155, 130, 99, 53, 28, 11, 11),
    *(90, 143, 122, 161, 164, 158, 168, 116, 77, 137, 157, 83, 58, 29, 17, 10, 14),
)
# What is left of that in hands that cards of this round were played from, beyond what explaining
# those says: by how many (MOST_PLAYED and more are alike), and whether their owner is out.
MOST_PLAYED = 3
PLAYS = 1 + 2 * MOST_PLAYED
LEFT = (
    # Of those who play by habit.
    # Nothing played.
    *(100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    # One, two, more; still in.
    *(100, 100, 111, 100, 103, 105, 107, 105, 111, 96, 109, 106, 102, 104, 107, 58, 91),
    *(103, 111, 118, 108, 112, 113, 121, 120, 122, 102, 116, 114, 103, 98, 90, 42, 60),
    *(110, 112, 108, 114, 113, 125, 131, 121, 136, 98, 123, 115, 94, 106, 68, 36, 65),
    # One, two, more; out.
    *(121, 107, 110, 117, 116, 111, 115, 106, 106, 89, 85, 61, 77, 63, 88, 147, 127),
    *(122, 112, 130, 122, 118, 114, 124, 120, 114, 92, 78, 74, 78, 69, 85, 92, 91),
    *(101, 128, 137, 123, 121, 143, 138, 120, 129, 110, 85, 102, 69, 82, 96, 42, 57),
    # Of those who think, in the same order.
    *(100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    *(88, 85, 92, 95, 96, 89, 93, 96, 91, 108, 100, 106, 123, 131, 112, 101, 105),
    *(106, 103, 109, 108, 116, 107, 109, 111, 97, 122, 114, 118, 124, 104, 88, 53, 54),
    *(137, 143, 146, 142, 150, 141, 138, 133, 121, 128, 122, 99, 100, 66, 58, 27, 33),
    *(108, 94, 100, 95, 95, 96, 95, 102, 78, 102, 94, 101, 123, 118, 118, 92, 97),
    *(90, 118, 119, 119, 127, 118, 115, 104, 93, 116, 110, 108, 120, 84, 77, 64, 59),
    *(103, 135, 127, 131, 156, 123, 123, 109, 82, 105, 97, 108, 108, 80, 70, 54, 57),
)
EVEN = 100
# Where the first out exchange (U12), weak hands keep what they have: nothing weighs less.
LEAST_BY_FIRST_OUT = 25
# Weights of every kind where cards are hidden: in the deck, and three places of every seat.
WEIGHTS = 19 * KINDS
NEW, OLD, DOWN, KINDS_OF_PLACES = range(4)
# What a card that was played says about whether its owner thinks, in hundredths of powers of e: who
# thinks plays low cards more often, and more seldom the middling ones that habit fights with.
SIGN = (-6, 42, -4, 45, 51, 55, 45, 28, 21, -28, -33, -28, -21, -11, -11, -3, 2)
CLEAREST = 200
# Who sit at one table are alike: so much more does each think if the table does. Of the table a
# seat says no more than so much, and it is taken to think unless it seems otherwise.
ALIKE = 150
ONE_OF_MANY = 60
A_THINKING_TABLE = 100
# How many in a thousand such signs mean, from -4 to 4 by quarters.
STEP = 25
LEAST_SIGN = -400
OFTEN = (
    *(18, 23, 29, 37, 47, 60, 76, 95, 119, 148, 182, 223, 269, 321, 378, 438, 500),
    *(562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982),
)
SWEEPS = 8
# Once in so many plays who thinks plays another card than habit would.
OWN_IDEA = 3
# Places for cards lying in front of a seat.
MOST_OUT = 9


def forget_choices(s: State, seat: int) -> None:
    """Cards others have chosen face down go back to their hands: they may have chosen any."""
    if s.phase != PLAYING:
        return
    for other in range(s.players):
        kind = s.choice[other] - 1
        if other != seat and kind >= 0:
            s.choice[other] = 0
            s.choosing |= 1 << other
            s.hand[other * KINDS + kind] += 1
            s.held[other] |= 1 << kind
            s.hand_size[other] += 1


def rethink(s: State, seat: int, chance: Chance) -> None:
    """Make the others' cards fit what they have done, once their choices are forgotten.

    Nobody knows how another plays: in each world every seat is taken to think, or to play by habit,
    the rather the better that fits what it has played. After a reshuffle the deck is known too well
    for all this.
    """
    if s.reshuffles < RESHUFFLES[s.players]:
        return
    thinking = who_think(s, chance)
    exchanging = s.phase == EXCHANGING and exchanger(s) == seat
    if s.rounds_done > 0 and (s.phase == PLAYING or exchanging):
        lean(s, seat, thinking, chance)
    if s.phase == PLAYING and s.inside >> seat & 1 and s.drawn < s.deck_size:
        explain_plays(s, seat, thinking, chance)


def who_think(s: State, chance: Chance) -> int:
    """Who is taken to think in a world, as bits: by what everybody has played so far."""
    table = A_THINKING_TABLE
    for seat in range(s.players):
        table += max(-ONE_OF_MANY, min(ONE_OF_MANY, sign(s, seat)))
    alike = ALIKE if below(chance, 1000) < often(table) else -ALIKE
    thinking = 0
    for seat in range(s.players):
        if below(chance, 1000) < often(sign(s, seat) + alike):
            thinking |= 1 << seat
    return thinking


def sign(s: State, seat: int) -> int:
    """What a seat's plays say about whether it thinks, in hundredths of powers of e."""
    found = 0
    for kind in range(KINDS):
        found += s.since[seat * KINDS + kind] * SIGN[kind]
    return max(-CLEAREST, min(CLEAREST, found))


def often(signs: int) -> int:
    """In how many of a thousand worlds something is so that has such signs."""
    place = (signs - LEAST_SIGN + STEP // 2) // STEP
    return OFTEN[max(0, min(len(OFTEN) - 1, place))]


def lean(s: State, seat: int, thinking: int, chance: Chance) -> None:
    """Let hands lean to what is kept and not yet played, and what was laid aside to what is not."""
    cards = scratch(DECK_SIZE)
    leaning = scratch(DECK_SIZE)
    weights = scratch(WEIGHTS)
    for kind in range(KINDS):
        weights[kind] = EVEN
    hidden = 0
    for other in range(s.players):
        if other != seat:
            suit_places(s, other, thinking >> other & 1, weights)
            hidden = gather(s, other, cards, leaning, hidden)
    size = hidden
    for place in range(s.drawn, s.deck_size):
        cards[size] = s.deck[place]
        size += 1
    for _ in range(SWEEPS):
        for place in range(hidden):
            change_places(cards, leaning, weights, place, below(chance, size), chance)
    hand_back(s, seat, cards)


def first_weight(seat: int, where: int) -> int:
    """Where the weights of a seat's cards begin that are new in its hand, kept, or laid aside."""
    return (1 + KINDS_OF_PLACES * seat + where) * KINDS


def suit_places(s: State, seat: int, thinks: int, weights: list[int]) -> None:
    """Write down how well each kind suits the places of a seat's hidden cards."""
    player = LEANINGS * thinks
    kept = (player + kept_row(s, seat)) * KINDS
    aside = (player + ASIDE) * KINDS
    played = PLAYS * thinks + min(s.played[seat], MOST_PLAYED)
    if s.inside >> seat & 1 == 0:
        played += MOST_PLAYED
    least = LEAST_BY_FIRST_OUT if s.exchange == BY_FIRST_OUT else 1
    for kind in range(KINDS):
        left = LEFT[played * KINDS + kind]
        weights[first_weight(seat, NEW) + kind] = left
        weights[first_weight(seat, OLD) + kind] = max(least, LEANING[kept + kind] * left // EVEN)
        weights[first_weight(seat, DOWN) + kind] = LEANING[aside + kind]


def kept_row(s: State, seat: int) -> int:
    """How the cards lean that a seat had before others were drawn for this round."""
    rounds = min(s.rounds_done, ROUNDS) - 1
    if s.exchanged == seat + 1:
        return CHOSEN + rounds
    return KEPT + NEWS * rounds + max(0, min(s.fresh[seat], NEWS) - 1)


def gather(s: State, other: int, cards: list[int], leaning: list[int], place: int) -> int:
    """Another seat's hidden cards from a place on, and their weights; the next place."""
    fresh = s.fresh[other] * s.hand_size[other] // HAND[s.players]
    old = place + s.hand_size[other] - fresh
    for kind in range(KINDS):
        for _ in range(s.hand[other * KINDS + kind]):
            cards[place] = kind
            leaning[place] = first_weight(other, OLD if place < old else NEW)
            place += 1
    for kind in range(KINDS):
        for _ in range(s.face_down[other * KINDS + kind]):
            cards[place] = kind
            leaning[place] = first_weight(other, DOWN)
            place += 1
    return place


def hand_back(s: State, seat: int, cards: list[int]) -> None:
    """The cards go where they were gathered from."""
    own = scratch(DECK_SIZE)
    next_card = 0
    for other in range(s.players):
        if other != seat:
            for place in range(hidden_cards(s, other)):
                own[place] = cards[next_card]
                next_card += 1
            redeal(s, other, own)
    for place in range(s.drawn, s.deck_size):
        s.deck[place] = cards[next_card]
        next_card += 1


def change_places(
    cards: list[int], leaning: list[int], weights: list[int], one: int, two: int, chance: Chance
) -> None:
    """Two cards change places, the rather the better that suits the places."""
    here = leaning[one]
    there = leaning[two]
    now = weights[here + cards[one]] * weights[there + cards[two]]
    then = weights[here + cards[two]] * weights[there + cards[one]]
    if then >= now or below(chance, now) < then:
        card = cards[one]
        cards[one] = cards[two]
        cards[two] = card


def explain_plays(s: State, seat: int, thinking: int, chance: Chance) -> None:
    """Make the others' cards fit what they have played in this round, if they did so by habit.

    Who plays a high card had chosen it: as long as the rule bot would have played another of the
    cards imagined, that one changes places with one of the deck. Plays that cannot be explained
    are those of somebody else, and say nothing.
    """
    undrawn = s.deck_size - s.drawn
    places = scratch(MOST_SWAPS)
    came = scratch(MOST_SWAPS)
    for other in range(s.players):
        hidden = other != seat and s.hand_size[other] > 0
        if hidden and explains(s, other, thinking, chance):
            swaps = 0
            better = better_play(s, other)
            while better >= 0 and swaps < MOST_SWAPS:
                if s.hand[other * KINDS + better] == 0:  # he has played it since
                    better = nth_card(s, other, below(chance, s.hand_size[other]))
                places[swaps] = s.drawn + below(chance, undrawn)
                came[swaps] = swap_with_deck(s, other, better, places[swaps])
                swaps += 1
                better = better_play(s, other)
            while better >= 0 and swaps > 0:
                swaps -= 1
                swap_with_deck(s, other, came[swaps], places[swaps])


def explains(s: State, other: int, thinking: int, chance: Chance) -> int:
    """1 if a seat's plays can be explained: who thinks leaves the habit once in so many plays."""
    if thinking >> other & 1:
        for _ in range(s.played[other]):
            if below(chance, OWN_IDEA) == 0:
                return 0
    return 1


def nth_card(s: State, seat: int, n: int) -> int:
    """A card of a hand by its number, lowest first."""
    for kind in range(KINDS):
        n -= s.hand[seat * KINDS + kind]
        if n < 0:
            return kind
    return -1


def swap_with_deck(s: State, seat: int, kind: int, place: int) -> int:
    """A card of a hand and one of the deck change places; the one now in the hand."""
    drawn = s.deck[place]
    s.deck[place] = kind
    s.hand[seat * KINDS + kind] -= 1
    if s.hand[seat * KINDS + kind] == 0:
        s.held[seat] ^= 1 << kind
    s.hand[seat * KINDS + drawn] += 1
    s.held[seat] |= 1 << drawn
    return drawn


def better_play(s: State, other: int) -> int:
    """A card a seat would have played in this round instead of another; -1 if there is none."""
    inside = s.inside
    taken = s.row_taken
    turns = s.played[other]
    for turn in range(turns):
        s.hand[other * KINDS + s.out_cards[other * MOST_OUT + turn]] += 1
    better = -1
    for turn in range(turns):
        kind = s.out_cards[other * MOST_OUT + turn]
        if better < 0:
            back_to_turn(s, turn)
            best = best_card(s, other)
            if best != kind:
                better = best
        s.hand[other * KINDS + kind] -= 1
    s.inside = inside
    s.row_taken = taken
    for seat in range(s.players):
        s.total[seat] = total_of(s, seat, s.out_size[seat])
    return better


def back_to_turn(s: State, turn: int) -> None:
    """Who was in before a turn of this round, and with what total."""
    s.inside = 0
    s.row_taken = 0
    for seat in range(s.players):
        if s.played[seat] > turn:
            s.inside |= 1 << seat
            s.total[seat] = total_of(s, seat, turn)
        else:
            s.row_taken += 1


def total_of(s: State, seat: int, cards: int) -> int:
    """The sum of the first so many cards a seat has played in this round."""
    total = 0
    for place in range(cards):
        total += VALUES[s.out_cards[seat * MOST_OUT + place]]
    return total
