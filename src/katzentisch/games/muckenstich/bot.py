"""A rule bot for Mückenstich, written like the rules: plain and compiled, own cards and public
things only. Everything that was played is public, and this bot remembers all of it.

Ideas:

- *Worth of a trick*: a point a number card, five points less for each colour in which its winner
  has no mosquito yet. Somebody else's points count against me, shared among the others.
- *Will it hold?* A card wins as surely as few stronger ones are unseen and may still come.
- *Whom to give a mosquito*: throw it into a trick that somebody else wins, the leader most of all.
- *Name the trump for the right winner*: the colour with which the trick goes where it should.
- *Discard* what cannot be got rid of: a mosquito whose colour is short gets stuck, so it goes.
- *Double* what I won more of than the others, *void* what they won more of.
"""

from katzentisch.core.bits import count, lowest
from katzentisch.core.chance import Chance, below
from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.ahead import forget_choices, rethink, stage, standing
from katzentisch.games.muckenstich.discarding import worst_card
from katzentisch.games.muckenstich.imagine import own_copies
from katzentisch.games.muckenstich.rules import (
    COPIES,
    DECK_SIZE,
    DISCARD,
    DISCARDING,
    DOUBLE,
    DOUBLING,
    MOSQUITO,
    NAMING_TRUMP,
    NONE,
    ONE_COLOUR,
    PLAYING,
    PLAYS,
    RANKS,
    TRUMP,
    VOID,
    State,
    strength,
    trick_winner,
)

__all__ = [
    "DEALS",
    "EXPERT_PLAYOUTS",
    "NOT_WORTH",
    "PLANS",
    "STRONG_WORLDS",
    "forget_choices",
    "hand_move",
    "plan_move",
    "rethink",
    "rule_move",
    "stage",
    "standing",
]

legal = RULES.legal

# Going on as usual is the only plan here.
PLANS = 1
# What the expert may spend on a move, in playouts: with four players at most 40 ms on one core, and
# seldom more than 80.
EXPERT_PLAYOUTS = 1500
# The share of the victory that is not worth looking for to a champion: so that it takes about as
# long as an expert.
NOT_WORTH = 0.001
# The worlds a strong player looks into: with fewer he is hardly better than a regular, with more
# hardly worse than an expert.
STRONG_WORLDS = 24
# How many deals tell its strength (lab/strength.py): of quick bots, of searches at equal budgets,
# of the expert against rule bots, of searching levels, and with another's search.
DEALS = (60, 12, 20, 20, 10)
# With three players a deck is played in two halves of so many tricks.
TRICKS_A_HALF = 8
# Hundredths of a point.
POINT = 100
# The first mosquito of a colour costs five points, but it would often have come anyway; more so
# the longer the round still is.
STING = 335
STING_AHEAD = 4
# A mosquito in the hand wins a trick and names its trump when that matters most: so much for each
# other card in the hand, up to some.
KEPT_MOSQUITO = 45
KEPT_FOR = 4
# So does a high card, for every rank; more if tricks are good for me.
KEPT_RANK = 9
KEPT_RANK_IN_GOOD_TRICKS = 8
# A trick more makes it harder to have the fewest, and to double.
DOUBLE_LOST = 60
# Per cent: odds against a card for each stronger one that a player to come may hold, for a player
# known to lack its colour, and for any player once the colour runs out.
STRONGER = 73
RUFF = 48
RUFF_SHORT = 48
# Per cent that a mosquito that has the trick keeps it: its colour trump, or another.
HOLDS_AS_TRUMP = 70
HOLDS = 45
# Bits for the unseen mosquitoes of a colour.
UNSEEN_BITS = 4
UNSEEN_MASK = 15
# A trump is worth a little more for every card of it in the hand.
TRUMP_LENGTH = 9


def rule_move(s: State, seat: int, chance: Chance) -> int:
    """The move of a player who counts cards and weighs every trick."""
    if s.phase == PLAYING:
        return best_play(s, seat)
    if s.phase == NAMING_TRUMP:
        return TRUMP + best_trump(s, seat)
    if s.phase == DISCARDING:
        return DISCARD + worst_card(s, seat)
    if s.phase == DOUBLING:
        return DOUBLE + best_colour(s, seat, 1, NONE)
    return VOID + best_colour(s, seat, -1, s.doubled)


def hand_move(s: State, seat: int, mood: int, chance: Chance) -> int:
    """The move of a player who looks at the trick and his own cards and counts nothing.

    He takes cheap what brings numbers, and ducks under what brings a mosquito; a bold player
    (mood 2) takes more.
    """
    if s.phase == PLAYING:
        return simple_play(s, seat, mood, chance)
    if s.phase == NAMING_TRUMP:
        return TRUMP + longest_colour(s, seat)
    if s.phase == DISCARDING:
        return DISCARD + worst_card(s, seat)
    if s.phase == DOUBLING:
        return DOUBLE + most_won(s, seat)
    return lowest_name(s, seat, chance)


# Playing


def best_play(s: State, seat: int) -> int:
    """The card that is worth most."""
    moves = legal(s, seat, PLAYS)
    best = lowest(moves)
    if moves & (moves - 1) == 0:
        return best
    unseen = all_unseen(s, seat)
    ahead = trick_winner(s)
    # What differs from card to card is who has the trick; what it brings them does not.
    mine = worth_of_trick(s, seat, NONE, unseen) + POINT - DOUBLE_LOST
    next_ones = worth_of_trick(s, next_seat(s, seat), NONE, unseen) + POINT
    leaders = worth_of_trick(s, ahead, NONE, unseen) + POINT
    a_rank = KEPT_RANK + KEPT_RANK_IN_GOOD_TRICKS * worth_to_come(s, seat, unseen) // POINT
    best_worth = 0
    first = 1
    while moves:
        kind = lowest(moves)
        moves &= moves - 1
        rank = kind % RANKS
        if rank == MOSQUITO:
            worth = mosquito_worth(s, seat, kind, unseen)
        elif takes_the_lead(s, ahead, kind):
            worth = shared(s, chance_to_hold(s, seat, kind), mine, next_ones) - rank * a_rank
        else:
            worth = shared(s, 0, mine, leaders) - rank * a_rank
        if first or worth > best_worth:
            best = kind
            best_worth = worth
            first = 0
    return best


def takes_the_lead(s: State, ahead: int, kind: int) -> int:
    """1 if a card is the strongest of the trick so far, as the first one always is."""
    power = strength(s, kind)
    if s.lying > 0 and (power == 0 or power < strength(s, s.card[ahead])):
        return 0
    return 1


def shared(s: State, holds: int, mine: int, theirs: int) -> int:
    """A trick that is mine with so many per cent; what others get counts against me, shared."""
    return holds * mine // 100 - (100 - holds) * theirs // (100 * (s.players - 1))


def mosquito_worth(s: State, seat: int, kind: int, unseen: int) -> int:
    """What playing a mosquito is worth: the trump it lets me name decides who is stung."""
    best = -100000
    for trump in range(4):
        best = max(best, trump_worth(s, seat, kind, trump, kind // RANKS, unseen))
    return best - KEPT_MOSQUITO * min(KEPT_FOR, count(s.hand[seat]) - 1)


def trump_worth(s: State, seat: int, kind: int, trump: int, stinging: int, unseen: int) -> int:
    """What a trump named with a mosquito is worth: who is going to have the trick with it?"""
    winner = winner_with(s, seat, kind, trump)
    worth = TRUMP_LENGTH * count(s.hand[seat] & (ONE_COLOUR << (RANKS * trump)))
    if winner != seat:
        theirs = worth_of_trick(s, winner, stinging, unseen)
        return worth + shared(s, 0, 0, theirs)
    holds = HOLDS_AS_TRUMP if trump == kind // RANKS else HOLDS
    if players_to_come(s, stinging) == 0:
        holds = 100
    mine = worth_of_trick(s, seat, stinging, unseen)
    theirs = worth_of_trick(s, next_seat(s, seat), stinging, unseen)
    return worth + shared(s, holds, mine, theirs)


def players_to_come(s: State, stinging: int) -> int:
    """How many play after this card, which lies already unless it is `stinging` in thought."""
    return s.players - s.lying - (1 if stinging != NONE else 0)


def worth_of_trick(s: State, winner: int, stinging: int, unseen: int) -> int:
    """The trick so far, what may still come, and one more mosquito if `stinging` is a colour."""
    stung = 0 if stinging == NONE else 1 << stinging
    worth = worth_to_come(s, winner, unseen) * max(0, s.players - s.lying - 1)
    other = s.leader
    for _ in range(s.lying):
        kind = s.card[other]
        colour = kind // RANKS
        if kind - colour * RANKS == MOSQUITO:
            stung |= 1 << colour
        else:
            worth += POINT
        other = next_seat(s, other)
    for colour in range(4):
        if stung >> colour & 1 and s.mosquitoes[winner * 4 + colour] == 0:
            worth -= STING - STING_AHEAD * s.tricks_left
    return worth


def worth_to_come(s: State, winner: int, unseen: int) -> int:
    """What a card still to come is worth to who wins it: a number, or a mosquito that stings."""
    stinging = 0
    harmless = 0
    for colour in range(4):
        mosquitoes = unseen >> (UNSEEN_BITS * colour) & UNSEEN_MASK
        if s.mosquitoes[winner * 4 + colour] == 0:
            stinging += mosquitoes
        else:
            harmless += mosquitoes
    cards = unseen >> (UNSEEN_BITS * 4)
    sting = STING - STING_AHEAD * s.tricks_left
    return POINT - (POINT * harmless + (POINT + sting) * stinging) // cards


def all_unseen(s: State, seat: int) -> int:
    """What a seat has not seen, as one number: its mosquitoes by colour, and above them all cards.

    One look is enough for a whole decision, in which it is asked again and again.
    """
    unseen = unseen_cards(s) << (UNSEEN_BITS * 4)
    for colour in range(4):
        kind = colour * RANKS + MOSQUITO
        mosquitoes = COPIES[kind] - s.seen[kind] - own_copies(s, seat, kind)
        unseen |= mosquitoes << (UNSEEN_BITS * colour)
    return unseen


def unseen_cards(s: State) -> int:
    """How many cards have not been played and are not in my hand."""
    played = s.lying + s.half * s.players * TRICKS_A_HALF
    for seat in range(s.players):
        played += s.players * s.tricks[seat]
    return DECK_SIZE - played - s.tricks_left


def chance_to_hold(s: State, seat: int, kind: int) -> int:
    """Per cent: that nobody after this seat plays a stronger card."""
    colour = kind // RANKS
    stronger = unseen_from(s, seat, kind)
    unseen = unseen_from(s, seat, colour * RANKS)
    lacking = 0
    after = s.players - s.lying - 1
    other = seat
    for _ in range(after):
        other = next_seat(s, other)
        lacking += s.lacks[other] >> colour & 1
    return odds_to_hold(s, colour, stronger, unseen, after, lacking)


def odds_to_hold(
    s: State, colour: int, stronger: int, unseen: int, after: int, lacking: int
) -> int:
    """The same, of a colour with so many stronger and unseen cards and so many who lack it."""
    following = after - lacking
    ahead = 0
    if NONE != s.trump != colour:
        ahead = RUFF * lacking + (RUFF_SHORT * following if unseen < after else 0)
    # Cards out of play are spread like the others; so many of the unseen lie with those after me.
    ahead += STRONGER * stronger * following // (s.players + 1)
    return 10000 // (100 + ahead)


def unseen_from(s: State, seat: int, kind: int) -> int:
    """How many cards of a colour a seat has not seen, of this kind and stronger."""
    end = (kind // RANKS + 1) * RANKS
    unseen = 0
    for other in range(kind, end):
        unseen += COPIES[other] - s.seen[other]
    kinds = (1 << end) - (1 << kind)
    unseen -= count(s.hand[seat] & kinds) + count(s.twins[seat] & kinds)
    unseen -= count(s.triplets[seat] & kinds)
    for place in range(seat * 4, seat * 4 + 4):
        unseen -= kind < s.discarded[place] <= end
    return unseen


def next_seat(s: State, seat: int) -> int:
    """The seat on the left."""
    seat += 1
    return 0 if seat == s.players else seat


# Naming


def winner_with(s: State, seat: int, kind: int, trump: int) -> int:
    """Who has the trick so far if this seat's card lies too and that colour is trump."""
    winner = seat
    best = power_with(s, kind, trump)
    other = s.leader
    for _ in range(s.lying):
        power = power_with(s, s.card[other], trump)
        # Of equal cards the later one is stronger, and this seat's is the last (M10).
        if other != seat and power > 0 and power > best:
            best = power
            winner = other
        other = next_seat(s, other)
    return winner


def power_with(s: State, kind: int, trump: int) -> int:
    """How strong a card is in this trick if that colour is trump (M13)."""
    colour = kind // RANKS
    rank = kind - colour * RANKS
    if colour == trump:
        return 32 + rank
    return 1 + rank if colour == s.led else 0


def best_trump(s: State, seat: int) -> int:
    """The trump that sends the trick, with my mosquito in it, to the right seat."""
    unseen = all_unseen(s, seat)
    best = 0
    best_worth = -100000
    for trump in range(4):
        # The card lies already, so its sting is part of the trick.
        worth = trump_worth(s, seat, s.card[seat], trump, NONE, unseen)
        if worth > best_worth:
            best = trump
            best_worth = worth
    return best


def best_colour(s: State, seat: int, sign: int, forbidden: int) -> int:
    """The colour I won most of against the others (sign 1), or least (sign -1)."""
    best = NONE
    best_lead = 0
    for colour in range(4):
        lead = 0
        for other in range(s.players):
            share = s.won[other * 4 + colour]
            lead += share * (s.players - 1) if other == seat else -share
        if colour != forbidden and (best == NONE or sign * lead > best_lead):
            best = colour
            best_lead = sign * lead
    return best


# Looking at the own hand only


def simple_play(s: State, seat: int, mood: int, chance: Chance) -> int:
    """Lead low; take a trick without mosquitoes, duck under one with."""
    moves = legal(s, seat, PLAYS)
    wants = s.lying > 0 and below(chance, 4) <= mood
    if s.lying > 0:
        other = s.leader
        for _ in range(s.lying):
            if s.card[other] % RANKS == MOSQUITO:
                wants = False
            other = next_seat(s, other)
    chosen = NONE
    for kind in range(4 * RANKS):
        if moves >> kind & 1:
            rank = kind % RANKS
            better = rank > chosen % RANKS if wants else rank < chosen % RANKS
            if chosen == NONE or (better and rank != MOSQUITO):
                chosen = kind
    return chosen


def longest_colour(s: State, seat: int) -> int:
    """The colour of which the hand holds most."""
    best = 0
    for colour in range(1, 4):
        cards = count(s.hand[seat] & (ONE_COLOUR << (RANKS * colour)))
        if cards > count(s.hand[seat] & (ONE_COLOUR << (RANKS * best))):
            best = colour
    return best


def most_won(s: State, seat: int) -> int:
    """The colour of which the seat itself won most."""
    best = 0
    for colour in range(1, 4):
        if s.won[seat * 4 + colour] > s.won[seat * 4 + best]:
            best = colour
    return best


def lowest_name(s: State, seat: int, chance: Chance) -> int:
    """Void the colour of which the seat itself won least."""
    best = NONE
    for colour in range(4):
        if colour != s.doubled and (
            best == NONE or s.won[seat * 4 + colour] < s.won[seat * 4 + best]
        ):
            best = colour
    return VOID + best


# For rollouts


def plan_move(s: State, seat: int, plan: int, chance: Chance) -> int:
    """There is no plan but to go on as usual."""
    return rule_move(s, seat, chance)
