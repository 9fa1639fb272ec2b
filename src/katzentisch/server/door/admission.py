"""Who may connect at all. Lines are counted by address before anything is read from them.

A line costs a descriptor, whether anybody speaks on it or not, and when there are none left nobody
new comes in. So an address may have so many; whoever does not ask for anything is cut after a while
(sockets.py); and when the house is full, the one that has been silent for longest makes room.
"""

import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Protocol

from katzentisch.server.door.limits import household
from katzentisch.server.office.settings import Settings

log = logging.getLogger("katzentisch.server")
# Files, workers and the event loop need descriptors too.
KEPT_BACK = 128
# More descriptors than this are of no use to one process.
MOST_DESCRIPTORS = 65_536
# A flood is told of this often, not for each line.
SECONDS_BETWEEN_LINES = 60.0


def raise_descriptor_limit() -> int | None:
    """Take as many descriptors as the system gives; how many they are, if there is such a limit."""
    try:
        import resource
    except ModuleNotFoundError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


class Guest(Protocol):
    """A line, as the door knows it."""

    address: str

    def cut(self) -> None:
        """End it at once."""


class Door:
    """Counts the lines and says who may come in."""

    def __init__(
        self, settings: Settings, now: Callable[[], float], descriptors: int | None = None
    ) -> None:
        self.now = now
        free = settings.connections if descriptors is None else max(descriptors - KEPT_BACK, 1)
        self.most = min(settings.connections, free)
        # Behind a proxy all lines come from one address.
        self.most_of_one = self.most if settings.trust_proxy else settings.connections_per_address
        self.inside: set[Guest] = set()
        self.by_address: Counter[str] = Counter()
        # Those that ask for nothing, in the order they fell silent: all, and by address.
        self.silent: dict[Guest, None] = {}
        self.silent_of: defaultdict[str, dict[Guest, None]] = defaultdict(dict)
        self.turned_away = 0
        self.said_at: float | None = None

    def enter(self, guest: Guest) -> bool:
        """Let a line in; for one too many a silent one must go, if there is any."""
        address = household(guest.address)
        if len(self.inside) >= self.most:
            let_in = self._make_room(self.silent, guest, "all descriptors are in use")
        elif self.by_address[address] >= self.most_of_one:
            silent = self.silent_of.get(address, {})
            let_in = self._make_room(silent, guest, "one address has too many connections")
        else:
            let_in = True
        if let_in:
            self.inside.add(guest)
            self.by_address[address] += 1
            self.quiet(guest)
        return let_in

    def quiet(self, guest: Guest) -> None:
        """A line has got its answer and asks for nothing more yet."""
        if guest in self.inside:
            self.silent[guest] = self.silent_of[household(guest.address)][guest] = None

    def _make_room(self, silent: dict[Guest, None], guest: Guest, said: str) -> bool:
        self._say(said, guest)
        if not silent:
            return False
        longest = next(iter(silent))
        self.leave(longest)
        longest.cut()
        return True

    def heard(self, guest: Guest) -> None:
        """A line has asked for something."""
        if guest in self.silent:
            del self.silent[guest]
            address = household(guest.address)
            del self.silent_of[address][guest]
            if not self.silent_of[address]:
                del self.silent_of[address]

    def leave(self, guest: Guest) -> None:
        """A line has ended."""
        self.heard(guest)
        if guest in self.inside:
            self.inside.discard(guest)
            address = household(guest.address)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def _say(self, said: str, guest: Guest) -> None:
        """One line in the log a minute, however many connections are refused or cut."""
        self.turned_away += 1
        now = self.now()
        if self.said_at is not None and now - self.said_at < SECONDS_BETWEEN_LINES:
            return
        self.said_at = now
        extra = {"address": guest.address, "refused": self.turned_away, "lines": len(self.inside)}
        log.warning(f"{said}: silent ones are cut, others refused", extra=extra)
