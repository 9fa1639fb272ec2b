"""The promises of a deal: everybody promises before anybody opens (docs/fair-dealing.md).

When the table is locked the server's commitment and the promises of all seats' devices are fixed
and shown; then the devices open their salts; when all who promised have opened, or their time is
up, the cards are dealt.
"""

import hmac
from dataclasses import dataclass, replace
from typing import Any, Self

from katzentisch.core.fair import FairDealer, commitment

# How long a device has to open its promise. Nobody is waited for any longer.
OPENING_SECONDS = 5.0


class ServerSeeds:
    """The server's bytes for each game of a table; each can be opened without the others."""

    __slots__ = ("_commitments", "_secret")

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)
        self._commitments: dict[int, str] = {}

    def seed(self, number: int) -> bytes:
        """The bytes for the game of that number."""
        return hmac.digest(self._secret, b"katzentisch table deal %d" % number, "sha256")

    def commitment(self, number: int) -> str:
        """The server's promise for the game of that number."""
        if number not in self._commitments:
            self._commitments[number] = commitment(self.seed(number))
        return self._commitments[number]


@dataclass(frozen=True, slots=True)
class LockedDeal:
    """The promises for one deal, and the salts opened so far; both by seat."""

    number: int
    at: float
    # Empty: no promise, so no share in this deal.
    promises: tuple[str, ...]
    salts: tuple[str, ...]

    @classmethod
    def of(cls, number: int, at: float, promises: list[str]) -> Self:
        """A table that is locked now."""
        return cls(number, at, tuple(promises), tuple("" for _ in promises))

    @property
    def unopened(self) -> list[int]:
        """The seats that have promised and not yet opened."""
        pairs = enumerate(zip(self.promises, self.salts, strict=True))
        return [seat for seat, (promise, salt) in pairs if promise and not salt]

    @property
    def opened(self) -> list[int]:
        """The seats that have opened."""
        return [seat for seat, salt in enumerate(self.salts) if salt]

    def opening(self, seat: int, salt: str) -> Self:
        """The same with one more salt opened."""
        salts = (*self.salts[:seat], salt, *self.salts[seat + 1 :])
        return replace(self, salts=salts)

    def dealer(self, seed: bytes) -> FairDealer:
        """The dealer of this deal; who is late has an empty salt."""
        return FairDealer(seed, tuple(bytes.fromhex(salt) for salt in self.salts))

    def told(self, seed: bytes) -> dict[str, Any]:
        """What the record tells: commitment, seed, salts, and who promised and was late."""
        promises = [promise or None for promise in self.promises]
        return self.dealer(seed).opened() | {"promises": promises, "late": self.unopened}
