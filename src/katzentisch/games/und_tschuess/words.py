"""… und Tschüss! for people: notation, refusals, what everybody and what a seat sees."""

from typing import NotRequired, TypedDict

from katzentisch.core.bits import members
from katzentisch.core.rulebook import ALL_LAST, Refusal, Restriction
from katzentisch.core.texts import Texts
from katzentisch.games.und_tschuess.rules import (
    CARDS,
    EXCHANGING,
    KEEP,
    KINDS,
    MOVES,
    NOBODY,
    PHASES,
    PLAYING,
    SWAP,
    Phase,
    State,
    drawable,
    due,
    exchanger,
    in_hand,
)


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


# What is seen


class Public(TypedDict):
    """What everybody sees (U5, U10, U12)."""

    phase: Phase
    round: int
    row: list[str]
    inside: list[int]
    ready: list[bool]
    lying: list[list[str]]
    totals: list[int]
    hand_sizes: list[int]
    exchanger: int | None
    aside: int
    deck: int
    discards: int
    reshuffle_to_come: bool
    pad: list[list[str | None]]


class Own(TypedDict):
    """What a seat alone sees: its hand, its choice, the cards it lays aside (U5, U12)."""

    hand: list[str]
    choice: str | None
    laid_aside: NotRequired[list[str]]


def public(s: State) -> Public:
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


def own(s: State, seat: int) -> Own:
    """What a seat alone sees: its hand, its choice, the cards it lays aside (U5, U12)."""
    seen: Own = {
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


RESTRICTIONS = (
    Restriction(due, refuse_not_due),
    Restriction(in_hand, refuse_not_held),
    Restriction(drawable, refuse_undrawable),
)


# Cards and moves by name


def name_cards(cards: str, texts: Texts) -> str:
    """Cards by their names: `-10` has a real minus."""
    return cards.replace("-", "−")


def name_move(move: str, texts: Texts) -> str:
    """A move in words."""
    verb, _, card = move.partition(" ")
    return texts.say(f"move-{verb}", cards=name_cards(card, texts))
