"""What a seat sees of … und Tschüss!, as numbers."""

from collections.abc import Mapping
from typing import Any

from katzentisch.core.chance import scratch
from katzentisch.core.observation import SEATS, Layout, Length, Observation, Part
from katzentisch.core.rulebook import Rulebook
from katzentisch.games.und_tschuess.imagine import count_unseen
from katzentisch.games.und_tschuess.rules import (
    CARDS,
    EXCHANGING,
    KINDS,
    NOBODY,
    PLAYING,
    VALUES,
    State,
    exchanger,
)

LAYOUT = Layout(
    (
        Part("hand", CARDS, 0, 8, "how many of each card you hold (U3)"),
        Part("aside", CARDS, 0, 8, "how many of each you have laid aside for exchange (U12)"),
        Part("choice", (), -10, 15, "the card you have chosen, still face down; 0: none (U5)"),
        Part("row", ("1", "2", "3", "4", "5"), -10, 15, "point cards left, lowest first (U4)"),
        Part("row_left", (), 0, 5, "how many point cards are left in the row (U6)"),
        Part("acting", SEATS, 0, 1, "who has to decide now"),
        Part("inside", SEATS, 0, 1, "who is still in the round (U5)"),
        Part("total", SEATS, -90, 135, "the sum of the cards in front of each (U5)"),
        Part("lying", SEATS, 0, 9, "how many cards lie in front of each (U5)"),
        Part("hand_size", SEATS, 0, 9, "how many cards each holds"),
        Part("score", SEATS, -200, 300, "points so far (U17)"),
        Part("exchanger", SEATS, 0, 1, "who is exchanging now (U12)"),
        Part("aside_size", (), 0, 9, "how many cards are laid aside so far (U12)"),
        Part("playing", (), 0, 1, "a card is to be played (U5)"),
        Part("exchanging", (), 0, 1, "an exchange is going on (U12)"),
        Part("round", (), 0, 20, "rounds finished"),
        Part("deck", (), 0, 104, "cards left in the deck"),
        Part("discards", (), 0, 104, "cards in the discard pile"),
        Part("reshuffle", (), 0, 1, "the discard pile will be shuffled once more (U15)"),
        Part("players", (), 2, 6, "how many play"),
        Part("ties", (), 0, 1, "option `ties`: 1 for `lowest` (U8)"),
        Part("exchange", (), 0, 2, "option `exchange`: 0 winner, 1 first_out, 2 none (U12)"),
    )
)

HAND = LAYOUT.at("hand")
ASIDE = LAYOUT.at("aside")
CHOICE = LAYOUT.at("choice")
ROW = LAYOUT.at("row")
ROW_LEFT = LAYOUT.at("row_left")
ACTING = LAYOUT.at("acting")
INSIDE = LAYOUT.at("inside")
TOTAL = LAYOUT.at("total")
LYING = LAYOUT.at("lying")
HAND_SIZE = LAYOUT.at("hand_size")
SCORE = LAYOUT.at("score")
EXCHANGER = LAYOUT.at("exchanger")
ASIDE_SIZE = LAYOUT.at("aside_size")
PLAYING_NOW = LAYOUT.at("playing")
EXCHANGING_NOW = LAYOUT.at("exchanging")
ROUND = LAYOUT.at("round")
DECK = LAYOUT.at("deck")
DISCARDS = LAYOUT.at("discards")
RESHUFFLE = LAYOUT.at("reshuffle")
PLAYERS = LAYOUT.at("players")
TIES = LAYOUT.at("ties")
EXCHANGE = LAYOUT.at("exchange")


def observe_now(s: State, viewer: int, out: Any) -> None:
    """Fill `out`, all zeros before, with what the viewer may see."""
    for kind in range(KINDS):
        out[HAND + kind] = s.hand[viewer * KINDS + kind]
    if s.choice[viewer] > 0:
        out[CHOICE] = VALUES[s.choice[viewer] - 1]
    for place in range(s.row_taken, s.row_size):
        out[ROW + place - s.row_taken] = VALUES[s.row[place]]
        out[ROW_LEFT] += 1
    observe_seats(s, viewer, out)
    if s.phase == EXCHANGING:
        observe_exchange(s, viewer, out)
    elif s.phase == PLAYING:
        out[PLAYING_NOW] = 1
    out[ROUND] = s.rounds_done
    out[DECK] = s.deck_size - s.drawn
    out[DISCARDS] = s.discard_size
    out[RESHUFFLE] = 1 if s.reshuffles > 0 else 0
    out[PLAYERS] = s.players
    out[TIES] = s.ties
    out[EXCHANGE] = s.exchange


def observe_seats(s: State, viewer: int, out: Any) -> None:
    """What lies in front of everybody."""
    seat = viewer
    for place in range(s.players):
        out[INSIDE + place] = s.inside >> seat & 1
        out[ACTING + place] = s.choosing >> seat & 1 if s.phase == PLAYING else 0
        out[TOTAL + place] = s.total[seat]
        out[LYING + place] = s.out_size[seat]
        out[HAND_SIZE + place] = s.hand_size[seat]
        out[SCORE + place] = s.score[seat]
        seat += 1
        if seat == s.players:
            seat = 0


def observe_exchange(s: State, viewer: int, out: Any) -> None:
    """Who exchanges, and how many cards lie aside; which, only to their owner (U12)."""
    now = exchanger(s)
    if now == NOBODY:
        return
    place = (now - viewer + s.players) % s.players
    out[ACTING + place] = 1
    out[EXCHANGER + place] = 1
    out[ASIDE_SIZE] = s.aside_size
    out[EXCHANGING_NOW] = 1
    if now == viewer:
        for kind in range(KINDS):
            out[ASIDE + kind] = s.aside[kind]


OBSERVATION = Observation(LAYOUT, observe_now)


# What a player remembers who has watched: everything here has lain open, or is the viewer's own.

REMEMBERED = Layout(
    (
        *LAYOUT.parts,
        Part("unseen", CARDS, 0, 8, "how many of each you have not seen in this deck (U1, U15)"),
        Part("fresh", SEATS, 0, 9, "cards new in each hand since its owner last chose (U11, U12)"),
        Part("exchanged", SEATS, 0, 1, "who exchanged before this round (U12)"),
    )
)
UNSEEN = REMEMBERED.at("unseen")
FRESH = REMEMBERED.at("fresh")
EXCHANGED = REMEMBERED.at("exchanged")


def observe_remembering(s: State, viewer: int, out: Any) -> None:
    """The same, and what the viewer could remember.

    In compiled code `observe` is this very function: what it calls has another name.
    """
    observe_now(s, viewer, out)
    unseen = scratch(KINDS)
    count_unseen(s, viewer, unseen)
    for kind in range(KINDS):
        out[UNSEEN + kind] = unseen[kind]
    for place in range(s.players):
        out[FRESH + place] = s.fresh[(viewer + place) % s.players]
    if s.exchanged > 0:
        out[EXCHANGED + (s.exchanged - 1 - viewer + s.players) % s.players] = 1


REMEMBERING = Observation(REMEMBERED, observe_remembering)


def length(rules: Rulebook, players: int, options: Mapping[str, str]) -> Length:
    """Twenty rounds of nine cards and an exchange; the pile is shuffled once more (U15)."""
    return Length(20 * (9 * players + 10), 2)


def face_down(s: State, seat: int) -> int:
    """The card a seat has chosen, until all have (U5)."""
    return s.choice[seat] - 1


def deck_size(s: State) -> int:
    """How many cards the deck had when it was shuffled: fewer the second time (U15)."""
    return s.deck_size
