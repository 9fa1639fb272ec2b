"""Whole games of the rule bot, and the way to one decision of such a game; run compiled only.

Two sources of chance: the cards come from one, what the bots leave to chance from the other. So the
same two give the same cards with and without a house rule, for as long as it lets them.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import copied, victory
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import actors, begin, rule_move, step


def play_games(
    empty: Any, places: Any, deals: Any, dice: Any, lengths: Any, wins: Any, scores: Any
) -> None:
    """Play a game for every row of the sources; its decisions, and by seat victory and score."""
    for i in range(len(deals)):
        s = copied(empty[0], places, 0)
        begin(s, deals[i])
        lengths[i] = 0
        while s.over == 0:
            decide(s, deals[i], dice[i])
            lengths[i] += 1
        for seat in range(s.players):
            wins[i, seat] = victory(s, seat)
            scores[i, seat] = s.score[seat]


def play_to(empty: Any, places: Any, deal: Chance, dice: Chance, decisions: int) -> int:
    """Play a game into the first place, so many decisions far; who decides next."""
    s = copied(empty[0], places, 0)
    begin(s, deal)
    for _ in range(decisions):
        decide(s, deal, dice)
    return lowest(actors(s))


def decide(s: State, deal: Chance, dice: Chance) -> None:
    """Let the rule bot decide for whoever is next."""
    seat = lowest(actors(s))
    step(s, seat, rule_move(s, seat, dice), deal)
