"""Who has cost a process is left alone for a while, each time longer.

A game that hangs or crashes would otherwise cost one process after another. The first loss is
forgiven: a process may also be killed by somebody who needs its memory.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

Clock = Callable[[], float]
# After so many seconds without a loss, earlier ones no longer count.
FORGIVEN_AFTER = 3600.0
LONGEST_REST = 3600.0


@dataclass(slots=True)
class Losses:
    """How many there were, when the last was, and until when there is rest."""

    count: int = 0
    last: float = 0.0
    rest_until: float = 0.0


class Trust:
    """Who may be tried again now."""

    def __init__(self, rest: float, clock: Clock) -> None:
        """`rest` is for the second loss in a row; every further one doubles it."""
        self.rest, self.clock = rest, clock
        self.losses: dict[Hashable, Losses] = {}

    def has(self, who: Hashable) -> bool:
        """Whether somebody may be tried now."""
        losses = self.losses.get(who)
        return losses is None or self.clock() >= losses.rest_until

    def lost(self, who: Hashable) -> None:
        """Somebody has cost a process."""
        losses, now = self.losses.setdefault(who, Losses()), self.clock()
        if now - losses.last >= FORGIVEN_AFTER:
            losses.count = 0
        losses.count += 1
        losses.last = now
        if losses.count > 1:
            pause = self.rest * 2 ** min(losses.count - 2, 20)
            losses.rest_until = now + min(pause, LONGEST_REST)

    def give_up(self, who: Hashable) -> None:
        """Somebody fails in a way that will hardly change."""
        losses, now = self.losses.setdefault(who, Losses()), self.clock()
        losses.last, losses.rest_until = now, now + LONGEST_REST
