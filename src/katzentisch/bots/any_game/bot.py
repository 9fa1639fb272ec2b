"""A bot for any game, from its rules alone; a game's own bot.py may say any of this better.

It has no habits: it plays at random, and what it knows it finds by looking ahead. So its strength
is in the worlds it imagines, and the levels that look ahead play sensibly in a game never seen.
"""

from typing import TYPE_CHECKING

from katzentisch.core.chance import Chance
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.bots.binding import random_move

# Going on as usual is the only plan.
PLANS = 1
# What an expert may spend on a move, in playouts, and the worlds a strong player looks into.
EXPERT_PLAYOUTS = 1000
STRONG_WORLDS = 24
# The worlds in which an expert judges what there is at the next pause, where the game has learned
# that. None: he plays moves out to the end of the stage.
EXPERT_JUDGES = 0
# With up to so many players what the game has learned to play is as strong as a search, and an
# expert is a champion who thinks little.
LEARNED_EXPERTS = 0
# The share of the victory that is not worth looking for to a champion: so that it takes about as
# long as an expert.
NOT_WORTH = 0.0005
# So many pauses a champion looks ahead, where the game has learned what positions are worth: what
# is judged later is judged better, but takes longer, and differs more by chance.
AHEAD = 1
# The share of the victory by which what the game has learned of positions may be wrong: moves that
# are closer are played out. Nothing: it is trusted as it is.
DOUBT = 0.02
# The same of what rollouts say: rule bots play on in them, however many there are.
ROLLOUT_DOUBT = 0.02
# Whether a champion searches too, or plays what the game has learned as it is.
CHAMPION_SEARCHES = True
# How many deals tell its strength (lab/strength.py): of quick bots, of searches at equal budgets,
# of the expert against rule bots, of searching levels, and with another's search.
DEALS = (60, 12, 20, 20, 10)
# How much a point counts for the victory, in powers of e.
POINT = 0.1


def rule_move(s: State, seat: int, chance: Chance) -> int:
    """Any legal move."""
    return random_move(s, seat, chance)


def hand_move(s: State, seat: int, mood: int, chance: Chance) -> int:
    """Any legal move, whatever the mood."""
    return random_move(s, seat, chance)


def plan_move(s: State, seat: int, plan: int, chance: Chance) -> int:
    """There are no plans but to go on."""
    return random_move(s, seat, chance)


def forget_choices(s: State, seat: int) -> None:
    """What others have chosen in an imagined world stays as it was imagined."""


def rethink(s: State, seat: int, chance: Chance) -> None:
    """No imagined world is likelier than another."""


def stage(s: State) -> int:
    """A playout goes on until the game is over."""
    return s.over


def standing(s: State, seat: int) -> float:
    """As good as its score."""
    return POINT * s.score[seat]
