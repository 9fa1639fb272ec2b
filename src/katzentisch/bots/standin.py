"""Who plays where a bot fails: a simpler one, and in the end any legal move."""

from typing import NamedTuple

from katzentisch.bots.asked import legal, quick
from katzentisch.bots.engine import plain_engine
from katzentisch.bots.thinking import think
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State


class Choice(NamedTuple):
    """A move, and whether a simpler bot has chosen it, because the one that was asked failed."""

    move: int
    simpler: bool = False


def any_legal(rules: Rulebook, state: State, seat: int, seed: int) -> Choice:
    """A move that needs no bot."""
    return Choice(Plain(rules).random_move(state, seat, seeded(seed)), simpler=True)


def chosen_here(rules: Rulebook, state: State, seat: int, level: str, seed: int) -> Choice:
    """The move of the plain engine, thought about in this process."""
    try:
        engine = plain_engine(rules)
        move = think(engine, state, seat, quick(level), seed)
        return Choice(legal(engine, state, seat, move))
    # Whatever a bot does, leaving the program included.
    except (Exception, SystemExit):
        return any_legal(rules, state, seat, seed)
