"""A state as the bytes that compiled code has, without NumPy."""

import struct
from functools import cache

from katzentisch.core.state import Field, State

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


def layout(state: type[State]) -> struct.Struct:
    """As core/compiled.py lays it out: each field at a multiple of its width, and so the whole."""
    return laid_out(state.fields)


@cache
def laid_out(fields: tuple[Field, ...]) -> struct.Struct:
    """Fields laid out."""
    form, at, widest = "<", 0, 1
    for field in fields:
        width = int(field.width[1])
        gap, size = -at % width, field.size or 1
        form += f"{gap}x{size}{CODES[field.width]}"
        at += gap + size * width
        widest = max(widest, width)
    return struct.Struct(f"{form}{-at % widest}x")


def packed(s: State) -> bytes:
    """The bytes of a state."""
    numbers: list[int] = []
    for field in s.fields:
        value = getattr(s, field.name)
        numbers += value if field.size else [value]
    return layout(type(s)).pack(*numbers)


def unpacked(state: type[State], held: bytes | memoryview) -> State:
    """The state of some bytes."""
    s = state()
    numbers = iter(layout(state).unpack(held))
    for field in s.fields:
        found = [next(numbers) for _ in range(field.size or 1)]
        setattr(s, field.name, found if field.size else found[0])
    return s
