"""The register: which servers serve the same tables now, and what each tells the others.

Nothing in it must last: a server that is not heard of is forgotten with all it told. What happened
at a table stands in the log, and only there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

# A server says so often that it is there, and who was not heard for so long counts as gone.
BEAT_SECONDS, ALIVE_SECONDS = 0.5, 2.0


@dataclass(frozen=True, slots=True)
class Listed:
    """A server, and what it tells of itself."""

    server: str
    facts: bytes


@dataclass(frozen=True, slots=True)
class Roll:
    """Who is there, ourselves included, and what time it is for all of them."""

    now: float
    servers: tuple[Listed, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What a server tells about a topic: a table, or something of the whole house."""

    topic: str
    server: str
    body: bytes


class Register(Protocol):
    """Kept by the store that has the log, by its clock. Whatever fails raises LogFailed."""

    async def beat(self, server: str, facts: bytes) -> Roll:
        """We are there; who else is. Who has not been heard for ALIVE_SECONDS is not."""

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        """What we have to tell about these topics from now on; none: nothing any more."""

    async def told(self, server: str, topics: Sequence[str]) -> list[Told]:
        """What the other servers that are there tell about these topics."""

    async def leave(self, server: str) -> None:
        """We go: forget us and all we told."""


class OnlyServer:
    """The register of a server that has its tables for itself."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    async def beat(self, server: str, facts: bytes) -> Roll:
        """Nobody else is there."""
        return Roll(self.now(), (Listed(server, facts),))

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        """There is nobody to tell."""

    async def told(self, server: str, topics: Sequence[str]) -> list[Told]:
        """Nobody else tells anything."""
        return []

    async def leave(self, server: str) -> None:
        """Nobody will miss us."""
