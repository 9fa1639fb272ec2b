"""The fair dealer: nobody, the server included, can choose the cards (docs/fair-dealing.md).

Before the deal the server shows the SHA-256 of a secret seed; every seat may then add a salt; the
order of every deck follows from both, and when the game is over anybody can deal it again.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

SEED_BYTES = 32
SALT_BYTES = 64
LABEL = b"katzentisch/1 fair dealer"
PROMISE_LABEL = b"katzentisch/2 seat promise"


def commitment(seed: bytes) -> str:
    """What is shown before the deal: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def promise_of(salt: bytes) -> str:
    """What a seat's device shows before the deal: it fixes the salt and tells nothing of it."""
    return hashlib.sha256(PROMISE_LABEL + salt).hexdigest()


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
    return next(word for word in stream if word < limit) % n


@dataclass(frozen=True, slots=True)
class FairDealer:
    """Deals from the server's seed and the seats' salts."""

    seed: bytes
    salts: tuple[bytes, ...]

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"the seed must have {SEED_BYTES} bytes")
        if any(len(salt) > SALT_BYTES for salt in self.salts):
            raise ValueError(f"a salt may have at most {SALT_BYTES} bytes")

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
