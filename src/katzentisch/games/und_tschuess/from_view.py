"""A state out of what a seat sees of … und Tschüss!; what the view does not tell is made up.

Who has only a view has forgotten what lies in the discard pile and what others have exchanged.
"""

from katzentisch.core.remaining import Remaining
from katzentisch.core.rulebook import View
from katzentisch.games.und_tschuess.rules import (
    CARDS,
    COPIES,
    KINDS,
    NOBODY,
    PHASES,
    PLAYING,
    State,
)

KIND = {card: kind for kind, card in enumerate(CARDS)}


def fill(s: State, view: View) -> None:
    """Write into an empty state all that a seat's view tells, and deal the rest somehow."""
    left = Remaining(COPIES)
    write_round(s, view, left)
    write_seats(s, view, left)
    write_pad(s, view, left)
    write_own(s, view, left)
    deal_rest(s, view, left)


def write_round(s: State, view: View, left: Remaining) -> None:
    """Where the round stands (U5, U12)."""
    s.phase = PHASES.index(view["phase"])
    s.rounds_done = view["round"] - 1
    s.row_size = len(view["row"])
    s.row[: s.row_size] = [left.take(KIND[card]) for card in view["row"]]
    s.inside = sum(1 << seat for seat in view["inside"])
    s.choosing = sum(1 << seat for seat in view["actors"]) if s.phase == PLAYING else 0
    s.last_out = NOBODY
    s.winner = s.first_out = NOBODY if view["exchanger"] is None else view["exchanger"]
    s.aside_size = view["aside"]
    s.reshuffles = int(view["reshuffle_to_come"])


def write_seats(s: State, view: View, left: Remaining) -> None:
    """What lies before everybody (U5)."""
    for seat in range(s.players):
        s.score[seat] = view["scores"][seat]
        s.total[seat] = view["totals"][seat]
        cards = [left.take(KIND[card]) for card in view["lying"][seat]]
        s.out_size[seat] = s.played[seat] = len(cards)
        s.out_cards[seat * 9 : seat * 9 + len(cards)] = cards


def write_pad(s: State, view: View, left: Remaining) -> None:
    """The point cards taken (U10)."""
    for number, points in enumerate(view["pad"]):
        for seat, card in enumerate(points):
            if card is not None:
                s.pad[number * 6 + seat] = left.take(KIND[card]) + 1
                s.taken[seat] += 1


def write_own(s: State, view: View, left: Remaining) -> None:
    """The own cards (U5, U12)."""
    give(s, view["seat"], [left.take(KIND[card]) for card in view["hand"]])
    if view["choice"] is not None:
        s.choice[view["seat"]] = left.take(KIND[view["choice"]]) + 1
    for card in view.get("laid_aside", ()):
        s.aside[left.take(KIND[card])] += 1


def deal_rest(s: State, view: View, left: Remaining) -> None:
    """The other hands and what they have chosen or laid aside, the pile and the deck."""
    for seat in range(s.players):
        if seat != view["seat"]:
            give(s, seat, left.some(view["hand_sizes"][seat]))
            if view["ready"][seat]:
                s.choice[seat] = left.some(1)[0] + 1
    if "laid_aside" not in view:
        for kind in left.some(s.aside_size):
            s.aside[kind] += 1
    s.discard_size = view["discards"]
    for kind in left.some(s.discard_size):
        s.discards[kind] += 1
    s.deck_size = view["deck"]
    s.deck[: s.deck_size] = left.rest()


def give(s: State, seat: int, cards: list[int]) -> None:
    """Put cards into a hand."""
    for kind in cards:
        s.hand[seat * KINDS + kind] += 1
        s.held[seat] |= 1 << kind
    s.hand_size[seat] = len(cards)
