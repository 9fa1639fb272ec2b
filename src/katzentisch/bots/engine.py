"""Binds the bots' functions to a game: plain, or compiled with Numba. One shape for both.

A table is a sequence of one state, in the engine's own form. What a bot gets is never the table
itself but what a seat sees of it: a copy in which all that the seat cannot know is redealt, always
the same way. So no bot can know more than its seat.
"""

import hashlib
import inspect
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from katzentisch.bots import (
    at_table,
    flat,
    ismcts,
    katzenjammer,
    muckenstich,
    pimc,
    rollout,
    und_tschuess,
    und_tschuess_ahead,
    worlds,
)
from katzentisch.bots.reasons import reasons_of
from katzentisch.core import chance, driver
from katzentisch.core.bits import members
from katzentisch.core.plain import bound_names
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

# A new game's rule bot is one more line.
RULE_BOTS: dict[str, ModuleType] = {
    "katzenjammer": katzenjammer,
    "muckenstich": muckenstich,
    "und-tschuess": und_tschuess,
}
# What else a search needs of a game, where it is more than a few lines of the rule bot's file.
LOOKING_AHEAD: dict[str, ModuleType] = {"und-tschuess": und_tschuess_ahead}
POLICY_NAMES = (
    "rule_move",
    "hand_move",
    "plan_move",
    "forget_choices",
    "rethink",
    "stage",
    "standing",
)
SHARED = (at_table, rollout, worlds, flat, ismcts, pimc)
# What redeals the things a seat cannot know before a bot sees them: always the same.
BLIND_SEED = 0

Table = Any
Source = Any


def bindings(rules: Rulebook) -> dict[str, Any]:
    """The names that bind shared functions to a game and its rule bot."""
    known: dict[str, Any] = {}
    for module in bot_modules(rules):
        known |= vars(module)
    names = {name: known[name] for name in POLICY_NAMES}
    return (
        bound_names(rules)
        | own_functions(driver)
        | names
        | {"hidden": rules.hidden, "together": rules.together}
        | {"moment": reasons_of(rules.name).moment, "chapter": reasons_of(rules.name).chapter}
    )


def bot_modules(rules: Rulebook) -> tuple[ModuleType, ...]:
    """What is written of a game's bots: the rule bot, and what a search needs besides."""
    ahead = LOOKING_AHEAD.get(rules.name)
    return (RULE_BOTS[rules.name],) + ((ahead,) if ahead else ())


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


class Engine(ABC):
    """What a bot needs to think. `do` holds the shared functions, bound to the game."""

    rules: Rulebook
    do: SimpleNamespace

    @abstractmethod
    def table(self, state: State) -> Table:
        """A table with that state on it; the state itself is left alone."""

    @abstractmethod
    def state(self, table: Table) -> State:
        """The state on a table as a plain one."""

    @abstractmethod
    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""

    @abstractmethod
    def rooms(self, size: int) -> Any:
        """Places for copies of states."""

    @abstractmethod
    def whole(self, numbers: Sequence[int]) -> Any:
        """A list of whole numbers."""

    @abstractmethod
    def real(self, size: int) -> Any:
        """A list of so many real numbers, all zero."""

    @abstractmethod
    def blank(self, rows: int, size: int) -> Any:
        """Rows of whole numbers, all zero."""

    @property
    def plans(self) -> int:
        """How many plans there are in the game; the first is to go on as the rule bot would."""
        return int(vars(bot_modules(self.rules)[-1])["PLANS"])

    def new_table(self, players: int, options: Mapping[str, str], source: Source) -> Table:
        """A table at which a game has been dealt."""
        table = self.table(self.rules.new_state(players, options))
        self.do.begin_at(table, source)
        return table

    def see(self, table: Table, seat: int) -> Table:
        """A copy of the table with all that the seat cannot know redealt."""
        seen = self.rooms(1)
        self.do.blinded(table, seen, seat, self.source(BLIND_SEED))
        return seen

    def legal(self, table: Table, seat: int) -> list[int]:
        """The moves a seat may make."""
        return [
            word * self.rules.span + bit
            for word in range(self.rules.words)
            for bit in members(int(self.do.legal_at(table, seat, word)))
        ]


class PlainEngine(Engine):
    """Thinks slowly but at once: no NumPy, no Numba."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        names: dict[str, Any] = dict(vars(driver))
        for module in SHARED:
            names |= vars(module)
        names |= bindings(rules)
        for module in (driver, *SHARED):
            for name, function in own_functions(module).items():
                names[name] = FunctionType(function.__code__, names, name)
        self.do = SimpleNamespace(**names)

    def table(self, state: State) -> Table:
        """A table with that state on it."""
        return [state.copy()]

    def state(self, table: Table) -> State:
        """The state on a table."""
        state: State = table[0]
        return state

    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""
        return chance.seeded(seed, stream)

    def rooms(self, size: int) -> Any:
        """Places for copies of states."""
        return [None] * size

    def whole(self, numbers: Sequence[int]) -> Any:
        """A list of whole numbers."""
        return list(numbers)

    def real(self, size: int) -> Any:
        """A list of so many real numbers, all zero."""
        return [0.0] * size

    def blank(self, rows: int, size: int) -> Any:
        """Rows of whole numbers, all zero."""
        return [[0] * size for _ in range(rows)]


def source_key(rules: Rulebook) -> str:
    """A name for exactly these sources of the bots."""
    modules = (*SHARED, *bot_modules(rules), reasons_of(rules.name), sys.modules[__name__])
    text = "\0".join(inspect.getsource(module) for module in modules)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def copied_to_room(s: Any, rooms: Any, place: int) -> Any:
    """The compiled version of rollout.copied: some bytes change places."""
    rooms[place] = s
    return rooms[place]


class CompiledEngine(Engine):
    """Thinks at full speed, once its functions are compiled: `warm` does it before they are used.

    Compiled code is kept between runs, under a name made from the sources of rules and bots.
    """

    def __init__(self, rules: Rulebook) -> None:
        import numba
        import numpy

        from katzentisch.core import compiled

        self.rules = rules
        self.base = compiled.compiled(rules)
        self.np = numpy
        folder = compiled.cache_root() / compiled.source_key(rules) / source_key(rules)
        numba.config.CACHE_DIR = str(folder / rules.name)  # type: ignore[attr-defined]
        builder = compiled.Builder(self.base.builder.compile)
        # The rules are compiled already; what they are built from must not be built again.
        builder.built.update(self.base.builder.built)
        builder.built[rollout.copied] = builder.compile(copied_to_room)
        bound = bindings(rules)
        self.do = SimpleNamespace(
            **{
                name: builder.build(function, bound)
                for module in SHARED
                for name, function in own_functions(module).items()
            }
        )

    def table(self, state: State) -> Table:
        """A table with that state on it."""
        return self.base.pack(state)

    def state(self, table: Table) -> State:
        """The state on a table as a plain one."""
        return self.base.unpack(table)

    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""
        return self.np.array(chance.seeded(seed, stream), self.np.uint64)

    def rooms(self, size: int) -> Any:
        """Places for copies of states."""
        return self.np.zeros(size, self.base.dtype)

    def whole(self, numbers: Sequence[int]) -> Any:
        """A list of whole numbers."""
        return self.np.array(numbers, self.np.int64)

    def real(self, size: int) -> Any:
        """A list of so many real numbers, all zero."""
        return self.np.zeros(size)

    def blank(self, rows: int, size: int) -> Any:
        """Rows of whole numbers, all zero."""
        return self.np.zeros((rows, size), self.np.int64)


@cache
def plain_engine(rules: Rulebook) -> PlainEngine:
    """The plain engine of a game, made once in a process."""
    return PlainEngine(rules)


@cache
def compiled_engine(rules: Rulebook) -> CompiledEngine:
    """The compiled engine of a game, made once in a process."""
    return CompiledEngine(rules)
