"""What a seat sees of Katzenjammer Blues, as numbers."""

from collections.abc import Mapping
from typing import Any

from katzentisch.core.observation import SEATS, Layout, Length, Observation, Part
from katzentisch.core.rulebook import Rulebook, View
from katzentisch.games.katzenjammer.rules import (
    AUCTION,
    CARDS,
    COPIES,
    DECK_SIZE,
    JOKER,
    KINDS,
    OVER,
    PAYING,
    State,
    actors,
)

DECISIONS = ("bid", "pay", "foursome")

LAYOUT = Layout(
    (
        Part("hand", CARDS, 0, 15, "how many of each card you hold (K3)"),
        Part("row", CARDS, 0, 2, "the row on offer (K5)"),
        Part("discards", CARDS, 0, 15, "the discard pile (K4)"),
        Part("due", DECISIONS, 0, 1, "the kind of decision that is due"),
        Part("bid_cards", (), 0, 30, "the standing bid: how many cards; 0: none (K9, K10)"),
        Part("bid_value", (), 0, 5, "the standing bid: of which value; 0: different (K9, K10)"),
        Part("acting", SEATS, 0, 1, "who has to decide now"),
        Part("bidder", SEATS, 0, 1, "whose the standing bid is (K8)"),
        Part("passed", SEATS, 0, 1, "who has passed (K8)"),
        Part("last_bid_cards", SEATS, 0, 30, "each one's last bid in this auction: cards"),
        Part("last_bid_value", SEATS, 0, 5, "each one's last bid in this auction: value"),
        Part("bandleader", SEATS, 0, 1, "who turned the row (K16)"),
        Part("hand_size", SEATS, 0, 90, "how many cards each holds (K4)"),
        Part("displayed", SEATS, 0, 15, "jokers lying in front of each (K21)"),
        Part("mice", SEATS, 0, 24, "mice caught in this game (K18)"),
        Part("score", SEATS, -50, 240, "points of the finished games (K27)"),
        Part("pool", (), 0, 24, "mice left (K20)"),
        Part("deck", (), 0, 90, "cards left in the deck (K7)"),
        Part("game", (), 0, 10, "games of the match finished (K27)"),
        Part("games", (), 1, 10, "option `games` (K27)"),
        Part("players", (), 2, 6, "how many play"),
    )
)

HAND = LAYOUT.at("hand")
ROW = LAYOUT.at("row")
DISCARDS = LAYOUT.at("discards")
DUE = LAYOUT.at("due")
BID_CARDS = LAYOUT.at("bid_cards")
BID_VALUE = LAYOUT.at("bid_value")
ACTING = LAYOUT.at("acting")
BIDDER = LAYOUT.at("bidder")
PASSED = LAYOUT.at("passed")
LAST_BID_CARDS = LAYOUT.at("last_bid_cards")
LAST_BID_VALUE = LAYOUT.at("last_bid_value")
BANDLEADER = LAYOUT.at("bandleader")
HAND_SIZE = LAYOUT.at("hand_size")
DISPLAYED = LAYOUT.at("displayed")
MICE = LAYOUT.at("mice")
SCORE = LAYOUT.at("score")
POOL = LAYOUT.at("pool")
DECK = LAYOUT.at("deck")
GAME = LAYOUT.at("game")
GAMES = LAYOUT.at("games")
PLAYERS = LAYOUT.at("players")


def observe_now(s: State, viewer: int, out: Any) -> None:
    """Fill `out`, all zeros before, with what the viewer may see."""
    for kind in range(KINDS):
        out[HAND + kind] = s.hand[viewer * KINDS + kind]
        out[DISCARDS + kind] = s.discards[kind]
    for place in range(s.row_size):
        out[ROW + s.row_order[place]] += 1
    if s.phase != OVER:
        out[DUE + s.phase] = 1
    out[BANDLEADER + (s.bandleader - viewer + s.players) % s.players] = 1
    if s.phase in (AUCTION, PAYING):
        observe_bid(s, viewer, out)
    observe_seats(s, viewer, out)
    out[POOL] = s.pool
    out[DECK] = DECK_SIZE - s.drawn
    out[GAME] = s.games_done
    out[GAMES] = s.games + 1
    out[PLAYERS] = s.players


def observe_bid(s: State, viewer: int, out: Any) -> None:
    """The standing bid and whose it is (K8)."""
    out[BID_CARDS] = s.bid // KINDS
    out[BID_VALUE] = s.bid % KINDS
    if s.bid > 0:
        out[BIDDER + (s.bidder - viewer + s.players) % s.players] = 1


def observe_seats(s: State, viewer: int, out: Any) -> None:
    """What everybody has said, holds and has caught."""
    acting = actors(s)
    seat = viewer
    for place in range(s.players):
        out[ACTING + place] = acting >> seat & 1
        out[PASSED + place] = s.passed >> seat & 1
        out[LAST_BID_CARDS + place] = s.last_bid[seat] // KINDS
        out[LAST_BID_VALUE + place] = s.last_bid[seat] % KINDS
        out[HAND_SIZE + place] = s.hand_size[seat]
        out[DISPLAYED + place] = s.displayed[seat]
        out[MICE + place] = s.caught[seat]
        out[SCORE + place] = s.score[seat]
        seat += 1
        if seat == s.players:
            seat = 0


OBSERVATION = Observation(LAYOUT, observe_now)


# What a player remembers who has watched: rows taken, cards paid and bids made tell of every hand.

REMEMBERED = Layout(
    (
        *LAYOUT.parts,
        Part("unseen", CARDS, 0, 15, "how many of each you have not seen in this game (K1)"),
        *(
            Part(f"known_{card}", SEATS, 0, 15, f"how many {card} each must hold (K12, K16)")
            for card in CARDS
        ),
        *(
            Part(f"reach_{card}", SEATS, 0, 30, f"how many {card} and J each must hold (K12)")
            for card in CARDS[1:]
        ),
        Part("variety", SEATS, 0, 20, "how many different cards and J each must hold (K10, K12)"),
    )
)
UNSEEN = REMEMBERED.at("unseen")
KNOWN = REMEMBERED.at("known_J")
REACH = REMEMBERED.at("reach_1")
VARIETY = REMEMBERED.at("variety")
PLACES = len(SEATS)


def observe_remembering(s: State, viewer: int, out: Any) -> None:
    """The same, and what the viewer could remember.

    In compiled code `observe` is this very function: what it calls has another name.
    """
    observe_now(s, viewer, out)
    for kind in range(KINDS):
        hand = s.hand[viewer * KINDS + kind]
        out[UNSEEN + kind] = COPIES[kind] - s.discards[kind] - s.row[kind] - hand
    for place in range(s.players):
        seat = (viewer + place) % s.players
        out[UNSEEN + JOKER] -= s.displayed[seat]
        out[VARIETY + place] = s.variety[seat]
        for kind in range(KINDS):
            out[KNOWN + kind * PLACES + place] = s.known[seat * KINDS + kind]
        for value in range(1, KINDS):
            out[REACH + (value - 1) * PLACES + place] = s.reach[seat * KINDS + value]


REMEMBERING = Observation(REMEMBERED, observe_remembering)


def length(rules: Rulebook, players: int, options: Mapping[str, str]) -> Length:
    """Of one game of a match, counted generously; every game is dealt once."""
    games = int(options["games"])
    return Length(games * 90 * (180 + 3 * players), games)


def in_front(rules: Rulebook, view: View, seat: int) -> list[str]:
    """The jokers that a seat has on display (K15)."""
    return ["J"] * view["displayed"][seat]
