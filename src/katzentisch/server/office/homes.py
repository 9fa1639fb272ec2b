"""Which of several servers acts for a table: its bots and clocks run there, for comfort.

Every server works it out for itself, by rendezvous hashing among those that may: when one of them
comes or goes, only its own tables move. Two who do not agree for a moment do no harm: the slower
one loses at the log's key.
"""

from collections.abc import Iterable
from hashlib import blake2b


def home_of(table: str, servers: Iterable[str]) -> str:
    """The server that acts for a table: the one that draws the highest number for it."""
    return max(servers, key=lambda server: (_draw(table, server), server))


def _draw(table: str, server: str) -> bytes:
    return blake2b(f"{table} {server}".encode(), digest_size=8).digest()
