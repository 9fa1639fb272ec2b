"""How servers of the same tables tell each other that something has happened."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

# A table, and the number of its last event.
Heard: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    """News go to everybody who listens; what happened stands in the log.

    Number 0 is for news of another kind (neighbours.py).
    """

    @property
    def healthy(self) -> bool:
        """Whether news are heard just now; else one has to look for them."""

    def publish(self, table: str, seq: int) -> None:
        """Something happened at a table."""

    def listen(self, heard: Heard) -> None:
        """Be told of everything that is published from now on."""

    async def close(self) -> None:
        """Say and hear nothing any more."""


class NoBell:
    """Several servers without a bus: each finds out by looking."""

    healthy = False

    def publish(self, table: str, seq: int) -> None:
        """Nobody hears it."""

    def listen(self, heard: Heard) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        """There is nothing to end."""


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    @property
    def healthy(self) -> bool:
        """What is said in one process is heard."""
        return True

    def publish(self, table: str, seq: int) -> None:
        """Something happened at a table."""
        for heard in self.listeners:
            heard(table, seq)

    def listen(self, heard: Heard) -> None:
        """Be told of everything that is published from now on."""
        self.listeners.append(heard)

    async def close(self) -> None:
        """It ends with the process."""
