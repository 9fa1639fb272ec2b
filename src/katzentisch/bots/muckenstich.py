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
from katzentisch.games.muckenstich import (
    COPIES,
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
    legal,
    own_copies,
    strength,
    trick_winner,
)

# Hundredths of a point.
POINT = 100
STING = 500
# A number card still to come counts a little less: it may be a mosquito.
STILL_TO_COME = 70
# Being rid of a mosquito, and of a high card that may have to win a bad trick.
RID_OF_MOSQUITO = 150
HIGH_CARD = 6
# A trick more makes it harder to have the fewest, and to double.
DOUBLE_LOST = 30


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
    best_worth = 0
    first = 1
    while moves:
        kind = lowest(moves)
        moves &= moves - 1
        worth = play_worth(s, seat, kind)
        if first or worth > best_worth:
            best = kind
            best_worth = worth
            first = 0
    return best


def play_worth(s: State, seat: int, kind: int) -> int:
    """What playing a card is worth to this seat, in hundredths of a point."""
    colour = kind // RANKS
    rank = kind - colour * RANKS
    if rank == MOSQUITO:
        return mosquito_worth(s, seat, kind)
    if s.lying == 0:
        holds = chance_to_hold(s, seat, kind, colour)
        power = 1
        best = 0
        winner = next_seat(s, seat)
    else:
        winner = trick_winner(s)
        best = strength(s, s.card[winner])
        power = strength(s, kind)
        holds = chance_to_hold(s, seat, kind, s.led) if power >= best and power > 0 else 0
    mine = worth_of_trick(s, seat, NONE) + POINT - DOUBLE_LOST
    theirs = worth_of_trick(s, winner, NONE) + POINT
    worth = holds * mine // 100 - (100 - holds) * theirs // (100 * (s.players - 1))
    return worth + HIGH_CARD * rank


def mosquito_worth(s: State, seat: int, kind: int) -> int:
    """What playing a mosquito is worth: the trump it lets me name decides who is stung."""
    colour = kind // RANKS
    if s.lying == 0:
        # It wins its own colour, unless somebody without that colour has the trump I name.
        holds = 75
        mine = worth_of_trick(s, seat, colour)
        theirs = worth_of_trick(s, next_seat(s, seat), colour)
        worth = holds * mine // 100 - (100 - holds) * theirs // (100 * (s.players - 1))
        return worth + RID_OF_MOSQUITO
    best = -100000
    for trump in range(4):
        winner = winner_with(s, seat, kind, trump)
        worth = worth_of_winner(s, seat, winner, colour)
        best = max(best, worth)
    return best + RID_OF_MOSQUITO


def worth_of_winner(s: State, seat: int, winner: int, stinging: int) -> int:
    """What it is worth to this seat that a certain seat wins the trick."""
    if winner == seat:
        return worth_of_trick(s, seat, stinging)
    return -worth_of_trick(s, winner, stinging) // (s.players - 1)


def worth_of_trick(s: State, winner: int, stinging: int) -> int:
    """The trick so far, what may still come, and one more mosquito if `stinging` is a colour."""
    stung = 0 if stinging == NONE else 1 << stinging
    worth = STILL_TO_COME * (s.players - s.lying - 1)
    seat = s.leader
    for _ in range(s.lying):
        kind = s.card[seat]
        colour = kind // RANKS
        if kind - colour * RANKS == MOSQUITO:
            stung |= 1 << colour
        else:
            worth += POINT
        seat = next_seat(s, seat)
    for colour in range(4):
        if stung >> colour & 1 and s.mosquitoes[winner * 4 + colour] == 0:
            worth -= STING
    return worth


def chance_to_hold(s: State, seat: int, kind: int, led: int) -> int:
    """Per cent: that nobody after this seat plays a stronger card."""
    after = s.players - s.lying - 1
    if after == 0:
        return 100
    colour = kind // RANKS
    stronger = 0
    unseen = 0
    for other in range(colour * RANKS, colour * RANKS + RANKS):
        hidden = COPIES[other] - s.seen[other] - own_copies(s, seat, other)
        unseen += hidden
        if other >= kind:
            stronger += hidden
    # Cards out of play are spread like the others; so many of the unseen lie with those after me.
    others = (s.players - 1) * s.tricks_left + 1
    ahead = 100 * stronger * after * s.tricks_left // (others * max(1, s.tricks_left // 2))
    ahead = min(ahead, 100 * stronger)
    if NONE != s.trump != colour:
        ahead += 40 * after if unseen < after else 10 * after
    return 10000 // (100 + ahead)


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
    best = 0
    best_worth = -100000
    for trump in range(4):
        winner = winner_with(s, seat, s.card[seat], trump)
        # The card lies already, so its sting is part of the trick.
        worth = worth_of_winner(s, seat, winner, NONE)
        worth += 5 * count(s.hand[seat] & (ONE_COLOUR << (RANKS * trump)))
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


# Discarding


def worst_card(s: State, seat: int) -> int:
    """The card to lay aside: a mosquito that would get stuck, else from a short colour."""
    worst = NONE
    worst_burden = 0
    for kind in range(4 * RANKS):
        if s.hand[seat] >> kind & 1:
            burden = burden_of(s, seat, kind)
            if worst == NONE or burden > worst_burden:
                worst = kind
                worst_burden = burden
    return worst


def burden_of(s: State, seat: int, kind: int) -> int:
    """How much a seat would like to be without a card."""
    colour = kind // RANKS
    rank = kind - colour * RANKS
    length = count(s.hand[seat] & (ONE_COLOUR << (RANKS * colour)))
    if rank == MOSQUITO:
        return 60 - 12 * length
    return 20 - 8 * length + 2 * rank


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


def forget_choices(s: State, seat: int) -> None:
    """Discards of others stay imagined: any two cards."""


def stage(s: State) -> int:
    """What is played out in a rollout: the round, or with three players the half."""
    return 2 * s.rounds_done + s.half


def spread(s: State) -> int:
    """How far the scores may still drift apart, in tenths of a point."""
    return 20 + 60 * (s.players - s.rounds_done)
