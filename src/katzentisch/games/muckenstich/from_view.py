"""A state out of what a seat sees of Mückenstich; what the view does not tell is made up.

Views tell nothing of tricks that were turned over (M14): who has only a view has forgotten them.
"""

from itertools import chain

from katzentisch.core.remaining import Remaining
from katzentisch.core.rulebook import View
from katzentisch.games.muckenstich.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    DECK_SIZE,
    DISCARDING,
    DISCARDS,
    HAND,
    NONE,
    PHASES,
    State,
    take,
)

KIND = {card: kind for kind, card in enumerate(CARDS)}


def fill(s: State, view: View) -> None:
    """Write into an empty state all that a seat's view tells, and deal the rest somehow."""
    write_public(s, view)
    write_trick(s, view)
    write_last(s, view)
    deal_rest(s, view, write_own(s, view))


def write_public(s: State, view: View) -> None:
    """Where the game stands."""
    s.phase = PHASES.index(view["phase"])
    s.rounds_done = view["round"] - 1
    s.half = (view["half"] or 1) - 1
    s.turn = view["actors"][0]
    if s.phase == DISCARDING:
        s.choosing = sum(1 << seat for seat in view["actors"])
    s.trump, s.doubled, s.void = colour(view["trump"]), colour(view["doubled"]), NONE
    for seat in range(s.players):
        s.score[seat] = view["scores"][seat]
        s.tricks[seat] = view["tricks"][seat]
        # How they divide among the colours nobody is told.
        s.mosquitoes[seat * 4] = (view["mosquitoes"] or s.mosquitoes)[seat]
    s.tricks_left = HAND[s.players] - DISCARDS[s.players] - sum(view["tricks"])
    s.drawn = (s.half + 1) * HAND[s.players] * s.players


def write_trick(s: State, view: View) -> None:
    """What lies on the table."""
    s.leader, s.lying = view["leader"], len(view["trick"])
    for seat, card in view["trick"]:
        s.card[seat] = KIND[card]
    if s.lying:
        s.led = COLOUR[s.card[s.leader]]


def write_last(s: State, view: View) -> None:
    """The last trick, and how the last rounds were counted."""
    for seat, card in view["last_trick"]:
        s.last_card[seat] = KIND[card]
    if view["last_trick"]:
        s.last_leader, s.last_winner = view["last_trick"][0][0], view["last_winner"]
    for column, points in enumerate(view["pad"]):
        s.pad[column * 6 : column * 6 + s.players] = points
    if view["last_score"]:
        counted = view["last_score"]
        s.last_doubled, s.last_void = colour(counted["doubled"]), colour(counted["void"])
        s.last_won[: 4 * s.players] = list(chain(*counted["numbers"]))
        s.last_mosquitoes[: 4 * s.players] = list(chain(*counted["mosquitoes"]))


def write_own(s: State, view: View) -> Remaining:
    """The own hand and discards; what is left is anywhere."""
    seat, left = view["seat"], Remaining(COPIES)
    for card in view["hand"]:
        take(s, seat, left.take(KIND[card]))
    s.discards[seat] = len(view["discarded"])
    for place, card in enumerate(view["discarded"]):
        s.discarded[seat * 4 + s.half * 2 + place] = left.take(KIND[card]) + 1
    for card in view.get("played") or (card for _, card in view["trick"]):
        s.seen[left.take(KIND[card])] += 1
    return left


def deal_rest(s: State, view: View, left: Remaining) -> None:
    """The other hands, what they have discarded, tricks forgotten and the deck."""
    s.deck[s.drawn : DECK_SIZE] = left.some(DECK_SIZE - s.drawn)
    for seat in range(s.players):
        if seat != view["seat"]:
            discards = DISCARDS[s.players] if view["ready"][seat] else 0
            s.discards[seat] = discards
            first = seat * 4 + s.half * 2
            s.discarded[first : first + discards] = [kind + 1 for kind in left.some(discards)]
            for kind in left.some(view["hand_sizes"][seat]):
                take(s, seat, kind)
        if s.half:  # M6: what went aside in the first half
            s.discarded[seat * 4 : seat * 4 + 2] = [kind + 1 for kind in left.some(2)]
    for kind in left.rest():
        s.seen[kind] += 1


def colour(name: str | None) -> int:
    """A colour by its letter."""
    return NONE if name is None else COLOURS.index(name)
