"""Katzenjammer Blues for people: notation, refusals, what everybody and what a seat sees."""

from itertools import chain
from typing import TypedDict

from katzentisch.core.rulebook import ALL_LAST, Refusal, Restriction
from katzentisch.core.texts import Texts
from katzentisch.games.katzenjammer.rules import (
    AUCTION,
    CARDS,
    DECK_SIZE,
    FOURSOME,
    JOKER,
    JOKER_FOURSOME,
    JOKERS_AS,
    KINDS,
    PASS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAYING,
    PHASES,
    SPAN,
    STOP,
    Phase,
    State,
    bid_of,
    due,
    higher,
    payable,
    pays,
    presentable,
)


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


SAID = {PASS: "pass", STOP: "stop"}
MOST_DIFFERENT = 5


def text(s: State, move: int) -> str:
    """A move in notation; a payment's depends on the standing bid."""
    word, choice = divmod(move, SPAN)
    if word >= PAY_EQUAL:
        return "pay " + spelled(payment(s.bid, move))
    if word > 0:
        return f"bid {choice}x{word}"
    if choice in SAID:
        return SAID[choice]
    return f"bid {choice}d" if choice <= MOST_DIFFERENT else foursome_text(choice)


def foursome_text(choice: int) -> str:
    """A foursome in notation."""
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


# What is seen


class LastScore(TypedDict):
    """How the last finished game was counted, by seat (K23)."""

    mice: list[int]
    jokers: list[int]


class Public(TypedDict):
    """What everybody sees (K4)."""

    phase: Phase
    game: int
    games: int
    bandleader: int
    row: list[str]
    bid: str | None
    bidder: int | None
    bids: list[str | None]
    passed: list[bool]
    hand_sizes: list[int]
    displayed: list[int]
    mice: list[int]
    pool: int
    deck: int
    discards: dict[str, int]
    pad: list[list[int]]
    last_score: LastScore | None


class Own(TypedDict):
    """What a seat alone sees (K4)."""

    hand: list[str]


def public(s: State) -> Public:
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


def own(s: State, seat: int) -> Own:
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


RESTRICTIONS = (
    Restriction(due, refuse_not_due),
    Restriction(higher, refuse_low),
    Restriction(payable, refuse_unpayable),
    Restriction(pays, refuse_payment),
    Restriction(presentable, refuse_foursome),
)


# Cards and moves by name


def name_cards(cards: str, texts: Texts) -> str:
    """Cards by their names: who listens hears of a joker, not of a letter."""
    joker = texts.say("card-joker")
    named = [joker if card == "J" else card for card in cards.replace(" as ", " → ").split()]
    return " ".join(named)


def name_bid(bid: str, texts: Texts) -> str:
    """A bid in words: `3x2` is 3×2, `4d` is 4 different."""
    if bid.endswith("d"):
        return texts.say("bid-different", cards=int(bid[:-1]))
    return bid.replace("x", "×")


def name_move(move: str, texts: Texts) -> str:
    """A move in words."""
    verb, _, what = move.partition(" ")
    if verb == "bid":
        return texts.say("move-bid", bid=name_bid(what, texts))
    return texts.say(f"move-{verb}", cards=name_cards(what, texts))
