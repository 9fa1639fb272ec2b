"""Bots: given what a seat sees, a random source and a budget, choose a move."""

from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

LEVELS = ("novice", "casual", "regular", "strong", "expert")


def choose(rules: Rulebook, state: State, seat: int, level: str, seed: int) -> int:
    """The number of the move a bot of that level makes at that seat; the state stays as it is."""
    if level not in LEVELS:
        raise ValueError(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
    seen = state.copy()
    # What the seat cannot know is redealt the same way in every world it cannot tell apart.
    rules.imagine(seen, seat, seeded(0))
    return Plain(rules).random_move(seen, seat, seeded(seed))
