"""The bot of … und Tschüss!: its habits, and what a search needs of the game."""

from katzentisch.games.und_tschuess.ahead import PLANS, plan_move, stage, standing
from katzentisch.games.und_tschuess.habits import hand_move, rule_move
from katzentisch.games.und_tschuess.hands import forget_choices, rethink

__all__ = [
    "DEALS",
    "EXPERT_PLAYOUTS",
    "LEARNED_EXPERTS",
    "NOT_WORTH",
    "PLANS",
    "STRONG_WORLDS",
    "forget_choices",
    "hand_move",
    "plan_move",
    "rethink",
    "rule_move",
    "stage",
    "standing",
]

# What a search may spend on a move, in playouts: with four players about 40 ms on one core, and
# seldom more than 80.
EXPERT_PLAYOUTS = 5000
# With four players what was learned from such searches wins as often among them as they do, with
# five it does not (docs/decisions/bots-champion.md).
LEARNED_EXPERTS = 4
# The share of the victory that is not worth looking for to a champion: so that it takes about as
# long as an expert.
NOT_WORTH = 0.0001
# The worlds a strong player looks into: with fewer he is hardly better than a regular, with more
# hardly worse than an expert.
STRONG_WORLDS = 40
# How many deals tell its strength (lab/strength.py): of quick bots, of searches at equal budgets,
# of the expert against rule bots, of searching levels, and with another's search.
DEALS = (120, 16, 120, 50, 10)
