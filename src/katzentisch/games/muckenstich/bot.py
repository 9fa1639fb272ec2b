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
from katzentisch.games.muckenstich.rules import (
    A_STRENGTH,
    A_TURN,
    COLOUR,
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
    RANK,
    RANKS,
    TRUMP,
    TWELVE,
    VOID,
    State,
    best_claim,
    strength,
)

__all__ = [
    "AHEAD",
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
# So many tricks ahead positions are judged: worth the time there (docs/decisions/bots-champion.md).
AHEAD = 2
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
ALL_UNSEEN = 0xFFFF
ONE_UNSEEN_OF_EACH = 0x1111
# The same of some colours, by their bits.
UNSEEN_OF = tuple(
    sum(UNSEEN_MASK << (UNSEEN_BITS * colour) for colour in range(4) if colours >> colour & 1)
    for colours in range(16)
)
# A trick as one number (trick_so_far).
NUMBERS_AT, NUMBERS_MASK = 4, 15
HIGHEST_AT, HIGHEST_BITS, HIGHEST_MASK = 8, 8, 255
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
    trick = trick_so_far(s, seat)
    claim = best_claim(s)
    # What differs from card to card is who has the trick; what it brings them does not.
    mine = worth_of_trick(s, seat, trick, unseen) + POINT - DOUBLE_LOST
    next_ones = worth_of_trick(s, next_seat(s, seat), trick, unseen) + POINT
    leaders = worth_of_trick(s, claim % A_TURN, trick, unseen) + POINT
    lost = shared(s, 0, mine, leaders)
    a_rank = KEPT_RANK + KEPT_RANK_IN_GOOD_TRICKS * worth_to_come(s, seat, unseen) // POINT
    hidden = 0
    looked_at = NONE
    best_worth = 0
    first = 1
    while moves:
        kind = lowest(moves)
        moves &= moves - 1
        colour = kind // RANKS
        rank = kind - colour * RANKS
        if rank == MOSQUITO:
            worth = mosquito_worth(s, seat, kind, trick, unseen)
        elif strength(s, kind) >= claim // A_STRENGTH:
            # Cards come colour by colour, and one look at what is hidden of it is enough.
            if colour != looked_at:
                hidden = hidden_of(s, seat, colour)
                looked_at = colour
            holds = chance_with(s, seat, kind, hidden)
            worth = shared(s, holds, mine, next_ones) - rank * a_rank
        else:
            worth = lost - rank * a_rank
        if first or worth > best_worth:
            best = kind
            best_worth = worth
            first = 0
    return best


def takes_the_lead(s: State, kind: int) -> int:
    """1 if a card is the strongest of the trick so far, as the first one always is."""
    return 1 if strength(s, kind) >= best_claim(s) // A_STRENGTH else 0


def shared(s: State, holds: int, mine: int, theirs: int) -> int:
    """A trick that is mine with so many per cent; what others get counts against me, shared."""
    return holds * mine // 100 - (100 - holds) * theirs // (100 * (s.players - 1))


def mosquito_worth(s: State, seat: int, kind: int, trick: int, unseen: int) -> int:
    """What playing a mosquito is worth: the trump it lets me name decides who is stung."""
    named = best_named(s, seat, kind, trick | 1 << kind // RANKS, s.lying + 1, unseen)
    return named // 4 - KEPT_MOSQUITO * min(KEPT_FOR, count(s.hand[seat]) - 1)


def best_named(s: State, seat: int, kind: int, trick: int, lying: int, unseen: int) -> int:
    """The best trump for a mosquito that is one of so many cards of the trick, and its worth.

    In one number: the worth times four, and the colour. Who is going to have the trick with it?
    """
    colour = kind // RANKS
    mine = worth_of_trick(s, seat, trick, unseen)
    theirs = worth_of_trick(s, next_seat(s, seat), trick, unseen)
    certain = lying == s.players
    as_trump = shared(s, 100 if certain else HOLDS_AS_TRUMP, mine, theirs)
    otherwise = shared(s, 100 if certain else HOLDS, mine, theirs)
    best = 0
    best_worth = -100000
    for trump in range(4):
        winner = winner_with(s, seat, kind, trump, trick)
        worth = TRUMP_LENGTH * count(s.hand[seat] & (ONE_COLOUR << (RANKS * trump)))
        if winner != seat:
            worth += shared(s, 0, 0, worth_of_trick(s, winner, trick, unseen))
        else:
            worth += as_trump if trump == colour else otherwise
        if worth > best_worth:
            best = trump
            best_worth = worth
    return 4 * best_worth + best


def trick_so_far(s: State, seat: int) -> int:
    """The trick on the table as one number, since it is asked about again and again.

    The colours of its mosquitoes as bits, above them how many numbers it has, and above these by
    colour the highest card of the others, the first of equal ones: its rank + 1, and its seat.
    """
    trick = 0
    other = s.leader
    for _ in range(s.lying):
        kind = s.card[other]
        colour = kind // RANKS
        rank = kind - colour * RANKS
        trick |= (rank == MOSQUITO) << colour
        trick += (rank != MOSQUITO) << NUMBERS_AT
        place = HIGHEST_AT + HIGHEST_BITS * colour
        highest = trick >> place & HIGHEST_MASK
        if other != seat and rank + 1 > highest // A_TURN:
            trick += (A_TURN * (rank + 1) + other - highest) << place
        other = next_seat(s, other)
    return trick


def numbers_in(trick: int) -> int:
    """How many number cards lie in a trick."""
    return trick >> NUMBERS_AT & NUMBERS_MASK


def unstung(s: State, seat: int) -> int:
    """The colours of which a seat has won no mosquito yet, as bits (M18)."""
    colours = 0
    for colour in range(4):
        colours |= (s.mosquitoes[seat * 4 + colour] == 0) << colour
    return colours


def worth_of_trick(s: State, winner: int, trick: int, unseen: int) -> int:
    """The trick so far, and what may still come."""
    worth = POINT * numbers_in(trick)
    to_come = s.players - s.lying - 1
    if to_come > 0:
        worth += to_come * worth_to_come(s, winner, unseen)
    stings = count(trick & unstung(s, winner))
    return worth - stings * (STING - STING_AHEAD * s.tricks_left)


def worth_to_come(s: State, winner: int, unseen: int) -> int:
    """What a card still to come is worth to who wins it: a number, or a mosquito that stings."""
    mosquitoes = summed(unseen & ALL_UNSEEN)
    stinging = summed(unseen & UNSEEN_OF[unstung(s, winner)])
    cards = unseen >> (UNSEEN_BITS * 4)
    sting = STING - STING_AHEAD * s.tricks_left
    return POINT - (POINT * mosquitoes + sting * stinging) // cards


def summed(unseen: int) -> int:
    """The unseen mosquitoes of all colours together, which are twelve at most."""
    return unseen * ONE_UNSEEN_OF_EACH >> (UNSEEN_BITS * 3) & UNSEEN_MASK


def all_unseen(s: State, seat: int) -> int:
    """What a seat has not seen, as one number: its mosquitoes by colour, and above them all cards.

    One look is enough for a whole decision, in which it is asked again and again.
    """
    unseen = unseen_cards(s) << (UNSEEN_BITS * 4)
    for colour in range(4):
        kind = colour * RANKS + MOSQUITO
        held = s.hand[seat] >> kind & 1
        held += (s.twins[seat] >> kind & 1) + (s.triplets[seat] >> kind & 1)
        unseen += (COPIES[kind] - s.seen[kind] - held) << (UNSEEN_BITS * colour)
    for place in range(seat * 4, seat * 4 + 4):
        kind = s.discarded[place] - 1
        if kind != NONE and RANK[kind] == MOSQUITO:
            unseen -= 1 << (UNSEEN_BITS * COLOUR[kind])
    return unseen


def unseen_cards(s: State) -> int:
    """How many cards have not been played and are not in my hand."""
    played = s.lying + s.half * s.players * TRICKS_A_HALF
    for seat in range(s.players):
        played += s.players * s.tricks[seat]
    return DECK_SIZE - played - s.tricks_left


def chance_to_hold(s: State, seat: int, kind: int) -> int:
    """Per cent: that nobody after this seat plays a stronger card."""
    return chance_with(s, seat, kind, hidden_of(s, seat, kind // RANKS))


def chance_with(s: State, seat: int, kind: int, hidden: int) -> int:
    """The same, if that is hidden of the card's colour."""
    after = s.players - s.lying - 1
    if after == 0:
        return 100
    colour = kind // RANKS
    lacking = 0
    other = seat
    for _ in range(after):
        other = next_seat(s, other)
        lacking += s.lacks[other] >> colour & 1
    stronger = count(hidden >> (kind - colour * RANKS))
    return odds_to_hold(s, colour, stronger, count(hidden), after, lacking)


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


def hidden_of(s: State, seat: int, colour: int) -> int:
    """The cards of a colour that a seat has not seen, as bits: a card's rank, and higher for more.

    There are two twelves, so that mosquitoes come a bit later (M2).
    """
    first = colour * RANKS
    held = s.hand[seat] >> first
    more = s.twins[seat] >> first
    hidden = 0
    for rank in range(TWELVE):
        hidden |= (s.seen[first + rank] == 0) << rank
    hidden &= ~held
    twelves = COPIES[TWELVE] - s.seen[first + TWELVE]
    twelves -= (held >> TWELVE & 1) + (more >> TWELVE & 1)
    mosquitoes = COPIES[MOSQUITO] - s.seen[first + MOSQUITO]
    mosquitoes -= (held >> MOSQUITO & 1) + (more >> MOSQUITO & 1)
    mosquitoes -= s.triplets[seat] >> first + MOSQUITO & 1
    for place in range(seat * 4, seat * 4 + 4):
        rank = s.discarded[place] - 1 - first
        if 0 <= rank < TWELVE:
            hidden &= ~(1 << rank)
        twelves -= rank == TWELVE
        mosquitoes -= rank == MOSQUITO
    return hidden | ((1 << twelves) - 1) << TWELVE | ((1 << mosquitoes) - 1) << MOSQUITO + 1


def unseen_from(s: State, seat: int, kind: int) -> int:
    """How many cards of a colour a seat has not seen, of this kind and stronger."""
    colour = kind // RANKS
    rank = kind - colour * RANKS
    return count(hidden_of(s, seat, colour) >> rank + rank // MOSQUITO)


def next_seat(s: State, seat: int) -> int:
    """The seat on the left."""
    seat += 1
    return 0 if seat == s.players else seat


# Naming


def winner_with(s: State, seat: int, kind: int, trump: int, trick: int) -> int:
    """Who has the trick so far if this seat's mosquito lies too and that colour is trump (M13).

    Of equal cards the later one is stronger, and this seat's is the last (M10): so nothing beats a
    mosquito but another colour that is trump, or led.
    """
    colour = kind // RANKS
    if colour == trump:
        return seat
    highest = trick >> (HIGHEST_AT + HIGHEST_BITS * trump) & HIGHEST_MASK
    if highest == 0 and s.lying > 0 and colour != s.led:
        highest = trick >> (HIGHEST_AT + HIGHEST_BITS * s.led) & HIGHEST_MASK
    return seat if highest == 0 else highest % A_TURN


def best_trump(s: State, seat: int) -> int:
    """The trump that sends the trick, with my mosquito in it, to the right seat."""
    # The card lies already, so its sting is part of the trick.
    trick = trick_so_far(s, seat)
    return best_named(s, seat, s.card[seat], trick, s.lying, all_unseen(s, seat)) % 4


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
