"""The deal of a table: everybody promises before anybody opens (docs/fair-dealing.md).

When the table is locked the server's commitment and the promises of all seats' devices are fixed
and shown; then the devices open their salts; when all who promised have opened, or their time is
up, the cards are dealt.
"""

from dataclasses import dataclass, replace
from typing import Any, Self

from katzentisch.core.fair import FairDealer

# How long a device has to open its promise. Nobody is waited for any longer.
OPENING_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Lock:
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
