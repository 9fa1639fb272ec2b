"""The fair dealer: what was promised before the deal decides the cards (docs/fair-dealing.md).

The server shows the SHA-256 of a secret seed, every seat's device that of a salt of its own. Only
when all these promises stand before everybody are the salts opened, and the order of every deck
follows from seed and salts. So nobody whose own promise stood there can have chosen his cards,
though whoever keeps his salt back has the choice of two deals, and is named for it. This says
nothing about who *reads* the cards: whoever runs the server can.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

SEED_BYTES = 32
# A promised salt has exactly so many: a short one could be found by trying out its promise.
SALT_BYTES = 32
# Before there were promises, salts were sent in clear and had any length up to this.
OLD_SALT_BYTES = 64
LABEL = b"katzentisch/1 fair dealer"
PROMISE_LABEL = b"katzentisch/2 seat promise"
LOCK_LABEL = "katzentisch/2 lock"


def commitment(seed: bytes) -> str:
    """What is shown before the deal: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def promise_of(salt: bytes) -> str:
    """What a seat's device shows before the deal: the SHA-256 of label and salt."""
    if len(salt) != SALT_BYTES:
        raise ValueError(f"a promised salt has {SALT_BYTES} bytes")
    return hashlib.sha256(PROMISE_LABEL + salt).hexdigest()


def fingerprint(committed: str, promises: Sequence[str | None]) -> str:
    """All promises of one deal in 24 digits that people can compare: `0123 4567 …`."""
    lines = [LOCK_LABEL, committed, *(one or "-" for one in promises)]
    digits = hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()
    return " ".join(digits[at : at + 4] for at in range(0, 24, 4))


def table_key(seed: bytes, salts: Sequence[bytes]) -> bytes:
    """The key of all shuffles: HMAC of the seats' salts, each after its length, by the seed."""
    salted = b"".join(len(salt).to_bytes(1, "big") + salt for salt in salts)
    return hmac.digest(seed, LABEL + salted, "sha256")


def words(key: bytes, number: int) -> Iterator[int]:
    """The stream of one shuffle: 32-bit words, big end first, from HMAC blocks 0, 1, …"""
    block = 0
    while True:
        counter = number.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hmac.digest(key, counter, "sha256")
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely: words that would favour some are skipped."""
    limit = (1 << 32) - (1 << 32) % n
    while (word := next(stream)) >= limit:
        pass
    return word % n


@dataclass(frozen=True, slots=True)
class FairDealer:
    """Deals from the server's seed and the seats' salts."""

    seed: bytes
    salts: tuple[bytes, ...]

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"the seed must have {SEED_BYTES} bytes")
        if any(len(salt) > OLD_SALT_BYTES for salt in self.salts):
            raise ValueError(f"a salt may have at most {OLD_SALT_BYTES} bytes")

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        """Fisher–Yates over the cards in their listed order, from the last place down."""
        stream = words(table_key(self.seed, self.salts), number)
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = below(stream, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def opened(self) -> dict[str, object]:
        """What the record of a finished game tells: the commitment and its opening."""
        return {
            "commitment": commitment(self.seed),
            "seed": self.seed.hex(),
            "salts": [salt.hex() for salt in self.salts],
        }
