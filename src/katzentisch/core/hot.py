"""Which functions are hot: those that random play calls again and again, found by playing.

A call between compiled functions costs as much as what most rules do. So the compiled engine writes
hot functions into the loop that calls them, and only those: every line written twice is compiled
twice.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import FunctionType
from typing import Any

from katzentisch.core.chance import seeded
from katzentisch.core.rebinding import globals_of, twin_of
from katzentisch.core.rulebook import Rulebook

# Hot is what is called at least once in so many decisions.
DECISIONS = 16
# Enough to know; a game that somebody is just writing may have no end.
MOST_DECISIONS = 2000
SEED = 1


class SeenEnough(Exception):
    """The game goes on, but what is hot is known."""


def hot_functions(rules: Rulebook, bound: Mapping[str, Any]) -> frozenset[FunctionType]:
    """What is called most when a game with a middling number of players is played at random."""
    counting = Counting(bound)
    s = rules.new_state(rules.seats[len(rules.seats) // 2], {})
    chance = seeded(SEED)
    counting.counted(bound["begin"])(s, chance)
    counting.calls.clear()
    # A game that goes wrong does so where it is played, with what its engine says of it.
    with suppress(Exception):
        counting.counted(bound["playout"])(s, chance)
    decisions = counting.calls[bound["step"]]
    return frozenset(
        function
        for function, calls in counting.calls.items()
        if calls * DECISIONS >= decisions and function is not bound["playout"]
    )


class Counting:
    """Functions that count how often they are called."""

    def __init__(self, bound: Mapping[str, Any]) -> None:
        self.bound = bound
        self.calls: Counter[FunctionType] = Counter()
        self.made: dict[FunctionType, Callable[..., Any]] = {}

    def counted(self, function: FunctionType) -> Callable[..., Any]:
        """The same function, which counts its calls, as do those it calls."""
        if function not in self.made:
            twin = twin_of(function)

            def counting(*arguments: Any) -> Any:
                self.calls[function] += 1
                if self.calls[function] > MOST_DECISIONS and function is self.bound["step"]:
                    raise SeenEnough
                return twin(*arguments)

            self.made[function] = counting
            for name, value in globals_of(function, self.bound):
                is_function = isinstance(value, FunctionType)
                twin.__globals__[name] = self.counted(value) if is_function else value
        return self.made[function]
