"""A rule bot for … und Tschüss!, written like the rules: plain and compiled, own cards and public
things only.

Ideas, in the order in which they decide:

- *Leave or fight*: weigh the point card that goes now against what staying is worth.
- *Strength*: a seat is as strong as what lies in front of it and the best cards it can still add;
  of the others only the first is known, so they are taken to add fair cards.
- *Never second*: the loser of the duel gets nothing, so a fight that will be lost is left early.
- *Tickets out*: a negative card is a sure way out when the lowest point card is good, so it has
  a price: it is kept for that, not played for nothing.
- *Exchange the low*: new cards are better than cards too low to fight with. Who was first out and
  is behind leaves enough for a row: without one the game is over and lost.
"""

from katzentisch.core.bits import count
from katzentisch.core.chance import Chance, below
from katzentisch.games.und_tschuess.rules import (
    BY_FIRST_OUT,
    EXCHANGING,
    KEEP,
    KINDS,
    SWAP,
    State,
    drawable,
    winners,
)
from katzentisch.games.und_tschuess.rules import VALUES as PRINTED

VALUES: tuple[int, ...] = PRINTED

# What another player is taken to add now, and each time later while he fights.
FAIR_CARD = 4
FIGHTING_CARD = 11
# Per cent of confidence a point of lead is worth, now and over the rest of the round.
SURE_NOW = 2
SURE_LATER = 8
# What a negative card is worth to keep, in hundredths of a point: a ticket out for later.
TICKET = 77
# The exchange keeps cards of at least this value.
STRONG_CARD = 9


def rule_move(s: State, seat: int, chance: Chance) -> int:
    """The move of a player who weighs leaving against fighting."""
    if s.phase == EXCHANGING:
        return exchange(s, seat)
    return best_card(s, seat)


def best_card(s: State, seat: int) -> int:
    """The card that is worth most."""
    best = -1
    best_worth = 0
    for kind in range(KINDS):
        if s.hand[seat * KINDS + kind] > 0:
            worth = card_worth(s, seat, kind)
            if best < 0 or worth > best_worth:
                best = kind
                best_worth = worth
    return best


def hand_move(s: State, seat: int, mood: int, chance: Chance) -> int:
    """The move of a player who looks at his own cards only: high for a good row, else low.

    A bold player (mood 2) fights for less than a cautious one (mood 0).
    """
    if s.phase == EXCHANGING:
        return exchange(s, seat)
    prize = VALUES[s.row[s.row_size - 1]]
    wanted = below(chance, 16) + 3 * (mood - 1) < prize
    chosen = -1
    for kind in range(KINDS):
        if s.hand[seat * KINDS + kind] > 0 and (chosen < 0 or wanted):
            chosen = kind
    return chosen


def percent(number: int) -> int:
    """Never quite sure: between 2 and 98."""
    return min(98, max(2, number))


def card_worth(s: State, seat: int, kind: int) -> int:
    """What playing a card is worth, in hundredths of a point."""
    total = s.total[seat] + VALUES[kind]
    stays = chance_to_stay(s, seat, total)
    if count(s.inside) == 2:
        prize = VALUES[s.row[s.row_taken]]
        return stays * prize - price(kind)
    leaving = VALUES[s.row[s.row_taken]]
    fighting = worth_of_fighting(s, seat, kind, total)
    return (100 - stays) * leaving + stays * fighting // 100 - price(kind)


def chance_to_stay(s: State, seat: int, total: int) -> int:
    """Per cent: that somebody else has a lower total after this turn."""
    nobody_lower = 10000
    for other in range(s.players):
        if other != seat and s.inside >> other & 1:
            lower = percent(50 + SURE_NOW * (total - s.total[other] - FAIR_CARD))
            nobody_lower = nobody_lower * (100 - lower) // 100
    return 100 - nobody_lower // 100


def worth_of_fighting(s: State, seat: int, played: int, total: int) -> int:
    """Staying in, in hundredths of a point: the last card if strongest, else what others leave."""
    turns = count(s.inside) - 2
    strength = total + best_cards(s, seat, played, turns)
    wins = 100
    for other in range(s.players):
        if other != seat and s.inside >> other & 1:
            lead = strength - s.total[other] - FAIR_CARD - turns * FIGHTING_CARD
            wins = wins * percent(50 + SURE_LATER * lead) // 100
    prize = VALUES[s.row[s.row_size - 1]]
    between = 0
    for place in range(s.row_taken + 1, s.row_size - 1):
        between += VALUES[s.row[place]]
    return wins * prize + (100 - wins) * between // turns


def best_cards(s: State, seat: int, played: int, turns: int) -> int:
    """The sum of the highest cards that are left after playing one."""
    found = 0
    total = 0
    for step in range(KINDS):
        kind = KINDS - 1 - step
        copies = s.hand[seat * KINDS + kind]
        if kind == played:
            copies -= 1
        for _ in range(copies):
            if found < turns:
                total += VALUES[kind]
                found += 1
    return total


def price(kind: int) -> int:
    """What a card is worth if it is kept, in hundredths of a point."""
    return TICKET if VALUES[kind] < 0 else 0


def exchange(s: State, seat: int) -> int:
    """Lay aside what is too low to fight with, lowest first."""
    if drawable(s, seat, 0) >> SWAP & 1 and not would_lose(s, seat):
        for kind in range(KINDS):
            if VALUES[kind] < STRONG_CARD and s.hand[seat * KINDS + kind] > 0:
                return SWAP + kind
    return KEEP


def would_lose(s: State, seat: int) -> int:
    """1 if with one card more exchanged no row can follow (U16), and others are ahead.

    Of the first out only: the exchange of winners is part of how strong the levels were measured.
    """
    if s.exchange != BY_FIRST_OUT or s.reshuffles > 0:
        return 0
    left = s.deck_size - s.drawn - s.aside_size - 1
    return 1 if left < s.players - 1 and not winners(s) >> seat & 1 else 0
