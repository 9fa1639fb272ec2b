"""Bots at the table: who lets them think, and how well they play where nobody has chosen."""

from collections.abc import Sequence
from typing import Protocol

from katzentisch.bots.hints import BestMove
from katzentisch.bots.standin import Choice
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

DEFAULT_LEVEL = "regular"
# The rule bot moves for who is late.
CLOCK_LEVEL = "regular"


class Thinker(Protocol):
    """Somebody who can choose a move for a seat, and advise a person.

    It is trusted with the state as it is, and lets nobody think about what the seat cannot know.
    """

    @property
    def hurry(self) -> bool:
        """Whether bots think less than usual, because the house is full."""

    def prepare(self, game: str) -> None:
        """That game is about to be played."""

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> Choice | None:
        """A legal move, or none where every bot fails. The table has its turns beside others."""

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> BestMove:
        """The best move as far as the seat can know, and why. The asker: an address and a table."""

    async def close(self) -> None:
        """Think no more."""
