"""What a search needs of … und Tschüss!: ways to go on, and what a round's end is worth. Written
like the rules: plain and compiled. Hands that others may hold are in hands.py.

- *Plans*: to leave at any price, to leave cheaply, to fight to the end.
- *The end of a round*: high cards and the exchange are worth points of the rounds to come.

The weights were found in half a million rounds of rule bots (docs/decisions/bots-rollouts.md).
"""

from katzentisch.core.chance import Chance
from katzentisch.games.und_tschuess.habits import VALUES, exchange
from katzentisch.games.und_tschuess.rules import (
    EXCHANGING,
    HAND,
    KINDS,
    PLAYING,
    State,
    exchanger,
)

# Plans for the rest of a round, besides going on as usual (rollout.play_on).
PLANS = 4
LEAVE, LEAVE_CHEAPLY, FIGHT = range(1, PLANS)
# How well a seat stands at the end of a round, in powers of e: a point, by the rounds to come; a
# high card, for every pip above 7, and less when few rounds are to come; the exchange.
POINTS_SPREAD = 0.9
ROUND_SPREAD = 2.9
LOW = 7
FIRST_HIGH = VALUES.index(LOW + 1)
HIGH_PIP = 0.15
ROUNDS_FOR_HIGH = 2.3
EXCHANGE = 1.55
ROUNDS_FOR_EXCHANGE = 0.85
# About so many cards are drawn for a round, by number of players.
ROUND_CARDS = (1, 1, 1, 1, 15, 21, 29)


def plan_move(s: State, seat: int, plan: int, chance: Chance) -> int:
    """The move of a player who will leave at any price, leave cheaply, or fight to the end."""
    if s.phase == EXCHANGING:
        return exchange(s, seat)
    chosen = -1
    for kind in range(KINDS):
        if s.hand[seat * KINDS + kind] > 0:
            # A ticket is not cheap.
            ticket = chosen >= 0 and VALUES[chosen] < 0
            if chosen < 0 or plan == FIGHT or (plan == LEAVE_CHEAPLY and ticket):
                chosen = kind
    return chosen


def stage(s: State) -> int:
    """What is played out in a rollout: the round."""
    return s.rounds_done


def standing(s: State, seat: int) -> float:
    """How well a seat stands, in powers of e: its points, its high cards, and the exchange.

    Points say more the later it is; high cards and the exchange win rounds still to come.
    """
    rounds = rounds_to_come(s)
    pips = pips_to_draw(s, seat)
    for kind in range(FIRST_HIGH, KINDS):
        pips += s.hand[seat * KINDS + kind] * (VALUES[kind] - LOW)
    worth = s.score[seat] / (POINTS_SPREAD + ROUND_SPREAD * rounds)
    worth += HIGH_PIP * pips * min(1.0, rounds / ROUNDS_FOR_HIGH)
    if s.rounds_done > 0 and exchanger(s) == seat:
        worth += EXCHANGE * min(1.0, rounds / ROUNDS_FOR_EXCHANGE)
    return worth


def pips_to_draw(s: State, seat: int) -> float:
    """What a hand may hope for that a reshuffle found not full yet: its share of the new deck."""
    cards = to_draw(s, seat)
    if cards == 0 or s.drawn == s.deck_size:
        return 0.0
    pips = 0
    for place in range(s.drawn, s.deck_size):
        pips += max(0, VALUES[s.deck[place]] - LOW)
    return cards * pips / (s.deck_size - s.drawn)


def to_draw(s: State, seat: int) -> int:
    """How many cards a hand lacks between rounds."""
    return 0 if s.phase == PLAYING else HAND[s.players] - s.hand_size[seat]


def rounds_to_come(s: State) -> float:
    """About how many rounds there will be, by the cards that will be drawn.

    Of the cards drawn before a reshuffle some four fifths come back with it.
    """
    left = s.deck_size - s.drawn
    if s.over or (s.reshuffles == 0 and left < s.players - 1):  # no row can be laid any more
        return 0.0
    draws = 1.0 * left
    for seat in range(s.players):
        draws -= to_draw(s, seat)
    if s.reshuffles > 0:
        draws += 0.8 * draws + s.discard_size
    return max(0.0, draws) / ROUND_CARDS[s.players]
