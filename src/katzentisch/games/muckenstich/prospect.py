"""How a seat of Mückenstich stands between two tricks, with all hands open.

Whole numbers for a network that has learned what they are worth (bots/prospects.py): points won so
far, how high the cards of the hand are among those still in play, mosquitoes that may still sting,
and what a point is worth at this stage of the game.
"""

from math import sqrt
from typing import Any

from katzentisch.core.bits import count, lowest
from katzentisch.core.observation import Layout, Part
from katzentisch.games.muckenstich.ahead import SPREAD, deals_left, standing
from katzentisch.games.muckenstich.rules import (
    MOSQUITO,
    NONE,
    ONE_COLOUR,
    RANKS,
    State,
    mosquito_count,
)

STING = 5  # M18
# The number cards of a colour, as bits.
NUMBERS = (1 << MOSQUITO) - 1
HUNDRED = 100
# A lead of more powers of e than this is as good as the victory.
FURTHEST = 600

PROSPECT = Layout(
    (
        Part("standing", (), -600, 600, "hundredths of a power of e beside the best other"),
        Part("now", (), -600, 600, "the same if the points won so far counted"),
        Part("stake", (), 0, 100, "hundredths of a power of e that a point is worth"),
        Part("points", (), -20, 52, "won so far in this round (M17, M18)"),
        Part("points_staked", (), -2000, 5200, "the same times the stake"),
        Part("power", (), 0, 1500, "how high the number cards are, by the cards still in play"),
        Part("power_staked", (), 0, 1500, "the same times the stake"),
        Part("masters", (), 0, 13, "cards that nothing in play beats in their colour"),
        Part("low", (), 0, 13, "cards that beat nothing in play"),
        Part("trumps", (), 0, 13, "cards of the trump"),
        Part("trump_power", (), 0, 1500, "how high these are"),
        Part("no_trump", (), 0, 1, "no colour is trump"),
        Part("mosquitoes", (), 0, 12, "in the hand"),
        Part("bare", (), 0, 4, "colours in which the hand has mosquitoes and nothing else"),
        Part("covered", (), 0, 12, "other cards of the colours in which it has mosquitoes"),
        Part("stinging", (), 0, 12, "mosquitoes of others that would sting me (M18)"),
        Part("stinging_staked", (), 0, 1200, "the same times the stake"),
        Part("harmless", (), 0, 12, "mosquitoes of others that would not"),
        Part("own_stinging", (), 0, 12, "own ones that would sting me"),
        Part("unstung", (), 0, 4, "colours that have not stung me"),
        Part("voids", (), 0, 4, "colours of which the hand has none"),
        Part("longest", (), 0, 13, "cards of the longest colour"),
        Part("exposed", (), 0, 1500, "power, by the mosquitoes that would sting me"),
        Part("tricks", (), 0, 13, "won so far"),
        Part("tricks_ahead", (), -13, 13, "more than the fewest of the others (M15)"),
        Part("fewest", (), 0, 1, "nobody has as few"),
        Part("among_fewest", (), 0, 1, "some have as few, nobody fewer"),
        Part("best_colour", (), 0, 13, "numbers of the colour that I have won most of"),
        Part("best_lead", (), -65, 78, "more than others in my best colour, times all"),
        Part("worst_lead", (), -65, 78, "the same in my worst colour"),
        Part("most_won", (), -12, 12, "mosquitoes won more than the most of the others (M16)"),
        Part("leads", (), 0, 1, "leads the next trick"),
        Part("place", (), 0, 5, "how many play before"),
        Part("left", (), 0, 13, "tricks left"),
        Part("players", (), 3, 6, "how many play"),
    )
)
(
    STANDING,
    NOW,
    STAKE,
    POINTS,
    POINTS_STAKED,
    POWER,
    POWER_STAKED,
    MASTERS,
    LOW,
    TRUMPS,
    TRUMP_POWER,
    NO_TRUMP,
    MOSQUITOES,
    BARE,
    COVERED,
    STINGING,
    STINGING_STAKED,
    HARMLESS,
    OWN_STINGING,
    UNSTUNG,
    VOIDS,
    LONGEST,
    EXPOSED,
    TRICKS,
    TRICKS_AHEAD,
    FEWEST,
    AMONG_FEWEST,
    BEST_COLOUR,
    BEST_LEAD,
    WORST_LEAD,
    MOST_WON,
    LEADS,
    PLACE,
    LEFT,
    PLAYERS,
) = range(PROSPECT.size)


def pause(s: State) -> int:
    """Another number after every trick but the last, which is scored at once."""
    return max(1, s.tricks_left)


def prospect(s: State, seat: int, out: Any) -> None:
    """Fill `out`, all zeros before, with how a seat stands."""
    stake = int(HUNDRED / (SPREAD[s.players] * sqrt(max(1, deals_left(s) - 1))))
    out[STAKE] = stake
    out[LEFT] = s.tricks_left
    out[PLAYERS] = s.players
    out[LEADS] = s.turn == seat
    out[PLACE] = (seat - s.turn + s.players) % s.players
    see_points(s, seat, stake, out)
    for colour in range(4):
        see_colour(s, seat, colour, out)
    power = int(out[POWER])
    stinging = int(out[STINGING])
    out[POWER_STAKED] = power * stake // HUNDRED
    out[STINGING_STAKED] = stinging * stake
    out[EXPOSED] = power * stinging // max(1, stinging + int(out[HARMLESS]))
    see_tricks(s, seat, out)


def see_points(s: State, seat: int, stake: int, out: Any) -> None:
    """Points of the game and of this round, beside those of the best of the others."""
    ahead = 1000000
    now = 1000000
    own = points_so_far(s, seat)
    for other in range(s.players):
        if other != seat:
            lead = int(HUNDRED * (standing(s, seat) - standing(s, other)))
            ahead = min(ahead, lead)
            now = min(now, lead + stake * (own - points_so_far(s, other)))
    out[STANDING] = max(-FURTHEST, min(FURTHEST, ahead))
    out[NOW] = max(-FURTHEST, min(FURTHEST, now))
    out[POINTS] = own
    out[POINTS_STAKED] = own * stake


def points_so_far(s: State, seat: int) -> int:
    """What a seat's tricks are worth before a colour is doubled or void (M17, M18)."""
    points = 0
    for place in range(seat * 4, seat * 4 + 4):
        points += s.won[place]
        if s.mosquitoes[place] > 0:
            points -= STING
    return points


def see_colour(s: State, seat: int, colour: int, out: Any) -> None:
    """The cards of one colour, held to those in the other hands."""
    first = colour * RANKS
    own = held(s, seat, colour)
    mosquitoes = copies(s, seat, first + MOSQUITO)
    untouched = s.mosquitoes[seat * 4 + colour] == 0
    theirs = 0
    others_mosquitoes = 0
    for other in range(s.players):
        if other != seat:
            theirs += held(s, other, colour)
            others_mosquitoes += copies(s, other, first + MOSQUITO)
    out[MOSQUITOES] += mosquitoes
    if untouched:
        out[UNSTUNG] += 1
        out[STINGING] += others_mosquitoes
        out[OWN_STINGING] += mosquitoes
    else:
        out[HARMLESS] += others_mosquitoes
    if mosquitoes > 0:
        out[COVERED] += own - mosquitoes
        out[BARE] += own == mosquitoes
    if own == 0:
        out[VOIDS] += 1
    out[LONGEST] = max(out[LONGEST], own)
    power = power_of(s, seat, colour, theirs, out)
    if colour == s.trump:
        out[TRUMPS] = own
        out[TRUMP_POWER] = power
    elif s.trump == NONE:
        out[NO_TRUMP] = 1


def power_of(s: State, seat: int, colour: int, theirs: int, out: Any) -> int:
    """Per cent of the others' cards that each number of a colour beats, added up.

    Only of 12s and mosquitoes is there more than one (M1), and nothing that they beat is of these.
    """
    first = colour * RANKS
    power = 0
    numbers = s.hand[seat] >> first & NUMBERS
    while numbers:
        rank = lowest(numbers)
        numbers &= numbers - 1
        lower = 0
        for other in range(s.players):
            if other != seat:
                lower += count(s.hand[other] >> first & ((1 << rank) - 1))
        mine = 1 + (s.twins[seat] >> (first + rank) & 1)
        power += mine * (HUNDRED * lower // theirs if theirs > 0 else HUNDRED)
        out[MASTERS] += mine * (lower == theirs)
        out[LOW] += mine * (lower == 0 and theirs > 0)
    out[POWER] += power
    return power


def held(s: State, seat: int, colour: int) -> int:
    """How many cards of a colour a seat holds."""
    kinds = ONE_COLOUR << (RANKS * colour)
    return (
        count(s.hand[seat] & kinds) + count(s.twins[seat] & kinds) + count(s.triplets[seat] & kinds)
    )


def copies(s: State, seat: int, kind: int) -> int:
    """How many of a card a seat holds."""
    return (s.hand[seat] >> kind & 1) + (s.twins[seat] >> kind & 1) + (s.triplets[seat] >> kind & 1)


def see_tricks(s: State, seat: int, out: Any) -> None:
    """Who may double (M15) and make void (M16), and what that would be worth."""
    fewest = 99
    most = 0
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, s.tricks[other])
            most = max(most, mosquito_count(s, other))
    out[TRICKS] = s.tricks[seat]
    out[TRICKS_AHEAD] = s.tricks[seat] - fewest
    out[FEWEST] = s.tricks[seat] < fewest
    out[AMONG_FEWEST] = s.tricks[seat] == fewest
    out[MOST_WON] = mosquito_count(s, seat) - most
    out[BEST_LEAD] = -99
    out[WORST_LEAD] = 99
    for colour in range(4):
        lead = s.players * s.won[seat * 4 + colour]
        for other in range(s.players):
            lead -= s.won[other * 4 + colour]
        out[BEST_COLOUR] = max(out[BEST_COLOUR], s.won[seat * 4 + colour])
        out[BEST_LEAD] = max(out[BEST_LEAD], lead)
        out[WORST_LEAD] = min(out[WORST_LEAD], lead)
