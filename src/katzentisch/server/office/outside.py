"""What comes in from outside a table: time, chance, names, other hands. Tests bring their own."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

# A clock may be so many seconds away from that of the house.
MOST_ASTRAY = 0.5
# No l, o, 0, 1: a link is sometimes read aloud.
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def random_name(length: int) -> str:
    """A name nobody can guess: five bits a letter, from the operating system."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def random_token() -> str:
    """A seat token: 192 bits from the operating system."""
    return secrets.token_urlsafe(24)


class SteadyClock:
    """Seconds since 1970 that go on evenly, even if somebody sets the machine's clock."""

    def __init__(self) -> None:
        self.began = time.time() - time.monotonic()

    def now(self) -> float:
        """The time."""
        return self.began + time.monotonic()

    def align(self, now: float, ago: float = 0.0) -> None:
        """It was that late for all servers of the house, up to so many seconds ago.

        Trifles are left alone, and so is what an answer that was long on its way cannot tell.
        """
        if not now - MOST_ASTRAY <= self.now() <= now + ago + MOST_ASTRAY:
            self.began = now + ago / 2 - time.monotonic()


def leave_alone(now: float, ago: float) -> None:
    """A clock that nobody sets."""


@dataclass(frozen=True, slots=True)
class Outside:
    """Time, chance and names, and somebody who does long work beside the tables."""

    now: Callable[[], float] = field(default_factory=lambda: SteadyClock().now)
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    name: Callable[[int], str] = random_name
    token: Callable[[], str] = random_token
    secret: Callable[[int], bytes] = secrets.token_bytes
    # What time it was for all servers of the house, up to so many seconds ago.
    align: Callable[[float, float], None] = leave_alone
    # Calls a function with these arguments while the tables go on.
    beside: Callable[..., Awaitable[Any]] = asyncio.to_thread

    @classmethod
    def of_a_house(cls) -> "Outside":
        """With a clock that goes with those of the other servers."""
        clock = SteadyClock()
        return cls(now=clock.now, align=clock.align)
