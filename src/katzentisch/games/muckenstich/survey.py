"""What a learned player of Mückenstich notes once a decision, before it weighs moves one by one.

Written like the rule bot and made of the same things: own cards, and what everybody has seen.
"""

from typing import Any

from katzentisch.core.bits import count
from katzentisch.core.exponents import exp
from katzentisch.games.muckenstich.ahead import standing
from katzentisch.games.muckenstich.bot import (
    UNSEEN_BITS,
    UNSEEN_MASK,
    all_unseen,
    next_seat,
    trick_so_far,
    unstung,
    worth_to_come,
)
from katzentisch.games.muckenstich.imagine import own_copies
from katzentisch.games.muckenstich.rules import (
    COPIES,
    DISCARDING,
    KINDS,
    MOSQUITO,
    ONE_COLOUR,
    PLAYING,
    RANKS,
    State,
    trick_winner,
)

# What is due: leading, following, throwing a card away, and the other decisions as they come.
DUE = ("lead", "follow", "throw", "discard", "trump", "double", "void")
LEAD, FOLLOW, THROW, LAY_ASIDE = range(4)
# Per cent.
HUNDRED = 100

# The notes: one number each,
(
    DUE_NOW,
    OWN_OUTLOOK,
    ALL_UNSEEN,
    UNSEEN_MOSQUITOES,
    OWN_MOSQUITOES,
    TRICK,
    LEAD_IN_TRICK,
    WINNER,
    FEWEST_TRICKS,
) = range(9)
# by seat: what of what others may win is his, what a card to come is worth to him, colours in which
# he has no mosquito;
RIVALRY, COMES, UNTOUCHED = 9, 15, 21
# by colour: own cards, numbers won more than others times their number, who lacks it after me;
CARDS, WON_MORE, LACK = 27, 31, 35
# by kind: unseen cards of the colour from this one on.
UNSEEN_FROM = 39
NOTES = UNSEEN_FROM + KINDS


def survey(s: State, seat: int, notes: Any) -> None:
    """Note what does not depend on the move."""
    notes[DUE_NOW] = due(s, seat)
    survey_score(s, seat, notes)
    survey_unseen(s, seat, notes)
    survey_colours(s, seat, notes)
    survey_trick(s, seat, notes)
    survey_seats(s, seat, notes)


def due(s: State, seat: int) -> int:
    """The kind of decision."""
    if s.phase != PLAYING:
        return LAY_ASIDE if s.phase == DISCARDING else LAY_ASIDE - 1 + s.phase
    if s.lying == 0:
        return LEAD
    return FOLLOW if s.hand[seat] & (ONE_COLOUR << (RANKS * s.led)) else THROW


def survey_score(s: State, seat: int, notes: Any) -> None:
    """Per cent of the victory that are mine; and of what the others may win, what is whose.

    Of nobody known, the mean.
    """
    own = standing(s, seat)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += exp(standing(s, other) - own)
    notes[OWN_OUTLOOK] = HUNDRED - int(HUNDRED * others / (1.0 + others))
    for other in range(s.players):
        notes[RIVALRY + other] = HUNDRED // (s.players - 1)
        if other != seat:
            notes[RIVALRY + other] = int(HUNDRED * exp(standing(s, other) - own) / others)


def survey_unseen(s: State, seat: int, notes: Any) -> None:
    """What has neither been played nor is my own."""
    unseen = all_unseen(s, seat)
    notes[ALL_UNSEEN] = unseen
    notes[UNSEEN_MOSQUITOES] = 0
    for colour in range(4):
        notes[UNSEEN_MOSQUITOES] += unseen >> (UNSEEN_BITS * colour) & UNSEEN_MASK
        left = 0
        for step in range(RANKS):
            kind = colour * RANKS + MOSQUITO - step
            left += COPIES[kind] - s.seen[kind] - (s.hand[seat] >> kind & 1)
            left -= (s.twins[seat] >> kind & 1) + (s.triplets[seat] >> kind & 1)
            notes[UNSEEN_FROM + kind] = left
    for place in range(seat * 4, seat * 4 + 4):
        if s.discarded[place] > 0:
            kind = s.discarded[place] - 1
            for other in range(kind // RANKS * RANKS, kind + 1):
                notes[UNSEEN_FROM + other] -= 1


def survey_colours(s: State, seat: int, notes: Any) -> None:
    """What I hold and have won of each colour, and who lacks it."""
    mosquitoes = 0
    for colour in range(4):
        kinds = ONE_COLOUR << (RANKS * colour)
        notes[CARDS + colour] = (
            count(s.hand[seat] & kinds)
            + count(s.twins[seat] & kinds)
            + count(s.triplets[seat] & kinds)
        )
        mosquitoes += own_copies(s, seat, colour * RANKS + MOSQUITO)
        more = s.players * s.won[seat * 4 + colour]
        for other in range(s.players):
            more -= s.won[other * 4 + colour]
        notes[WON_MORE + colour] = more
        notes[LACK + colour] = 0
    notes[OWN_MOSQUITOES] = mosquitoes
    # A mosquito that lies already is the own one, for which a trump is named.
    after = s.players - s.lying - (1 if s.phase == PLAYING else 0)
    other = seat
    for _ in range(after):
        other = next_seat(s, other)
        for colour in range(4):
            notes[LACK + colour] += s.lacks[other] >> colour & 1


def survey_trick(s: State, seat: int, notes: Any) -> None:
    """What lies in the trick, and who has it so far."""
    notes[TRICK] = trick_so_far(s, seat)
    notes[LEAD_IN_TRICK] = 0
    notes[WINNER] = trick_winner(s)
    other = s.leader
    for _ in range(s.lying):
        colour = s.card[other] // RANKS
        if s.card[other] - colour * RANKS != MOSQUITO:
            notes[LEAD_IN_TRICK] += notes[WON_MORE + colour]
        other = next_seat(s, other)


def survey_seats(s: State, seat: int, notes: Any) -> None:
    """What may still happen to each, and how few tricks the others have (M15)."""
    fewest = s.tricks_left + 13
    for other in range(s.players):
        notes[UNTOUCHED + other] = unstung(s, other)
        # At the very end nothing may come.
        unseen = notes[ALL_UNSEEN]
        notes[COMES + other] = worth_to_come(s, other, unseen) if unseen > 0 else 0
        if other != seat:
            fewest = min(fewest, s.tricks[other])
    notes[FEWEST_TRICKS] = fewest
