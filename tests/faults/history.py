"""What everybody said and heard while faults went on, with the time of each."""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import msgspec

SPECTATOR = -1
# Commands that leave nothing in the log.
LEAVE_NOTHING = ("hello", "ping", "pace", "why", "hint")
# The server itself does not know what becomes of the command.
UNSURE = ("table-storage", "storage-unreadable", "table-trouble")


@dataclass
class Command:
    """Something a seat has asked for, once or again and again until there was an answer."""

    table: str
    seat: int
    id: str
    kind: str
    words: dict[str, Any] = field(default_factory=dict)
    # When it was sent first, and how often.
    sent: float = 0.0
    sends: int = 0
    # When the answer came, if one did.
    answered: float | None = None
    answer: str = ""
    reason: str = ""

    @property
    def written(self) -> bool:
        """Whether it is promised that the log has it."""
        return self.answer == "ok" and self.kind not in LEAVE_NOTHING

    @property
    def surely_not_written(self) -> bool:
        """Whether the log cannot have it; one sent twice may be done where it arrives late."""
        return self.answer == "rejected" and self.reason not in UNSURE and self.sends == 1


@dataclass
class Heard:
    """An update: what the viewer had seen before, up to where it goes, and how the game looks."""

    at: float
    seen: int
    n: int
    events: list[int]
    look: str


@dataclass
class Ear:
    """All that one viewer was told, over all connections and servers."""

    table: str
    viewer: int
    language: str
    seen: int = 0
    updates: list[Heard] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)

    def hear(self, update: dict[str, Any], at: float) -> None:
        """Keep an update."""
        events = update["events"]
        numbers = [event["n"] for event in events]
        self.updates.append(Heard(at, self.seen, update["n"], numbers, look_of(update["play"])))
        self.events += events
        self.seen = max(self.seen, update["n"])


def look_of(play: dict[str, Any] | None) -> str:
    """A game as a viewer sees it, in short: equal for equal views and choices."""
    if play is None:
        return "none"
    seen = [play["id"], play["number"], play["view"], sorted(play["legal"])]
    return blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=8).hexdigest()


@dataclass
class Kill:
    """A server was killed while nothing else was broken, and had these tables to act for."""

    at: float
    tables: list[str]
    # Until then nothing else was broken.
    until: float = 0.0


@dataclass
class History:
    """Everything."""

    commands: list[Command] = field(default_factory=list)
    ears: list[Ear] = field(default_factory=list)
    # Whoever was sent away although he belongs there.
    turned_away: list[str] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    kills: list[Kill] = field(default_factory=list)
    # How long each waited for an answer after all was healed.
    waits: list[float] = field(default_factory=list)

    def count(self, fault: str) -> None:
        """One more fault of a kind."""
        self.faults[fault] = self.faults.get(fault, 0) + 1
