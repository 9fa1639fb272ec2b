"""The seats of a table, and whose they are."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from katzentisch.server.protocol import Occupant


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table and who has it."""

    occupant: Occupant = "nobody"
    name: str = ""
    # What the server keeps of the seat's token.
    lock: str = ""
    # Of the time when salts were sent in clear; tables begun then go on.
    salt: str = ""
    kept: bool = False
    # What the seat's device has promised for the next deal.
    promise: str = ""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.occupant == "bot" or self.kept


def lock_of(token: str) -> str:
    """What the server keeps of a seat token."""
    return sha256(token.encode()).hexdigest()


def seat_with(chairs: Sequence[Chair], lock: str) -> int | None:
    """The seat with that lock; every one is tried, so that time tells nothing."""
    found = None
    for seat, chair in enumerate(chairs):
        if hmac.compare_digest(chair.lock or "-", lock):
            found = seat
    return found
