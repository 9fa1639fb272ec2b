"""What needs the others' consent, and whose. The rules are told in docs/protocol.md.

Everybody else at the table must agree: every person whose seat no bot keeps. Who is away is asked
when he returns; only who has been away so long that a bot could keep his seat need not be asked.
The seat that a bot is to keep has no say in that, and it is the one thing asked about another seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from katzentisch.server.protocol import Matter


@dataclass(frozen=True, slots=True)
class Around:
    """Who is at the table now: the seats whose owners are connected, and those long away."""

    present: Sequence[int] = ()
    long_away: Sequence[int] = ()
    # How many seconds that takes.
    patience: int = 60


@dataclass(frozen=True, slots=True)
class Pending:
    """Something asked of the others. Answers name its number."""

    number: int
    matter: Matter
    by: int
    seat: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    # The game that a rematch will be.
    game: str = ""
    # From a log of the time when a matter was all its name, and a move back did not end it.
    unnumbered: bool = False

    @property
    def agreed_by_all(self) -> bool:
        """Whether nobody is left to be asked."""
        return set(self.needed) <= set(self.agreed)

    def waits_for(self, seat: int) -> bool:
        """Whether the seat has still to answer."""
        return seat in self.needed and seat not in self.agreed

    def with_consent(self, seat: int) -> Self:
        """The same after a seat has agreed."""
        return replace(self, agreed=(*self.agreed, seat))

    def without(self, seat: int) -> Self:
        """The same when a seat need not be asked any more."""
        return replace(self, needed=tuple(one for one in self.needed if one != seat))
