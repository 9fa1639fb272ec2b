"""What a seat of Hearts sees and could remember, as numbers; seats are counted from the own."""

from typing import Any

from katzentisch.core.bits import count
from katzentisch.core.observation import SEATS as PLACES
from katzentisch.core.observation import Layout, Observation, Part
from katzentisch_hearts.rules import CARDS, DECK_SIZE, OF_SUIT, PASSING, SEATS, State, suit_led

SUITS = tuple(place + suit for place in PLACES[:SEATS] for suit in "CDSH")
LAYOUT = Layout(
    (
        Part("hand", CARDS, 0, 1, "your cards (H2)"),
        Part("passed", CARDS, 0, 1, "what you have passed and nobody has played (H4)"),
        Part("gone", CARDS, 0, 1, "cards played (H6)"),
        Part("trick", CARDS, 0, 1, "cards lying in the trick (H6)"),
        Part("winning", CARDS, 0, 1, "cards that would take it now (H6)"),
        Part("lacks", SUITS, 0, 1, "who has shown to have none of a suit (H7)"),
        Part("score", PLACES[:SEATS], 0, 41, "what is left of 26 points each (H17)"),
        Part("points", PLACES[:SEATS], 0, 26, "points taken (H13)"),
        Part("direction", tuple("0123"), 0, 1, "how many seats to the left you pass (H3)"),
        Part("given", (), 0, 3, "how many cards you have chosen to pass (H4)"),
        Part("lying", (), 0, 3, "how many cards lie in the trick (H6)"),
        Part("broken", (), 0, 1, "hearts may be led (H9)"),
        Part("jack", (), 0, 4, "who has won the jack of diamonds, counted from 1 (H15)"),
        Part("options", tuple("12345678"), 0, 1, "the options that are on, in their order"),
    )
)
AT = tuple(LAYOUT.at(part.name) for part in LAYOUT.parts)
HAND, KEPT, GONE, TRICK, WINNING, LACKS, SCORE = AT[:7]
POINTS, DIRECTION, GIVEN, LYING, BROKEN, JACK, OPTIONS = AT[7:]


def observe_all(s: State, viewer: int, out: Any) -> None:
    """Fill `out`, all zeros before."""
    gone = s.played[0] | s.played[1] | s.played[2] | s.played[3]
    for card in range(DECK_SIZE):
        out[HAND + card] = s.hand[viewer] >> card & 1
        out[KEPT + card] = (s.passed[viewer] & ~gone) >> card & 1
        out[GONE + card] = gone >> card & 1
        if s.lying > 0 and card > s.card[s.winner]:
            out[WINNING + card] = suit_led(s) >> card & 1
    for place in range(SEATS):
        seat = (viewer + place) % SEATS
        for suit in range(4):
            held = OF_SUIT[suit] & ~s.lacks[seat]
            out[LACKS + 4 * place + suit] = 0 if held else 1
        out[SCORE + place], out[POINTS + place] = s.score[seat], s.points[seat]
        if s.jack_winner == seat + 1:
            out[JACK] = place + 1
        if (seat - s.leader) % SEATS < s.lying:
            out[TRICK + s.card[seat]] = 1
    out[DIRECTION + s.direction] = 1
    out[GIVEN] = count(s.passed[viewer]) if s.phase == PASSING else 0
    out[LYING], out[BROKEN] = s.lying, s.broken
    place = OPTIONS
    for option in (s.no_passing, s.any_club, s.points_at_once, s.free_hearts):
        out[place] = option
        place += 1
    for option in (s.silent_queen, s.spare_queen, s.jack, s.no_trick):
        out[place] = option
        place += 1


OBSERVATION = Observation(LAYOUT, observe_all)
