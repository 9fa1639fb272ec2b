"""What a learned player of Mückenstich weighs of one move, as whole numbers.

The network looks at every legal move by itself (bots/network.py): what the card does to the trick,
to the own hand and to the tricks to come. So what it learns of a red card it knows of a green one.
Written like the rule bot and made of the same things: own cards, and what everybody has seen.
"""

from typing import Any

from katzentisch.core.bits import count
from katzentisch.core.observation import Layout, Part
from katzentisch.games.muckenstich.bot import (
    HOLDS,
    HOLDS_AS_TRUMP,
    UNSEEN_BITS,
    UNSEEN_MASK,
    best_named,
    numbers_in,
    odds_to_hold,
    takes_the_lead,
    winner_with,
)
from katzentisch.games.muckenstich.imagine import own_copies
from katzentisch.games.muckenstich.rules import (
    DISCARD,
    DOUBLE,
    MOSQUITO,
    NONE,
    RANKS,
    TRUMP,
    State,
)
from katzentisch.games.muckenstich.survey import (
    ALL_UNSEEN,
    CARDS,
    COMES,
    DUE,
    DUE_NOW,
    FEWEST_TRICKS,
    HUNDRED,
    LACK,
    LEAD_IN_TRICK,
    NOTES,
    OWN_MOSQUITOES,
    OWN_OUTLOOK,
    RIVALRY,
    TRICK,
    UNSEEN_FROM,
    UNSEEN_MOSQUITOES,
    UNTOUCHED,
    WINNER,
    WON_MORE,
    survey,
)

__all__ = ["A_UNIT", "MOST_MOVES", "NOTES", "WEIGHED", "survey", "weigh"]

ALL_COLOURS = 0b1111
# The number cards of a colour, as bits.
NUMBERS = (1 << MOSQUITO) - 1
# No hand has more kinds of cards (M4).
MOST_MOVES = 15
# What a unit by which the network likes a move less costs, as a part of what moves differ by in a
# single world: measured with the network of the folder (docs/decisions/bots-champion.md).
A_UNIT = 0.008

WEIGHED = Layout(
    (
        Part("due", DUE, 0, 1, "the kind of decision"),
        # The trick.
        Part("takes", (), 0, 1, "the card has the trick so far"),
        Part("hold", (), 0, 100, "per cent that it keeps it"),
        Part("sure", (), 0, 100, "the same, squared"),
        Part("mine", (), 0, 600, "numbers in the trick times hold"),
        Part("stings", (), 0, 400, "colours in it that sting me (M18) times hold"),
        Part(
            "theirs", (), 0, 600, "numbers times what the winner's points cost me, times not hold"
        ),
        Part("their_stings", (), 0, 400, "the same of colours that sting the winner"),
        Part("to_come", (), -2000, 500, "what cards to come are worth to me, times hold"),
        Part("to_come_theirs", (), -2000, 500, "and to the winner, times what that costs me"),
        Part("rival", (), 0, 100, "per cent of what others may win that are the winner's"),
        Part("behind", (), -510, 510, "how many points the winner is ahead of me"),
        Part("after", (), 0, 5, "how many play after me"),
        Part("left", (), 0, 13, "tricks after this one"),
        Part("lacking", (), 0, 5, "of those after me, how many lack the colour"),
        Part("lacking_trump", (), 0, 5, "or the trump"),
        # A number card.
        Part("rank", (), 0, 11, "how high a number is"),
        Part("rank_left", (), 0, 143, "the same times the tricks left"),
        Part("rank_takes", (), 0, 11, "the same of a card that has the trick"),
        Part("higher", (), 0, 16, "unseen cards of its colour from it on"),
        Part("lower", (), 0, 12, "unseen ones below"),
        Part("highest", (), 0, 1, "none above is unseen"),
        Part("lowest", (), 0, 1, "none below is unseen"),
        Part("trump", (), 0, 1, "a number of the trump"),
        Part("trump_rank", (), 0, 11, "how high that is"),
        Part("covers", (), 0, 1, "I hold a mosquito of the colour"),
        Part("last_cover", (), 0, 1, "and this is its last cover"),
        Part("cover", (), 0, 15, "and so many more cards of the colour"),
        # A mosquito.
        Part("mosquito", (), 0, 1, "the card is a mosquito"),
        Part("mosquito_left", (), 0, 13, "the same times the tricks left"),
        Part("mosquito_few", (), 0, 4, "the same, up to four"),
        Part("own_trump", (), 0, 1, "its own colour becomes trump"),
        Part("held_trump", (), 0, 15, "cards of that trump that I hold"),
        Part("high_trump", (), 0, 78, "how high they are, added up"),
        Part("unseen_trump", (), 0, 16, "unseen cards of it"),
        Part("another", (), 0, 2, "more mosquitoes of the colour that I hold"),
        Part("bare", (), 0, 1, "a mosquito without cover"),
        Part("given", (), 0, 100, "rival, of a mosquito, times not hold"),
        # The own hand.
        Part("length", (), 0, 15, "cards of the colour that I keep"),
        Part("none_left", (), 0, 1, "that is none"),
        Part("none_left_early", (), 0, 13, "the same times the tricks left"),
        Part("unseen", (), 0, 16, "unseen cards of the colour"),
        Part("below", (), 0, 12, "lower numbers of the colour that I hold"),
        Part("above", (), 0, 12, "higher ones"),
        Part("mosquitoes", (), 0, 12, "mosquitoes that I hold"),
        Part("trumps", (), 0, 15, "cards of the standing trump that I hold"),
        # What has been won.
        Part("fewest", (), 0, 100, "hold, if I have the fewest tricks alone (M15)"),
        Part("among_fewest", (), 0, 100, "hold, if I share them"),
        Part("tricks_ahead", (), -300, 300, "tricks that I have more than the fewest, times hold"),
        Part("tricks_near", (), -300, 300, "the same by the tricks left"),
        Part("fewest_near", (), 0, 100, "fewest by the tricks left"),
        Part("winner_fewest", (), 0, 100, "not hold, if the winner has the fewest tricks"),
        Part("lead", (), -1300, 1300, "numbers of the colour I won more than others, times hold"),
        Part("lead_given", (), -1300, 1300, "the same times not hold"),
        Part("trick_lead", (), -7800, 7800, "the same of the cards in the trick, times hold"),
        Part("unstung", (), 0, 400, "colours that have not stung me, times hold"),
        Part("stung", (), 0, 1, "the colour has stung me"),
        Part("stung_hold", (), 0, 100, "the same times hold"),
        Part("hold_left", (), 0, 1300, "hold times the tricks left"),
        Part("hold_after", (), 0, 500, "hold times those who play after me"),
        Part("coming", (), 0, 1200, "unseen mosquitoes times hold"),
        Part("coming_colour", (), 0, 3, "unseen mosquitoes of the colour"),
        Part("coming_hold", (), 0, 300, "the same times hold"),
        # The game.
        Part("outlook", (), 0, 100, "per cent of the victory that are mine, by the score"),
        # Colours to name.
        Part("won", (), 0, 13, "numbers of a colour to name that I have won"),
        Part("others_won", (), 0, 13, "that others have won"),
        Part("rivals_won", (), 0, 1300, "the same by what that costs me"),
    )
)
(
    TAKES,
    HOLD,
    SURE,
    MINE,
    STINGS,
    THEIRS,
    THEIR_STINGS,
    TO_COME,
    TO_COME_THEIRS,
    RIVAL,
    BEHIND,
    AFTER,
    LEFT,
    LACKING,
    LACKING_TRUMP,
    RANK,
    RANK_LEFT,
    RANK_TAKES,
    HIGHER,
    LOWER,
    HIGHEST,
    LOWEST,
    IS_TRUMP,
    TRUMP_RANK,
    COVERS,
    LAST_COVER,
    COVER,
    IS_MOSQUITO,
    MOSQUITO_LEFT,
    MOSQUITO_FEW,
    OWN_TRUMP,
    HELD_TRUMP,
    HIGH_TRUMP,
    UNSEEN_TRUMP,
    ANOTHER,
    BARE,
    GIVEN,
    LENGTH,
    NONE_LEFT,
    NONE_LEFT_EARLY,
    UNSEEN,
    BELOW,
    ABOVE,
    MOSQUITOES,
    TRUMPS,
    FEWEST,
    AMONG_FEWEST,
    TRICKS_AHEAD,
    TRICKS_NEAR,
    FEWEST_NEAR,
    WINNER_FEWEST,
    WON_LEAD,
    WON_LEAD_GIVEN,
    TRICK_LEAD,
    UNSTUNG,
    STUNG,
    STUNG_HOLD,
    HOLD_LEFT,
    HOLD_AFTER,
    COMING,
    COMING_COLOUR,
    COMING_HOLD,
    OUTLOOK,
    WON,
    OTHERS_WON,
    RIVALS_WON,
) = range(len(DUE), WEIGHED.size)


def weigh(s: State, seat: int, move: int, notes: Any, out: Any) -> None:
    """Fill `out`, all zeros before, with what there is to weigh of a legal move."""
    out[notes[DUE_NOW]] = 1
    out[OUTLOOK] = notes[OWN_OUTLOOK]
    if move < DISCARD:
        weigh_card(s, seat, move, NONE, s.lying, notes, out)
    elif move < TRUMP:
        weigh_hand(s, seat, move - DISCARD, 1, notes, out)
    elif move < DOUBLE:
        weigh_card(s, seat, s.card[seat], move - TRUMP, s.lying - 1, notes, out)
    else:
        weigh_name(s, seat, (move - DOUBLE) % 4, notes, out)


def weigh_card(
    s: State, seat: int, kind: int, named: int, lying: int, notes: Any, out: Any
) -> None:
    """A card to play, or a trump to name for a mosquito that lies already.

    A mosquito is weighed with the trump that the rule bot would name.
    """
    trick = notes[TRICK]
    stung = trick & ALL_COLOURS
    numbers = numbers_in(trick)
    after = s.players - lying - 1
    colour = kind // RANKS
    trump = s.trump
    if kind - colour * RANKS == MOSQUITO:
        trump = named if named != NONE else trump_to_name(s, seat, kind, trick, notes[ALL_UNSEEN])
        stung |= 1 << colour
        winner = winner_with(s, seat, kind, trump, trick)
        hold = 0
        if winner == seat:
            hold = HUNDRED if after == 0 else HOLDS_AS_TRUMP if trump == colour else HOLDS
        weigh_mosquito(s, seat, kind, trump, hold, winner, notes, out)
    else:
        numbers += 1
        winner = notes[WINNER]
        hold = 0
        if takes_the_lead(s, kind):
            winner = seat
            stronger, unseen = notes[UNSEEN_FROM + kind], notes[UNSEEN_FROM + colour * RANKS]
            hold = odds_to_hold(s, colour, stronger, unseen, after, notes[LACK + colour])
        weigh_number(s, kind, hold, notes, out)
    out[TAKES] = winner == seat
    weigh_trick(s, seat, winner, hold, numbers, stung, after, notes, out)
    weigh_race(s, seat, winner, hold, notes, out)
    weigh_hand(s, seat, kind, 0 if named != NONE else 1, notes, out)
    out[AFTER] = after
    out[HOLD_AFTER] = hold * after
    out[LACKING] = notes[LACK + colour]
    if trump != NONE:
        out[LACKING_TRUMP] = notes[LACK + trump]
    coming = notes[ALL_UNSEEN] >> (UNSEEN_BITS * colour) & UNSEEN_MASK
    out[COMING_COLOUR] = coming
    out[COMING_HOLD] = hold * coming
    out[COMING] = hold * notes[UNSEEN_MOSQUITOES]
    out[STUNG_HOLD] = hold * out[STUNG]
    out[UNSTUNG] = hold * count(notes[UNTOUCHED + seat])


def weigh_trick(
    s: State,
    seat: int,
    winner: int,
    hold: int,
    numbers: int,
    stung: int,
    after: int,
    notes: Any,
    out: Any,
) -> None:
    """What the trick is worth to me and to who has it otherwise."""
    lost = HUNDRED - hold
    rival = notes[RIVALRY + winner]
    out[HOLD] = hold
    out[SURE] = hold * hold // HUNDRED
    out[MINE] = hold * numbers
    out[STINGS] = hold * count(stung & notes[UNTOUCHED + seat])
    out[THEIRS] = lost * rival * numbers // HUNDRED
    theirs = 0
    if winner != seat:
        theirs = (s.players - 1) * count(stung & notes[UNTOUCHED + winner])
        out[TO_COME_THEIRS] = lost * rival * after * notes[COMES + winner] // (HUNDRED * HUNDRED)
        out[BEHIND] = s.score[winner] - s.score[seat]
        out[RIVAL] = rival
    elif stung:
        for other in range(s.players):
            if other != seat:
                theirs += count(stung & notes[UNTOUCHED + other])
    out[THEIR_STINGS] = lost * rival * theirs // (HUNDRED * (s.players - 1))
    out[TO_COME] = hold * after * notes[COMES + seat] // HUNDRED
    out[LEFT] = s.tricks_left - 1
    out[HOLD_LEFT] = hold * (s.tricks_left - 1)


def weigh_race(s: State, seat: int, winner: int, hold: int, notes: Any, out: Any) -> None:
    """What a trick more does to who may double (M15), and to what colours have brought."""
    ahead = max(-3, min(3, s.tricks[seat] - notes[FEWEST_TRICKS]))
    left = s.tricks_left
    out[TRICKS_AHEAD] = hold * ahead
    out[TRICKS_NEAR] = hold * ahead // left
    if ahead < 0:
        out[FEWEST] = hold
        out[FEWEST_NEAR] = hold // left
    elif ahead == 0:
        out[AMONG_FEWEST] = hold
    if winner != seat and s.tricks[winner] == notes[FEWEST_TRICKS]:
        out[WINNER_FEWEST] = HUNDRED - hold
    out[TRICK_LEAD] = hold * notes[LEAD_IN_TRICK] // (s.players - 1)


def weigh_number(s: State, kind: int, hold: int, notes: Any, out: Any) -> None:
    """How high a number is, and what it leaves behind."""
    colour = kind // RANKS
    rank = kind - colour * RANKS
    out[RANK_LEFT] = rank * (s.tricks_left - 1)
    if hold > 0:
        out[RANK_TAKES] = rank
    if colour == s.trump:
        out[IS_TRUMP] = 1
        out[TRUMP_RANK] = rank
    lead = notes[WON_MORE + colour]
    out[WON_LEAD] = hold * lead // (s.players - 1)
    out[WON_LEAD_GIVEN] = (HUNDRED - hold) * lead // (s.players - 1)


def weigh_mosquito(
    s: State, seat: int, kind: int, trump: int, hold: int, winner: int, notes: Any, out: Any
) -> None:
    """What a mosquito names, and that it is gone."""
    left = s.tricks_left - 1
    out[MOSQUITO_LEFT] = left
    out[MOSQUITO_FEW] = min(4, left)
    out[OWN_TRUMP] = trump == kind // RANKS
    out[HELD_TRUMP] = notes[CARDS + trump]
    for rank in range(RANKS):
        if s.hand[seat] >> (trump * RANKS + rank) & 1:
            out[HIGH_TRUMP] += rank
    out[UNSEEN_TRUMP] = notes[UNSEEN_FROM + trump * RANKS]
    if winner != seat:
        out[GIVEN] = notes[RIVALRY + winner]


def weigh_hand(s: State, seat: int, kind: int, gone: int, notes: Any, out: Any) -> None:
    """What the own hand is without a card; `gone` is 1 if it is still there."""
    colour = kind // RANKS
    first = colour * RANKS
    length = notes[CARDS + colour] - gone
    hidden = notes[UNSEEN_FROM + first]
    out[LENGTH] = length
    out[UNSEEN] = hidden
    out[STUNG] = 1 - (notes[UNTOUCHED + seat] >> colour & 1)
    if length == 0:
        out[NONE_LEFT] = 1
        out[NONE_LEFT_EARLY] = s.tricks_left - 1
    numbers = s.hand[seat] >> first & NUMBERS
    out[BELOW] = count(numbers & ((1 << (kind - first)) - 1))
    out[ABOVE] = count(numbers >> (kind - first + 1))
    out[MOSQUITOES] = notes[OWN_MOSQUITOES]
    if s.trump != NONE:
        out[TRUMPS] = notes[CARDS + s.trump]
    if kind - first == MOSQUITO:
        out[IS_MOSQUITO] = 1
        out[BARE] = length == 0
        out[ANOTHER] = own_copies(s, seat, kind) - gone
        return
    higher = notes[UNSEEN_FROM + kind]
    out[RANK] = kind - first
    out[HIGHER] = higher
    out[LOWER] = hidden - higher
    out[HIGHEST] = higher == 0
    out[LOWEST] = hidden == higher
    if s.hand[seat] >> (first + MOSQUITO) & 1:
        out[COVERS] = 1
        out[LAST_COVER] = length == 1
        out[COVER] = length


def weigh_name(s: State, seat: int, colour: int, notes: Any, out: Any) -> None:
    """A colour to double or to make void (M15, M16)."""
    out[WON] = s.won[seat * 4 + colour]
    for other in range(s.players):
        if other != seat:
            won = s.won[other * 4 + colour]
            out[OTHERS_WON] += won
            out[RIVALS_WON] += notes[RIVALRY + other] * won


def trump_to_name(s: State, seat: int, kind: int, trick: int, unseen: int) -> int:
    """What the rule bot would name with a mosquito."""
    return best_named(s, seat, kind, trick | 1 << kind // RANKS, s.lying + 1, unseen) % 4
