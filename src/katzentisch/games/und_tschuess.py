"""… und Tschüss! (Martin Wallace): simultaneous elimination. Clauses: docs/rules.

A card is its kind: 0 is the −10, 1 the −5, 2 … 16 are 1 … 15. A hand is how many of each it holds
(17 places a seat), and `held` has a bit for every kind in it.
"""

from katzentisch.core.bits import count, lowest, members
from katzentisch.core.chance import Chance, below, scratch, shuffle
from katzentisch.core.rulebook import ALL_LAST, Option, Refusal, Restriction, Rulebook, View
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# U1: −10 six times, −5 eight times, 1 … 15 six times each.
VALUES = (-10, -5, *range(1, 16))
KINDS = len(VALUES)
COPIES = (6, 8) + (6,) * 15
CARDS = tuple(str(value) for value in VALUES)
DECK = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
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

PHASES = ("deal", "play", "exchange", "draw", "row", "over")
DEALING, PLAYING, EXCHANGING, DRAWING, LAYING_ROW, OVER = range(6)
TIES_ANY, TIES_LOWEST = range(2)
BY_WINNER, BY_FIRST_OUT, BY_NOBODY = range(3)
MOST_ROUNDS = 20
# How often to try to explain all that was played since the reshuffle.
MOST_TRIES = 20


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
    # From the second round on: how many cards of each hand are new since its owner last chose what
    # to keep, and who has exchanged before this round (seat + 1).
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
    # How many cards each has played in this round; they stay in `out_cards` when he is out.
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
    s.hand[seat * KINDS + kind] -= 1
    if s.hand[seat * KINDS + kind] == 0:
        s.held[seat] ^= 1 << kind
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


def legal(s: State, seat: int, word: int) -> int:
    """The legal moves of a seat, as bits of one word."""
    return due(s, seat, word) & in_hand(s, seat, word) & drawable(s, seat, word)


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
    lowest_seats = 0
    highest_seats = 0
    lowest_seat = NOBODY
    for seat in range(s.players):
        if s.inside >> seat & 1:
            total = s.total[seat]
            if total < lowest_total:
                lowest_total = total
                lowest_seats = 0
                lowest_seat = seat
            if total > highest_total:
                highest_total = total
                highest_seats = 0
            lowest_seats += 1 if total == lowest_total else 0
            highest_seats += 1 if total == highest_total else 0
    tied = lowest_seats > 1 or (highest_seats > 1 and s.ties == TIES_ANY)
    if not tied:
        return lowest_seat
    if s.hand_size[lowest_seat] > 0:
        return NOBODY
    return first_tied(s, lowest_total)


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


# What a seat cannot know


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Hidden are the other hands with what they have chosen (U5) or laid aside (U12), what others
    have put face down into the discard pile (U12), and the order of the deck. After the reshuffle
    (U15) he still knows what could not be in a hand before it: those cards were in the pile.
    """
    if s.over:
        return
    unseen = scratch(KINDS)
    old = scratch(KINDS)
    kept = scratch(6)
    count_unseen(s, viewer, unseen)
    count_old(s, viewer, old, kept)
    tries = MOST_TRIES if all_of(old) > 0 else 0
    while tries > 0 and not recall(s, viewer, unseen, old, kept, chance):
        tries -= 1
    if tries == 0:
        deal_freely(s, viewer, unseen, old, kept, chance)


def hidden_cards(s: State, seat: int) -> int:
    """How many cards of a seat others cannot see: in hand, chosen, laid aside, face down."""
    cards = s.hand_size[seat] + (1 if s.choice[seat] > 0 else 0)
    if s.phase == EXCHANGING and exchanger(s) == seat:
        cards += s.aside_size
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        cards += s.face_down[place]
    return cards


def count_unseen(s: State, viewer: int, left: list[int]) -> None:
    """How many cards of each kind the viewer cannot see."""
    for kind in range(KINDS):
        left[kind] = COPIES[kind] - s.discards[kind]
    for place in range(s.row_taken, s.row_size):
        left[s.row[place]] -= 1
    for place in range(MOST_ROUNDS * 6):
        if s.pad[place] > 0:
            left[s.pad[place] - 1] -= 1
    for seat in range(s.players):
        for place in range(s.out_size[seat]):
            left[s.out_cards[seat * 9 + place]] -= 1
    if viewer >= 0:
        for kind in range(KINDS):
            left[kind] -= s.hand[viewer * KINDS + kind] + s.face_down[viewer * KINDS + kind]
            if s.phase == EXCHANGING and exchanger(s) == viewer:
                left[kind] -= s.aside[kind]
        if s.choice[viewer] > 0:
            left[s.choice[viewer] - 1] -= 1


def all_of(counts: list[int]) -> int:
    """How many cards there are of all kinds."""
    cards = 0
    for kind in range(KINDS):
        cards += counts[kind]
    return cards


def count_old(s: State, viewer: int, old: list[int], kept: list[int]) -> None:
    """What others had unseen at the reshuffle: of each kind, and how much in each hand."""
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                old[kind] += s.old_hand[seat * KINDS + kind] + s.old_down[seat * KINDS + kind]
                kept[seat] += s.old_hand[seat * KINDS + kind]


def deal_freely(
    s: State, viewer: int, unseen: list[int], old: list[int], kept: list[int], chance: Chance
) -> None:
    """Any unseen card may be anywhere; of what was held at the reshuffle one guess will do."""
    old_cards = scratch(DECK_SIZE)
    new_cards = scratch(DECK_SIZE)
    spread(old, old_cards)
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            clear_old_hand(s, seat)
            for _ in range(kept[seat]):
                s.old_hand[seat * KINDS + old_cards[place]] += 1
                place += 1
    bury(s, viewer, old_cards, place)
    shuffle(new_cards, spread(unseen, new_cards), chance)
    redeal_all(s, viewer, old_cards, new_cards, scratch(6), chance)


def clear_old_hand(s: State, seat: int) -> None:
    """Forget what a seat held at the reshuffle."""
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        s.old_hand[place] = 0


def recall(
    s: State, viewer: int, unseen: list[int], old: list[int], kept: list[int], chance: Chance
) -> int:
    """Deal so that every old card was unseen at the reshuffle; 0 if that did not work out.

    What others have played since was either held then or drawn since; decide that first, and the
    rest of the old and of the new cards fill the places left.
    """
    olds = scratch(KINDS)
    news = scratch(KINDS)
    buried = scratch(KINDS)
    slots = scratch(6)
    plays = scratch(102)
    spare = all_of(old)
    for seat in range(s.players):
        slots[seat] = kept[seat]
        spare -= kept[seat]
    for kind in range(KINDS):
        olds[kind] = old[kind]
        news[kind] = unseen[kind] - old[kind]
        for seat in range(s.players):
            if seat != viewer:
                news[kind] += s.since[seat * KINDS + kind]
        if news[kind] < 0:  # so many have come back from the pile before the viewer's eyes
            buried[kind] = -news[kind]
            spare += news[kind]
            olds[kind] += news[kind]
            news[kind] = 0
    for seat in range(s.players):
        if seat != viewer:
            spare = place_plays(s, seat, olds, news, buried, slots, plays, spare, chance)
            if spare < 0:
                return 0
    deal_old_and_new(s, viewer, olds, news, buried, slots, plays, chance)
    return 1


def place_plays(
    s: State,
    seat: int,
    olds: list[int],
    news: list[int],
    buried: list[int],
    slots: list[int],
    plays: list[int],
    spare: int,
    chance: Chance,
) -> int:
    """Decide for each card a seat has played since the reshuffle where it came from.

    It was in the hand then, or drawn since; among those drawn may be up to `spare` that others
    had put face down. How many are still to spare, or -1 if a card fits nowhere.
    """
    room = hidden_cards(s, seat) - slots[seat]
    for kind in range(KINDS):
        room += s.since[seat * KINDS + kind]
    for kind in range(KINDS):
        for _ in range(s.since[seat * KINDS + kind]):
            by_old = slots[seat] * olds[kind] * max(all_of(news), 1)
            by_new = room * news[kind] * max(all_of(olds), 1)
            by_pile = room * olds[kind] if news[kind] == 0 and spare > 0 else 0
            if by_old + by_new + by_pile == 0:
                return -1
            source = below(chance, by_old + by_new + by_pile)
            if source < by_old:
                olds[kind] -= 1
                slots[seat] -= 1
                plays[seat * KINDS + kind] += 1
            else:
                room -= 1
                if news[kind] > 0:
                    news[kind] -= 1
                else:
                    olds[kind] -= 1
                    buried[kind] += 1
                    spare -= 1
    return spare


def deal_old_and_new(
    s: State,
    viewer: int,
    olds: list[int],
    news: list[int],
    buried: list[int],
    slots: list[int],
    plays: list[int],
    chance: Chance,
) -> None:
    """Old cards to the places of old ones; what is left of them came back with the new deck."""
    old_cards = scratch(DECK_SIZE)
    new_cards = scratch(DECK_SIZE)
    size = spread(olds, old_cards)
    shuffle(old_cards, size, chance)
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                s.old_hand[seat * KINDS + kind] = plays[seat * KINDS + kind]
            for _ in range(slots[seat]):
                s.old_hand[seat * KINDS + old_cards[place]] += 1
                place += 1
    fresh = spread(news, new_cards)
    in_pile = scratch(DECK_SIZE)
    downs = spread(buried, in_pile)
    for came_back in range(place, size):
        in_pile[downs] = old_cards[came_back]
        new_cards[fresh] = old_cards[came_back]
        downs += 1
        fresh += 1
    bury(s, viewer, in_pile, 0)
    shuffle(new_cards, fresh, chance)
    redeal_all(s, viewer, old_cards, new_cards, slots, chance)


def spread(counts: list[int], cards: list[int]) -> int:
    """Counts of kinds as a list of cards; how many."""
    size = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            cards[size] = kind
            size += 1
    return size


def bury(s: State, viewer: int, in_pile: list[int], place: int) -> None:
    """These cards lay face down in the pile at the reshuffle, each under its owner's name."""
    for seat in range(s.players):
        if seat != viewer:
            downs = 0
            for down in range(seat * KINDS, seat * KINDS + KINDS):
                downs += s.old_down[down]
                s.old_down[down] = 0
            for _ in range(downs):
                s.old_down[seat * KINDS + in_pile[place]] += 1
                place += 1


def redeal_all(
    s: State,
    viewer: int,
    old_cards: list[int],
    new_cards: list[int],
    slots: list[int],
    chance: Chance,
) -> None:
    """Give every other seat its hidden cards, so many old ones and new ones, mixed; the deck."""
    own = scratch(DECK_SIZE)
    olds = 0
    news = 0
    for seat in range(s.players):
        if seat != viewer:
            size = hidden_cards(s, seat)
            for place in range(size):
                if place < slots[seat]:
                    own[place] = old_cards[olds]
                    olds += 1
                else:
                    own[place] = new_cards[news]
                    news += 1
            shuffle(own, size, chance)
            redeal(s, seat, own)
    for gone in range(s.drawn):
        s.deck[gone] = 0
    for later in range(s.drawn, s.deck_size):
        s.deck[later] = new_cards[news]
        news += 1


def redeal(s: State, seat: int, own: list[int]) -> None:
    """Another seat's hand, choice, cards laid aside and face-down discards, from these cards."""
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    s.held[seat] = 0
    downs = 0
    for kind in range(KINDS):
        s.hand[seat * KINDS + kind] = 0
        downs += s.face_down[seat * KINDS + kind]
        s.face_down[seat * KINDS + kind] = 0
    for place in range(size):
        take(s, seat, own[place])
    for place in range(size, size + downs):
        s.face_down[seat * KINDS + own[place]] += 1
    if s.choice[seat] > 0:
        s.choice[seat] = own[size + downs] + 1
    if s.phase == EXCHANGING and exchanger(s) == seat:
        for kind in range(KINDS):
            s.aside[kind] = 0
        for place in range(size + downs, size + downs + s.aside_size):
            s.aside[own[place]] += 1


# For people: texts, reasons, views


def text(s: State, move: int) -> str:
    """A move in notation."""
    if move == KEEP:
        return "keep"
    return ("play " if move < SWAP else "swap ") + CARDS[move % KINDS]


MOVE_OF = {text(State(), move): move for move in range(MOVES)}


def parse(s: State, words: str) -> int | Refusal:
    """The move of that notation."""
    example = "swap 3" if s.phase == EXCHANGING else "play 12"
    return MOVE_OF.get(words, Refusal("unknown-move", "", {"example": example}))


def refuse_not_due(s: State, seat: int, move: int) -> Refusal:
    """Another kind of decision is due."""
    clause = "U12" if s.phase == EXCHANGING else "U5"
    return Refusal("und-tschuess-due", clause, {"phase": PHASES[s.phase]})


def refuse_not_held(s: State, seat: int, move: int) -> Refusal:
    """The card is not in the hand."""
    clause = "U12" if s.phase == EXCHANGING else "U5"
    return Refusal("not-held", clause, {"card": CARDS[move % KINDS]})


def refuse_undrawable(s: State, seat: int, move: int) -> Refusal:
    """The deck cannot replace another card."""
    return Refusal("und-tschuess-undrawable", "U14", {"cards": s.aside_size})


def hidden(move: int) -> bool:
    """Whether other seats never see this move's card (U12)."""
    return SWAP <= move < KEEP


def together(s: State) -> bool:
    """Whether the decision due is made by several at the same time (U5)."""
    return s.phase == PLAYING


def fading(move: int) -> bool:
    """Whether a move may not be looked at again later: no rule says so of any."""
    return False


def lasting(s: State) -> int:
    """How many fading moves may still be looked at: none fades."""
    return ALL_LAST


def held_cards(s: State, seat: int) -> list[str]:
    """A hand, lowest first."""
    held = s.hand[seat * KINDS : seat * KINDS + KINDS]
    return [CARDS[kind] for kind in range(KINDS) for _ in range(held[kind])]


def public(s: State) -> View:
    """All that everybody sees (U5, U10, U12); nothing else leaves this file but `own`."""
    seats = range(s.players)
    now = exchanger(s) if s.phase == EXCHANGING else NOBODY
    return {
        "phase": PHASES[s.phase],
        "round": s.rounds_done + (0 if s.over else 1),
        "row": [CARDS[kind] for kind in s.row[s.row_taken : s.row_size]],
        "inside": members(s.inside),
        "ready": [s.phase == PLAYING and s.choice[seat] > 0 for seat in seats],
        "lying": [
            [CARDS[kind] for kind in s.out_cards[seat * 9 : seat * 9 + s.out_size[seat]]]
            for seat in seats
        ],
        "totals": [s.total[seat] for seat in seats],
        "hand_sizes": [s.hand_size[seat] for seat in seats],
        "exchanger": None if now == NOBODY else now,
        "aside": s.aside_size,
        "deck": s.deck_size - s.drawn,
        "discards": s.discard_size,
        "reshuffle_to_come": bool(s.reshuffles),
        "pad": [
            [CARDS[kind - 1] if kind else None for kind in s.pad[r * 6 : r * 6 + s.players]]
            for r in range(s.rounds_done + (1 if s.inside else 0))
        ],
    }


def own(s: State, seat: int) -> View:
    """What a seat alone sees: its hand, its choice, the cards it lays aside (U5, U12)."""
    seen: View = {
        "hand": held_cards(s, seat),
        "choice": CARDS[s.choice[seat] - 1] if s.choice[seat] else None,
    }
    if s.phase == EXCHANGING and seat == exchanger(s):
        seen["laid_aside"] = [CARDS[k] for k in range(KINDS) for _ in range(s.aside[k])]
    return seen


def count_cards(s: State) -> list[int]:
    """How many cards of each kind are anywhere, for the check that none is lost (U1)."""
    copies = [s.discards[kind] + s.aside[kind] for kind in range(KINDS)]
    for seat in range(s.players):
        for kind in range(KINDS):
            copies[kind] += s.hand[seat * KINDS + kind] + s.face_down[seat * KINDS + kind]
        for kind in s.out_cards[seat * 9 : seat * 9 + s.out_size[seat]]:
            copies[kind] += 1
    for kind in s.row[s.row_taken : s.row_size] + s.deck[s.drawn : s.deck_size]:
        copies[kind] += 1
    for chosen in s.choice + s.pad:
        if chosen:
            copies[chosen - 1] += 1
    return copies


RULES = Rulebook(
    name="und-tschuess",
    title="… und Tschüss!",
    letter="U",
    seats=range(4, 7),
    options=(
        Option("ties", "U8", ("any", "lowest")),
        Option("exchange", "U12", ("winner", "first_out", "none")),
    ),
    state=State,
    moves=MOVES,
    span=MOVES,
    start=start,
    shuffled=shuffled,
    actors=actors,
    legal=legal,
    apply=apply,
    winners=winners,
    imagine=imagine,
    restrictions=(
        Restriction(due, refuse_not_due),
        Restriction(in_hand, refuse_not_held),
        Restriction(drawable, refuse_undrawable),
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
