"""A rule bot for Katzenjammer Blues, written like the rules: plain and compiled, own cards and
public things only.

Ideas:

- *Worth of a hand*: its best packing into foursomes. A foursome not yet presented counts a little
  less than its mice, part of one much less, and ever less as the deck runs out.
- *Price of a joker*: the chance to end with the most of them times the five mice that costs. It
  rises with the jokers in front of me, falls with those in front of others, and sharpens toward
  the end.
- *Bid only for profit*: a bid is made only if the hand after paying and taking the row is worth
  more than the hand before. The cheapest raise that does it is made, so nobody over-bids.
- *Pay with cheap cards*: of all payments the one that leaves the best hand.
- *Deny a rival*: a row that somebody else gets is worth something to him; with two players that
  is as bad as a loss of my own, with more it is shared.
- *Throw four jokers away* when the danger of having the most costs more than their mice.

A hand is one number here: five bits a kind, jokers lowest.
"""

from katzentisch.core.chance import Chance
from katzentisch.games.katzenjammer import RULES
from katzentisch.games.katzenjammer.ahead import rethink, standing
from katzentisch.games.katzenjammer.rules import (
    AUCTION,
    DECK_SIZE,
    FOURSOME,
    JOKER,
    JOKER_FOURSOME,
    JOKERS_AS,
    KINDS,
    PASS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAYING,
    SPAN,
    STOP,
    State,
    different,
)

__all__ = [
    "AHEAD",
    "DEALS",
    "DOUBT",
    "EXPERT_JUDGES",
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

FIVE_BITS = 31
# Going on as usual is the only plan here.
PLANS = 1
# What hints, reviews and an expert in a match of several games may spend on a move, in playouts:
# with four players about 40 ms on one core, and seldom more than 80.
EXPERT_PLAYOUTS = 1000
# The share of the victory that is not worth looking for to a champion: so that it takes about as
# long as an expert.
NOT_WORTH = 0.001
# Playing out would tell a champion less than what the game has learned of positions; it looks two
# auctions ahead.
DOUBT = 0.0
AHEAD = 2
# An expert trusts that, too: in so few worlds, one auction ahead, he is stronger than by playing
# out, in a twentieth of the time.
EXPERT_JUDGES = 12
# The worlds a strong player looks into: with fewer he is hardly better than a regular, with more
# hardly worse than an expert.
STRONG_WORLDS = 20
# How many deals tell its strength (lab/strength.py): of quick bots, of searches at equal budgets,
# of the expert against rule bots, of searching levels, and with another's search.
DEALS = (100, 12, 40, 28, 10)
# Per cent of a foursome's mice that so many of its cards are worth before it is complete.
PARTS = (0, 15, 38, 73, 100)
# A complete foursome still in the hand: an auction must be won to present it, and soon.
IN_HAND = 15
# Any card outside a foursome, in hundredths of a mouse: it can pay for others.
CARD = 20
# Per cent of that hope when the deck is empty, and more for each card a player may still get.
HOPE_AT_LAST = 20
HOPE_A_CARD = 6
# Hundredths of a mouse. The most jokers cost five mice; self-play weighs that danger twice as dear.
PENALTY = 1100
LEAST_PROFIT = 9
# Per cent of danger a sixth of a joker more than the rival is, early and more toward the end; and
# the sixths of a joker by which a rival is taken to have fewer: jokers in a hand get used.
DANGER_EARLY = 3
DANGER_LATER = 3
JOKERS_AHEAD = 3
# Per cent of the row's worth to another player that counts against me if he gets it.
DENIED = 45


def rule_move(s: State, seat: int, chance: Chance) -> int:
    """The move of a player who knows what his hand is worth."""
    if s.phase == AUCTION:
        return best_bid(s, seat)
    if s.phase == PAYING:
        return best_payment(s, seat)
    return best_foursome(s, seat)


def hand_move(s: State, seat: int, mood: int, chance: Chance) -> int:
    """The move of a player who counts cards, not what they are worth.

    He bids while he pays fewer cards than lie in the row; a bold player (mood 2) pays one more,
    a cautious one (mood 0) one less.
    """
    if s.phase == AUCTION:
        return counting_bid(s, seat, s.row_size - 2 + mood)
    if s.phase == PAYING:
        return best_payment(s, seat)
    return best_foursome(s, seat)


# What a hand is worth


def packed(s: State, seat: int) -> int:
    """A hand as one number."""
    hand = 0
    for kind in range(KINDS):
        hand |= s.hand[seat * KINDS + kind] << (5 * kind)
    return hand


def packed_row(s: State) -> int:
    """The row as one number, to be added to a hand."""
    cards = 0
    for kind in range(KINDS):
        cards |= s.row[kind] << (5 * kind)
    return cards


def hope(s: State) -> int:
    """Per cent: how much of a foursome's missing cards may still come."""
    return min(100, HOPE_AT_LAST + HOPE_A_CARD * (DECK_SIZE - s.drawn) // s.players)


def hand_worth(hand: int, whole: int, hoping: int) -> int:
    """The best packing, in hundredths of a mouse; `whole` per cent for a complete foursome."""
    worth = 0
    left = 0
    for value in range(1, KINDS):
        naturals = hand >> (5 * value) & FIVE_BITS
        worth += value * whole * (naturals >> 2)
        worth += (value * PARTS[naturals & 3] + CARD * (naturals & 3)) * hoping // 100
        left |= (naturals & 3) << (3 * value)
    for _ in range(hand & FIVE_BITS):
        best = 0
        best_value = 5
        for value in range(1, KINDS):
            cards = left >> (3 * value) & 7
            if cards < 4:
                gain = value * (PARTS[cards + 1] - PARTS[cards])
                # The last card makes it whole, whatever the deck still holds.
                gain = (
                    value * whole - value * PARTS[3] * hoping // 100
                    if cards == 3
                    else gain * hoping // 100
                )
                if gain > best:
                    best = gain
                    best_value = value
        worth += best
        left += 1 << (3 * best_value) if best > 0 else 0
    return worth


def joker_risk(s: State, seat: int, jokers: int) -> int:
    """What so many jokers in front of me and in my hand are likely to cost."""
    rival = 0
    for other in range(s.players):
        if other != seat:
            # Every sixth card of a hand is a joker.
            rival = max(rival, 6 * s.displayed[other] + s.hand_size[other])
    mine = 6 * (s.displayed[seat] + jokers)
    sure = DANGER_EARLY + DANGER_LATER * s.drawn // DECK_SIZE
    danger = min(95, max(5, 50 + sure * (mine - rival + JOKERS_AHEAD)))
    return PENALTY * danger // 100


# Bidding


def best_bid(s: State, seat: int) -> int:
    """The raise that leaves most profit, or to pass."""
    hand = packed(s, seat)
    row = packed_row(s)
    kept = hand_worth(hand, IN_HAND, hope(s)) - joker_risk(s, seat, hand & FIVE_BITS)
    kept -= DENIED * hand_worth(row, 100, hope(s)) // (100 * (s.players - 1))
    best = PASS
    best_profit = LEAST_PROFIT
    for value in range(KINDS):
        cards = cheapest_raise(s.bid, value)
        if legal(s, seat, value) >> cards & 1:
            after = worth_after(s, seat, hand, row, cards, value)
            if after - kept > best_profit:
                best = value * SPAN + cards
                best_profit = after - kept
    return best


def counting_bid(s: State, seat: int, limit: int) -> int:
    """The lowest raise of at most so many cards, jokers kept; or to pass."""
    best = PASS
    best_rank = 0
    for value in range(KINDS):
        cards = cheapest_raise(s.bid, value)
        rank = KINDS * cards + value
        payable = s.hand[seat * KINDS + value] if value > 0 else different(s, seat)
        if cards <= limit and cards <= payable and (best == PASS or rank < best_rank):
            best = value * SPAN + cards
            best_rank = rank
    return best


def cheapest_raise(bid: int, value: int) -> int:
    """The fewest cards of a value (0: different) that are a higher bid (K10, K11)."""
    cards = bid // KINDS
    if value == 0:
        return max(2, cards + 1)
    return max(1, cards if value > bid % KINDS else cards + 1)


def worth_after(s: State, seat: int, hand: int, row: int, cards: int, value: int) -> int:
    """The hand after paying such a bid as cheaply as possible and taking the row."""
    if value == 0:
        paid = cheap_different(s, hand, row, cards)
        return paid_worth(s, seat, hand + row, paid)
    naturals = hand >> (5 * value) & FIVE_BITS
    jokers = hand & FIVE_BITS
    best = -100000
    for used in range(max(0, cards - naturals), min(cards, jokers) + 1):
        paid = used | (cards - used) << (5 * value)
        best = max(best, paid_worth(s, seat, hand + row, paid))
    return best


def paid_worth(s: State, seat: int, hand: int, paid: int) -> int:
    """What is left of a hand after paying; the jokers paid still count at the end (K21)."""
    return hand_worth(hand - paid, 100, hope(s)) - joker_risk(s, seat, hand & FIVE_BITS)


def cheap_different(s: State, hand: int, row: int, cards: int) -> int:
    """A payment of so many different cards: one by one what is missed least, then jokers."""
    hoping = hope(s)
    paid = 0
    for _ in range(cards):
        best = 1 << (5 * JOKER)
        best_left = -1
        for value in range(1, KINDS):
            card = 1 << (5 * value)
            if hand >> (5 * value) & FIVE_BITS > 0 and paid & (FIVE_BITS << (5 * value)) == 0:
                left = hand_worth(hand + row - paid - card, 100, hoping)
                if left > best_left:
                    best_left = left
                    best = card
        paid += best
    return paid


# Paying and presenting


def best_payment(s: State, seat: int) -> int:
    """The payment that leaves the best hand."""
    word = PAY_DIFFERENT if s.bid % KINDS == 0 else PAY_EQUAL
    moves = legal(s, seat, word)
    hand = packed(s, seat) + packed_row(s)
    hoping = hope(s)
    best = -1
    best_left = 0
    for choice in range(SPAN):
        if moves >> choice & 1:
            left = hand_worth(hand - paid_by(s.bid, choice), 100, hoping)
            if best < 0 or left > best_left:
                best = choice
                best_left = left
    return word * SPAN + best


def paid_by(bid: int, choice: int) -> int:
    """The cards of a payment as one number."""
    cards = bid // KINDS
    value = bid % KINDS
    if value > 0:
        return choice | (cards - choice) << (5 * value)
    paid = 0
    for natural in range(1, KINDS):
        if choice >> (natural - 1) & 1:
            paid += 1 << (5 * natural)
            cards -= 1
    return paid + cards


def best_foursome(s: State, seat: int) -> int:
    """The foursome that gains most, or to stop."""
    moves = legal(s, seat, 0)
    hand = packed(s, seat)
    hoping = hope(s)
    best = STOP
    best_gain = 0
    now = hand_worth(hand, IN_HAND, hoping)
    for move in range(JOKERS_AS + 1, SPAN):
        if moves >> move & 1:
            left = hand_worth(hand - cards_of(move), IN_HAND, hoping)
            gain = left - now + 100 * min(mice_of(move), s.pool)
            if move == JOKER_FOURSOME:
                jokers = hand & FIVE_BITS
                gain += joker_risk(s, seat, jokers) - joker_risk(s, seat, jokers - 4)
            if gain > best_gain:
                best = move
                best_gain = gain
    return best


def mice_of(move: int) -> int:
    """The mice a foursome is worth (K18, K19)."""
    if move == JOKER_FOURSOME:
        return 0
    return move - JOKERS_AS if move < JOKER_FOURSOME else (move - FOURSOME) // 4


def cards_of(move: int) -> int:
    """The cards of a foursome as one number."""
    if move <= JOKER_FOURSOME:
        return 4
    naturals = (move - FOURSOME) % 4 + 1
    return naturals << (5 * ((move - FOURSOME) // 4)) | (4 - naturals)


# For rollouts


def forget_choices(s: State, seat: int) -> None:
    """Nothing is chosen face down in this game."""


def plan_move(s: State, seat: int, plan: int, chance: Chance) -> int:
    """There is no plan but to go on as usual."""
    return rule_move(s, seat, chance)


def stage(s: State) -> int:
    """What is played out in a rollout: the game."""
    return s.games_done
