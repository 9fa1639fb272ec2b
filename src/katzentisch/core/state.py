"""A game's state: ints and fixed-size int lists, declared once.

The same declaration serves both engines: here it makes a plain Python object; the compiled
engine turns it into one record of a NumPy structured array.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, cast

Width = Literal["i1", "i2", "i4", "i8"]


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field: a number (size 0) or a list of `size` numbers, `width` bytes each."""

    name: str
    width: Width
    size: int


@dataclass(frozen=True, slots=True)
class _Declaration:
    width: Width
    size: int


def number(width: Width = "i1") -> int:
    """Declare a field that holds one number."""
    return cast(int, _Declaration(width, 0))


def numbers(size: int, width: Width = "i1") -> list[int]:
    """Declare a field that holds a list of `size` numbers."""
    return cast(list[int], _Declaration(width, size))


class State:
    """What every game's state has; a game's own class adds its fields."""

    fields: ClassVar[tuple[Field, ...]] = ()
    # Those of them that hold lists.
    lists: ClassVar[tuple[str, ...]] = ()

    players: int
    over: int
    # So many cards of `deck` wait to be put in a random order by the dealer.
    shuffling: int
    # How often choices made at the same time have been turned over.
    reveals: int
    # How many cards have left the deck since it was shuffled.
    drawn: int
    score: list[int]
    # Declared by each game, in its own size.
    deck: list[int]

    def __init_subclass__(cls) -> None:
        declared = {
            name: value for name, value in vars(cls).items() if isinstance(value, _Declaration)
        }
        for name in declared:
            delattr(cls, name)
        shared = {
            "players": _Declaration("i1", 0),
            "over": _Declaration("i1", 0),
            "shuffling": _Declaration("i1", 0),
            "reveals": _Declaration("i2", 0),
            "drawn": _Declaration("i1", 0),
            "score": _Declaration("i2", 6),
        }
        cls.fields = tuple(Field(n, d.width, d.size) for n, d in {**shared, **declared}.items())
        cls.lists = tuple(field.name for field in cls.fields if field.size)

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, [0] * field.size if field.size else 0)

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        values = self.__dict__.copy()
        for name in self.lists:
            values[name] = values[name][:]
        twin.__dict__ = values
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == cast(Any, other).__dict__

    __hash__ = None  # type: ignore[assignment]  # a state changes; it must not be a dict key
