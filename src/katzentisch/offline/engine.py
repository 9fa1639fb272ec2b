"""An engine for the bots whose functions run elsewhere: in the page, as WebAssembly.

No NumPy, no Numba: this is what Python in the page thinks with. A list is bytes of our own; every
call hands all of them over and gets them back, so that nothing has to be kept in two places.
"""

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from inspect import signature
from types import SimpleNamespace
from typing import Any, Literal, TypeAlias, overload

from katzentisch.bots.engine import Engine, OneState, Source
from katzentisch.core import chance
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.offline.calls import FUNCTIONS, calls_of
from katzentisch.offline.packing import layout, packed, unpacked

WORD = 8
# As struct has it: whole numbers with a sign, without one, real ones.
Code: TypeAlias = Literal["q", "Q", "d"]


class Lent(ABC):
    """A list that can be handed over: bytes, how many things lie in a row, and how many rows."""

    rows: int | None = None

    @property
    @abstractmethod
    def bytes(self) -> memoryview:
        """All of it, to be read and written."""

    @abstractmethod
    def __len__(self) -> int: ...


# Calls a function of the engine by its name; what was lent is changed by it.
Ask = Callable[[str, list[Lent | int]], int]


class Numbers(Lent):
    """Some numbers, or one row of them."""

    def __init__(self, code: Code, held: memoryview) -> None:
        self.held: memoryview[Any] = held.cast(code)

    @property
    def bytes(self) -> memoryview:
        """All of them."""
        return self.held.cast("B")

    def __len__(self) -> int:
        return len(self.held)

    @overload
    def __getitem__(self, place: int) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Any]: ...
    def __getitem__(self, place: int | slice) -> Any:
        return self.held[place]

    def __setitem__(self, place: int, number: Any) -> None:
        self.held[place] = number


class Rows(Lent):
    """Rows of whole numbers."""

    def __init__(self, rows: int, length: int) -> None:
        self.rows, self.length = rows, length
        self.held = memoryview(bytearray(WORD * rows * length))

    @property
    def bytes(self) -> memoryview:
        """All of them, row after row."""
        return self.held

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, row: int) -> Numbers:
        size = WORD * self.length
        return Numbers("q", self.held[size * row : size * (row + 1)])


class States(Lent):
    """States side by side, as compiled code has them."""

    def __init__(self, held: memoryview, size: int) -> None:
        self.held, self.size = held, size

    @property
    def bytes(self) -> memoryview:
        """All of them."""
        return self.held

    def __len__(self) -> int:
        return len(self.held) // self.size

    def __getitem__(self, places: slice) -> "States":
        first, last, _ = places.indices(len(self))
        return States(self.held[self.size * first : self.size * last], self.size)


class PageEngine(Engine):
    """Thinks at nearly full speed where there is neither NumPy nor Numba."""

    def __init__(self, rules: Rulebook, ask: Ask) -> None:
        self.rules = rules
        self.layout = layout(rules.state)
        self.ask = ask
        self.do = SimpleNamespace(**{name: partial(self.call, name) for name in calls_of(rules)})

    def call(self, name: str, *given: Any, **named: Any) -> int:
        """One of the functions that all engines have."""
        if named:
            given = signature(FUNCTIONS[name]).bind(*given, **named).args
        return self.ask(name, list(given))

    def table(self, state: State) -> OneState:
        """A table with that state on it."""
        return States(memoryview(bytearray(packed(state))), self.layout.size)

    def state(self, table: OneState) -> State:
        """The state on a table as a plain one."""
        return unpacked(self.rules.state, table.bytes)

    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""
        return numbers_of("Q", chance.seeded(seed, stream))

    def places(self, size: int) -> States:
        """Places for copies of states."""
        return States(memoryview(bytearray(size * self.layout.size)), self.layout.size)

    def whole(self, numbers: Sequence[int]) -> Numbers:
        """A list of whole numbers."""
        return numbers_of("q", numbers)

    def real(self, size: int) -> Numbers:
        """A list of so many real numbers, all zero."""
        return numbers_of("d", [0.0] * size)

    def reals(self, numbers: Sequence[float]) -> Numbers:
        """A list of real numbers."""
        return numbers_of("d", numbers)

    def blank(self, rows: int, size: int) -> Rows:
        """Rows of whole numbers, all zero."""
        return Rows(rows, size)


def numbers_of(code: Code, numbers: Sequence[float]) -> Numbers:
    """Some numbers in bytes of their own."""
    return Numbers(code, memoryview(bytearray(struct.pack(f"<{len(numbers)}{code}", *numbers))))
