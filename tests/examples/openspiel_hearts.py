"""Hearts as OpenSpiel plays it, in step with a deal of ours: its cards, options and chance."""

from typing import Any

import pyspiel

from katzentisch.core.bits import members
from katzentisch_hearts import RULES
from katzentisch_hearts.rules import EACH, GIVE, RANKS, SEATS, State

# OpenSpiel counts rank by rank, and its suits in this order.
SUITS = "CDHS"
CARD = [RANKS.index(card[1:]) * 4 + SUITS.index(card[0]) for card in RULES.cards]
# Our options, off by default, and what they are there, with the value that ours turned on means.
PARAMETERS = {
    "no_passing": ("pass_cards", False),
    "any_club": ("can_lead_any_club", True),
    "points_at_once": ("no_pts_on_first_trick", False),
    "free_hearts": ("must_break_hearts", False),
    "silent_queen": ("qs_breaks_hearts", False),
    "spare_queen": ("can_lead_hearts_instead_of_qs", True),
    "jack": ("jd_bonus", True),
    "no_trick": ("avoid_all_tricks_bonus", True),
}


def load(options: dict[str, str]) -> Any:
    """OpenSpiel's game with these options of ours."""
    turned_on = [PARAMETERS[name] for name, value in options.items() if value == "on"]
    return pyspiel.load_game("hearts", dict(turned_on))


def dealt(game: Any, s: State) -> Any:
    """OpenSpiel's state with the direction and the hands of ours, just dealt."""
    twin = game.new_initial_state()
    twin.apply_action(s.direction)
    hands = [members(s.hand[seat]) for seat in range(SEATS)]
    for place in range(EACH):
        for hand in hands:
            twin.apply_action(CARD[hand[place]])
    return twin


def action(move: int) -> int:
    """OpenSpiel's number of a move of ours; there, passing and playing a card look the same."""
    return CARD[move % GIVE]


def actions(plays: int, gifts: int) -> list[int]:
    """Both words of legal moves as OpenSpiel lists them."""
    return sorted(CARD[card] for card in members(plays) + members(gifts))
