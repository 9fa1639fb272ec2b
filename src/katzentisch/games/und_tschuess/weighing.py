"""What a learned player of … und Tschüss! weighs of one move, as whole numbers.

The network looks at every legal move by itself (bots/network.py): how likely the card keeps its
owner in, what he gets if not, and how strong his hand is after it. Written like the rule bot and
made of the same things: own cards, and what everybody has seen.
"""

from typing import Any

from katzentisch.core.observation import Layout, Part
from katzentisch.games.und_tschuess.habits import (
    FAIR_CARD,
    FIGHTING_CARD,
    VALUES,
    best_cards,
    chance_to_stay,
    worth_of_fighting,
)
from katzentisch.games.und_tschuess.rules import (
    BY_FIRST_OUT,
    BY_NOBODY,
    KEEP,
    KINDS,
    SWAP,
    State,
)
from katzentisch.games.und_tschuess.survey import (
    ABOVE_KIND,
    BELOW_KIND,
    BEST_WORTH,
    BETWEEN,
    DUE,
    DUE_NOW,
    DUEL,
    FIRST_HIGH,
    FIRST_POSITIVE,
    HUNDRED,
    INSIDE,
    LEAVING,
    NEXT,
    NOTES,
    OWN_OUTLOOK,
    PRIZE,
    RANKED,
    RIVALRY,
    ROUNDS_LEFT,
    SCORE_LEAD,
    TENTHS,
    TURNS,
    WORTHS,
    survey,
)

__all__ = ["A_UNIT", "MOST_MOVES", "NOTES", "WEIGHED", "survey", "weigh"]

# No hand has more kinds of cards (U3), and one may keep them all (U12).
MOST_MOVES = 10
# What a unit by which the network likes a move less costs, as a part of what moves differ by in a
# single world: measured with the network of the folder (docs/decisions/bots-champion.md).
A_UNIT = 0.03
# Cards up to this value are low; pips count from the next one on.
LOW = 7
FIRST_PIP = VALUES.index(LOW + 1)
RIVALS = ("1", "2", "3")
MOST_RIVALS = len(RIVALS)
# Leads are held to so much.
FAR = 60

WEIGHED = Layout(
    (
        Part("due", DUE, 0, 1, "the kind of decision"),
        # The card.
        Part("value", (), -10, 15, "the card, or what is laid aside"),
        Part("negative", (), 0, 1, "it is a ticket out"),
        Part("lower", (), 0, 8, "cards in the hand that are lower"),
        Part("higher", (), 0, 8, "that are higher"),
        Part("step_down", (), 0, 25, "how much lower the next one is"),
        Part("step_up", (), 0, 25, "how much higher"),
        Part("another", (), 0, 6, "more cards of the kind"),
        Part("unseen_lower", (), 0, 100, "per cent of unseen cards that are lower"),
        Part("unseen_higher", (), 0, 100, "that are higher"),
        # Who stays.
        Part("stay", (), 0, 100, "per cent that somebody comes to less, if others play anything"),
        Part("stay_fair", (), 0, 100, "the same as the rule bot sees it"),
        Part("likely", (), 0, 100, "the same, squared"),
        Part("ahead", RIVALS, -FAR, FAR, "my total beyond those of the others, the highest first"),
        Part("ahead_last", (), -FAR, FAR, "beyond the lowest of them"),
        Part("below", RIVALS, 0, 100, "per cent that they come to less, if they play anything"),
        Part("below_last", (), 0, 100, "and the lowest"),
        Part("alone", (), 0, 100, "per cent that I am the highest, if they do"),
        # What that brings.
        Part("leaving", (), -10, 15, "the point card for who leaves now"),
        Part("next", (), -10, 15, "and the one after that"),
        Part("prize", (), -10, 15, "the last one"),
        Part("leave", (), -1000, 1500, "what leaving brings, times how likely that is"),
        Part("next_stay", (), -1000, 1500, "the next one, times how likely I stay"),
        Part("prize_stay", (), -1000, 1500, "the last one, times the same"),
        Part("fighting", (), -1500, 1500, "what staying brings, as the rule bot sees it"),
        Part("fighting_stay", (), -1500, 1500, "the same times how likely I stay"),
        Part("worth", (), -2000, 1500, "what the card is worth, as the rule bot sees it"),
        Part("behind", (), 0, 3000, "how much less that is than of the best card"),
        Part("between", (), -50, 60, "the point cards that go in between"),
        # The hand after it.
        Part("best", RIVALS, -10, 15, "the best cards left"),
        Part("worst", (), -10, 15, "the lowest card left"),
        Part("strength", (), -FAR, 2 * FAR, "the total with the best cards for the turns to come"),
        Part("lead", RIVALS, -FAR, FAR, "that beyond what the others fight with, strongest first"),
        Part("tickets", (), 0, 8, "negative cards left"),
        Part("lows", (), 0, 9, "low cards left that are none"),
        Part("highs", (), 0, 9, "high cards left"),
        Part("pips", (), 0, 60, "how high the high ones are, added up"),
        Part("pips_used", (), 0, 8, "and the card itself"),
        Part("pips_late", (), 0, 60, "the same by the rounds to come"),
        # The round and the game.
        Part("inside", (), 0, 6, "how many are in"),
        Part("turns", (), 0, 4, "how many leave before the duel"),
        Part("played", (), 0, 8, "cards that I have played in this round"),
        Part("cards", (), 0, 9, "cards in my hand"),
        Part("score_lead", (), -FAR, FAR, "my points beyond the best of the others"),
        Part("outlook", (), 0, 100, "per cent of the victory that are mine, by the score"),
        Part("rounds", (), 0, 120, "tenths of rounds to come"),
        Part("strong_rival", (), 0, 100, "per cent of what others may win that the highest has"),
        Part("weak_rival", (), 0, 100, "and the lowest"),
        Part("unseen_high", (), 0, 100, "per cent of unseen cards that are high"),
        Part("unseen_tickets", (), 0, 100, "that are negative"),
        Part("exchanged", (), 0, 1, "I have exchanged before this round"),
        Part("chosen", (), -FAR, FAR, "my total beyond that of who has, if he is in"),
        Part("chosen_in", (), 0, 1, "he is in"),
        Part("new", (), 0, 9, "new cards in my hand since the last round"),
        Part("players", (), 4, 6, "how many play"),
        Part("first_out", (), 0, 1, "option `exchange`: the first out may"),
        Part("nobody", (), 0, 1, "nobody may"),
        Part("ties", (), 0, 1, "option `ties`: 1 for `lowest` (U8)"),
        # The exchange.
        Part("kept", (), 0, 1, "no more is laid aside"),
        Part("aside", (), 0, 9, "cards laid aside so far"),
    )
)
VALUE = WEIGHED.at("value")
NEGATIVE = WEIGHED.at("negative")
LOWER = WEIGHED.at("lower")
HIGHER = WEIGHED.at("higher")
STEP_DOWN = WEIGHED.at("step_down")
STEP_UP = WEIGHED.at("step_up")
ANOTHER = WEIGHED.at("another")
UNSEEN_LOWER = WEIGHED.at("unseen_lower")
UNSEEN_HIGHER = WEIGHED.at("unseen_higher")
STAY = WEIGHED.at("stay")
STAY_FAIR = WEIGHED.at("stay_fair")
LIKELY = WEIGHED.at("likely")
AHEAD = WEIGHED.at("ahead")
AHEAD_LAST = WEIGHED.at("ahead_last")
BELOW = WEIGHED.at("below")
BELOW_LAST = WEIGHED.at("below_last")
ALONE = WEIGHED.at("alone")
LEAVING_CARD = WEIGHED.at("leaving")
NEXT_CARD = WEIGHED.at("next")
PRIZE_CARD = WEIGHED.at("prize")
LEAVE = WEIGHED.at("leave")
NEXT_STAY = WEIGHED.at("next_stay")
PRIZE_STAY = WEIGHED.at("prize_stay")
FIGHTING = WEIGHED.at("fighting")
FIGHTING_STAY = WEIGHED.at("fighting_stay")
WORTH = WEIGHED.at("worth")
BEHIND = WEIGHED.at("behind")
IN_BETWEEN = WEIGHED.at("between")
BEST = WEIGHED.at("best")
WORST = WEIGHED.at("worst")
STRENGTH = WEIGHED.at("strength")
LEAD = WEIGHED.at("lead")
TICKETS = WEIGHED.at("tickets")
LOWS = WEIGHED.at("lows")
HIGHS = WEIGHED.at("highs")
PIPS = WEIGHED.at("pips")
PIPS_USED = WEIGHED.at("pips_used")
PIPS_LATE = WEIGHED.at("pips_late")
HOW_MANY = WEIGHED.at("inside")
TO_LEAVE = WEIGHED.at("turns")
PLAYED = WEIGHED.at("played")
IN_HAND = WEIGHED.at("cards")
AHEAD_IN_POINTS = WEIGHED.at("score_lead")
OUTLOOK = WEIGHED.at("outlook")
ROUNDS = WEIGHED.at("rounds")
STRONG_RIVAL = WEIGHED.at("strong_rival")
WEAK_RIVAL = WEIGHED.at("weak_rival")
UNSEEN_HIGH = WEIGHED.at("unseen_high")
UNSEEN_TICKETS = WEIGHED.at("unseen_tickets")
EXCHANGED = WEIGHED.at("exchanged")
CHOSEN = WEIGHED.at("chosen")
CHOSEN_IN = WEIGHED.at("chosen_in")
NEW = WEIGHED.at("new")
PLAYERS = WEIGHED.at("players")
FIRST_OUT = WEIGHED.at("first_out")
NOBODY_MAY = WEIGHED.at("nobody")
TIES = WEIGHED.at("ties")
KEPT = WEIGHED.at("kept")
ASIDE = WEIGHED.at("aside")


def weigh(s: State, seat: int, move: int, notes: Any, out: Any) -> None:
    """Fill `out`, all zeros before, with what there is to weigh of a legal move."""
    out[notes[DUE_NOW]] = 1
    weigh_game(s, seat, notes, out)
    # Who keeps the rest lays no card aside.
    gone = KINDS
    if move < SWAP:
        gone = move
    elif move < KEEP:
        gone = move - SWAP
    weigh_hand(s, seat, gone, notes, out)
    if gone < KINDS:
        weigh_kind(s, seat, gone, notes, out)
    if move < SWAP:
        weigh_place(s, seat, move, notes, out)
        weigh_others(s, seat, s.total[seat] + VALUES[move], notes, out)
        weigh_points(s, seat, move, notes, out)
    else:
        out[KEPT] = move == KEEP
        out[ASIDE] = s.aside_size


def weigh_game(s: State, seat: int, notes: Any, out: Any) -> None:
    """How the game stands, whatever is played."""
    out[AHEAD_IN_POINTS] = held(notes[SCORE_LEAD])
    out[OUTLOOK] = notes[OWN_OUTLOOK]
    out[ROUNDS] = notes[ROUNDS_LEFT]
    out[UNSEEN_HIGH] = notes[ABOVE_KIND + FIRST_HIGH - 1]
    out[UNSEEN_TICKETS] = notes[BELOW_KIND + FIRST_POSITIVE]
    out[EXCHANGED] = s.exchanged == seat + 1
    out[NEW] = s.fresh[seat]
    out[PLAYERS] = s.players
    out[FIRST_OUT] = s.exchange == BY_FIRST_OUT
    out[NOBODY_MAY] = s.exchange == BY_NOBODY
    out[TIES] = s.ties


def weigh_kind(s: State, seat: int, kind: int, notes: Any, out: Any) -> None:
    """How high the card is, beside the own ones and beside those that are unseen."""
    value = VALUES[kind]
    out[VALUE] = value
    out[NEGATIVE] = value < 0
    first = seat * KINDS
    down = 0
    for other in range(kind):
        if s.hand[first + other] > 0:
            out[LOWER] += s.hand[first + other]
            down = value - VALUES[other]
    out[STEP_DOWN] = down
    for step in range(KINDS - 1 - kind):
        other = KINDS - 1 - step
        if s.hand[first + other] > 0:
            out[HIGHER] += s.hand[first + other]
            out[STEP_UP] = VALUES[other] - value
    out[ANOTHER] = s.hand[first + kind] - 1
    out[UNSEEN_LOWER] = notes[BELOW_KIND + kind]
    out[UNSEEN_HIGHER] = notes[ABOVE_KIND + kind]
    out[PIPS_USED] = max(0, value - LOW)


def weigh_hand(s: State, seat: int, gone: int, notes: Any, out: Any) -> None:
    """What the own hand is without a card of a kind, if it is one."""
    found = 0
    pips = 0
    for step in range(KINDS):
        kind = KINDS - 1 - step
        copies = s.hand[seat * KINDS + kind]
        if kind == gone:
            copies -= 1
        for _ in range(copies):
            if found < MOST_RIVALS:
                out[BEST + found] = VALUES[kind]
            out[WORST] = VALUES[kind]
            found += 1
        if kind < FIRST_POSITIVE:
            out[TICKETS] += copies
        elif kind < FIRST_PIP:
            out[LOWS] += copies
        else:
            pips += copies * (VALUES[kind] - LOW)
            if kind >= FIRST_HIGH:
                out[HIGHS] += copies
    out[PIPS] = pips
    out[PIPS_LATE] = pips * min(TENTHS, notes[ROUNDS_LEFT]) // TENTHS
    out[IN_HAND] = found


def weigh_place(s: State, seat: int, kind: int, notes: Any, out: Any) -> None:
    """How far the round is, and what others in it may win."""
    out[HOW_MANY] = notes[INSIDE]
    out[TO_LEAVE] = notes[TURNS]
    out[PLAYED] = s.played[seat]
    out[STRONG_RIVAL] = notes[RIVALRY + notes[RANKED]]
    out[WEAK_RIVAL] = notes[RIVALRY + notes[RANKED + notes[INSIDE] - 2]]
    chosen = s.exchanged - 1
    if chosen >= 0 and chosen != seat and s.inside >> chosen & 1:
        out[CHOSEN_IN] = 1
        out[CHOSEN] = held(s.total[seat] + VALUES[kind] - s.total[chosen])


def weigh_others(s: State, seat: int, total: int, notes: Any, out: Any) -> None:
    """How a total stands beside the others, whatever they play now."""
    others = notes[INSIDE] - 1
    nobody = HUNDRED * HUNDRED
    alone = HUNDRED * HUNDRED
    for place in range(others):
        ahead = total - s.total[notes[RANKED + place]]
        lower = notes[BELOW_KIND + kinds_below(ahead)]
        nobody = nobody * (HUNDRED - lower) // HUNDRED
        alone = alone * lower // HUNDRED
        if place < MOST_RIVALS:
            out[AHEAD + place] = held(ahead)
            out[BELOW + place] = lower
        out[AHEAD_LAST] = held(ahead)
        out[BELOW_LAST] = lower
    out[STAY] = HUNDRED - nobody // HUNDRED
    out[ALONE] = alone // HUNDRED


def weigh_points(s: State, seat: int, kind: int, notes: Any, out: Any) -> None:
    """What the card brings in points: if its owner leaves, and if he stays."""
    total = s.total[seat] + VALUES[kind]
    stay = chance_to_stay(s, seat, total)
    out[STAY_FAIR] = stay
    out[LIKELY] = stay * stay // HUNDRED
    out[LEAVING_CARD] = notes[LEAVING]
    out[NEXT_CARD] = notes[NEXT]
    out[PRIZE_CARD] = notes[PRIZE]
    out[IN_BETWEEN] = notes[BETWEEN]
    out[PRIZE_STAY] = stay * notes[PRIZE]
    worth = notes[WORTHS + kind]
    out[WORTH] = worth
    out[BEHIND] = notes[BEST_WORTH] - worth
    if notes[DUE_NOW] != DUEL:
        out[LEAVE] = (HUNDRED - stay) * notes[LEAVING]
        out[NEXT_STAY] = stay * notes[NEXT]
        fighting = worth_of_fighting(s, seat, kind, total)
        out[FIGHTING] = fighting
        out[FIGHTING_STAY] = fighting * stay // HUNDRED
        turns = notes[TURNS]
        strength = total + best_cards(s, seat, kind, turns)
        out[STRENGTH] = strength
        for place in range(min(MOST_RIVALS, notes[INSIDE] - 1)):
            fought = s.total[notes[RANKED + place]] + FAIR_CARD + turns * FIGHTING_CARD
            out[LEAD + place] = held(strength - fought)


def kinds_below(value: int) -> int:
    """How many kinds are lower than a value."""
    if value > VALUES[FIRST_POSITIVE]:
        return min(KINDS, value + 1)
    return (value > VALUES[0]) + (value > VALUES[1])


def held(lead: int) -> int:
    """A lead, or as much of it as counts."""
    return max(-FAR, min(FAR, lead))
