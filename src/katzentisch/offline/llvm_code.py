"""What Numba makes of a game's functions, as LLVM's text: before it belongs to a machine.

Numba's settings are made when it is imported, so this is loaded in a process of its own whose
environment has them (engines.py).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import types

from katzentisch.bots.engine import LONG_ROWS, SHARED, compiled_together
from katzentisch.core import bits, primitives
from katzentisch.core.compiled import Compiled, dtype_of
from katzentisch.core.kept_code import Compiler
from katzentisch.core.rulebook import Rulebook
from katzentisch.offline.calls import LISTS, STATES, ListKind, calls_of, kinds_of

# A narrower answer would leave some of its 64 bits as they were.
ANSWERS = (types.int64, types.none)


@dataclass(frozen=True, slots=True)
class Code:
    """One call: its function in LLVM's text, and the text of all that it needs."""

    name: str
    function: str
    text: str


def code_of(rules: Rulebook) -> Iterator[Code]:
    """Every call of a game's engine."""
    functions = built(rules)
    for name in calls_of(rules):
        signature = tuple(type_of(kind, rules) for kind in kinds_of(name))
        functions[name].compile(signature)
        made = functions[name].overloads[signature]
        if made.signature.return_type not in ANSWERS:
            raise TypeError(f"{name} answers with {made.signature.return_type}, not 64 bits.")
        yield Code(name, made.fndesc.llvm_func_name, made.library.get_llvm_str())


class Unkept(Compiler):
    """Compiles and keeps nothing: kept code cannot be looked at any more."""

    def _compiled(self, function: Any, kind: str, forceinline: bool = False, **_: Any) -> Any:
        njit: Any = numba.njit
        return njit(function, error_model="numpy", nogil=True, forceinline=forceinline)


class Readable(Compiled):
    """A game as it is compiled for this machine, so that its code can be read."""

    # WebAssembly has no instruction that spreads bits.
    replaced = primitives.REPLACED | {bits.nth: primitives.nth_by_clearing}

    def compiler(self, key: str, *, vectors: bool) -> Compiler:
        """One that keeps nothing."""
        return Unkept(self.cache, vectors)


def built(rules: Rulebook) -> dict[str, Any]:
    """The functions of core and bots, bound to a game as for this machine.

    Rules are written out in random play alone: in the bots' loops that makes no search faster, and
    everybody has to load it. Learned players are compiled with the others, for the same reason.
    """
    game = Readable(rules)
    functions = compiled_together(game, rules, (*SHARED, *LONG_ROWS))
    return {**vars(game.kernels), **vars(functions)}


def type_of(kind: ListKind | None, rules: Rulebook) -> Any:
    """What Numba calls a kind of argument."""
    if kind is None:
        return types.int64
    return types.Array(numba.from_dtype(held_in(kind, rules)), kind.dimensions, "C")


def held_in(kind: ListKind, rules: Rulebook) -> np.dtype[Any]:
    """The bytes of one thing that lies in a list."""
    return dtype_of(rules.state) if kind.holds == STATES else np.dtype(kind.holds)


def sizes(rules: Rulebook) -> dict[str, int]:
    """How many bytes each thing has that lies in a list."""
    return {kind.holds: held_in(kind, rules).itemsize for kind in LISTS.values()}
