"""The updates of a table, each made and encoded once for all who may read the same."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server import protocol
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.for_viewers import Events, GameNow, events_for

encode = msgspec.json.Encoder().encode
# A protocol.Update of parts that are encoded: there are four of them for most moves.
UPDATE = b'{"type":"update","n":%d,"time":%b,"seat":%b,"table":%b,"play":%b,"events":%b}'


class Updates:
    """What was last told; a move changes all of it, a newcomer only the table."""

    def __init__(
        self,
        now: Callable[[], float],
        deadlines: Callable[[], Mapping[int, float]],
        trouble: Callable[[str, Exception], None],
    ) -> None:
        """`trouble` hears what fails, and why."""
        self.now, self.deadlines, self.trouble = now, deadlines, trouble
        # To whom the game cannot be shown as it stands.
        self.unshown: set[int] = set()
        self.game_now: GameNow | None = None
        self.plays: dict[int, bytes] = {}
        self.events: Events = {}
        self.messages: dict[tuple[int, int, str, bool], bytes] = {}
        # The time, encoded, while all are told.
        self.time = b""
        self.table_bytes = b""
        # Counts how often anything around the game has changed.
        self.table_version = 0

    def forget(self) -> None:
        """The game has changed, or all are told."""
        self.time = b""
        # Nothing is made for anybody without the game as he sees it.
        if self.plays:
            self.plays.clear()
            self.game_now = None
            self.unshown.clear()
            self.events.clear()
            self.messages.clear()

    def begin(self) -> None:
        """All are told now, until this is forgotten: it is the same time for all of them."""
        self.time = encode(self.now())

    def notice(self, shown: protocol.Table) -> None:
        """See whether anything around the game has changed."""
        told = encode(shown)
        if told != self.table_bytes:
            self.table_bytes = told
            self.table_version += 1

    def message(
        self, table: CardTable, viewer: int, since: int, language: str, *, with_table: bool
    ) -> bytes:
        """The update for a viewer who has seen everything up to that number."""
        key = (viewer, since, language, with_table)
        known = self.messages.get(key)
        if known is not None:
            return known
        play = self.plays.get(viewer)
        if play is None:
            self.show(table, (viewer,))
            play = self.plays[viewer]
        now = self.game_now
        remembered = (table if now is None else now).remembered
        known = self.messages[key] = UPDATE % (
            table.chronicle.last_number(viewer),
            self.time or encode(self.now()),
            b"null" if viewer == SPECTATOR else b"%d" % viewer,
            self.table_bytes if with_table else b"null",
            play,
            events_for(table, viewer, since, language, remembered[viewer + 1], self.events),
        )
        return known

    def show(self, table: CardTable, viewers: Iterable[int]) -> bool:
        """Encode the game as each of these sees it, once for every change; whether all can be."""
        for viewer in viewers:
            if viewer not in self.plays:
                self.plays[viewer] = encode(self._shown(table, viewer))
        return self.unshown.isdisjoint(viewers)

    def _shown(self, table: CardTable, viewer: int) -> protocol.Play | None:
        if table.game is None:
            return None
        try:
            if self.game_now is None:
                deadlines = self.deadlines()
                until = [deadlines.get(seat) for seat in range(table.setup.players)]
                self.game_now = GameNow(table, table.game, until)
            return self.game_now.play_for(viewer)
        except Exception as error:
            self.trouble("the game cannot be shown", error)
            self.unshown.add(viewer)
            return None
