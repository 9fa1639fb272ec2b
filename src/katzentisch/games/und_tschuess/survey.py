"""What a learned player of … und Tschüss! notes once a decision, before it weighs moves one by one.

Written like the rule bot and made of the same things: own cards, and what everybody has seen.
"""

from typing import Any

from katzentisch.core.bits import count
from katzentisch.core.chance import scratch
from katzentisch.core.exponents import exp
from katzentisch.games.und_tschuess.ahead import POINTS_SPREAD, ROUND_SPREAD, rounds_to_come
from katzentisch.games.und_tschuess.habits import VALUES, card_worth
from katzentisch.games.und_tschuess.imagine import count_unseen
from katzentisch.games.und_tschuess.rules import EXCHANGING, KINDS, State

# What is due: a card while three or more are in, a card in the duel, what to lay aside.
DUE = ("fight", "duel", "exchange")
FIGHT, DUEL, EXCHANGE = range(3)
# Per cent.
HUNDRED = 100
# A card is high from here on, and negative before here.
FIRST_HIGH, FIRST_POSITIVE = VALUES.index(11), VALUES.index(1)
# Tenths of a round.
TENTHS = 10

# The notes: one number each,
(
    DUE_NOW,
    OWN_OUTLOOK,
    SCORE_LEAD,
    ROUNDS_LEFT,
    INSIDE,
    TURNS,
    LEAVING,
    NEXT,
    PRIZE,
    BETWEEN,
    BEST_WORTH,
) = range(11)
# by seat: what of what others may win is his;
RIVALRY = 11
# by place: the others that are in, who has most before him first;
RANKED = 17
# by kind, and one more: per cent of the unseen cards that are lower;
BELOW_KIND = 22
# by kind: per cent of them that are higher;
ABOVE_KIND = BELOW_KIND + KINDS + 1
# by kind: what the card is worth, as the rule bot sees it.
WORTHS = ABOVE_KIND + KINDS
NOTES = WORTHS + KINDS


def survey(s: State, seat: int, notes: Any) -> None:
    """Note what does not depend on the move."""
    notes[INSIDE] = count(s.inside)
    notes[TURNS] = max(0, notes[INSIDE] - 2)
    if s.phase == EXCHANGING:
        notes[DUE_NOW] = EXCHANGE
    else:
        notes[DUE_NOW] = DUEL if notes[INSIDE] == 2 else FIGHT
    survey_score(s, seat, notes)
    survey_unseen(s, seat, notes)
    if s.phase != EXCHANGING:
        survey_row(s, notes)
        rank_others(s, seat, notes)
        survey_cards(s, seat, notes)


def survey_score(s: State, seat: int, notes: Any) -> None:
    """Per cent of the victory that are mine by the score; of what others may win, what is whose."""
    rounds = rounds_to_come(s)
    spread = POINTS_SPREAD + ROUND_SPREAD * rounds
    notes[ROUNDS_LEFT] = int(TENTHS * rounds)
    others = 0.0
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, s.score[other])
            others += exp((s.score[other] - s.score[seat]) / spread)
    notes[SCORE_LEAD] = s.score[seat] - best
    notes[OWN_OUTLOOK] = HUNDRED - int(HUNDRED * others / (1.0 + others))
    for other in range(s.players):
        share = exp((s.score[other] - s.score[seat]) / spread) / others
        notes[RIVALRY + other] = 0 if other == seat else int(HUNDRED * share)


def survey_unseen(s: State, seat: int, notes: Any) -> None:
    """How many of the cards that may be with others are lower and higher than each kind."""
    unseen = scratch(KINDS)
    count_unseen(s, seat, unseen)
    cards = 0
    for kind in range(KINDS):
        cards += unseen[kind]
    lower = 0
    for kind in range(KINDS):
        notes[BELOW_KIND + kind] = HUNDRED * lower // max(1, cards)
        lower += unseen[kind]
        notes[ABOVE_KIND + kind] = HUNDRED * (cards - lower) // max(1, cards)
    notes[BELOW_KIND + KINDS] = HUNDRED if cards > 0 else 0


def survey_row(s: State, notes: Any) -> None:
    """The point cards: who leaves now takes the first, who stays longest the last (U6, U7)."""
    notes[LEAVING] = VALUES[s.row[s.row_taken]]
    notes[PRIZE] = VALUES[s.row[s.row_size - 1]]
    notes[NEXT] = VALUES[s.row[min(s.row_taken + 1, s.row_size - 1)]]
    notes[BETWEEN] = 0
    for place in range(s.row_taken + 1, s.row_size - 1):
        notes[BETWEEN] += VALUES[s.row[place]]


def rank_others(s: State, seat: int, notes: Any) -> None:
    """Put the others that are in into an order, the highest total first."""
    size = 0
    for other in range(s.players):
        if other != seat and s.inside >> other & 1:
            place = size
            while place > 0 and s.total[notes[RANKED + place - 1]] < s.total[other]:
                notes[RANKED + place] = notes[RANKED + place - 1]
                place -= 1
            notes[RANKED + place] = other
            size += 1


def survey_cards(s: State, seat: int, notes: Any) -> None:
    """What each own card is worth, as the rule bot sees it, and the best of them."""
    found = 0
    for kind in range(KINDS):
        if s.hand[seat * KINDS + kind] > 0:
            worth = card_worth(s, seat, kind)
            notes[WORTHS + kind] = worth
            if found == 0 or worth > notes[BEST_WORTH]:
                notes[BEST_WORTH] = worth
            found = 1
