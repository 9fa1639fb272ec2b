"""Bots: given what a seat sees, a random source and a budget, choose a move."""

from katzentisch.bots.levels import LEVELS
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

__all__ = ["LEVELS", "choose"]


def choose(rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
    """The number of the move a bot of that level makes at that seat, from the plain engine.

    The state stays as it is. Keep one seed for a seat's whole game: it holds the bot's mood, and
    what the seat sees gives every decision chance of its own.
    """
    from katzentisch.bots.engine import plain_engine
    from katzentisch.bots.thinking import think

    return think(plain_engine(rules), state, seat, level, seed)
