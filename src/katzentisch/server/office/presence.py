"""Who is connected to a table, who is away, and since when."""

from typing import Protocol

from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server.office.keeper import TableKeeper
from katzentisch.server.table.consent import Around

# How long bots take before they move, in percent.
USUAL_PACE = 100


class Viewer(Protocol):
    """A connection, as the table knows it."""

    viewer: int
    since: int
    pace: int

    def wake(self) -> None:
        """There is something new."""


class Presence:
    """The connections of a table, and the absence of those who have a seat."""

    def __init__(self, keeper: TableKeeper) -> None:
        self.keeper, self.office = keeper, keeper.office
        self.viewers: set[Viewer] = set()
        self.away_since: dict[int, float] = {}
        # Who has sat down is waited for as if he had just gone, until he connects.
        self.seated: dict[int, float] = {}

    def sat_down(self, seat: int) -> None:
        """Somebody has taken a seat; he will connect soon."""
        self.seated[seat] = self.office.outside.now()

    def enter(self, viewer: Viewer) -> None:
        """Somebody connects."""
        self.viewers.add(viewer)
        self.away_since.pop(viewer.viewer, None)

    def leave(self, viewer: Viewer) -> None:
        """Somebody is no longer connected."""
        self.viewers.discard(viewer)
        if viewer.viewer != SPECTATOR and viewer.viewer not in self.present:
            self.away_since[viewer.viewer] = self.office.outside.now()

    @property
    def present(self) -> list[int]:
        """The seats that are connected."""
        return sorted({one.viewer for one in self.viewers if one.viewer != SPECTATOR})

    @property
    def pace(self) -> float:
        """The slowest pace that anybody at the table wishes of the bots; 1 is the usual one."""
        wishes = [one.pace for one in self.viewers if one.viewer != SPECTATOR]
        return max(wishes, default=USUAL_PACE) / 100

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return sum(one.viewer == SPECTATOR for one in self.viewers)

    @property
    def around(self) -> Around:
        """Who is here, and who has been away so long that a bot may keep his seat."""
        patience = self.office.settings.away_seconds
        before = self.office.outside.now() - patience
        long_away = [seat for seat, since in self._absent().items() if since <= before]
        return Around(self.present, long_away, round(patience))

    def next_long_away(self) -> float | None:
        """When the next of those who are away will have been away for long."""
        patience, now = self.office.settings.away_seconds, self.office.outside.now()
        soon = [since + patience for since in self._absent().values() if since + patience > now]
        return min(soon) if soon and self.viewers else None

    def _absent(self) -> dict[int, float]:
        """Since when people are away who have a seat here."""
        present, persons = self.present, self.keeper.table.persons
        since = dict.fromkeys(persons, self.office.opened) | self.seated | self.away_since
        return {seat: since[seat] for seat in persons if seat not in present}
