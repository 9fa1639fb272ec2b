"""Katzenjammer Blues (Reiner Knizia): auctions and foursomes. Clauses: rules.en.md.

A card is its value: 1 … 5, and 0 for the joker. A hand is how many of each it holds, six places a
seat. A bid is 6 × cards + value, value 0 for *different* bids, so that higher numbers are higher
bids (K11).
"""

from typing import Literal, get_args

from katzentisch.core.cards import deck_of
from katzentisch.core.chance import scratch
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# K1: fifteen of each.
JOKER = 0
KINDS = 6
COPIES = (15,) * KINDS
CARDS = ("J", "1", "2", "3", "4", "5")
DECK = deck_of(COPIES)
DECK_SIZE = len(DECK)
HAND = 6  # K3
PENALTY = 5  # K24
NOBODY = -1

# K2: the mice by option value (auto, 20, 24) and number of players.
MICE = (0, 0, 20, 20, 20, 24, 24)
MICE_CHOSEN = (0, 20, 24)

# Moves, 32 a word: a word of passing, stopping, different bids and foursomes; a word of equal
# bids for each value, by number of cards; a word of payments for equal bids, by number of jokers;
# a word of payments for different bids, by the set of values paid in naturals.
SPAN = 32
PASS, STOP = 0, 1
JOKERS_AS = 5  # + value: four jokers as that value
JOKER_FOURSOME = 11
FOURSOME = 8  # + 4 × value + naturals - 1
PAY_EQUAL, PAY_DIFFERENT = 6, 7
MOVES = 8 * SPAN
ALL = (1 << SPAN) - 1
AUCTION_MOVES = 0b111101
FOURSOME_MOVES = ALL ^ AUCTION_MOVES

Phase = Literal["auction", "pay", "foursomes", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
AUCTION, PAYING, FOURSOMES, OVER = range(4)


class State(AnyState):
    """A match in progress. Lists by seat have six places; by seat and kind, six a seat."""

    mice = number()
    games = number()
    phase = number()
    games_done = number()
    deck = numbers(90)
    hand = numbers(36)
    hand_size = numbers(6)
    displayed = numbers(6)
    caught = numbers(6)
    pool = number()
    discards = numbers(6)
    # The round.
    bandleader = number()
    row = numbers(6)
    row_order = numbers(6)
    row_size = number()
    turn = number()
    bid = number("i2")
    bidder = number()
    passed = number()
    last_bid = numbers(6, "i2")
    # What everybody knows of a hand: so many of a kind at least; so many of a value and jokers
    # together at least; so many different values and jokers together at least.
    known = numbers(36)
    reach = numbers(36)
    variety = numbers(6)
    # How the games of the match went: points by game and seat, and how the last came about.
    pad = numbers(60)
    last_mice = numbers(6)
    last_jokers = numbers(6)


# Setting up


def start(s: State) -> None:
    """Begin the first game of the match."""
    begin_game(s)


def begin_game(s: State) -> None:
    """A fresh deck waits for the shuffle; the mice are counted out (K2)."""
    for place in range(DECK_SIZE):
        s.deck[place] = DECK[place]
    s.shuffling = DECK_SIZE
    s.drawn = 0
    s.pool = MICE[s.players] if s.mice == 0 else MICE_CHOSEN[s.mice]
    for kind in range(KINDS):
        s.discards[kind] = 0
        s.row[kind] = 0
    for place in range(36):
        s.hand[place] = 0
        s.known[place] = 0
        s.reach[place] = 0
    for seat in range(s.players):
        s.hand_size[seat] = 0
        s.displayed[seat] = 0
        s.caught[seat] = 0
        s.variety[seat] = 0
    s.row_size = 0
    s.bandleader = s.games_done % s.players  # K3, K27


def shuffled(s: State) -> None:
    """Deal six cards to everybody, seat 0 first (K3), and begin the first round."""
    for seat in range(s.players):
        for _ in range(HAND):
            draw(s, seat)
    begin_round(s)


def draw(s: State, seat: int) -> None:
    """A player draws the top card of the deck."""
    s.hand[seat * KINDS + s.deck[s.drawn]] += 1
    s.hand_size[seat] += 1
    s.drawn += 1


def next_seat(s: State, seat: int) -> int:
    """The seat on the left."""
    seat += 1
    return 0 if seat == s.players else seat


# Reveal


def begin_round(s: State) -> None:
    """Turn the row, let everybody draw after a joker, and open the auction (K5, K6, K7)."""
    last = reveal(s)
    if s.drawn < DECK_SIZE and last == JOKER:
        seat = s.bandleader
        for _ in range(s.players):
            seat = next_seat(s, seat)
            draw(s, seat)
            if s.drawn == DECK_SIZE:
                break
    if s.drawn == DECK_SIZE:  # K7
        end_game(s)
    else:
        open_auction(s)


def reveal(s: State) -> int:
    """Turn cards until a joker or a value already in the row (K5), or the last card (K7)."""
    while True:
        kind = s.deck[s.drawn]
        s.drawn += 1
        s.row[kind] += 1
        s.row_order[s.row_size] = kind
        s.row_size += 1
        if kind == JOKER or s.row[kind] == 2 or s.drawn == DECK_SIZE:
            return kind


def clear_row(s: State) -> None:
    """The row is empty again."""
    for kind in range(KINDS):
        s.row[kind] = 0
    s.row_size = 0


# Auction


def open_auction(s: State) -> None:
    """The player on the bandleader's left speaks first (K8)."""
    s.phase = AUCTION
    s.turn = next_seat(s, s.bandleader)
    s.bid = 0
    s.bidder = NOBODY
    s.passed = 0
    for seat in range(s.players):
        s.last_bid[seat] = 0


def actors(s: State) -> int:
    """The seat that has a decision to make now, as a bit."""
    return 0 if s.phase == OVER else 1 << s.turn


def different(s: State, seat: int) -> int:
    """How many different values a hand holds, jokers not counted."""
    place = seat * KINDS
    values = 0
    for value in range(1, KINDS):
        if s.hand[place + value] > 0:
            values += 1
    return values


def upto(n: int) -> int:
    """Bits 0 … n."""
    return (2 << n) - 1


def due(s: State, seat: int, word: int) -> int:
    """The kind of decision that is due: speak (K8), pay (K15) or present foursomes (K17)."""
    if s.phase == AUCTION:
        return AUCTION_MOVES if word == 0 else ALL if word < PAY_EQUAL else 0
    if s.phase == PAYING:
        return ALL if word == (PAY_DIFFERENT if s.bid % KINDS == 0 else PAY_EQUAL) else 0
    return FOURSOME_MOVES if s.phase == FOURSOMES and word == 0 else 0


def higher(s: State, seat: int, word: int) -> int:
    """A bid must be higher than the standing one (K8, K11); one card is an equal bid (K10)."""
    if s.phase != AUCTION:
        return ALL
    cards = s.bid // KINDS
    if word == 0:
        return ALL ^ (upto(max(cards, 1)) ^ 1)
    if word < PAY_EQUAL:
        return ALL ^ upto(cards if word <= s.bid % KINDS else max(cards - 1, 0))
    return ALL


def payable(s: State, seat: int, word: int) -> int:
    """A bid must be payable from the hand, jokers standing for any value (K9, K10, K12)."""
    if s.phase != AUCTION:
        return ALL
    jokers = s.hand[seat * KINDS + JOKER]
    if word == 0:
        return upto(min(different(s, seat) + jokers, 5)) | 1
    if word < PAY_EQUAL:
        return upto(s.hand[seat * KINDS + word] + jokers)
    return ALL


def pays(s: State, seat: int, word: int) -> int:
    """A payment makes up the bid from cards of the hand, with any number of jokers (K15)."""
    if s.phase != PAYING:
        return ALL
    cards = s.bid // KINDS
    value = s.bid % KINDS
    jokers = s.hand[seat * KINDS + JOKER]
    if word == PAY_EQUAL:
        fewest = max(0, cards - s.hand[seat * KINDS + value])
        return upto(min(cards, jokers)) & ~(upto(fewest) >> 1)
    return sets_of_values(s, seat, cards, jokers)


def sets_of_values(s: State, seat: int, cards: int, jokers: int) -> int:
    """Sets of held values (bits of a bit number) that make `cards` cards with jokers (K10)."""
    held = 0
    for value in range(1, KINDS):
        if s.hand[seat * KINDS + value] > 0:
            held |= 1 << (value - 1)
    sets = 0
    chosen = held
    while True:
        naturals = (
            (chosen & 1) + (chosen >> 1 & 1) + (chosen >> 2 & 1) + (chosen >> 3 & 1) + (chosen >> 4)
        )
        if naturals <= cards <= naturals + jokers:
            sets |= 1 << chosen
        if chosen == 0:
            return sets
        chosen = (chosen - 1) & held


def presentable(s: State, seat: int, word: int) -> int:
    """A foursome is four of one value from the hand, jokers standing in (K18, K19)."""
    if s.phase != FOURSOMES or word != 0:
        return ALL
    moves = 1 << STOP
    jokers = s.hand[seat * KINDS + JOKER]
    for value in range(1, KINDS):
        naturals = s.hand[seat * KINDS + value]
        if naturals + jokers >= 4:
            for used in range(max(1, 4 - jokers), min(naturals, 4) + 1):
                moves |= 1 << (FOURSOME + 4 * value + used - 1)
    if jokers >= 4:
        moves |= 0b11111 << (JOKERS_AS + 1) | 1 << JOKER_FOURSOME
    return moves


# Moves


def apply(s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if s.phase == AUCTION:
        if move == PASS:
            s.passed |= 1 << seat
        else:
            raise_bid(s, seat, bid_of(move))
        go_on_bidding(s, seat)
    elif s.phase == PAYING:
        pay(s, seat, move)
    elif move == STOP:
        begin_round(s)
    else:
        present(s, seat, move)


def bid_of(move: int) -> int:
    """The place on the ladder of a bidding move (K9, K10, K11)."""
    return KINDS * (move % SPAN) + move // SPAN


def raise_bid(s: State, seat: int, bid: int) -> None:
    """The standing bid; it tells everybody something about the hand (K4, K12)."""
    s.bid = bid
    s.bidder = seat
    s.last_bid[seat] = bid
    cards = bid // KINDS
    value = bid % KINDS
    if value == 0:
        s.variety[seat] = max(s.variety[seat], cards)
    else:
        place = seat * KINDS + value
        s.reach[place] = max(s.reach[place], cards)


def go_on_bidding(s: State, seat: int) -> None:
    """The next who has not passed speaks (K8), until the auction is decided (K13, K14)."""
    if s.passed == (1 << s.players) - 1:
        no_sale(s)
        return
    following = next_seat(s, seat)
    while s.passed >> following & 1:
        following = next_seat(s, following)
    s.turn = following
    if following == s.bidder:
        s.phase = PAYING


def no_sale(s: State) -> None:
    """Nobody bid: the row is discarded, the same bandleader goes on (K14)."""
    for kind in range(KINDS):
        s.discards[kind] += s.row[kind]
    clear_row(s)
    begin_round(s)


def spend(s: State, seat: int, kind: int, cards: int) -> None:
    """Cards leave a hand: naturals to the discard pile, jokers to the display (K15, K18, K21)."""
    lose(s, seat, kind, cards)
    if kind == JOKER:
        s.displayed[seat] += cards
    else:
        s.discards[kind] += cards


def lose(s: State, seat: int, kind: int, cards: int) -> None:
    """Cards leave a hand before everybody's eyes, so less of it is known."""
    place = seat * KINDS
    s.hand[place + kind] -= cards
    s.hand_size[seat] -= cards
    s.known[place + kind] = max(0, s.known[place + kind] - cards)
    if kind == JOKER:
        for value in range(1, KINDS):
            s.reach[place + value] = max(0, s.reach[place + value] - cards)
        s.variety[seat] = max(0, s.variety[seat] - cards)
    elif cards > 0:
        s.reach[place + kind] = max(0, s.reach[place + kind] - cards)
        s.variety[seat] = max(0, s.variety[seat] - 1)


def pay(s: State, seat: int, move: int) -> None:
    """The winner pays, takes the row and leads the band (K15, K16)."""
    cards = s.bid // KINDS
    value = s.bid % KINDS
    choice = move % SPAN
    if value > 0:
        spend(s, seat, value, cards - choice)
        spend(s, seat, JOKER, choice)
    else:
        for natural in range(1, KINDS):
            if choice >> (natural - 1) & 1:
                spend(s, seat, natural, 1)
                cards -= 1
        spend(s, seat, JOKER, cards)
    take_row(s, seat)
    s.bandleader = seat
    s.phase = FOURSOMES


def take_row(s: State, seat: int) -> None:
    """The whole row goes to the winner's hand, and everybody has seen it (K16)."""
    place = seat * KINDS
    for kind in range(KINDS):
        s.hand[place + kind] += s.row[kind]
        s.known[place + kind] += s.row[kind]
    for value in range(1, KINDS):
        s.reach[place + value] += s.row[value] + s.row[JOKER]
    s.hand_size[seat] += s.row_size
    clear_row(s)


def present(s: State, seat: int, move: int) -> None:
    """Present a foursome and take its mice (K17, K18, K19); the last mouse ends it all (K20)."""
    if move == JOKER_FOURSOME:
        lose(s, seat, JOKER, 4)
        s.discards[JOKER] += 4
        return
    if move < JOKER_FOURSOME:
        value = move - JOKERS_AS
        naturals = 0
    else:
        value = (move - FOURSOME) // 4
        naturals = (move - FOURSOME) % 4 + 1
    spend(s, seat, value, naturals)
    spend(s, seat, JOKER, 4 - naturals)
    mice = min(value, s.pool)
    s.caught[seat] += mice
    s.pool -= mice
    if s.pool == 0:
        end_game(s)


# End and scoring


def end_game(s: State) -> None:
    """Count mice and jokers (K22, K23, K24, K25); the next game of the match, or the end (K27)."""
    most = 0
    for seat in range(s.players):
        s.last_jokers[seat] = s.displayed[seat] + s.hand[seat * KINDS + JOKER]
        most = max(most, s.last_jokers[seat])
    for seat in range(s.players):
        s.last_mice[seat] = s.caught[seat]
        gained = s.caught[seat]
        if most > 0 and s.last_jokers[seat] == most:
            gained -= PENALTY
        s.pad[s.games_done * 6 + seat] = gained
        s.score[seat] += gained
    s.games_done += 1
    if s.games_done > s.games:
        s.phase = OVER
        s.over = 1
    else:
        begin_game(s)


def rank(s: State, seat: int) -> int:
    """Higher is better: mice, then, in a single game, fewer jokers (K26, K27)."""
    return 100 * s.score[seat] - (s.last_jokers[seat] if s.games == 0 else 0)


def winners(s: State) -> int:
    """The seats that share the victory, as bits (K26, K27)."""
    ranks = scratch(6)
    for seat in range(s.players):
        ranks[seat] = rank(s, seat)
    return highest(ranks, s.players)
