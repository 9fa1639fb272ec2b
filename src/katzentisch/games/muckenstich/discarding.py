"""What a player of Mückenstich lays aside (M5), and what others are taken to have laid aside."""

from katzentisch.core.bits import count
from katzentisch.games.muckenstich.rules import MOSQUITO, NONE, ONE_COLOUR, RANKS, State

# The burden of a card before the discard: a number weighs less by rank, a mosquito less for each
# card of its colour that can go before it.
NUMBER_BURDEN = 34
RANK_BURDEN = 18
MOSQUITO_BURDEN = 34
MOSQUITO_COVER = 14
COLOURS = 4


def worst_card(s: State, seat: int) -> int:
    """The card to lay aside: a mosquito that would get stuck, else from a short colour."""
    worst = NONE
    worst_burden = 0
    for kind in range(COLOURS * RANKS):
        if s.hand[seat] >> kind & 1:
            burden = burden_of(s, seat, kind)
            if worst == NONE or burden > worst_burden:
                worst = kind
                worst_burden = burden
    return worst


def burden_of(s: State, seat: int, kind: int) -> int:
    """How much a seat would have liked to be without a card when it discarded.

    A hand that has played since then has had a card more of each colour for every four tricks.
    """
    colour = kind // RANKS
    rank = kind - colour * RANKS
    if rank < MOSQUITO:
        return NUMBER_BURDEN - RANK_BURDEN * rank
    length = count(s.hand[seat] & (ONE_COLOUR << (RANKS * colour)))
    return MOSQUITO_BURDEN - MOSQUITO_COVER * (COLOURS * length + tricks_played(s)) // COLOURS


def tricks_played(s: State) -> int:
    """How many tricks there have been since the discard."""
    played = 0
    for seat in range(s.players):
        played += s.tricks[seat]
    return played
