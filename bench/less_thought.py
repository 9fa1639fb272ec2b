"""Expert and champion with a tenth of their thought, for contests that many deals must decide.

    katzentisch arena GAME --bots bench.less_thought:champion,bench.less_thought:expert --deals 40

Both think as long as each other, so the contest is fair; that it goes as with all their thought is
not proven.
"""

from katzentisch.bots.levels import level_move
from katzentisch.bots.roster import Thought

SHARE = 0.1


def at_level(thought: Thought, level: str) -> int:
    """The move of a level with less thought than usual."""
    here = (thought.engine, thought.seen, thought.seat)
    return level_move(*here, level, thought.source, thought.mood, SHARE)


def expert(thought: Thought) -> int:
    """A tenth of an expert."""
    return at_level(thought, "expert")


def champion(thought: Thought) -> int:
    """A tenth of a champion."""
    return at_level(thought, "champion")
