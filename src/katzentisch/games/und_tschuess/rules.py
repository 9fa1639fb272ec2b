"""… und Tschüss! (Martin Wallace): simultaneous elimination. Clauses: rules.en.md.

A card is its kind: 0 is the −10, 1 the −5, 2 … 16 are 1 … 15. A hand is how many of each it holds
(17 places a seat), and `held` has a bit for every kind in it.
"""

from typing import Literal, get_args

from katzentisch.core.bits import count, lowest
from katzentisch.core.cards import deck_of
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# U1: −10 six times, −5 eight times, 1 … 15 six times each.
VALUES = (-10, -5, *range(1, 16))
KINDS = len(VALUES)
COPIES = (6, 8) + (6,) * 15
CARDS = tuple(str(value) for value in VALUES)
DECK = deck_of(COPIES)
DECK_SIZE = len(DECK)
HAND = (0, 0, 0, 0, 7, 8, 9)  # U3
RESHUFFLES = (0, 0, 0, 0, 0, 1, 1)  # U15
NOBODY = -1

# Moves: play a kind, lay a kind aside for exchange, keep the rest.
SWAP = KINDS
KEEP = 2 * KINDS
MOVES = KEEP + 1
ALL_KINDS = (1 << KINDS) - 1
ALL_MOVES = (1 << MOVES) - 1

Phase = Literal["deal", "play", "exchange", "draw", "row", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
DEALING, PLAYING, EXCHANGING, DRAWING, LAYING_ROW, OVER = range(6)
TIES_ANY, TIES_LOWEST = range(2)
BY_WINNER, BY_FIRST_OUT, BY_NOBODY = range(3)
MOST_ROUNDS = 20


class State(AnyState):
    """A game in progress. Lists by seat have six places; by seat and kind, 17 a seat."""

    ties = number()
    exchange = number()
    phase = number()
    deck = numbers(104)
    deck_size = number()
    reshuffles = number()
    hand = numbers(102)
    held = numbers(6, "i4")
    hand_size = numbers(6)
    # No rule reads these two; bots do, and see nothing but the state. From the second round on: how
    # many cards of each hand are new since its owner last chose what to keep, and who has exchanged
    # before this round (seat + 1).
    fresh = numbers(6)
    exchanged = number()
    # The discard pile: what everybody has seen, and what each seat has put there face down.
    discard_size = number()
    discards = numbers(17)
    face_down = numbers(102)
    # What was in the hands and face down in the pile at the reshuffle, and what each has played
    # since: for what others can still conclude from it.
    old_hand = numbers(102)
    old_down = numbers(102)
    since = numbers(102)
    # The round: point cards still in the row, lowest first; who is in, as bits; cards lying out.
    row = numbers(5)
    row_size = number()
    row_taken = number()
    inside = number()
    choosing = number()
    choice = numbers(6)
    out_cards = numbers(54)
    out_size = numbers(6)
    # For bots as well: how many cards each has played in this round; they stay in `out_cards` when
    # he is out.
    played = numbers(6)
    total = numbers(6, "i2")
    # What the round decided: for the exchange (U12) and for standing ties (U9).
    last_out = number()
    first_out = number()
    winner = number()
    rounds_done = number()
    # The exchange: how many cards each kind are laid aside, and how many in all.
    aside = numbers(17)
    aside_size = number()
    # Point cards taken (U2, U10): by seat, how many; by round and seat, kind + 1.
    taken = numbers(6)
    pad = numbers(120)


# Setting up and dealing


def start(s: State) -> None:
    """The whole deck waits for the shuffle."""
    for place in range(DECK_SIZE):
        s.deck[place] = DECK[place]
    s.deck_size = DECK_SIZE
    s.drawn = 0
    s.reshuffles = RESHUFFLES[s.players]
    s.winner = NOBODY
    s.phase = DEALING
    s.shuffling = DECK_SIZE


def shuffled(s: State) -> None:
    """The deck has its order: go on where a card was needed (U16)."""
    if s.phase == DEALING:
        fill_hands(s)
    elif s.phase == DRAWING:
        draw_exchanged(s)
    else:
        lay_row(s)


def supplied(s: State) -> int:
    """1 if the deck has a card; else reshuffle for one (U15), or the game is over (U16)."""
    if s.drawn < s.deck_size:
        return 1
    if s.reshuffles > 0 and s.discard_size > 0:
        reshuffle(s)
    else:
        s.phase = OVER
        s.over = 1
    return 0


def reshuffle(s: State) -> None:
    """The discard pile becomes the new deck (U15)."""
    s.reshuffles -= 1
    size = 0
    for kind in range(KINDS):
        copies = s.discards[kind]
        s.discards[kind] = 0
        for seat in range(s.players):
            place = seat * KINDS + kind
            copies += s.face_down[place]
            s.old_down[place] = s.face_down[place]
            s.face_down[place] = 0
            s.old_hand[place] = s.hand[place]
            if s.phase == DRAWING and exchanger(s) == seat:
                s.old_hand[place] += s.aside[kind]
            s.since[place] = 0
        for _ in range(copies):
            s.deck[size] = kind
            size += 1
    s.discard_size = 0
    s.deck_size = size
    s.drawn = 0
    s.shuffling = size


def draw(s: State, seat: int) -> None:
    """The top card of the deck goes to a hand."""
    take(s, seat, s.deck[s.drawn])
    s.drawn += 1


def take(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hand[seat * KINDS + kind] += 1
    s.held[seat] |= 1 << kind
    s.hand_size[seat] += 1


def give(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    left = s.hand[seat * KINDS + kind] - 1
    s.hand[seat * KINDS + kind] = left
    s.held[seat] ^= (left == 0) << kind
    s.hand_size[seat] -= 1


def fill_hands(s: State) -> None:
    """Everybody is dealt up to his hand size, seat 0 first (U3, U11)."""
    size = HAND[s.players]
    for seat in range(s.players):
        while s.hand_size[seat] < size:
            if not supplied(s):
                return
            draw(s, seat)
    if exchanger(s) == NOBODY:
        s.phase = LAYING_ROW
        lay_row(s)
    else:
        s.phase = EXCHANGING


def exchanger(s: State) -> int:
    """Who may exchange before this round (U12)."""
    if s.exchange == BY_NOBODY or s.rounds_done == 0:
        return NOBODY
    return s.winner if s.exchange == BY_WINNER else s.first_out


def lay_row(s: State) -> None:
    """Lay the point cards, one fewer than players (U4, U13), and let everybody in (U5)."""
    while s.row_size < s.players - 1:
        if not supplied(s):
            return
        place = s.row_size
        kind = s.deck[s.drawn]
        while place > 0 and s.row[place - 1] > kind:
            s.row[place] = s.row[place - 1]
            place -= 1
        s.row[place] = kind
        s.row_size += 1
        s.drawn += 1
    for seat in range(s.players):
        s.played[seat] = 0
    s.inside = (1 << s.players) - 1
    s.choosing = s.inside
    s.last_out = NOBODY
    s.first_out = NOBODY
    s.phase = PLAYING


# Who may do what


def actors(s: State) -> int:
    """The seats that have a decision to make now, as bits. Plays are simultaneous (U5)."""
    if s.phase == PLAYING:
        return s.choosing
    return 1 << exchanger(s) if s.phase == EXCHANGING else 0


def due(s: State, seat: int, word: int) -> int:
    """The kind of decision that is due: play (U5) or exchange (U12)."""
    if s.phase == PLAYING:
        return ALL_KINDS
    return ALL_MOVES ^ ALL_KINDS if s.phase == EXCHANGING else 0


def in_hand(s: State, seat: int, word: int) -> int:
    """Cards come from the own hand (U5, U12)."""
    return s.held[seat] | s.held[seat] << SWAP | 1 << KEEP


def drawable(s: State, seat: int, word: int) -> int:
    """Nobody may exchange more cards than can still be drawn (U14)."""
    if s.phase != EXCHANGING:
        return ALL_MOVES
    left = s.deck_size - s.drawn + (s.discard_size if s.reshuffles > 0 else 0)
    return ALL_MOVES if s.aside_size < left else ALL_MOVES ^ (ALL_KINDS << SWAP)


# Moves


def apply(s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move < SWAP:
        choose(s, seat, move)
    elif move < KEEP:
        give(s, seat, move - SWAP)
        s.aside[move - SWAP] += 1
        s.aside_size += 1
    else:
        s.phase = DRAWING
        draw_exchanged(s)


def draw_exchanged(s: State) -> None:
    """Draw as many as were laid aside, then discard those face down (U12, U14)."""
    seat = exchanger(s)
    while s.hand_size[seat] < HAND[s.players]:
        if not supplied(s):
            return
        draw(s, seat)
    for kind in range(KINDS):
        s.face_down[seat * KINDS + kind] += s.aside[kind]
        s.aside[kind] = 0
    s.discard_size += s.aside_size
    s.fresh[seat] = s.aside_size
    s.exchanged = seat + 1
    s.aside_size = 0
    s.phase = LAYING_ROW
    lay_row(s)


def choose(s: State, seat: int, kind: int) -> None:
    """Lay a card face down; when the last one lies, all are turned over (U5)."""
    give(s, seat, kind)
    s.choice[seat] = kind + 1
    s.choosing ^= 1 << seat
    if s.choosing == 0:
        turn_over(s)


def turn_over(s: State) -> None:
    """All chosen cards count; somebody may be out (U5, U6, U7, U8)."""
    s.reveals += 1
    for seat in range(s.players):
        if s.inside >> seat & 1:
            kind = s.choice[seat] - 1
            s.choice[seat] = 0
            s.out_cards[seat * 9 + s.out_size[seat]] = kind
            s.out_size[seat] += 1
            s.played[seat] += 1
            s.since[seat * KINDS + kind] += 1
            s.total[seat] += VALUES[kind]
    loser = who_is_out(s)
    while loser != NOBODY:
        put_out(s, loser)
        # Without cards nobody can play on: the totals lying there decide the rest (U9).
        stuck = s.phase == PLAYING and s.hand_size[lowest(s.inside)] == 0
        loser = who_is_out(s) if stuck else NOBODY
    if s.phase == PLAYING:
        s.choosing = s.inside


def who_is_out(s: State) -> int:
    """The lowest total is out (U6, U7), unless a tie forbids it (U8)."""
    lowest_total = 1000
    highest_total = -1000
    for seat in range(s.players):
        total = s.total[seat]
        inside = s.inside >> seat & 1
        lowest_total = min(lowest_total, total if inside else 1000)
        highest_total = max(highest_total, total if inside else -1000)
    at_lowest = seats_with(s, lowest_total)
    at_highest = seats_with(s, highest_total)
    tied = count(at_lowest) > 1 or (count(at_highest) > 1 and s.ties == TIES_ANY)
    if not tied:
        return lowest(at_lowest)
    if s.hand_size[lowest(at_lowest)] > 0:
        return NOBODY
    return first_tied(s, lowest_total)


def seats_with(s: State, total: int) -> int:
    """Who is in with that total, as bits."""
    seats = 0
    for seat in range(s.players):
        seats |= (s.total[seat] == total) << seat
    return seats & s.inside


def first_tied(s: State, total: int) -> int:
    """No cards left: the first with the lowest total, from the left of the last one out (U9)."""
    seat = 0 if s.last_out == NOBODY else s.last_out
    while True:
        seat += 1
        if seat == s.players:
            seat = 0
        if s.inside >> seat & 1 and s.total[seat] == total:
            return seat


def put_out(s: State, loser: int) -> None:
    """The loser leaves with the lowest point card (U6); in a duel with nothing (U7)."""
    duel = count(s.inside) == 2
    s.inside ^= 1 << loser
    if not duel:
        award(s, loser)
        sweep(s, loser)
        s.last_out = loser
        if s.first_out == NOBODY:
            s.first_out = loser
        return
    for seat in range(s.players):
        if s.inside >> seat & 1:
            s.winner = seat
    award(s, s.winner)
    sweep(s, loser)
    sweep(s, s.winner)
    s.inside = 0
    s.rounds_done += 1
    for seat in range(s.players):
        s.fresh[seat] = HAND[s.players] - s.hand_size[seat]
    s.exchanged = 0
    s.row_size = 0
    s.row_taken = 0
    s.phase = DEALING
    fill_hands(s)


def award(s: State, seat: int) -> None:
    """A player takes the lowest point card left in the row (U6, U7, U10)."""
    kind = s.row[s.row_taken]
    s.row_taken += 1
    s.score[seat] += VALUES[kind]  # U17
    s.taken[seat] += 1
    s.pad[s.rounds_done * 6 + seat] = kind + 1


def sweep(s: State, seat: int) -> None:
    """The cards in front of a player go to the discard pile (U6, U7)."""
    for place in range(s.out_size[seat]):
        s.discards[s.out_cards[seat * 9 + place]] += 1
    s.discard_size += s.out_size[seat]
    s.out_size[seat] = 0
    s.total[seat] = 0


def winners(s: State) -> int:
    """The seats with the highest score, as bits (U17)."""
    return highest(s.score, s.players)
