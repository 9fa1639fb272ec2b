"""Mückenstich (Osteroth and Schroeter): tricks with a moving trump. Clauses: rules.en.md.

A card is its kind: 13 kinds a colour (1 … 12 and the mosquito), 52 in all. Equal cards are one
kind held several times: a seat's `hand` has a bit for every kind it holds, `twins` for every kind
it holds at least twice, `triplets` for three.
"""

from typing import Literal, get_args

from katzentisch.core.cards import deck_of
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# M1, M2: eleven numbers once, the 12 twice, three mosquitoes; the mosquito ranks highest.
COLOURS = "RYGB"
RANKS = 13
TWELVE, MOSQUITO = 11, 12
COPIES = ((1,) * 11 + (2, 3)) * 4
DECK = deck_of(COPIES)
DECK_SIZE = len(DECK)
KINDS = len(COPIES)
CARDS = tuple(
    colour + rank for colour in COLOURS for rank in (*(str(n) for n in range(1, 13)), "M")
)
COLOUR = tuple(kind // RANKS for kind in range(KINDS))
RANK = tuple(kind % RANKS for kind in range(KINDS))
# Cards as numbers to add up: a byte a colour, numbers in its lower half, mosquitoes above.
COUNTED = tuple(1 << 8 * COLOUR[kind] + 4 * (RANK[kind] == MOSQUITO) for kind in range(KINDS))
ONE_COLOUR = (1 << RANKS) - 1
ALL_CARDS = (1 << KINDS) - 1
NONE = -1

# M4: cards each by number of players; M5: two of them are discarded, except with six players.
HAND = (0, 0, 0, 10, 15, 12, 10)
DISCARDS = (0, 0, 0, 2, 2, 2, 0)

# Moves: a word of cards to play, a word of cards to discard, a word of colours to name.
PLAYS, DISCARDINGS, NAMES = 0, 1, 2
DISCARD = DISCARDINGS * KINDS
TRUMP = NAMES * KINDS
DOUBLE, VOID = TRUMP + 4, TRUMP + 8
MOVES = TRUMP + 12

Phase = Literal["discard", "play", "trump", "double", "void", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
DISCARDING, PLAYING, NAMING_TRUMP, DOUBLING, VOIDING, OVER = range(6)
NAMED_NOW = (0, 0, 0x00F, 0x0F0, 0xF00, 0)
ANY_NAME = 0xFFF
# What a claim to a trick is made of: above the seat its turn, above that the strength of its card.
A_TURN, A_STRENGTH = 8, 64


class State(AnyState):
    """A game in progress. Lists by seat have six places; by seat and colour, four a seat."""

    memory = number()
    phase = number()
    # Rounds and, with three players, halves (M6) already scored.
    rounds_done = number()
    half = number()
    deck = numbers(64)
    hand = numbers(6, "i8")
    twins = numbers(6, "i8")
    triplets = numbers(6, "i8")
    # Seats that still have to discard, as bits; what each has discarded, two a half, kind + 1.
    choosing = number()
    discarded = numbers(24)
    discards = numbers(6)
    # The trick on the table.
    leader = number()
    turn = number()
    lying = number()
    card = numbers(6)
    led = number()
    trump = number()
    tricks_left = number()
    last_card = numbers(6)
    last_leader = number()
    last_winner = number()
    # What each has won.
    tricks = numbers(6)
    won = numbers(24)
    mosquitoes = numbers(24)
    doubled = number()
    void = number()
    # What everybody has seen: cards played from this deck, colours a seat has shown to lack.
    seen = numbers(52)
    lacks = numbers(6)
    # How the rounds and halves went: points by round and seat, and how the last came about.
    pad = numbers(36)
    last_won = numbers(24)
    last_mosquitoes = numbers(24)
    last_doubled = number()
    last_void = number()


# Dealing


def start(s: State) -> None:
    """Begin with the first round."""
    begin_round(s)


def begin_round(s: State) -> None:
    """A fresh deck waits for the shuffle (M3)."""
    for place in range(DECK_SIZE):
        s.deck[place] = DECK[place]
    for kind in range(KINDS):
        s.seen[kind] = 0
    for place in range(24):
        s.discarded[place] = 0
    s.drawn = 0
    s.half = 0
    s.shuffling = DECK_SIZE


def shuffled(s: State) -> None:
    """The deck has its order: deal from it."""
    deal(s)


def deal(s: State) -> None:
    """Deal a hand to everybody, seat 0 first (M4, M6); four cards stay unused."""
    size = HAND[s.players]
    for seat in range(s.players):
        deal_hand(s, seat, size)
        s.tricks[seat] = 0
        s.lacks[seat] = 0
        s.discards[seat] = 0
    for place in range(24):
        s.won[place] = 0
        s.mosquitoes[place] = 0
    s.tricks_left = size - DISCARDS[s.players]
    s.trump = NONE  # M11
    s.doubled = NONE
    s.void = NONE
    s.lying = 0
    s.leader = s.rounds_done % s.players  # M3, M6, M7: the seat on the dealer's left
    s.turn = s.leader
    if DISCARDS[s.players] > 0:  # M5
        s.phase = DISCARDING
        s.choosing = (1 << s.players) - 1
    else:
        s.phase = PLAYING


def deal_hand(s: State, seat: int, size: int) -> None:
    """The next cards of the deck are a seat's hand; three numbers are cheaper than three fields."""
    hand = twins = triplets = 0
    for place in range(s.drawn, s.drawn + size):
        bit = 1 << s.deck[place]
        triplets |= twins & bit
        twins |= hand & bit
        hand |= bit
    s.hand[seat] = hand
    s.twins[seat] = twins
    s.triplets[seat] = triplets
    s.drawn += size


def take(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    bit = 1 << kind
    s.triplets[seat] |= s.twins[seat] & bit
    s.twins[seat] |= s.hand[seat] & bit
    s.hand[seat] |= bit


def give(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand: of several alike the last bit goes that is set."""
    others = ~(1 << kind)
    s.hand[seat] &= others | s.twins[seat]
    s.twins[seat] &= others | s.triplets[seat]
    s.triplets[seat] &= others


# Who may do what


def actors(s: State) -> int:
    """The seats that have a decision to make now, as bits. Discards are simultaneous (M5)."""
    if s.phase == DISCARDING:
        return s.choosing
    if s.phase == OVER:
        return 0
    return 1 << s.turn


def asked(s: State, seat: int, word: int) -> int:
    """The kind of decision that is due: discard (M5), play (M7) or name (M11, M15, M16)."""
    if word == PLAYS:
        return ALL_CARDS if s.phase == PLAYING else 0
    if word == DISCARDINGS:
        return ALL_CARDS if s.phase == DISCARDING else 0
    return NAMED_NOW[s.phase]


def held(s: State, seat: int, word: int) -> int:
    """Cards come from the own hand (M5, M7)."""
    return ANY_NAME if word == NAMES else s.hand[seat]


def following(s: State, seat: int, word: int) -> int:
    """Follow the colour led if you can (M8); a leader is free (M9)."""
    if word != PLAYS or s.lying == 0:
        return ALL_CARDS
    of_colour_led = s.hand[seat] & (ONE_COLOUR << (RANKS * s.led))
    return of_colour_led if of_colour_led else ALL_CARDS


def not_doubled(s: State, seat: int, word: int) -> int:
    """The void colour is any but the doubled one (M16)."""
    if word != NAMES or s.doubled == NONE:
        return ALL_CARDS
    return ALL_CARDS ^ (1 << (VOID - TRUMP + s.doubled))


# Moves


def apply(s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move < DISCARD:
        play(s, seat, move)
    elif move < TRUMP:
        discard(s, seat, move - DISCARD)
    elif move < DOUBLE:
        s.trump = move - TRUMP  # M11, M12
        s.phase = PLAYING
        pass_turn(s)
    elif move < VOID:
        s.doubled = move - DOUBLE  # M15
        ask_void(s)
    else:
        s.void = move - VOID  # M16
        score_half(s)


def discard(s: State, seat: int, kind: int) -> None:
    """Lay a card aside, out of the round (M5)."""
    give(s, seat, kind)
    s.discarded[seat * 4 + s.half * 2 + s.discards[seat]] = kind + 1
    s.discards[seat] += 1
    if s.discards[seat] == DISCARDS[s.players]:
        s.choosing ^= 1 << seat
        if s.choosing == 0:
            s.reveals += 1
            s.phase = PLAYING


def play(s: State, seat: int, kind: int) -> None:
    """Play a card to the trick; a mosquito calls for a trump (M11)."""
    give(s, seat, kind)
    s.card[seat] = kind
    s.seen[kind] += 1
    colour = COLOUR[kind]
    if s.lying == 0:
        s.led = colour  # M9
    s.lacks[seat] |= (colour != s.led) << s.led
    s.lying += 1
    if RANK[kind] == MOSQUITO:
        s.phase = NAMING_TRUMP
    else:
        pass_turn(s)


def pass_turn(s: State) -> None:
    """Clockwise to the next player, or gather the trick (M7)."""
    if s.lying == s.players:
        gather_trick(s)
    else:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0


def strength(s: State, kind: int) -> int:
    """How strong a card is in the trick on the table (M10, M13); 0 for what cannot win."""
    as_trump = (COLOUR[kind] == s.trump) * (32 + RANK[kind])
    return max(as_trump, (COLOUR[kind] == s.led) * (1 + RANK[kind]))


def claim(s: State, seat: int) -> int:
    """A seat's claim to the trick, and the seat: the strongest card, of equal ones the later (M10).

    In one number, since the highest of some numbers is found without a branch.
    """
    turn = seat - s.leader + (seat < s.leader) * s.players
    return A_STRENGTH * strength(s, s.card[seat]) + A_TURN * turn + seat


def best_claim(s: State) -> int:
    """The best claim so far; the leader has one of no strength before his card lies."""
    best = s.leader
    seat = s.leader
    for _ in range(s.lying):
        best = max(best, claim(s, seat))
        seat += 1
        if seat == s.players:
            seat = 0
    return best


def trick_winner(s: State) -> int:
    """Who has the best claim so far."""
    return best_claim(s) % A_TURN


def gather_trick(s: State) -> None:
    """The winner takes the trick and leads the next (M7, M13)."""
    best = 0
    cards = 0
    for seat in range(s.players):
        best = max(best, claim(s, seat))
        cards += COUNTED[s.card[seat]]
        s.last_card[seat] = s.card[seat]
    winner = best % A_TURN
    for colour in range(4):
        s.won[winner * 4 + colour] += cards >> 8 * colour & 7
        s.mosquitoes[winner * 4 + colour] += cards >> 8 * colour + 4 & 7
    s.last_leader = s.leader
    s.last_winner = winner
    s.tricks[winner] += 1
    s.leader = winner
    s.turn = winner
    s.lying = 0
    s.tricks_left -= 1
    if s.tricks_left == 0:
        ask_double(s)


# Scoring


def ask_double(s: State) -> None:
    """The one player with the fewest tricks doubles a colour (M15)."""
    fewest = s.tricks[0]
    owner = 0
    for seat in range(1, s.players):
        if s.tricks[seat] < fewest:
            fewest = s.tricks[seat]
            owner = seat
        elif s.tricks[seat] == fewest:
            owner = NONE
    if owner == NONE:
        ask_void(s)
    else:
        s.turn = owner
        s.phase = DOUBLING


def mosquito_count(s: State, seat: int) -> int:
    """All mosquito cards a player has won (M16)."""
    place = seat * 4
    return (
        s.mosquitoes[place]
        + s.mosquitoes[place + 1]
        + s.mosquitoes[place + 2]
        + s.mosquitoes[place + 3]
    )


def ask_void(s: State) -> None:
    """The one player with the most mosquitoes makes a colour void (M16)."""
    most = mosquito_count(s, 0)
    owner = 0
    for seat in range(1, s.players):
        mosquitoes = mosquito_count(s, seat)
        if mosquitoes > most:
            most = mosquitoes
            owner = seat
        elif mosquitoes == most:
            owner = NONE
    if owner == NONE:
        score_half(s)
    else:
        s.turn = owner
        s.phase = VOIDING


def points(s: State, seat: int) -> int:
    """Points of a seat in this round or half (M17, M18)."""
    total = 0
    for colour in range(4):
        if colour == s.doubled:
            total += 2 * s.won[seat * 4 + colour]
        elif colour != s.void:
            total += s.won[seat * 4 + colour]
        if s.mosquitoes[seat * 4 + colour] > 0:
            total -= 5
    return total


def score_half(s: State) -> None:
    """Write down the points (M19) and go on with the next half or round (M3, M6)."""
    column = s.rounds_done * (2 if s.players == 3 else 1) + s.half
    for seat in range(s.players):
        gained = points(s, seat)
        s.pad[column * 6 + seat] = gained
        s.score[seat] += gained
    for place in range(24):
        s.last_won[place] = s.won[place]
        s.last_mosquitoes[place] = s.mosquitoes[place]
    s.last_doubled = s.doubled
    s.last_void = s.void
    if s.players == 3 and s.half == 0:
        s.half = 1
        deal(s)
        return
    s.rounds_done += 1
    if s.rounds_done == s.players:
        s.phase = OVER
        s.over = 1
    else:
        begin_round(s)


def winners(s: State) -> int:
    """The seats with the highest total, as bits (M19)."""
    return highest(s.score, s.players)


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds: public, but for how far it is with discarding (M5)."""
    if s.phase == DISCARDING:
        return HAND[s.players] - (0 if s.choosing >> seat & 1 else DISCARDS[s.players])
    if s.phase > NAMING_TRUMP:
        return 0
    played = s.lying > 0 and (seat - s.leader + s.players) % s.players < s.lying
    return s.tricks_left - (1 if played else 0)
