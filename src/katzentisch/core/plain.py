"""The plain engine: the rules as they stand, on plain Python objects. No NumPy, no Numba."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from katzentisch.core import driver
from katzentisch.core.chance import Chance
from katzentisch.core.rulebook import Rulebook

RULE_NAMES = ("start", "shuffled", "actors", "legal", "apply", "winners", "imagine")


def bound_names(rules: Rulebook) -> dict[str, Any]:
    """The globals that bind the driver's functions to a game."""
    return {name: getattr(rules, name) for name in RULE_NAMES} | {
        "WORDS": rules.words,
        "SPAN": rules.span,
    }


class Plain:
    """Drives one game on plain states."""

    begin: Callable[[Any, Chance], None]
    step: Callable[[Any, int, int, Chance], None]
    settle: Callable[[Any, Chance], None]
    random_move: Callable[[Any, int, Chance], int]
    count_legal: Callable[[Any, int], int]
    playout: Callable[[Any, Chance], int]

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        names = vars(driver) | bound_names(rules)
        for name, value in vars(driver).items():
            if isinstance(value, FunctionType) and value.__module__ == driver.__name__:
                names[name] = FunctionType(value.__code__, names, name)
                setattr(self, name, names[name])
