"""Hearts for people: notation, refusals, what everybody and what a seat sees."""

from katzentisch.core.bits import members
from katzentisch.core.rulebook import Refusal, Restriction, View
from katzentisch_hearts import rules
from katzentisch_hearts.imagine import hand_size
from katzentisch_hearts.rules import CARDS, DECK_SIZE, GIVE, PASSING, PHASES, SEATS, State

EXAMPLES = ("", "", "give SQ", "play C2", "")
DUE_CLAUSE = ("H3", "H2", "H4", "H6", "H12")


def text(s: State, move: int) -> str:
    """A move in notation."""
    return ("play " if move < GIVE else "give ") + CARDS[move % DECK_SIZE]


MOVE_OF = {text(State(), move): move for move in range(rules.MOVES)}


def parse(s: State, words: str) -> int | Refusal:
    """The move of that notation."""
    return MOVE_OF.get(words, Refusal("unknown-move", "", {"example": EXAMPLES[s.phase]}))


def refuse_not_due(s: State, seat: int, move: int) -> Refusal:
    """Another kind of decision is due."""
    return Refusal("hearts-due", DUE_CLAUSE[s.phase], {"phase": PHASES[s.phase]})


def refuse_not_held(s: State, seat: int, move: int) -> Refusal:
    """The card is not in the hand."""
    clause = "H6" if move < GIVE else "H4"
    return Refusal("not-held", clause, {"card": CARDS[move % DECK_SIZE]})


def refuse_not_following(s: State, seat: int, move: int) -> Refusal:
    """The suit led must be followed."""
    return Refusal("hearts-follow", "H7", {"suit": CARDS[s.card[s.leader]][0]})


RESTRICTIONS = (
    Restriction(rules.due, refuse_not_due),
    Restriction(rules.held, refuse_not_held),
    Restriction(rules.opening, lambda s, *_: Refusal("hearts-opening", "H5", {"any": s.any_club})),
    Restriction(rules.following, refuse_not_following),
    Restriction(rules.bloodless, lambda *_: Refusal("hearts-blood", "H8")),
    Restriction(rules.unbroken, lambda *_: Refusal("hearts-unbroken", "H9")),
)


def hidden(move: int) -> bool:
    """Whether others do not see this move's card; who receives it finds it in the hand (H4)."""
    return move >= GIVE


def together(s: State) -> bool:
    """Whether the decision due is made by several at the same time (H4)."""
    return s.phase == PASSING


def named(cards: int) -> list[str]:
    """Cards, suit by suit, lowest first."""
    return [CARDS[card] for card in members(cards)]


def in_order(cards: list[int], leader: int, size: int) -> list[list[int | str]]:
    """A trick in the order in which it was played."""
    seats = [(leader + turn) % SEATS for turn in range(size)]
    return [[seat, CARDS[cards[seat]]] for seat in seats]


def public(s: State) -> View:
    """All that everybody sees, every card played too (H3, H4, H6, H10, H13)."""
    any_trick = sum(s.tricks) > 0
    return {
        "phase": PHASES[s.phase],
        "direction": rules.DIRECTIONS[s.direction],
        "ready": [not s.choosing >> seat & 1 for seat in range(SEATS)],
        "leader": None if s.phase == PASSING else s.leader,
        "trick": in_order(s.card, s.leader, s.lying),
        "winning": s.winner if s.lying else None,
        "last_trick": in_order(s.last_card, s.last_leader, SEATS if any_trick else 0),
        "last_winner": s.leader if any_trick else None,
        "broken": bool(s.broken),
        "hand_sizes": [hand_size(s, seat) for seat in range(SEATS)],
        "tricks": s.tricks[:],
        "points": s.points[:],
        "played": [named(s.played[seat]) for seat in range(SEATS)],
    }


def own(s: State, seat: int) -> View:
    """What a seat alone sees: its hand, what it has passed and what it has received (H4)."""
    received = 0 if s.phase == PASSING else s.passed[(seat - s.direction) % SEATS]
    cards = {"hand": s.hand[seat], "passed": s.passed[seat], "received": received}
    return {key: named(some) for key, some in cards.items()}


def count_cards(s: State) -> list[int]:
    """How many of each card are anywhere, for the check that none is lost (H1)."""
    places = [*s.hand, *s.played, *(s.passed if s.phase == PASSING else ())]
    return [sum(cards >> card & 1 for cards in places) for card in range(DECK_SIZE)]
