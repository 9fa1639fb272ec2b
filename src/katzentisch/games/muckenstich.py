"""Mückenstich (Osteroth and Schroeter): tricks with a moving trump. Clauses: docs/rules.

A card is its kind: 13 kinds a colour (1 … 12 and the mosquito), 52 in all. Equal cards are one
kind held several times: a seat's `hand` has a bit for every kind it holds, `twins` for every kind
it holds at least twice, `triplets` for three.
"""

from katzentisch.core.bits import members
from katzentisch.core.chance import Chance, below, scratch, shuffle
from katzentisch.core.rulebook import ALL_LAST, Option, Refusal, Restriction, Rulebook, View
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# M1, M2: eleven numbers once, the 12 twice, three mosquitoes; the mosquito ranks highest.
COLOURS = "RYGB"
RANKS = 13
TWELVE, MOSQUITO = 11, 12
COPIES = ((1,) * 11 + (2, 3)) * 4
DECK = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
DECK_SIZE = len(DECK)
KINDS = len(COPIES)
CARDS = tuple(
    colour + rank for colour in COLOURS for rank in (*(str(n) for n in range(1, 13)), "M")
)
COLOUR = tuple(kind // RANKS for kind in range(KINDS))
RANK = tuple(kind % RANKS for kind in range(KINDS))
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

PHASES = ("discard", "play", "trump", "double", "void", "over")
DISCARDING, PLAYING, NAMING_TRUMP, DOUBLING, VOIDING, OVER = range(6)
NAMED_NOW = (0, 0, 0x00F, 0x0F0, 0xF00, 0)
ANY_NAME = 0xFFF


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
        s.hand[seat] = 0
        s.twins[seat] = 0
        s.triplets[seat] = 0
        for place in range(s.drawn, s.drawn + size):
            take(s, seat, s.deck[place])
        s.drawn += size
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


def take(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    bit = 1 << kind
    s.triplets[seat] |= s.twins[seat] & bit
    s.twins[seat] |= s.hand[seat] & bit
    s.hand[seat] |= bit


def give(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    bit = 1 << kind
    if s.triplets[seat] & bit:
        s.triplets[seat] ^= bit
    elif s.twins[seat] & bit:
        s.twins[seat] ^= bit
    else:
        s.hand[seat] ^= bit


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


def legal(s: State, seat: int, word: int) -> int:
    """The legal moves of a seat, as bits of one word."""
    moves = asked(s, seat, word)
    if moves == 0:
        return 0
    moves &= held(s, seat, word) & following(s, seat, word)
    return moves & not_doubled(s, seat, word)


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
    elif colour != s.led:
        s.lacks[seat] |= 1 << s.led
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
    if COLOUR[kind] == s.trump:
        return 32 + RANK[kind]
    return 1 + RANK[kind] if COLOUR[kind] == s.led else 0


def trick_winner(s: State) -> int:
    """Who has the strongest card so far; of equal cards the later one (M10)."""
    best = 0
    seat = s.leader
    for turn in range(s.lying):
        best = max(best, 8 * strength(s, s.card[seat]) + turn)
        seat += 1
        if seat == s.players:
            seat = 0
    return (s.leader + best % 8) % s.players


def gather_trick(s: State) -> None:
    """The winner takes the trick and leads the next (M7, M13)."""
    winner = trick_winner(s)
    for seat in range(s.players):
        kind = s.card[seat]
        colour = COLOUR[kind]
        if RANK[kind] == MOSQUITO:
            s.mosquitoes[winner * 4 + colour] += 1
        else:
            s.won[winner * 4 + colour] += 1
        s.last_card[seat] = kind
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


# What a seat cannot know


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds: public, but for how far it is with discarding (M5)."""
    if s.phase == DISCARDING:
        return HAND[s.players] - (0 if s.choosing >> seat & 1 else DISCARDS[s.players])
    if s.phase > NAMING_TRUMP:
        return 0
    played = s.lying > 0 and (seat - s.leader + s.players) % s.players < s.lying
    return s.tricks_left - (1 if played else 0)


def own_copies(s: State, seat: int, kind: int) -> int:
    """How many cards of that kind a seat knows as its own: in hand or discarded by it."""
    if seat < 0:
        return 0
    copies = (
        (s.hand[seat] >> kind & 1) + (s.twins[seat] >> kind & 1) + (s.triplets[seat] >> kind & 1)
    )
    for place in range(seat * 4, seat * 4 + 4):
        if s.discarded[place] == kind + 1:
            copies += 1
    return copies


def misplaced(s: State, seat: int, kind: int) -> int:
    """1 if that seat has shown to lack the card's colour; seat NONE stands for no hand."""
    return 0 if seat == NONE else s.lacks[seat] >> COLOUR[kind] & 1


def imagine(s: State, viewer: int, chance: Chance) -> None:
    """Redeal all that the viewer cannot know, consistently with all he has seen.

    Every arrangement that fits the colours shown to be lacking (M8) is equally likely: a deal
    that fits at once is taken as it is; otherwise cards change places until it fits, and go on
    changing places for a while.
    """
    if s.over:
        return
    cards = scratch(DECK_SIZE)
    owner = scratch(DECK_SIZE)
    unseen = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - s.seen[kind] - own_copies(s, viewer, kind)):
            cards[unseen] = kind
            unseen += 1
    place = 0
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(hand_size(s, seat)):
                owner[place] = seat
                place += 1
    in_hands = place
    while place < unseen:
        owner[place] = NONE
        place += 1
    arrange(s, cards, owner, unseen, in_hands, chance)
    hand_out(s, viewer, cards, in_hands)


def misfits(s: State, cards: list[int], owner: list[int], size: int) -> int:
    """How many cards are where they cannot be."""
    wrong = 0
    for place in range(size):
        wrong += misplaced(s, owner[place], cards[place])
    return wrong


def arrange(
    s: State, cards: list[int], owner: list[int], size: int, in_hands: int, chance: Chance
) -> None:
    """Put the unseen cards in a random order in which every hand is possible."""
    wrong = 1
    for _ in range(4):
        shuffle(cards, size, chance)
        wrong = misfits(s, cards, owner, in_hands)
        if wrong == 0:
            return
    mixing = 2 * size
    while wrong > 0 or mixing > 0:
        a = below(chance, in_hands)
        b = below(chance, size)
        change = (
            misplaced(s, owner[a], cards[b])
            + misplaced(s, owner[b], cards[a])
            - misplaced(s, owner[a], cards[a])
            - misplaced(s, owner[b], cards[b])
        )
        if change <= 0:
            cards[a], cards[b] = cards[b], cards[a]
            wrong += change
        if wrong == 0:
            mixing -= 1


def hand_out(s: State, viewer: int, cards: list[int], in_hands: int) -> None:
    """Give the arranged cards to the other hands; the rest is discarded or not yet dealt."""
    place = 0
    rest = in_hands
    for seat in range(s.players):
        if seat != viewer:
            s.hand[seat] = 0
            s.twins[seat] = 0
            s.triplets[seat] = 0
            for _ in range(hand_size(s, seat)):
                take(s, seat, cards[place])
                place += 1
            rest = imagine_discards(s, seat, cards, rest)
    for gone in range(s.drawn):
        s.deck[gone] = 0
    for later in range(s.drawn, DECK_SIZE):
        s.deck[later] = cards[rest]
        rest += 1


def imagine_discards(s: State, seat: int, cards: list[int], rest: int) -> int:
    """Another seat's discards are any unseen cards; a choice not yet complete is not begun."""
    waiting = s.phase == DISCARDING and s.choosing >> seat & 1
    if waiting:
        s.discards[seat] = 0
    for place in range(4):
        s.discarded[seat * 4 + place] = 0
    for place in range(s.half * 2 + s.discards[seat]):
        s.discarded[seat * 4 + place] = cards[rest] + 1
        rest += 1
    return rest


# For people: texts, reasons, views


def text(s: State, move: int) -> str:
    """A move in notation."""
    if move < DISCARD:
        return "play " + CARDS[move]
    if move < TRUMP:
        return "discard " + CARDS[move - DISCARD]
    verb = ("trump ", "double ", "void ")[(move - TRUMP) // 4]
    return verb + COLOURS[(move - TRUMP) % 4]


MOVE_OF = {text(State(), move): move for move in range(MOVES)}


def parse(s: State, words: str) -> int | Refusal:
    """The move of that notation."""
    return MOVE_OF.get(words, Refusal("unknown-move", "", {"example": EXAMPLES[s.phase]}))


EXAMPLES = ("discard R7", "play G12", "trump R", "double G", "void B", "")
DUE_CLAUSE = ("M5", "M7", "M11", "M15", "M16", "M19")


def refuse_not_due(s: State, seat: int, move: int) -> Refusal:
    """Another kind of decision is due."""
    return Refusal("muckenstich-due", DUE_CLAUSE[s.phase], {"phase": PHASES[s.phase]})


def refuse_not_held(s: State, seat: int, move: int) -> Refusal:
    """The card is not in the hand."""
    clause = "M5" if move >= DISCARD else "M7"
    return Refusal("not-held", clause, {"card": CARDS[move % KINDS]})


def refuse_not_following(s: State, seat: int, move: int) -> Refusal:
    """The colour led must be followed."""
    return Refusal("muckenstich-follow", "M8", {"colour": COLOURS[s.led]})


def refuse_doubled(s: State, seat: int, move: int) -> Refusal:
    """The doubled colour cannot be void."""
    return Refusal("muckenstich-doubled", "M16", {"colour": COLOURS[s.doubled]})


def hidden(move: int) -> bool:
    """Whether other seats never see this move's card (M5)."""
    return DISCARD <= move < TRUMP


def together(s: State) -> bool:
    """Whether the decision due is made by several at the same time (M5)."""
    return s.phase == DISCARDING


def fading(move: int) -> bool:
    """Whether a move may not be looked at again later: cards won lie face down (M14)."""
    return move < DISCARD


def lasting(s: State) -> int:
    """How many cards played may still be looked at: the trick just taken and the next (M14)."""
    return ALL_LAST if s.memory else s.players + s.lying


def held_cards(s: State, seat: int) -> list[str]:
    """A hand, colour by colour, lowest first."""
    kinds = members(s.hand[seat]) + members(s.twins[seat]) + members(s.triplets[seat])
    return [CARDS[kind] for kind in sorted(kinds)]


def in_order(s: State, cards: list[int], leader: int, size: int) -> list[list[int | str]]:
    """A trick in the order in which it was played."""
    seats = [(leader + turn) % s.players for turn in range(size)]
    return [[seat, CARDS[cards[seat]]] for seat in seats]


def colour_name(colour: int) -> str | None:
    """The letter of a colour; none for no colour."""
    return None if colour == NONE else COLOURS[colour]


def by_colour(s: State, table: list[int]) -> list[list[int]]:
    """A table by seat and colour as lists."""
    return [table[seat * 4 : seat * 4 + 4] for seat in range(s.players)]


def public(s: State) -> View:
    """All that everybody sees (M4, M5, M14); nothing else leaves this file but `own`."""
    seats = range(s.players)
    columns = s.rounds_done * (2 if s.players == 3 else 1) + (s.half if not s.over else 0)
    # The last trick of a round stays visible too, until the next one is complete (M14).
    any_trick = columns > 0 or any(s.tricks[seat] for seat in seats)
    seen: View = {
        "phase": PHASES[s.phase],
        "round": min(s.rounds_done + 1, s.players),
        "rounds": s.players,
        "half": s.half + 1 if s.players == 3 else None,
        "dealer": (min(s.rounds_done, s.players - 1) + s.players - 1) % s.players,
        "leader": s.leader,
        "trump": colour_name(s.trump),
        "trick": in_order(s, s.card, s.leader, s.lying),
        "winning": trick_winner(s) if s.lying else None,
        "last_trick": in_order(s, s.last_card, s.last_leader, s.players if any_trick else 0),
        "last_winner": s.last_winner if any_trick else None,
        "hand_sizes": [hand_size(s, seat) for seat in seats],
        "ready": [s.phase != DISCARDING or not s.choosing >> seat & 1 for seat in seats],
        "tricks": s.tricks[: s.players],
        "mosquitoes": ([mosquito_count(s, seat) for seat in seats] if s.phase == VOIDING else None),
        "doubled": colour_name(s.doubled),
        "pad": [s.pad[column * 6 : column * 6 + s.players] for column in range(columns)],
        "last_score": (
            {
                "numbers": by_colour(s, s.last_won),
                "mosquitoes": by_colour(s, s.last_mosquitoes),
                "doubled": colour_name(s.last_doubled),
                "void": colour_name(s.last_void),
            }
            if columns
            else None
        ),
    }
    if s.memory:  # M14
        seen["played"] = [CARDS[k] for k in range(KINDS) for _ in range(s.seen[k])]
    return seen


def own(s: State, seat: int) -> View:
    """What a seat alone sees: its hand and what it has discarded (M4, M5)."""
    place = seat * 4 + s.half * 2
    discarded = s.discarded[place : place + s.discards[seat]]
    return {
        "hand": held_cards(s, seat),
        "discarded": [CARDS[kind - 1] for kind in discarded],
    }


def count_cards(s: State) -> list[int]:
    """How many cards of each kind are anywhere, for the check that none is lost (M1)."""
    copies = [0] * KINDS
    for seat in range(s.players):
        for hand in (s.hand[seat], s.twins[seat], s.triplets[seat]):
            for kind in members(hand):
                copies[kind] += 1
    for kind in s.deck[s.drawn :]:
        copies[kind] += 1
    for laid_aside in s.discarded:
        if laid_aside:
            copies[laid_aside - 1] += 1
    return [copies[kind] + s.seen[kind] for kind in range(KINDS)]


RULES = Rulebook(
    name="muckenstich",
    title="Mückenstich",
    letter="M",
    seats=range(3, 7),
    options=(Option("memory", "M14", ("off", "on")),),
    state=State,
    moves=MOVES,
    span=KINDS,
    start=start,
    shuffled=shuffled,
    actors=actors,
    legal=legal,
    apply=apply,
    winners=winners,
    imagine=imagine,
    restrictions=(
        Restriction(asked, refuse_not_due),
        Restriction(held, refuse_not_held),
        Restriction(following, refuse_not_following),
        Restriction(not_doubled, refuse_doubled),
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
