"""Hearts, one deal, as OpenSpiel's `hearts` plays it. Clauses: rules.en.md.

A card is a number: 13 ranks a suit, clubs, diamonds, spades, hearts. Sets of cards are bits.
"""

from katzentisch.core.bits import count
from katzentisch.core.scoring import highest
from katzentisch.core.state import State as AnyState
from katzentisch.core.state import number, numbers

# H1: two is low, ace is high.
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = tuple(suit + rank for suit in "CDSH" for rank in RANKS)
DECK_SIZE, IN_SUIT, SEATS, EACH, PASSED = 52, 13, 4, 13, 3
ALL_CARDS = (1 << DECK_SIZE) - 1
OF_SUIT = tuple((1 << IN_SUIT) - 1 << IN_SUIT * suit for suit in range(4))
CLUBS, HEARTS = OF_SUIT[0], OF_SUIT[3]
LIKE = tuple(OF_SUIT[card // IN_SUIT] for card in range(DECK_SIZE))  # by card
TWO_OF_CLUBS, JACK, QUEEN = CARDS.index("C2"), CARDS.index("DJ"), CARDS.index("SQ")
POINT_CARDS = HEARTS | 1 << QUEEN
ALL_POINTS, QUEEN_POINTS, JACK_POINTS, NO_TRICK_POINTS = 26, 13, 10, 5  # H13 to H16

# H3: how many seats to the left cards are passed, by the suit of the ace turned up.
STEPS = (0, 1, 3, 2)
DIRECTIONS = ("none", "left", "across", "right")

# Moves: a word of cards to play, a word of cards to give away.
PLAYS, GIVE, MOVES = 0, DECK_SIZE, 2 * DECK_SIZE

PHASES = ("turn", "deal", "pass", "play", "over")
TURNING, DEALING, PASSING, PLAYING, OVER = range(5)


class State(AnyState):
    """A deal in progress. Lists are by seat; sets of cards and of seats are bits."""

    # The options, all off as in OpenSpiel by default.
    no_passing, any_club, points_at_once, free_hearts = (number() for _ in range(4))
    silent_queen, spare_queen, jack, no_trick = (number() for _ in range(4))
    phase, direction, choosing = (number() for _ in range(3))
    deck = numbers(52)
    hand, passed = (numbers(4, "i8") for _ in range(2))
    # The trick on the table, who wins it so far, and the one before.
    leader, turn, lying, winner, last_leader = (number() for _ in range(5))
    card, last_card = (numbers(4) for _ in range(2))
    # What each has played and won; the jack's winner is remembered as seat + 1.
    played = numbers(4, "i8")
    tricks, points = (numbers(4) for _ in range(2))
    broken, jack_winner = (number() for _ in range(2))
    # Cards that a seat has shown not to hold: for `imagine` alone, which has no log to look at.
    lacks = numbers(4, "i8")


def start(s: State) -> None:
    """The four aces are shuffled to find the direction (H3)."""
    if s.no_passing:
        gather(s)
    else:
        for suit in range(4):
            s.deck[suit] = IN_SUIT * suit + IN_SUIT - 1
        s.shuffling = 4


def shuffled(s: State) -> None:
    """Turn up an ace (H3), or deal."""
    if s.phase == TURNING:
        s.direction = STEPS[s.deck[0] // IN_SUIT]
        gather(s)
    else:
        deal(s)


def gather(s: State) -> None:
    """All cards wait for the shuffle (H2)."""
    for place in range(DECK_SIZE):
        s.deck[place] = place
    s.phase = DEALING
    s.shuffling = DECK_SIZE


def deal(s: State) -> None:
    """One card after the other, thirteen each (H2)."""
    for place in range(DECK_SIZE):
        s.hand[place % SEATS] |= 1 << s.deck[place]
        s.deck[place] = 0
    s.drawn = DECK_SIZE
    if s.direction:
        s.phase = PASSING
        s.choosing = (1 << SEATS) - 1
    else:
        begin_play(s)


def begin_play(s: State) -> None:
    """Who holds the two of clubs leads (H5), and so shows that nobody else holds it."""
    for seat in range(SEATS):
        if s.hand[seat] >> TWO_OF_CLUBS & 1:
            s.leader = seat
        else:
            s.lacks[seat] = 1 << TWO_OF_CLUBS
    s.turn = s.leader
    s.phase = PLAYING


# Who may do what


def actors(s: State) -> int:
    """The seats that have a decision to make now, as bits. All pass at the same time (H4)."""
    return 1 << s.turn if s.phase == PLAYING else s.choosing


def due(s: State, seat: int, word: int) -> int:
    """First cards are passed (H4), then they are played (H6)."""
    return ALL_CARDS if s.phase == (PLAYING if word == PLAYS else PASSING) else 0


def held(s: State, seat: int, word: int) -> int:
    """Cards come from the own hand (H4, H6)."""
    return s.hand[seat]


def opening(s: State, seat: int, word: int) -> int:
    """The two of clubs is led first (H5)."""
    if s.phase == PASSING or s.played[seat] or s.lying > 0:
        return ALL_CARDS
    return CLUBS if s.any_club else 1 << TWO_OF_CLUBS


def following(s: State, seat: int, word: int) -> int:
    """Follow the suit led if you can (H7)."""
    return suit_led(s) if s.hand[seat] & suit_led(s) else ALL_CARDS


def bloodless(s: State, seat: int, word: int) -> int:
    """No points in the first trick, if you can (H8)."""
    return harmless(s) if s.hand[seat] & harmless(s) else ALL_CARDS


def unbroken(s: State, seat: int, word: int) -> int:
    """No hearts are led before hearts are broken (H9), if you need not lead the queen (H11)."""
    others = s.hand[seat] & leadable(s)
    return leadable(s) if others and not (s.spare_queen and others == 1 << QUEEN) else ALL_CARDS


def suit_led(s: State) -> int:
    """The cards that follow (H7)."""
    return LIKE[s.card[s.leader]] if s.lying > 0 else ALL_CARDS


def harmless(s: State) -> int:
    """The cards that bring no points into the first trick (H8)."""
    free = s.points_at_once or s.lying == 0 or s.played[s.turn] != 0
    return ALL_CARDS if free else ALL_CARDS ^ POINT_CARDS


def leadable(s: State) -> int:
    """The cards that can be led whatever else is in the hand (H9)."""
    free = s.free_hearts or s.broken or s.lying > 0 or s.phase == PASSING
    return ALL_CARDS if free else ALL_CARDS ^ HEARTS


# Moves


def apply(s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move < GIVE:
        play(s, seat, move)
    else:
        give(s, seat, move - GIVE)


def give(s: State, seat: int, card: int) -> None:
    """Choose a card to pass (H4); when all have chosen, the cards change hands."""
    s.hand[seat] ^= 1 << card
    s.passed[seat] |= 1 << card
    if count(s.passed[seat]) == PASSED:
        s.choosing ^= 1 << seat
    if s.choosing == 0:
        for giver in range(SEATS):
            s.hand[(giver + s.direction) % SEATS] |= s.passed[giver]
        s.reveals += 1
        begin_play(s)


def play(s: State, seat: int, card: int) -> None:
    """Play a card to the trick; the highest of the suit led wins (H6). Hearts are broken (H10)."""
    show(s, seat, card)
    s.hand[seat] ^= 1 << card
    s.played[seat] |= 1 << card
    if s.lying == 0 or (suit_led(s) >> card & 1 and card > s.card[s.winner]):
        s.winner = seat
    s.card[seat] = card
    s.lying += 1
    if HEARTS >> card & 1 or (card == QUEEN and not s.silent_queen):
        s.broken = 1
    if s.lying == SEATS:
        take_trick(s)
    else:
        s.turn = (seat + 1) % SEATS


def show(s: State, seat: int, card: int) -> None:
    """Who does not play what he should does not hold it (H7, H8, H9, H11)."""
    for wanted in (suit_led(s), harmless(s), leadable(s)):
        if not wanted >> card & 1:
            spared = s.spare_queen << QUEEN if s.lying == 0 else 0
            s.lacks[seat] |= wanted & (ALL_CARDS ^ spared)


def take_trick(s: State) -> None:
    """The winner takes the trick and leads the next (H6)."""
    winner, points = s.winner, 0
    for seat in range(SEATS):
        card = s.card[seat]
        points += QUEEN_POINTS if card == QUEEN else HEARTS >> card & 1  # H13
        if card == JACK:
            s.jack_winner = winner + 1
        s.last_card[seat] = card
    s.points[winner] += points
    s.last_leader = s.leader
    s.leader = s.turn = winner
    s.tricks[winner] += 1
    s.lying = 0
    if s.hand[winner] == 0:
        score(s)


def score(s: State) -> None:
    """After thirteen tricks (H12): what is left of 26 points each (H17)."""
    moon = max(s.points[0], s.points[1], s.points[2], s.points[3]) == ALL_POINTS
    for seat in range(SEATS):
        cost = ALL_POINTS - s.points[seat] if moon else s.points[seat]  # H14
        if s.jack and s.jack_winner == seat + 1:
            cost -= JACK_POINTS  # H15
        if s.no_trick and not moon and s.tricks[seat] == 0:
            cost -= NO_TRICK_POINTS  # H16
        s.score[seat] = ALL_POINTS - cost
    s.phase, s.over = OVER, 1


def winners(s: State) -> int:
    """The seats with the highest score, as bits (H17)."""
    return highest(s.score, SEATS)
