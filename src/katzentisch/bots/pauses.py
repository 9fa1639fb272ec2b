"""A thought in steps: whoever has others to answer does so between two of them."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
# Each step takes a moment only: one call of the engine, or a few short ones.
Steps: TypeAlias = Generator[None, None, T]


def at_once(steps: Steps[T]) -> T:
    """What a thought comes to, without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: T = done.value
            return found
