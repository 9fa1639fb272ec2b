"""Who is connected to a table, who is away, and since when."""

from typing import Protocol

from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server.office.abroad import AtTable
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
        """There is something new. It may be written at once: not to be called amid a change."""


class Presence:
    """The connections of a table, and the absence of those who have a seat."""

    def __init__(self, keeper: TableKeeper) -> None:
        self.keeper, self.office = keeper, keeper.office
        self.viewers: set[Viewer] = set()
        # The same table at other servers.
        self.abroad: dict[str, AtTable] = {}
        self.away_since: dict[int, float] = {}
        # Who has sat down is waited for as if he had just gone, until he connects.
        self.seated: dict[int, float] = {}
        # Since when bots and clocks act here, if they do.
        self.acts_since = self.office.outside.now()

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

    # At other servers

    def hear(self, abroad: dict[str, AtTable]) -> bool:
        """What other servers tell of this table now; whether that is new."""
        if abroad == self.abroad:
            return False
        before, acted, self.abroad = self.present, self.acts_here, abroad
        here = self.present
        if self.acts_here and not acted:
            self.acts_since = self.office.outside.now()
        for other in abroad.values():
            self.seated |= other.seated
            for seat, since in other.away.items():
                self.away_since[seat] = max(since, self.away_since.get(seat, since))
        for seat in before:
            # His server may be gone, and tells nothing any more.
            self.away_since.setdefault(seat, self.office.outside.now())
        for seat in here:
            self.away_since.pop(seat, None)
        return True

    def without(self, gone: set[str]) -> bool:
        """Servers are gone, and all who were connected to them; whether any had this table open."""
        return self.hear({name: one for name, one in self.abroad.items() if name not in gone})

    def told(self) -> AtTable:
        """What other servers are told of who is connected here."""
        paces = self._paces()
        pace = max(paces) if paces else None
        away, seated = self.away_since.copy(), self.seated.copy()
        return AtTable(self._seats(), self._watching(), pace, away, seated)

    @property
    def acts_here(self) -> bool:
        """Whether bots and clocks of this table act at this server."""
        return self.office.neighbours.acts_for(self.keeper.table.id, self.abroad)

    @property
    def only_elsewhere(self) -> bool:
        """Whether everybody who is at the table is connected to other servers."""
        others = any(one.seats or one.watchers for one in self.abroad.values())
        return others and not self.viewers

    # Who is here

    @property
    def present(self) -> list[int]:
        """The seats that are connected, wherever."""
        return sorted(
            {*self._seats(), *(seat for one in self.abroad.values() for seat in one.seats)}
        )

    @property
    def pace(self) -> float:
        """The slowest pace that anybody at the table wishes of the bots; 1 is the usual one."""
        abroad = [one.pace for one in self.abroad.values() if one.pace is not None]
        return max(self._paces() + abroad, default=USUAL_PACE) / 100

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return self._watching() + sum(one.watchers for one in self.abroad.values())

    def _seats(self) -> list[int]:
        return sorted({one.viewer for one in self.viewers if one.viewer != SPECTATOR})

    def _paces(self) -> list[int]:
        return [one.pace for one in self.viewers if one.viewer != SPECTATOR]

    def _watching(self) -> int:
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
