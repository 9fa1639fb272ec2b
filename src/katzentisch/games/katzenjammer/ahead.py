"""What a search needs of Katzenjammer Blues: likely hands, and what a lead in a match is worth."""

from math import sqrt

from katzentisch.core.chance import Chance, below
from katzentisch.games.katzenjammer.imagine import change_hands, shortfall
from katzentisch.games.katzenjammer.rules import DECK_SIZE, JOKER, KINDS, State

# How hands lean of which something is known: how much likelier it is to hold none, one, two, … of a
# kind than by chance, in twentieths; of who has only bid, and of who has won a row, from jokers to
# 5s. Between what was counted in games of rule bots (two parts) and of experts (one part): jokers
# get used, three of a value wait for the fourth, and the rather the more mice they promise (K18).
MOST_HELD = 5
HELD = (
    *(30, 20, 14, 8, 3, 3),
    *(21, 20, 21, 24, 13, 9),
    *(21, 20, 23, 24, 13, 9),
    *(21, 20, 23, 25, 13, 9),
    *(19, 20, 25, 31, 13, 9),
    *(16, 20, 27, 33, 13, 9),
    # Of who has won a row.
    *(110, 20, 9, 8, 3, 3),
    *(29, 20, 22, 40, 46, 29),
    *(32, 20, 26, 60, 53, 33),
    *(33, 20, 30, 84, 58, 36),
    *(32, 20, 30, 95, 61, 38),
    *(31, 20, 30, 89, 57, 36),
)
COUNTS = MOST_HELD + 1
UNTOUCHED, BIDDING, WINNING = -1, 0, KINDS * COUNTS
# A card of such a hand may change places so often.
SWAPS_A_CARD = 6
# The mice of lead that make the victory in a match e times as likely with one game to come, by
# number of players; fitted to who won in matches of rule bots (`python -m tests.review standing`).
SPREAD = (1.0, 1.0, 2.75, 2.25, 1.83, 1.62, 1.56)
# A victory by so many mice is e times as clear as a tie.
CLEAR = 1.0


def rethink(s: State, seat: int, chance: Chance) -> None:
    """Who has bid or won uses his jokers and keeps what goes together and is worth much.

    Hidden cards of such hands change places with cards of the deck until hands lean that way.
    """
    if s.drawn == DECK_SIZE:
        return
    for other in range(s.players):
        if other != seat:
            row = shown_by(s, other)
            for _ in range(SWAPS_A_CARD * s.hand_size[other] if row != UNTOUCHED else 0):
                swap(s, other, card_of(s, other, below(chance, s.hand_size[other])), row, chance)


def shown_by(s: State, seat: int) -> int:
    """What everybody has seen of a hand: nothing, bids, or a row won (K4, K12, K16)."""
    if s.displayed[seat] > 0 or s.caught[seat] > 0:
        return WINNING
    shown = BIDDING if s.variety[seat] > 0 else UNTOUCHED
    for place in range(seat * KINDS, (seat + 1) * KINDS):
        if s.known[place] > 0:
            return WINNING
        if s.reach[place] > 0:
            shown = BIDDING
    return shown


def card_of(s: State, seat: int, number: int) -> int:
    """The kind of a hand's card, counted from the jokers on."""
    kind = JOKER
    while number >= s.hand[seat * KINDS + kind]:
        number -= s.hand[seat * KINDS + kind]
        kind += 1
    return kind


def swap(s: State, seat: int, old: int, row: int, chance: Chance) -> None:
    """A card of a hand and one of the deck change places, as often as that makes it likelier."""
    place = s.drawn + below(chance, DECK_SIZE - s.drawn)
    new = s.deck[place]
    if old == new:
        return
    now = leaning(s, seat, old, row, 0) * leaning(s, seat, new, row, 0)
    then = leaning(s, seat, old, row, -1) * leaning(s, seat, new, row, 1)
    if below(chance, now) < then:
        change_hands(s, seat, old, new)
        if shortfall(s, seat) > 0:
            change_hands(s, seat, new, old)
        else:
            s.deck[place] = old


def leaning(s: State, seat: int, kind: int, row: int, more: int) -> int:
    """How a hand leans to so many of a kind as it holds, and some more."""
    return HELD[row + kind * COUNTS + min(MOST_HELD, s.hand[seat * KINDS + kind] + more)]


def standing(s: State, seat: int) -> float:
    """How well a seat stands, in powers of e: a mouse of lead says more the fewer games are left.

    What games may still bring grows with the root of their number.
    """
    games = s.games + 1 - s.games_done
    return s.score[seat] / (SPREAD[s.players] * sqrt(games) if games > 0 else CLEAR)
