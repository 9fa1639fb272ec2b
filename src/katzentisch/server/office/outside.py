"""What comes in from outside a table: time, chance and names. Tests bring their own."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

# No l, o, 0, 1: a link is sometimes read aloud.
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def random_name(length: int) -> str:
    """A name nobody can guess: five bits a letter, from the operating system."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def random_token() -> str:
    """A seat token: 192 bits from the operating system."""
    return secrets.token_urlsafe(24)


def steady_clock() -> Callable[[], float]:
    """Seconds since 1970 that go on evenly, even if somebody sets the machine's clock."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


@dataclass(frozen=True, slots=True)
class Outside:
    """Time, chance and names."""

    now: Callable[[], float] = field(default_factory=steady_clock)
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    name: Callable[[int], str] = random_name
    token: Callable[[], str] = random_token
    secret: Callable[[int], bytes] = secrets.token_bytes
