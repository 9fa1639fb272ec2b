"""The register: which servers serve the same tables now, and what each tells the others.

Nothing in it must last: a server that is not heard of is forgotten with all it told. What happened
at a table stands in the log, and only there.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

# A server says so often that it is there, and who was not heard for so long counts as gone. What is
# held up may be said again meanwhile (PROMPT_SECONDS, postgres_register.py), and still a table
# whose server is lost goes on within three seconds.
BEAT_SECONDS, ALIVE_SECONDS = 0.3, 2.0
# A process that is killed lets go of all it held, and the store sees that at once. It may only have
# lost its line, and then it beats again over a new one; who has not after so long counts as gone.
LINELESS_SECONDS = 1.0
# What a server told that was not heard for so long is thrown away.
FORGET_SECONDS = 60.0


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
class Hearsay:
    """What a server tells about a topic: a table, or something of the whole house."""

    topic: str
    server: str
    body: bytes


class Register(Protocol):
    """Kept by the store that has the log, by its clock. Whatever fails raises LogFailed.

    A server has a name that no server had before: what its forerunner told is not its own.
    """

    async def beat(self, server: str, facts: bytes) -> Roll:
        """We are there; who else is.

        Who has not been heard for ALIVE_SECONDS is not; nor who has not for LINELESS_SECONDS, if
        the store sees that it has let go.
        """

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        """What we have to tell about these topics from now on; none: nothing any more."""

    async def told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
        """What the other servers that are there tell about these topics."""

    async def leave(self, server: str) -> None:
        """We go: forget us and all we told."""

    async def close(self) -> None:
        """Let go of the store; whoever has not left is forgotten after a while."""


class OurNews:
    """What a server has to tell, and of which topics the register may not know it.

    The register may lose its rows; then all is told again.
    """

    def __init__(self) -> None:
        self.bodies: dict[str, bytes] = {}
        self.untold: set[str] = set()

    def change(self, news: Mapping[str, bytes | None]) -> None:
        """From now on this is what there is to tell."""
        for topic, body in news.items():
            if body is None:
                self.bodies.pop(topic, None)
            else:
                self.bodies[topic] = body
        self.untold.update(news)

    def lost(self) -> None:
        """The register knows nothing of us any more."""
        self.untold.update(self.bodies)

    @contextmanager
    def being_told(self) -> Iterator[dict[str, bytes | None]]:
        """What is to be told now, in one order for all; if that fails it is still untold."""
        topics, self.untold = sorted(self.untold), set()
        try:
            yield {topic: self.bodies.get(topic) for topic in topics}
        except BaseException:
            self.untold.update(topics)
            raise


class OnlyServer:
    """The register of a server that has its tables for itself."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    async def beat(self, server: str, facts: bytes) -> Roll:
        """Nobody else is there."""
        return Roll(self.now(), (Listed(server, facts),))

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        """There is nobody to tell."""

    async def told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
        """Nobody else tells anything."""
        return []

    async def leave(self, server: str) -> None:
        """Nobody will miss us."""

    async def close(self) -> None:
        """There is nothing to let go of."""
