"""The plain engine: the rules as they stand, on plain Python objects. No NumPy, no Numba."""

from collections.abc import Callable
from typing import Any

from katzentisch.core import driver
from katzentisch.core.chance import Chance
from katzentisch.core.rebinding import bound_names, own_functions, rebound
from katzentisch.core.rulebook import Rulebook


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
        names = rebound((driver,), bound_names(rules))
        for name in own_functions(driver):
            setattr(self, name, names[name])
