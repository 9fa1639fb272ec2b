"""A state out of what a seat sees of Katzenjammer Blues; what the view does not tell is made up.

Who has only a view has forgotten what bids and payments have told of the other hands.
"""

from katzentisch.core.remaining import Remaining
from katzentisch.core.rulebook import View
from katzentisch.games.katzenjammer.rules import (
    CARDS,
    COPIES,
    DECK_SIZE,
    JOKER,
    KINDS,
    PHASES,
    State,
)

KIND = {card: kind for kind, card in enumerate(CARDS)}


def fill(s: State, view: View) -> None:
    """Write into an empty state all that a seat's view tells, and deal the rest somehow."""
    left = Remaining(COPIES)
    write_auction(s, view)
    write_seats(s, view)
    write_past(s, view)
    write_cards(s, view, left)
    for seat in range(s.players):
        if seat != view["seat"]:
            give(s, seat, left.some(view["hand_sizes"][seat]))
    s.drawn = DECK_SIZE - view["deck"]
    s.deck[s.drawn : DECK_SIZE] = left.rest()


def write_auction(s: State, view: View) -> None:
    """Where the auction stands (K8, K11)."""
    s.phase = PHASES.index(view["phase"])
    s.games_done = view["game"] - 1
    s.bandleader, s.turn = view["bandleader"], view["actors"][0]
    s.bid = bid_of(view["bid"])
    s.bidder = -1 if view["bidder"] is None else view["bidder"]
    for seat in range(s.players):
        s.last_bid[seat] = bid_of(view["bids"][seat])
        s.passed |= view["passed"][seat] << seat


def write_seats(s: State, view: View) -> None:
    """What everybody has (K4, K18)."""
    s.pool = view["pool"]
    for seat in range(s.players):
        s.score[seat] = view["scores"][seat]
        s.hand_size[seat] = view["hand_sizes"][seat]
        s.displayed[seat] = view["displayed"][seat]
        s.caught[seat] = view["mice"][seat]


def write_past(s: State, view: View) -> None:
    """How the games of the match went (K27)."""
    for game, points in enumerate(view["pad"]):
        s.pad[game * 6 : game * 6 + s.players] = points
    if view["last_score"]:
        s.last_mice[: s.players] = view["last_score"]["mice"]
        s.last_jokers[: s.players] = view["last_score"]["jokers"]


def write_cards(s: State, view: View, left: Remaining) -> None:
    """The row, the discard pile, the jokers displayed and the own hand."""
    s.row_size = len(view["row"])
    for place, card in enumerate(view["row"]):
        s.row_order[place] = left.take(KIND[card])
        s.row[s.row_order[place]] += 1
    for card, count in view["discards"].items():
        for _ in range(count):
            s.discards[left.take(KIND[card])] += 1
    for _ in range(sum(view["displayed"])):
        left.take(JOKER)
    give(s, view["seat"], [left.take(KIND[card]) for card in view["hand"]])


def give(s: State, seat: int, cards: list[int]) -> None:
    """Put cards into a hand."""
    for kind in cards:
        s.hand[seat * KINDS + kind] += 1


def bid_of(text: str | None) -> int:
    """A bid by its notation: `3x2`, `4d`."""
    if text is None:
        return 0
    cards, _, value = text.replace("d", "x0").partition("x")
    return int(cards) * KINDS + int(value)
