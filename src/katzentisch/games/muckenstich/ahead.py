"""What a search needs of Mückenstich: likely discards, and what a lead is worth."""

from math import sqrt

from katzentisch.core.chance import Chance, below
from katzentisch.games.muckenstich.discarding import burden_of, worst_card
from katzentisch.games.muckenstich.rules import NONE, RANKS, State, give, take

# With three players a deck is played in two halves.
HALVING = 3
# Of eight discards of others, so many are taken to be the worst card of a hand.
EIGHTHS, WORST = 8, 7
# The points of lead that make a victory e times as likely with one deal to come, by number of
# players: between what fits games of rule bots (4.0, 4.8, 4.3, 3.9) and of experts, who hold a
# leader back (about 7 with four players, 5 with six; `python -m tests.review standing`).
SPREAD = (1.0, 1.0, 1.0, 4.7, 5.7, 4.9, 4.5)
# A victory by so many points is e times as clear as a tie.
CLEAR = 2.0


def forget_choices(s: State, seat: int) -> None:
    """Discards of others stay as they were imagined."""


def rethink(s: State, seat: int, chance: Chance) -> None:
    """Others have laid aside what was a burden (M5), not just any cards."""
    for other in range(s.players):
        if other != seat:
            first = other * 4 + s.half * 2
            for place in range(first, first + s.discards[other]):
                if below(chance, EIGHTHS) < WORST:
                    lay_aside_worst(s, other, place)


def lay_aside_worst(s: State, seat: int, place: int) -> None:
    """A discard and the worst card of the hand change places, if that one is worse.

    No card comes into a hand that has shown to lack its colour (M8).
    """
    old = s.discarded[place] - 1
    worst = worst_card(s, seat)
    if worst == NONE or s.lacks[seat] >> (old // RANKS) & 1:
        return
    if burden_of(s, seat, worst) > burden_of(s, seat, old):
        give(s, seat, worst)
        take(s, seat, old)
        s.discarded[place] = worst + 1


def stage(s: State) -> int:
    """What is played out in a rollout: the round, or with three players the half."""
    return 2 * s.rounds_done + s.half


def standing(s: State, seat: int) -> float:
    """How well a seat stands, in powers of e: a point of lead says more the fewer deals are left.

    What deals may still bring grows with the root of their number.
    """
    deals = deals_left(s)
    return s.score[seat] / (SPREAD[s.players] * sqrt(deals) if deals > 0 else CLEAR)


def deals_left(s: State) -> int:
    """How often cards will still be dealt: once a round, or with three players a half."""
    rounds = s.players - s.rounds_done
    return 2 * rounds - s.half if s.players == HALVING else rounds
