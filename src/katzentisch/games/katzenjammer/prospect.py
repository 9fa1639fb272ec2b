"""How a seat of Katzenjammer Blues stands between two auctions, with all hands open.

Whole numbers for a network that has learned what they are worth (bots/prospects.py): mice, what the
hand may bring, jokers beside those of the others, and how near the end is. The rule bot's own sense
of a hand works most of it out.
"""

from typing import Any

from katzentisch.core.observation import Layout, Part
from katzentisch.games.katzenjammer.bot import (
    hand_worth,
    hope,
    packed,
    packed_row,
)
from katzentisch.games.katzenjammer.rules import DECK_SIZE, JOKER, KINDS, State

# Few cards are left in the deck: the next row may be the last (K7).
FEW_CARDS = 8
FURTHEST = 10
VALUES = tuple(str(value) for value in range(1, KINDS))

PROSPECT = Layout(
    (
        Part("mice", (), 0, 24, "caught so far (K18)"),
        Part("mice_ahead", (), -10, 10, "more than the best of the others"),
        Part("worth", (), 0, 6000, "of the hand, foursomes as if presented"),
        Part("in_parts", (), 0, 6000, "of the hand, complete foursomes for nothing"),
        Part("complete", (), -6000, 6000, "the difference, as far as there are mice for it (K20)"),
        Part("longest", (), 0, 15, "most cards of one value"),
        Part("cards", (), 0, 90, "in the hand"),
        Part("jokers", (), 0, 15, "in the hand"),
        Part("displayed", (), 0, 15, "jokers in front (K21)"),
        Part("displayed_ahead", (), -15, 15, "more than the most of the others"),
        Part("jokers_ahead", (), -6, 6, "of both more than the most of the others (K24)"),
        Part("most", (), 0, 1, "that is the most alone"),
        Part("among_most", (), 0, 1, "that is the most with others"),
        Part("most_early", (), 0, 90, "the most alone, by the cards left in the deck"),
        Part("ahead_late", (), -1350, 1350, "jokers ahead, by the cards drawn"),
        Part("with_row", (), -2000, 6000, "what the row would add to the worth"),
        Part("row", (), 0, 6000, "what the row is worth by itself"),
        Part("row_jokers", (), 0, 1, "jokers in the row"),
        Part("place", (), 0, 5, "how many speak before (K8)"),
        Part("pool", (), 0, 24, "mice left"),
        Part("deck", (), 0, 90, "cards left"),
        Part("each", (), 0, 450, "tenths of a card that each may still get"),
        Part("end", (), 0, 1, "few cards are left"),
        Part("players", (), 2, 6, "how many play"),
        Part("longest_ahead", (), -150, 150, "tenths of a card that others hold less of one value"),
        Part("held", VALUES, 0, 15, "cards of each value in the hand"),
        Part("in_row", VALUES, 0, 15, "cards of each value in the row"),
        Part("others", VALUES, 0, 15, "cards of each value in other hands"),
    )
)
(
    MICE,
    MICE_AHEAD,
    WORTH,
    IN_PARTS,
    COMPLETE,
    LONGEST,
    CARDS,
    JOKERS,
    DISPLAYED,
    DISPLAYED_AHEAD,
    JOKERS_AHEAD,
    MOST,
    AMONG_MOST,
    MOST_EARLY,
    AHEAD_LATE,
    WITH_ROW,
    ROW,
    ROW_JOKERS,
    PLACE,
    POOL,
    DECK,
    EACH,
    END,
    PLAYERS,
    LONGEST_AHEAD,
) = range(PROSPECT.at("held"))
HELD, IN_ROW, OTHERS = (PROSPECT.at(name) - 1 for name in ("held", "in_row", "others"))


def pause(s: State) -> int:
    """Another number before every auction; in a match of several games a game is played out."""
    return s.drawn if s.games == 0 else 0


def prospect(s: State, seat: int, out: Any) -> None:
    """Fill `out`, all zeros before, with how a seat stands."""
    left = DECK_SIZE - s.drawn
    out[POOL] = s.pool
    out[DECK] = left
    out[EACH] = 10 * left // s.players
    out[END] = left < FEW_CARDS
    out[PLAYERS] = s.players
    out[PLACE] = (seat - s.turn + s.players) % s.players
    see_hand(s, seat, out)
    see_values(s, seat, out)
    see_jokers(s, seat, left, out)


def see_hand(s: State, seat: int, out: Any) -> None:
    """What the hand may bring, and what the row would add."""
    hand = packed(s, seat)
    row = packed_row(s)
    hoping = hope(s)
    whole = hand_worth(hand, 100, hoping)
    parts = hand_worth(hand, 0, hoping)
    out[WORTH] = whole
    out[IN_PARTS] = parts
    out[COMPLETE] = min(whole - parts, 100 * s.pool)
    out[CARDS] = s.hand_size[seat]
    out[WITH_ROW] = hand_worth(hand + row, 100, hoping) - whole
    out[ROW] = hand_worth(row, 100, hoping)
    out[ROW_JOKERS] = s.row[JOKER]


def see_values(s: State, seat: int, out: Any) -> None:
    """The cards of each value, and who can bid highest of one: tens a card, and the value (K11).

    Jokers stand for any value.
    """
    own = 0
    theirs = 0
    for other in range(s.players):
        most = 0
        for value in range(1, KINDS):
            cards = s.hand[other * KINDS + value]
            most = max(most, 10 * cards + value)
            if other != seat:
                out[OTHERS + value] += cards
        most += 10 * s.hand[other * KINDS + JOKER]
        if other == seat:
            own = most
        else:
            theirs = max(theirs, most)
    out[LONGEST_AHEAD] = own - theirs
    for value in range(1, KINDS):
        out[HELD + value] = s.hand[seat * KINDS + value]
        out[IN_ROW + value] = s.row[value]
        out[LONGEST] = max(out[LONGEST], out[HELD + value])


def see_jokers(s: State, seat: int, left: int, out: Any) -> None:
    """Mice and jokers beside those of the others (K24, K26)."""
    mice = 0
    jokers = 0
    displayed = 0
    for other in range(s.players):
        if other != seat:
            mice = max(mice, s.caught[other])
            jokers = max(jokers, s.displayed[other] + s.hand[other * KINDS + JOKER])
            displayed = max(displayed, s.displayed[other])
    own = s.hand[seat * KINDS + JOKER]
    ahead = s.displayed[seat] + own - jokers
    out[MICE] = s.caught[seat]
    out[MICE_AHEAD] = max(-FURTHEST, min(FURTHEST, s.caught[seat] - mice))
    out[JOKERS] = own
    out[DISPLAYED] = s.displayed[seat]
    out[DISPLAYED_AHEAD] = s.displayed[seat] - displayed
    out[JOKERS_AHEAD] = max(-6, min(6, ahead))
    out[AHEAD_LATE] = ahead * (DECK_SIZE - left)
    if ahead > 0:
        out[MOST] = 1
        out[MOST_EARLY] = left
    elif ahead == 0:
        out[AMONG_MOST] = 1
