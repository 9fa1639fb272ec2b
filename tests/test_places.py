"""No rule and no bot counts a place from the end: compiled code does not ask whether one does."""

from collections.abc import Callable, Mapping, Sequence
from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from katzentisch.bots import rollout
from katzentisch.bots.engine import LONG_ROWS, SHARED, PlainEngine, bindings
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.roster import BOTS, Thought
from katzentisch.bots.search import Budget
from katzentisch.bots.thinking import think
from katzentisch.core import chance, driver
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.rebinding import bound_names, globals_of, own_functions, twin_of
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from tests.variants import Variant, every_game, some_variants

SEED = 5
# A match of ten games is more of the same.
MOST_DECISIONS = 400
SCRATCH, COPIED = own_functions(chance)["scratch"], own_functions(rollout)["copied"]
# For what a seat sees, in any game.
ROOM = 1024


class FromTheFront(list[Any]):
    """A list that has no end to count from."""

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(checked(place))
        return FromTheFront(found) if isinstance(place, slice) else found

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(checked(place), value)


def checked(place: Any) -> Any:
    assert isinstance(place, slice) or place >= 0, f"place {place}"
    return place


class Watched:
    """Functions that look at such lists only, as do those they call."""

    def __init__(self, rules: Rulebook) -> None:
        self.bound: Mapping[str, Any] = bound_names(rules) | own_functions(driver) | bindings(rules)
        self.made: dict[FunctionType, Callable[..., Any]] = {}

    def function(self, function: FunctionType) -> Callable[..., Any]:
        if function is SCRATCH:
            return lambda size: FromTheFront([0] * size)
        if function is COPIED:
            return watched_copy
        if function not in self.made:
            twin = self.made[function] = twin_of(function)
            for name, value in globals_of(function, self.bound):
                twin.__globals__[name] = self.value(value)
        return self.made[function]

    def value(self, value: Any) -> Any:
        if isinstance(value, FunctionType):
            return self.function(value)
        return FromTheFront(value) if isinstance(value, tuple) else value


def watched(s: State) -> State:
    """A copy with such lists."""
    twin = s.copy()
    for field in s.fields:
        if field.size:
            setattr(twin, field.name, FromTheFront(getattr(s, field.name)))
    return twin


def watched_copy(s: State, places: Any, place: int) -> State:
    """What `rollout.copied` does."""
    twin = places[place] = watched(s)
    return twin


class WatchedEngine(PlainEngine):
    """The plain engine with nothing but such lists."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules, eyes = rules, Watched(rules)
        functions = {
            name: function
            for module in (driver, *SHARED, *LONG_ROWS)
            for name, function in own_functions(module).items()
        }
        do = functions | {n: f for n, f in eyes.bound.items() if isinstance(f, FunctionType)}
        self.do = SimpleNamespace(**{name: eyes.function(one) for name, one in do.items()})

    def table(self, state: State) -> Any:
        return FromTheFront([watched(state)])

    def places(self, size: int) -> Any:
        return FromTheFront(super().places(size))

    def whole(self, numbers: Sequence[int]) -> Any:
        return FromTheFront(numbers)

    def real(self, size: int) -> Any:
        return FromTheFront(super().real(size))

    def reals(self, numbers: Sequence[float]) -> Any:
        return FromTheFront(numbers)

    def blank(self, rows: int, size: int) -> Any:
        return FromTheFront(FromTheFront(row) for row in super().blank(rows, size))


def test_such_a_list_notices() -> None:
    row = FromTheFront([1, 2, 3])
    assert (row[2], row[1:][0]) == (3, 2)
    with pytest.raises(AssertionError, match="place -1"):
        row[1:][-1] = 0


@some_variants
def test_no_rule_counts_from_the_end(variant: Variant) -> None:
    rules, players, options = variant
    do, source = WatchedEngine(rules).do, seeded(SEED)
    s = watched(rules.new_state(players, options))
    do.begin(s, source)
    number = 0
    while not s.over and number < MOST_DECISIONS:
        seat = lowest(do.actors(s))
        if number % 5 == 0:
            do.imagine(watched(s), seat, source)
            do.rule_move(s, seat, source)
            do.hand_move(s, seat, number % 3, source)
            do.outlook(s, seat)
            do.perceive(s, seat, FromTheFront([0] * ROOM))
        do.step(s, seat, do.random_move(s, seat, source), source)
        number += 1
    do.winners(s)


@every_game
def test_no_bot_counts_from_the_end(rules: Rulebook) -> None:
    engine, source = WatchedEngine(rules), seeded(SEED)
    table = engine.table(rules.new_state(rules.seats[-1], {}))
    engine.do.begin_at(table, source)
    for number in range(24):
        seat = lowest(engine.do.actors_at(table))
        if number % 8 == 3:
            for level in LEVELS:
                think(engine, table[0], seat, level, SEED, 0.002)
            for bot in ("flat", "ismcts", "pimc"):
                seen = engine.see(table, seat)
                BOTS[bot](Thought(engine, seen, seat, source, Budget(playouts=12), 0))
        engine.do.step_at(table, seat, engine.do.random_at(table, seat, source), source)
