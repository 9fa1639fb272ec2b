"""Katzenjammer Blues (Reiner Knizia): auctions and foursomes. Clauses: docs/rules.

A card is its value: 1 … 5, and 0 for the joker. A hand is how many of each it holds, six places a
seat. A bid is 6 × cards + value, value 0 for *different* bids, so that higher numbers are higher
bids (K11).
"""

from itertools import chain

from katzentisch.core.chance import Chance, below, scratch, shuffle
from katzentisch.core.rulebook import ALL_LAST, Option, Refusal, Restriction, Rulebook, View
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# K1: fifteen of each.
JOKER = 0
KINDS = 6
COPIES = (15,) * KINDS
CARDS = ("J", "1", "2", "3", "4", "5")
DECK = tuple(kind for kind in range(KINDS) for _ in range(15))
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

PHASES = ("auction", "pay", "foursomes", "over")
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


def legal(s: State, seat: int, word: int) -> int:
    """The legal moves of a seat, as bits of one word."""
    moves = due(s, seat, word)
    if moves == 0:
        return 0
    if s.phase == AUCTION:
        return moves & higher(s, seat, word) & payable(s, seat, word)
    if s.phase == PAYING:
        return moves & pays(s, seat, word)
    return moves & presentable(s, seat, word)


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


# What a seat cannot know


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Rows taken before his eyes and bids made tell him something of the other hands (K12, K16). A
    deal that fits that is taken as it is; otherwise cards change places until it fits, and go on
    changing places for a while.
    """
    if s.over:
        return
    cards = scratch(DECK_SIZE)
    owner = scratch(DECK_SIZE)
    unseen = gather_unseen(s, viewer, cards)
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(s.hand_size[seat]):
                owner[place] = seat
                place += 1
    in_hands = place
    for later in range(place, unseen):
        owner[later] = NOBODY
    arrange(s, viewer, cards, owner, unseen, in_hands, chance)
    for gone in range(s.drawn):
        s.deck[gone] = 0
    for later in range(s.drawn, DECK_SIZE):
        s.deck[later] = cards[in_hands + later - s.drawn]


def gather_unseen(s: State, viewer: int, cards: list[int]) -> int:
    """All cards the viewer cannot see; how many."""
    unseen = 0
    for kind in range(KINDS):
        left = COPIES[kind] - s.discards[kind] - s.row[kind]
        if kind == JOKER:
            for seat in range(s.players):
                left -= s.displayed[seat]
        if viewer >= 0:
            left -= s.hand[viewer * KINDS + kind]
        for _ in range(left):
            cards[unseen] = kind
            unseen += 1
    return unseen


def hand_out(s: State, viewer: int, cards: list[int], owner: list[int], in_hands: int) -> None:
    """Give the arranged cards to the other hands."""
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                s.hand[seat * KINDS + kind] = 0
    for place in range(in_hands):
        s.hand[owner[place] * KINDS + cards[place]] += 1


def shortfall(s: State, seat: int) -> int:
    """How much a hand falls short of what everybody knows of it; NOBODY's never does."""
    if seat == NOBODY:
        return 0
    place = seat * KINDS
    jokers = s.hand[place + JOKER]
    short = max(0, s.known[place + JOKER] - jokers)
    for value in range(1, KINDS):
        naturals = s.hand[place + value]
        short += max(0, s.known[place + value] - naturals)
        short += max(0, s.reach[place + value] - naturals - jokers)
    return short + max(0, s.variety[seat] - different(s, seat) - jokers)


def total_shortfall(s: State, viewer: int) -> int:
    """How far all other hands fall short."""
    short = 0
    for seat in range(s.players):
        if seat != viewer:
            short += shortfall(s, seat)
    return short


def change_hands(s: State, seat: int, old: int, new: int) -> None:
    """One card of a hand becomes another; NOBODY has no hand."""
    if seat != NOBODY:
        s.hand[seat * KINDS + old] -= 1
        s.hand[seat * KINDS + new] += 1


def arrange(
    s: State,
    viewer: int,
    cards: list[int],
    owner: list[int],
    size: int,
    in_hands: int,
    chance: Chance,
) -> None:
    """Put the unseen cards in a random order in which every hand is possible."""
    short = 1
    for _ in range(2):
        shuffle(cards, size, chance)
        hand_out(s, viewer, cards, owner, in_hands)
        short = total_shortfall(s, viewer)
        if short == 0:
            return
    mixing = size
    while short > 0 or mixing > 0:
        a = below(chance, in_hands)
        b = below(chance, size)
        mixing -= 1 if short == 0 else 0
        if owner[a] == owner[b] or cards[a] == cards[b]:
            continue
        before = shortfall(s, owner[a]) + shortfall(s, owner[b])
        change_hands(s, owner[a], cards[a], cards[b])
        change_hands(s, owner[b], cards[b], cards[a])
        change = shortfall(s, owner[a]) + shortfall(s, owner[b]) - before
        if change <= 0:
            cards[a], cards[b] = cards[b], cards[a]
            short += change
        else:
            change_hands(s, owner[a], cards[b], cards[a])
            change_hands(s, owner[b], cards[a], cards[b])


# For people: texts, reasons, views


def spelled(kinds: list[int]) -> str:
    """Cards in notation, naturals first, lowest first, then jokers."""
    return " ".join(CARDS[kind] for kind in sorted(kinds, key=lambda kind: (kind == JOKER, kind)))


def payment(bid: int, move: int) -> list[int]:
    """The cards of a payment move for that bid."""
    cards, value = divmod(bid, KINDS)
    choice = move % SPAN
    if move // SPAN == PAY_EQUAL:
        return [value] * (cards - choice) + [JOKER] * choice
    naturals = [natural for natural in range(1, KINDS) if choice >> (natural - 1) & 1]
    return naturals + [JOKER] * (cards - len(naturals))


def text(s: State, move: int) -> str:
    """A move in notation; a payment's depends on the standing bid."""
    word, choice = divmod(move, SPAN)
    if word >= PAY_EQUAL:
        return "pay " + spelled(payment(s.bid, move))
    if word > 0:
        return f"bid {choice}x{word}"
    if choice == PASS:
        return "pass"
    if choice == STOP:
        return "stop"
    if choice <= 5:
        return f"bid {choice}d"
    if choice <= JOKER_FOURSOME:
        return f"meld J J J J as {CARDS[(choice - JOKERS_AS) % KINDS]}"
    value, naturals = divmod(choice - FOURSOME, 4)
    return "meld " + spelled([value] * (naturals + 1) + [JOKER] * (3 - naturals))


EXAMPLES = ("bid 3x2", "pay 4 4 J", "meld 3 3 J J", "")
BID_MOVES = chain(range(6), *(range(w * SPAN + 1, w * SPAN + 31) for w in range(1, KINDS)))
MOVE_OF = {text(State(), move): move for move in chain(BID_MOVES, range(6, SPAN))}


def parse(s: State, words: str) -> int | Refusal:
    """The move of that notation."""
    if words in MOVE_OF:
        return MOVE_OF[words]
    if words.startswith("pay "):
        return parse_payment(s, words)
    return Refusal("unknown-move", "", {"example": EXAMPLES[s.phase]})


def parse_payment(s: State, words: str) -> int | Refusal:
    """A payment: the move whose text it is, as far as the standing bid has one."""
    if s.phase != PAYING:
        return refuse_not_due(s, s.turn, PAY_EQUAL * SPAN)
    word = PAY_EQUAL if s.bid % KINDS else PAY_DIFFERENT
    for choice in range(SPAN):
        move = word * SPAN + choice
        fits = choice <= s.bid // KINDS or word == PAY_DIFFERENT
        if fits and text(s, move) == words:
            return move
    return refuse_payment(s, s.turn, 0)


def bid_text(bid: int) -> str | None:
    """A bid in notation, without the word `bid`; none for no bid."""
    cards, value = divmod(bid, KINDS)
    return None if bid == 0 else f"{cards}x{value}" if value else f"{cards}d"


def refuse_not_due(s: State, seat: int, move: int) -> Refusal:
    """Another kind of decision is due."""
    clause = ("K8", "K15", "K17", "K22")[s.phase]
    return Refusal("katzenjammer-due", clause, {"phase": PHASES[s.phase]})


def refuse_low(s: State, seat: int, move: int) -> Refusal:
    """The bid is not higher than the standing one."""
    return Refusal("katzenjammer-low", "K11", {"bid": bid_text(s.bid) or ""})


def refuse_unpayable(s: State, seat: int, move: int) -> Refusal:
    """The hand cannot pay the bid."""
    return Refusal("katzenjammer-unpayable", "K12", {"bid": bid_text(bid_of(move)) or ""})


def refuse_payment(s: State, seat: int, move: int) -> Refusal:
    """The cards do not make up the bid, or are not held."""
    return Refusal("katzenjammer-payment", "K15", {"bid": bid_text(s.bid) or ""})


def refuse_foursome(s: State, seat: int, move: int) -> Refusal:
    """The cards of the foursome are not all in the hand."""
    return Refusal("katzenjammer-foursome", "K18", {"cards": text(s, move).removeprefix("meld ")})


def hidden(move: int) -> bool:
    """Whether other seats never see this move: all are public (K4)."""
    return False


def together(s: State) -> bool:
    """Whether the decision due is made by several at the same time: never here (K8)."""
    return False


def fading(move: int) -> bool:
    """Whether a move may not be looked at again later: all are open for good (K4)."""
    return False


def lasting(s: State) -> int:
    """How many fading moves may still be looked at: none fades."""
    return ALL_LAST


def held_cards(s: State, seat: int) -> list[str]:
    """A hand, lowest first, jokers last."""
    held = s.hand[seat * KINDS : seat * KINDS + KINDS]
    return [CARDS[kind] for kind in (1, 2, 3, 4, 5, JOKER) for _ in range(held[kind])]


def public(s: State) -> View:
    """All that everybody sees (K4); nothing else leaves this file but `own`."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "game": min(s.games_done + 1, s.games + 1),
        "games": s.games + 1,
        "bandleader": s.bandleader,
        "row": [CARDS[kind] for kind in s.row_order[: s.row_size]],
        "bid": bid_text(s.bid) if s.phase in (AUCTION, PAYING) else None,
        "bidder": s.bidder if s.bid and s.phase in (AUCTION, PAYING) else None,
        "bids": [bid_text(s.last_bid[seat]) for seat in seats],
        "passed": [bool(s.passed >> seat & 1) for seat in seats],
        "hand_sizes": s.hand_size[: s.players],
        "displayed": s.displayed[: s.players],
        "mice": s.caught[: s.players],
        "pool": s.pool,
        "deck": DECK_SIZE - s.drawn,
        "discards": {CARDS[kind]: s.discards[kind] for kind in (1, 2, 3, 4, 5, JOKER)},
        "pad": [s.pad[game * 6 : game * 6 + s.players] for game in range(s.games_done)],
        "last_score": (
            {"mice": s.last_mice[: s.players], "jokers": s.last_jokers[: s.players]}
            if s.games_done
            else None
        ),
    }


def own(s: State, seat: int) -> View:
    """What a seat alone sees (K4)."""
    return {"hand": held_cards(s, seat)}


def count_cards(s: State) -> list[int]:
    """How many cards of each kind are anywhere, for the check that none is lost (K1)."""
    copies = [s.discards[kind] + s.row[kind] for kind in range(KINDS)]
    for seat in range(s.players):
        copies[JOKER] += s.displayed[seat]
        for kind in range(KINDS):
            copies[kind] += s.hand[seat * KINDS + kind]
    for kind in s.deck[s.drawn :]:
        copies[kind] += 1
    return copies


RULES = Rulebook(
    name="katzenjammer",
    title="Katzenjammer Blues",
    letter="K",
    seats=range(2, 7),
    options=(
        Option("mice", "K2", ("auto", "20", "24")),
        Option("games", "K27", tuple(str(n) for n in range(1, 11))),
    ),
    state=State,
    moves=MOVES,
    span=SPAN,
    start=start,
    shuffled=shuffled,
    actors=actors,
    legal=legal,
    apply=apply,
    winners=winners,
    imagine=imagine,
    restrictions=(
        Restriction(due, refuse_not_due),
        Restriction(higher, refuse_low),
        Restriction(payable, refuse_unpayable),
        Restriction(pays, refuse_payment),
        Restriction(presentable, refuse_foursome),
    ),
    cards=CARDS,
    copies=COPIES,
    text=text,
    parse=parse,
    hidden=hidden,
    together=together,
    fading=fading,
    lasting=lasting,
    public=public,
    own=own,
    count_cards=count_cards,
)
