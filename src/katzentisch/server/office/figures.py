"""What is counted of a house, for whoever runs it; a house that nobody runs counts nothing."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Figures(Protocol):
    """Whoever counts (metrics.py)."""

    def opened(self, tables: int) -> None:
        """So many tables are in memory."""

    def moved(self, mover: str) -> None:
        """A move was turned over, of a person or of a bot."""

    def finished(self, game: str) -> None:
        """A game is over."""

    def written(self, seconds: float) -> None:
        """What everybody may know took so long from the decision until it was durable."""

    def lost(self, reason: str) -> None:
        """A connection was dropped."""

    def thinking(self, *, openly: bool) -> AbstractContextManager[None]:
        """A bot decides."""


class NoFigures:
    """Counts nothing."""

    def opened(self, tables: int) -> None:
        """As many as there are."""

    def moved(self, mover: str) -> None:
        """Whoever it was."""

    def finished(self, game: str) -> None:
        """Whatever was played."""

    def written(self, seconds: float) -> None:
        """However long it took."""

    def lost(self, reason: str) -> None:
        """For whatever reason."""

    def thinking(self, *, openly: bool) -> AbstractContextManager[None]:
        """A bot decides, and nobody measures it."""
        return nullcontext()
