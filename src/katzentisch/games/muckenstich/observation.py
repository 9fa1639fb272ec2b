"""What a seat sees of Mückenstich, as numbers."""

from collections.abc import Mapping
from typing import Any

from katzentisch.core.observation import SEATS, Layout, Length, Observation, Part
from katzentisch.core.rulebook import Rulebook, View
from katzentisch.games.muckenstich.imagine import own_copies
from katzentisch.games.muckenstich.rules import (
    CARDS,
    COPIES,
    KINDS,
    NONE,
    OVER,
    RANKS,
    VOIDING,
    State,
    actors,
    hand_size,
    mosquito_count,
    trick_winner,
)

COLOURS = ("R", "Y", "G", "B")
DECISIONS = ("discard", "play", "trump", "double", "void")

LAYOUT = Layout(
    (
        Part("hand", CARDS, 0, 3, "how many of each card you hold (M4)"),
        Part("discarded", CARDS, 0, 2, "what you have discarded this round or half (M5)"),
        Part("trick", CARDS, 0, 3, "the cards lying in the trick (M7)"),
        Part("played", CARDS, 0, 3, "cards played from this deck; only with `memory: on` (M14)"),
        Part("due", DECISIONS, 0, 1, "the kind of decision that is due"),
        Part("led", COLOURS, 0, 1, "the colour led (M8)"),
        Part("trump", COLOURS, 0, 1, "the standing trump (M12)"),
        Part("doubled", COLOURS, 0, 1, "the doubled colour (M15)"),
        Part("acting", SEATS, 0, 1, "who has to decide now"),
        Part("leader", SEATS, 0, 1, "who led the trick, or leads the next (M7)"),
        Part("winning", SEATS, 0, 1, "whose card is the strongest so far (M13)"),
        Part("hand_size", SEATS, 0, 15, "how many cards each holds"),
        Part("tricks", SEATS, 0, 13, "how many tricks each has won (M14)"),
        Part("mosquitoes", SEATS, 0, 12, "mosquitoes won, while a void colour is named (M16)"),
        Part("score", SEATS, -120, 390, "points so far (M19)"),
        Part("round", (), 0, 6, "rounds finished (M3)"),
        Part("half", (), 0, 1, "1 in the second half of a round of three players (M6)"),
        Part("players", (), 2, 6, "how many play"),
        Part("memory", (), 0, 1, "option `memory`: 1 for on (M14)"),
    )
)

HAND = LAYOUT.at("hand")
DISCARDED = LAYOUT.at("discarded")
TRICK = LAYOUT.at("trick")
PLAYED = LAYOUT.at("played")
DUE = LAYOUT.at("due")
LED = LAYOUT.at("led")
TRUMP = LAYOUT.at("trump")
DOUBLED = LAYOUT.at("doubled")
ACTING = LAYOUT.at("acting")
LEADER = LAYOUT.at("leader")
WINNING = LAYOUT.at("winning")
HAND_SIZE = LAYOUT.at("hand_size")
TRICKS = LAYOUT.at("tricks")
MOSQUITOES = LAYOUT.at("mosquitoes")
SCORE = LAYOUT.at("score")
ROUND = LAYOUT.at("round")
HALF = LAYOUT.at("half")
PLAYERS = LAYOUT.at("players")
MEMORY = LAYOUT.at("memory")


def observe_now(s: State, viewer: int, out: Any) -> None:
    """Fill `out`, all zeros before, with what the viewer may see."""
    observe_cards(s, viewer, out)
    if s.lying > 0:
        observe_trick(s, viewer, out)
    if s.phase != OVER:
        out[DUE + s.phase] = 1
    if s.trump != NONE:
        out[TRUMP + s.trump] = 1
    if s.doubled != NONE:
        out[DOUBLED + s.doubled] = 1
    out[LEADER + (s.leader - viewer + s.players) % s.players] = 1
    observe_seats(s, viewer, out)
    out[ROUND] = s.rounds_done
    out[HALF] = s.half
    out[PLAYERS] = s.players
    out[MEMORY] = s.memory


def observe_cards(s: State, viewer: int, out: Any) -> None:
    """The own hand and discards and, with memory, all cards played (M14)."""
    hand = s.hand[viewer]
    twins = s.twins[viewer]
    triplets = s.triplets[viewer]
    for kind in range(KINDS):
        out[HAND + kind] = (hand >> kind & 1) + (twins >> kind & 1) + (triplets >> kind & 1)
    first = viewer * 4 + s.half * 2
    for place in range(first, first + s.discards[viewer]):
        out[DISCARDED + s.discarded[place] - 1] += 1
    if s.memory > 0:
        for kind in range(KINDS):
            out[PLAYED + kind] = s.seen[kind]


def observe_trick(s: State, viewer: int, out: Any) -> None:
    """The trick on the table."""
    seat = s.leader
    for _ in range(s.lying):
        out[TRICK + s.card[seat]] += 1
        seat += 1
        if seat == s.players:
            seat = 0
    out[LED + s.card[s.leader] // RANKS] = 1
    out[WINNING + (trick_winner(s) - viewer + s.players) % s.players] = 1


def observe_seats(s: State, viewer: int, out: Any) -> None:
    """What everybody has won and holds."""
    acting = actors(s)
    seat = viewer
    for place in range(s.players):
        out[ACTING + place] = acting >> seat & 1
        out[HAND_SIZE + place] = hand_size(s, seat)
        out[TRICKS + place] = s.tricks[seat]
        out[SCORE + place] = s.score[seat]
        if s.phase == VOIDING:
            out[MOSQUITOES + place] = mosquito_count(s, seat)
        seat += 1
        if seat == s.players:
            seat = 0


OBSERVATION = Observation(LAYOUT, observe_now)


# What a player remembers who has watched, whatever `memory` says: it has all lain open, or is the
# viewer's own.

REMEMBERED = Layout(
    (
        *LAYOUT.parts,
        Part("unseen", CARDS, 0, 3, "how many of each you have not seen of this deck (M1)"),
        *(
            Part(f"lacks_{colour}", SEATS, 0, 1, "who has shown to have none of that colour (M8)")
            for colour in COLOURS
        ),
        *(
            Part(f"won_{colour}", SEATS, 0, 13, "numbers of that colour each has won (M17)")
            for colour in COLOURS
        ),
        *(
            Part(f"stung_{colour}", SEATS, 0, 3, "mosquitoes of that colour each has won (M18)")
            for colour in COLOURS
        ),
    )
)
UNSEEN = REMEMBERED.at("unseen")
LACKS = REMEMBERED.at("lacks_R")
WON = REMEMBERED.at("won_R")
STUNG = REMEMBERED.at("stung_R")
PLACES = len(SEATS)


def observe_remembering(s: State, viewer: int, out: Any) -> None:
    """The same, and what the viewer could remember.

    In compiled code `observe` is this very function: what it calls has another name.
    """
    observe_now(s, viewer, out)
    for kind in range(KINDS):
        out[UNSEEN + kind] = COPIES[kind] - s.seen[kind] - own_copies(s, viewer, kind)
    for place in range(s.players):
        seat = (viewer + place) % s.players
        for colour in range(4):
            here = colour * PLACES + place
            out[LACKS + here] = s.lacks[seat] >> colour & 1
            out[WON + here] = s.won[seat * 4 + colour]
            out[STUNG + here] = s.mosquitoes[seat * 4 + colour]


REMEMBERING = Observation(REMEMBERED, observe_remembering)


def length(rules: Rulebook, players: int, options: Mapping[str, str]) -> Length:
    """A round for every player, in two halves where three play (M3, M6)."""
    return Length(2 * players * (16 * players + 14), players)


def in_front(rules: Rulebook, view: View, seat: int) -> list[str]:
    """The card of a seat that lies in the trick (M7)."""
    return [card for who, card in view["trick"] if who == seat]


def in_the_middle(rules: Rulebook, view: View) -> list[str]:
    """Nothing: all open cards are somebody's."""
    return []
