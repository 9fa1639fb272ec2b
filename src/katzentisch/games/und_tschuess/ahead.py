"""What a search needs of … und Tschüss!: hands others may hold, ways to go on, what a round's end
is worth. Written like the rules: plain and compiled.

- *Hands of others*: cards kept over a round are low, for the high ones were fought with; who
  exchanges keeps the high ones and lays the low aside; and what was played in this round was the
  best that could be played.
- *Plans*: to leave at any price, to leave cheaply, to fight to the end.
- *The end of a round*: high cards and the exchange are worth points of the rounds to come.

The weights were found in half a million rounds of rule bots (docs/decisions/bots-rollouts.md).
"""

from katzentisch.core.chance import Chance, below, scratch
from katzentisch.games.und_tschuess.habits import VALUES, best_card, exchange
from katzentisch.games.und_tschuess.imagine import hidden_cards, redeal
from katzentisch.games.und_tschuess.rules import (
    DECK_SIZE,
    EXCHANGING,
    HAND,
    KINDS,
    PLAYING,
    RESHUFFLES,
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
# So often a hand imagined may be changed to make it likelier.
MOST_SWAPS = 10
# How hidden cards lean: those still to be drawn not at all; cards kept from earlier rounds to the
# low, less so where a third of the hand or fewer are new; the hand of who has just exchanged to the
# high; and what was laid aside is low. Counted in games of regulars (who play by habit) and of
# experts (who think, and keep more): 20 is as often as among all cards that are hidden.
DRAWN, KEPT_MOST, KEPT, CHOSEN, ASIDE = range(5)
LEANINGS = 5
LEANING = (
    # Of those who play by habit.
    *(20,) * 17,
    *(25, 29, 23, 27, 27, 27, 28, 24, 20, 14, 15, 15, 8, 6, 7, 3, 2),
    *(21, 34, 22, 28, 29, 30, 30, 25, 19, 13, 17, 10, 5, 4, 3, 1, 1),
    *(1,) * 10,
    *(86, 73, 69, 63, 59, 54, 61),
    *(20,) * 10,
    *(0,) * 7,
    # Of those who think.
    *(20,) * 17,
    *(24, 30, 21, 22, 24, 26, 18, 19, 14, 20, 22, 23, 15, 13, 15, 11, 7),
    *(12, 22, 23, 28, 22, 26, 23, 16, 16, 19, 28, 34, 19, 13, 12, 6, 8),
    *(4, 2, 1, 3, 2, 4, 3, 2, 4, 6, 26, 40, 58, 73, 82, 46, 51),
    *(30, 27, 30, 31, 27, 25, 25, 26, 28, 28, 18, 8, 3, 1, 1, 1, 1),
)
SWEEPS = 8
# Once in so many plays who thinks plays another card than habit would.
OWN_IDEA = 3
# Places for cards lying in front of a seat.
MOST_OUT = 9


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
    """Make the others' cards fit what they have done, once their choices are forgotten.

    Nobody knows how another plays: in each world every seat is taken to think, or to play by habit.
    After a reshuffle the deck is known too well for all this.
    """
    if s.reshuffles < RESHUFFLES[s.players]:
        return
    thinking = below(chance, 1 << s.players)
    exchanging = s.phase == EXCHANGING and exchanger(s) == seat
    if s.rounds_done > 0 and (s.phase == PLAYING or exchanging):
        lean(s, seat, thinking, chance)
    if s.phase == PLAYING and s.inside >> seat & 1 and s.drawn < s.deck_size:
        explain_plays(s, seat, thinking, chance)


def lean(s: State, seat: int, thinking: int, chance: Chance) -> None:
    """Let hands lean to what is kept, and the cards laid aside to what is not."""
    cards = scratch(DECK_SIZE)
    leaning = scratch(DECK_SIZE)
    hidden = 0
    for other in range(s.players):
        if other != seat:
            player = LEANINGS * (thinking >> other & 1)
            hidden = gather(s, other, player, cards, leaning, hidden)
    size = hidden
    for place in range(s.drawn, s.deck_size):
        cards[size] = s.deck[place]
        leaning[size] = DRAWN
        size += 1
    for _ in range(SWEEPS):
        for place in range(hidden):
            change_places(cards, leaning, place, below(chance, size), chance)
    hand_back(s, seat, cards)


def gather(
    s: State, other: int, player: int, cards: list[int], leaning: list[int], place: int
) -> int:
    """Another seat's hidden cards from a place on, and how each leans; the next place."""
    held = player + (KEPT_MOST if 3 * s.fresh[other] <= HAND[s.players] else KEPT)
    if s.exchanged == other + 1:
        held = player + CHOSEN
    fresh = s.fresh[other] * s.hand_size[other] // HAND[s.players]
    old = place + s.hand_size[other] - fresh
    for kind in range(KINDS):
        for _ in range(s.hand[other * KINDS + kind]):
            cards[place] = kind
            leaning[place] = DRAWN
            if place < old:
                leaning[place] = held
            place += 1
    for kind in range(KINDS):
        for _ in range(s.face_down[other * KINDS + kind]):
            cards[place] = kind
            leaning[place] = player + ASIDE
            place += 1
    return place


def hand_back(s: State, seat: int, cards: list[int]) -> None:
    """The cards go where they were gathered from."""
    own = scratch(DECK_SIZE)
    next_card = 0
    for other in range(s.players):
        if other != seat:
            for place in range(hidden_cards(s, other)):
                own[place] = cards[next_card]
                next_card += 1
            redeal(s, other, own)
    for place in range(s.drawn, s.deck_size):
        s.deck[place] = cards[next_card]
        next_card += 1


def change_places(cards: list[int], leaning: list[int], one: int, two: int, chance: Chance) -> None:
    """Two cards change places, the rather the better that suits the places."""
    here = leaning[one] * KINDS
    there = leaning[two] * KINDS
    now = LEANING[here + cards[one]] * LEANING[there + cards[two]]
    then = LEANING[here + cards[two]] * LEANING[there + cards[one]]
    if then >= now or below(chance, now) < then:
        card = cards[one]
        cards[one] = cards[two]
        cards[two] = card


def explain_plays(s: State, seat: int, thinking: int, chance: Chance) -> None:
    """Make the others' cards fit what they have played in this round, if they did so by habit.

    Who plays a high card had chosen it: as long as the rule bot would have played another of the
    cards imagined, that one changes places with one of the deck. Plays that cannot be explained
    are those of somebody else, and say nothing.
    """
    undrawn = s.deck_size - s.drawn
    places = scratch(MOST_SWAPS)
    came = scratch(MOST_SWAPS)
    for other in range(s.players):
        hidden = other != seat and s.hand_size[other] > 0
        if hidden and explains(s, other, thinking, chance):
            swaps = 0
            better = better_play(s, other)
            while better >= 0 and swaps < MOST_SWAPS:
                if s.hand[other * KINDS + better] == 0:  # he has played it since
                    better = nth_card(s, other, below(chance, s.hand_size[other]))
                places[swaps] = s.drawn + below(chance, undrawn)
                came[swaps] = swap_with_deck(s, other, better, places[swaps])
                swaps += 1
                better = better_play(s, other)
            while better >= 0 and swaps > 0:
                swaps -= 1
                swap_with_deck(s, other, came[swaps], places[swaps])


def explains(s: State, other: int, thinking: int, chance: Chance) -> int:
    """1 if a seat's plays can be explained: who thinks leaves the habit once in so many plays."""
    if thinking >> other & 1:
        for _ in range(s.played[other]):
            if below(chance, OWN_IDEA) == 0:
                return 0
    return 1


def nth_card(s: State, seat: int, n: int) -> int:
    """A card of a hand by its number, lowest first."""
    for kind in range(KINDS):
        n -= s.hand[seat * KINDS + kind]
        if n < 0:
            return kind
    return -1


def swap_with_deck(s: State, seat: int, kind: int, place: int) -> int:
    """A card of a hand and one of the deck change places; the one now in the hand."""
    drawn = s.deck[place]
    s.deck[place] = kind
    s.hand[seat * KINDS + kind] -= 1
    if s.hand[seat * KINDS + kind] == 0:
        s.held[seat] ^= 1 << kind
    s.hand[seat * KINDS + drawn] += 1
    s.held[seat] |= 1 << drawn
    return drawn


def better_play(s: State, other: int) -> int:
    """A card a seat would have played in this round instead of another; -1 if there is none."""
    inside = s.inside
    taken = s.row_taken
    turns = s.played[other]
    for turn in range(turns):
        s.hand[other * KINDS + s.out_cards[other * MOST_OUT + turn]] += 1
    better = -1
    for turn in range(turns):
        kind = s.out_cards[other * MOST_OUT + turn]
        if better < 0:
            back_to_turn(s, turn)
            best = best_card(s, other)
            if best != kind:
                better = best
        s.hand[other * KINDS + kind] -= 1
    s.inside = inside
    s.row_taken = taken
    for seat in range(s.players):
        s.total[seat] = total_of(s, seat, s.out_size[seat])
    return better


def back_to_turn(s: State, turn: int) -> None:
    """Who was in before a turn of this round, and with what total."""
    s.inside = 0
    s.row_taken = 0
    for seat in range(s.players):
        if s.played[seat] > turn:
            s.inside |= 1 << seat
            s.total[seat] = total_of(s, seat, turn)
        else:
            s.row_taken += 1


def total_of(s: State, seat: int, cards: int) -> int:
    """The sum of the first so many cards a seat has played in this round."""
    total = 0
    for place in range(cards):
        total += VALUES[s.out_cards[seat * MOST_OUT + place]]
    return total


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
