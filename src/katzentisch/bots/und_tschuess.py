"""A rule bot for … und Tschüss!, written like the rules: plain and compiled, own cards and public
things only.

Ideas, in the order in which they decide:

- *Leave or fight*: weigh the point card that goes now against what staying is worth.
- *Strength*: a seat is as strong as what lies in front of it and the best cards it can still add;
  of the others only the first is known, so they are taken to add fair cards.
- *Never second*: the loser of the duel gets nothing, so a fight that will be lost is left early.
- *Tickets out*: a negative card is a sure way out when the lowest point card is good, so it has
  a price: it is kept for that, not played for nothing.
- *Exchange the low*: new cards are better than cards too low to fight with.
"""

from katzentisch.core.bits import count
from katzentisch.core.chance import Chance, below
from katzentisch.games.und_tschuess import (
    EXCHANGING,
    KEEP,
    KINDS,
    PLAYING,
    RESHUFFLES,
    SWAP,
    State,
    drawable,
)
from katzentisch.games.und_tschuess import VALUES as PRINTED

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
# So often a hand imagined may be changed to make it likelier.
MOST_SWAPS = 60
# Places for cards lying in front of a seat.
MOST_OUT = 9


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
    if drawable(s, seat, 0) >> SWAP & 1:
        for kind in range(KINDS):
            if VALUES[kind] < STRONG_CARD and s.hand[seat * KINDS + kind] > 0:
                return SWAP + kind
    return KEEP


def forget_choices(s: State, seat: int) -> None:
    """Cards others have chosen face down go back to their hands: they may have chosen any."""
    if s.phase != PLAYING:
        return
    for other in range(s.players):
        kind = s.choice[other] - 1
        if other != seat and kind >= 0:
            s.choice[other] = 0
            s.choosing |= 1 << other
            s.hand[other * KINDS + kind] += 1
            s.held[other] |= 1 << kind
            s.hand_size[other] += 1


def rethink(s: State, seat: int, chance: Chance) -> None:
    """Make the others' cards fit what they have played in this round.

    Who plays a high card had chosen it: as long as the rule bot would have played otherwise with
    the cards imagined, one of them changes places with one of the deck. After a reshuffle the deck
    is known too well for that.
    """
    undrawn = s.deck_size - s.drawn
    reshuffled = s.reshuffles < RESHUFFLES[s.players]
    if s.phase != PLAYING or s.inside >> seat & 1 == 0 or undrawn == 0 or reshuffled:
        return
    turns = s.out_size[seat]
    for other in range(s.players):
        if other != seat and s.inside >> other & 1 and s.hand_size[other] > 0:
            wrong = wrong_plays(s, other, turns)
            tries = 0
            while wrong > 0 and tries < MOST_SWAPS:
                tries += 1
                kind = nth_card(s, other, below(chance, s.hand_size[other]))
                place = s.drawn + below(chance, undrawn)
                drawn = change(s, other, kind, place)
                found = wrong_plays(s, other, turns)
                if found > wrong:
                    change(s, other, drawn, place)
                else:
                    wrong = found


def nth_card(s: State, seat: int, n: int) -> int:
    """A card of a hand by its number, lowest first."""
    for kind in range(KINDS):
        n -= s.hand[seat * KINDS + kind]
        if n < 0:
            return kind
    return -1


def change(s: State, seat: int, kind: int, place: int) -> int:
    """A card of a hand and one of the deck change places; the one now in the hand."""
    drawn = s.deck[place]
    s.deck[place] = kind
    s.hand[seat * KINDS + kind] -= 1
    if s.hand[seat * KINDS + kind] == 0:
        s.held[seat] ^= 1 << kind
    s.hand[seat * KINDS + drawn] += 1
    s.held[seat] |= 1 << drawn
    return drawn


def wrong_plays(s: State, other: int, turns: int) -> int:
    """How many cards of this round a seat would not have played, with the hand it has."""
    inside = s.inside
    taken = s.row_taken
    wrong = 0
    for back in range(turns):
        turn = turns - 1 - back
        undo_turn(s, turn, inside)
        if best_card(s, other) != s.out_cards[other * MOST_OUT + turn]:
            wrong += 1
    for turn in range(turns):
        redo_turn(s, turn, inside)
    s.inside = inside
    s.row_taken = taken
    return wrong


def undo_turn(s: State, turn: int, inside: int) -> None:
    """Back to before a turn: its cards in the hands, and whoever left then at the table again."""
    lowest_total = 1000
    for seat in range(s.players):
        if inside >> seat & 1:
            kind = s.out_cards[seat * MOST_OUT + turn]
            s.hand[seat * KINDS + kind] += 1
            s.total[seat] -= VALUES[kind]
            lowest_total = min(lowest_total, s.total[seat])
    # Who left when is not remembered, nor with what: anybody who is out, as low as the lowest.
    for seat in range(s.players):
        if s.inside >> seat & 1 == 0 and s.row_taken > 0:
            s.inside |= 1 << seat
            s.row_taken -= 1
            s.total[seat] = lowest_total
            break


def redo_turn(s: State, turn: int, inside: int) -> None:
    """The cards of a turn lie on the table again."""
    for seat in range(s.players):
        if inside >> seat & 1:
            kind = s.out_cards[seat * MOST_OUT + turn]
            s.hand[seat * KINDS + kind] -= 1
            s.total[seat] += VALUES[kind]
        else:
            s.total[seat] = 0


def stage(s: State) -> int:
    """What is played out in a rollout: the game, for cards kept win later rounds."""
    return 0


def spread(s: State) -> int:
    """How far the scores may still drift apart, in tenths of a point."""
    left = s.deck_size - s.drawn + 104 * s.reshuffles
    return 20 + left
