"""The compiled engine: the very same rule functions, rebuilt with Numba over arrays of bytes.

A state is one record of a NumPy structured array. Nothing here knows a rule: the functions are
those of the game's file, found from the rulebook by the names they use. Compiled code checks
neither bounds nor legality, so moves must be legal before they come here.
"""

import hashlib
import inspect
import os
import sys
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

import llvmlite
import numba
import numpy as np
from numpy.typing import NDArray

from katzentisch.core import (
    building,
    chance,
    driver,
    hot,
    inner_code,
    kept_code,
    kernels,
    primitives,
)
from katzentisch.core.building import Builder, Built, Plan
from katzentisch.core.hot import hot_functions
from katzentisch.core.kept_code import Compiler
from katzentisch.core.rebinding import bound_names, globals_of, own_functions
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

States = NDArray[Any]
Chances = NDArray[np.uint64]
PLAYOUT = own_functions(driver)["playout"]


def dtype_of(state: type[State]) -> np.dtype[Any]:
    """The bytes of a state: its declared fields, aligned."""
    fields = [
        (f.name, np.dtype(f.width), (f.size,)) if f.size else (f.name, np.dtype(f.width))
        for f in state.fields
    ]
    return np.dtype(fields, align=True)


def seeded_chances(seed: int, size: int, first: int = 0) -> Chances:
    """A source of chance for each of `size` games, as chance.seeded gives them."""
    return np.array([chance.seeded(seed, first + i) for i in range(size)], np.uint64)


def cache_root() -> Path:
    """Where compiled code is kept between runs."""
    home = os.environ.get("KATZENTISCH_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home or Path.home() / ".cache") / "katzentisch"


def source_key(
    functions: Sequence[FunctionType],
    bound: Mapping[str, Any],
    loops: Collection[FunctionType] = (),
) -> str:
    """A name for exactly this code: every function that compiling these visits, every number read.

    Numba's own cache looks at the file of one function only and would miss a change elsewhere.
    """
    digest = hashlib.sha256()
    for module in (primitives, building, hot, inner_code, kept_code, sys.modules[__name__]):
        digest.update(inspect.getsource(module).encode())
    digest.update(repr((numba.__version__, llvmlite.__version__, np.__version__)).encode())
    digest.update(sys.version.encode())
    digest.update(repr(sorted(loop.__qualname__ for loop in loops)).encode())
    waiting, visited = list(functions), set(functions)
    while waiting:
        function = waiting.pop()
        digest.update(repr((function.__qualname__, function.__defaults__)).encode())
        digest.update(code_key(function.__code__))
        for name, value in globals_of(function, bound):
            if not isinstance(value, FunctionType):
                digest.update(f"{name}={value!r}".encode() if is_number(value) else name.encode())
            elif value not in visited:
                visited.add(value)
                waiting.append(value)
    return digest.hexdigest()[:16]


def code_key(code: CodeType) -> bytes:
    """What a function does, apart from where it stands."""
    # A comprehension is a piece of code among the constants.
    constants = [code_key(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    return code.co_code + repr((code.co_names, code.co_varnames, constants)).encode()


def is_number(value: Any) -> bool:
    """Whether compiled code takes this in as a number, or as a table of them."""
    return isinstance(value, int | float | tuple)


class Compiled:
    """One game at full speed: batches of states, playouts, imagined worlds."""

    # What stands in the place of plain functions that every game has.
    replaced: Mapping[Any, Any] = primitives.REPLACED

    def __init__(self, rules: Rulebook, cache_folder: Path | None = None) -> None:
        self.rules = rules
        self.dtype = dtype_of(rules.state)
        self.cache = cache_folder or cache_root()
        self.bound = bound_names(rules) | own_functions(driver)
        self.hot = self.found_hot()
        self.built = Built({}, {})
        self.kernels, self.built = self._build([kernels], self.bound, self.replaced, [PLAYOUT])

    def compile(
        self,
        modules: Sequence[ModuleType],
        given: Mapping[str, Any],
        instead: Mapping[Any, Any] | None = None,
        loops: Collection[FunctionType] = (),
    ) -> Any:
        """The functions of some modules, bound to the game and compiled: a name for each.

        `given` binds further names they leave open; `instead` are plain functions of which
        another version is to be compiled; in `loops` hot functions are written out. What the rules
        are made of is not built again.
        """
        return self._build(modules, {**self.bound, **given}, instead or {}, loops)[0]

    def _build(
        self,
        modules: Sequence[ModuleType],
        bound: Mapping[str, Any],
        instead: Mapping[Any, Any],
        loops: Collection[FunctionType],
    ) -> tuple[Any, Built]:
        functions = {
            name: function for module in modules for name, function in own_functions(module).items()
        }
        plan = Plan(loops, self.hot, bound)
        written = [other for other in instead.values() if isinstance(other, FunctionType)]
        key = source_key([*functions.values(), *written], bound, loops)
        compiler = self.compiler(key, vectors=not loops)
        others = {
            function: compiler.inlined(other) if other in written else other
            for function, other in instead.items()
        }
        builder = Builder(compiler, plan, self.built.with_these(others))
        names = {name: builder.entrance(function) for name, function in functions.items()}
        return SimpleNamespace(**names), builder.built

    def found_hot(self) -> frozenset[FunctionType]:
        """What is written out in loops."""
        return hot_functions(self.rules, self.bound)

    def compiler(self, key: str, *, vectors: bool) -> Compiler:
        """What compiles functions of that key."""
        return Compiler(self.cache / key / self.rules.name, vectors)

    def states(self, size: int, players: int, options: dict[str, str] | None = None) -> States:
        """So many empty states; `begin` deals them."""
        states = np.zeros(size, self.dtype)
        states[:] = self.pack(self.rules.new_state(players, options or {}))
        return states

    def pack(self, s: State) -> States:
        """One plain state as an array of one."""
        packed = np.zeros(1, self.dtype)
        for field in s.fields:
            packed[field.name][0] = getattr(s, field.name)
        return packed

    def unpack(self, states: States, i: int = 0) -> State:
        """One record as a plain state."""
        s: State = self.rules.state()
        for field in s.fields:
            setattr(s, field.name, states[field.name][i].tolist())
        return s

    def begin(self, states: States, chances: Chances) -> None:
        """Set up and deal every game."""
        self.kernels.begin_all(states, chances)

    def actors(self, states: States) -> NDArray[np.int64]:
        """The acting seats of every game, as bits."""
        out = np.empty(len(states), np.int64)
        self.kernels.actors_all(states, out)
        return out

    def legal(self, states: States, seats: NDArray[np.int64]) -> NDArray[np.int64]:
        """The legal moves of a seat of every game: a row of words for each."""
        out = np.empty((len(states), self.rules.words), np.int64)
        self.kernels.legal_all(states, seats, out)
        return out

    def step(
        self,
        states: States,
        seats: NDArray[np.int64],
        moves: NDArray[np.int64],
        chances: Chances,
    ) -> None:
        """Make a legal move in every game."""
        self.kernels.step_all(states, seats, moves, chances)

    def random_moves(
        self, states: States, seats: NDArray[np.int64], chances: Chances
    ) -> NDArray[np.int64]:
        """A random legal move of a seat of every game."""
        out = np.empty(len(states), np.int64)
        self.kernels.random_all(states, seats, chances, out)
        return out

    def playout(self, states: States, chances: Chances) -> int:
        """Play every game at random to its end; how many decisions that took."""
        return int(self.kernels.playout_all(states, chances))

    def imagine(self, states: States, seats: NDArray[np.int64], chances: Chances) -> None:
        """In every game, redeal what the seat cannot know."""
        self.kernels.imagine_all(states, seats, chances)

    def winners(self, states: States) -> NDArray[np.int64]:
        """The winners of every finished game, as bits."""
        out = np.empty(len(states), np.int64)
        self.kernels.winners_all(states, out)
        return out

    def new_playouts(self, empty: States, games: int, seed: int) -> "Tally":
        """Deal and play so many new games at random."""
        return self._run(self.kernels.new_playouts, empty, games, seed)

    def playouts_from(self, state: States, games: int, seed: int) -> "Tally":
        """Play one given state to its end so often, at random."""
        return self._run(self.kernels.playouts_from, state, games, seed)

    def _run(self, kernel: Any, start: States, games: int, seed: int) -> "Tally":
        wins, scores = np.zeros(6), np.zeros(6)
        room = np.zeros(1, self.dtype)
        source = np.array(chance.seeded(seed), np.uint64)
        decisions = kernel(start, room, games, source, wins, scores)
        return Tally(games, int(decisions), wins, scores)


class Tally:
    """What many playouts came to: games, decisions, shared wins and score sums by seat."""

    def __init__(
        self, games: int, decisions: int, wins: NDArray[np.float64], scores: NDArray[np.float64]
    ) -> None:
        self.games, self.decisions, self.wins, self.scores = games, decisions, wins, scores


@cache
def compiled(rules: Rulebook) -> Compiled:
    """The compiled engine of a game, made once in a process."""
    return Compiled(rules)
