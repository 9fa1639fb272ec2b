"""How servers of the same tables tell each other that something has happened."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

# A table, and the number of its last event.
Heard: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    """News go to everybody who listens; what happened stands in the log."""

    def publish(self, table: str, seq: int) -> None:
        """Something happened at a table."""

    def listen(self, heard: Heard) -> None:
        """Be told of everything that is published from now on."""


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    def publish(self, table: str, seq: int) -> None:
        """Something happened at a table."""
        for heard in self.listeners:
            heard(table, seq)

    def listen(self, heard: Heard) -> None:
        """Be told of everything that is published from now on."""
        self.listeners.append(heard)
