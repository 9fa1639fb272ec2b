"""Mückenstich for people: notation, refusals, what everybody and what a seat sees."""

import re
from typing import NotRequired, TypedDict

from katzentisch.core.bits import members
from katzentisch.core.rulebook import ALL_LAST, Refusal, Restriction
from katzentisch.core.texts import Texts
from katzentisch.games.muckenstich.rules import (
    CARDS,
    COLOURS,
    DISCARD,
    DISCARDING,
    KINDS,
    MOVES,
    NONE,
    PHASES,
    TRUMP,
    VOIDING,
    Phase,
    State,
    asked,
    following,
    hand_size,
    held,
    mosquito_count,
    not_doubled,
    trick_winner,
)


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


def in_order(s: State, cards: list[int], leader: int, size: int) -> list[tuple[int, str]]:
    """A trick in the order in which it was played."""
    seats = [(leader + turn) % s.players for turn in range(size)]
    return [(seat, CARDS[cards[seat]]) for seat in seats]


def colour_name(colour: int) -> str | None:
    """The letter of a colour; none for no colour."""
    return None if colour == NONE else COLOURS[colour]


def by_colour(s: State, table: list[int]) -> list[list[int]]:
    """A table by seat and colour as lists."""
    return [table[seat * 4 : seat * 4 + 4] for seat in range(s.players)]


# What is seen


class LastScore(TypedDict):
    """How the last round was counted: by seat and colour (M17, M18)."""

    numbers: list[list[int]]
    mosquitoes: list[list[int]]
    doubled: str | None
    void: str | None


class Public(TypedDict):
    """What everybody sees (M4, M5, M14)."""

    phase: Phase
    round: int
    rounds: int
    half: int | None
    dealer: int
    leader: int
    trump: str | None
    trick: list[tuple[int, str]]
    winning: int | None
    last_trick: list[tuple[int, str]]
    last_winner: int | None
    hand_sizes: list[int]
    ready: list[bool]
    tricks: list[int]
    mosquitoes: list[int] | None
    doubled: str | None
    pad: list[list[int]]
    last_score: LastScore | None
    played: NotRequired[list[str]]


class Own(TypedDict):
    """What a seat alone sees: its hand and what it has discarded (M4, M5)."""

    hand: list[str]
    discarded: list[str]


def public(s: State) -> Public:
    """All that everybody sees (M4, M5, M14); nothing else leaves this file but `own`."""
    seats = range(s.players)
    columns = s.rounds_done * (2 if s.players == 3 else 1) + (s.half if not s.over else 0)
    # The last trick of a round stays visible too, until the next one is complete (M14).
    any_trick = columns > 0 or any(s.tricks[seat] for seat in seats)
    seen: Public = {
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


def own(s: State, seat: int) -> Own:
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


RESTRICTIONS = (
    Restriction(asked, refuse_not_due),
    Restriction(held, refuse_not_held),
    Restriction(following, refuse_not_following),
    Restriction(not_doubled, refuse_doubled),
)


# Cards and moves by name

COLOURED = re.compile(r"([RYGB])(\d+|M)")


def name_card(card: str, texts: Texts) -> str:
    """A card by its name: `R8` is red 8."""
    found = COLOURED.fullmatch(card)
    if found is None:
        return card
    colour, rank = found.groups()
    key = "card-mosquito" if rank == "M" else "card-coloured"
    return texts.say(key, colour=colour, rank=rank)


def name_cards(cards: str, texts: Texts) -> str:
    """Some cards by their names."""
    return " ".join(name_card(card, texts) for card in cards.split())


def name_move(move: str, texts: Texts) -> str:
    """A move in words: `play R8` is play red 8."""
    verb, _, what = move.partition(" ")
    if verb in ("play", "discard"):
        return texts.say(f"move-{verb}", cards=name_card(what, texts))
    return texts.say(f"move-{verb}", colour=what)
