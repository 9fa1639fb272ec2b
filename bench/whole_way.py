"""What a move costs from its command to the last update: `python -m bench.whole_way`.

Everything of the server is there but lines, disk and library: connections, keeper, live table,
telling. As in bench/move_parts.py the same games are played again and again and the shortest time
of every move counts, so it is repeatable to some percent on a busy machine, and what it says beyond
that bench is the way between the steps. Then the same with caches that were emptied before each
move, as far as one core has them to itself.
"""

import asyncio
import gc
import random
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import msgspec

from bench.children import tables_settings
from bench.crowd import PLAYERS, token_of
from bench.load import say
from bench.move_parts import Shortest
from katzentisch.games import rulebooks
from katzentisch.server.door.connection import Connection
from katzentisch.server.door.inbox import Inbox
from katzentisch.server.office.house import House
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.metrics import Metrics
from katzentisch.server.office.office import Office
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.thinker import Thinker
from katzentisch.server.start.serving import fast_loop
from katzentisch.server.table import events
from katzentisch.server.table.happening import change
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry, EventLog, Shelved

TABLES, MOVES, AGAIN = 9, 60, 10
# So many turns of the loop and all are told.
TURNS = 5
# More than a core's own caches hold.
MUCH = 3 << 20


class NoDisk:
    """A log that has everything in the next turn of the loop."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()

    def append(self, entry: Entry) -> "asyncio.Future[None]":
        """Written, so to speak."""
        done = self.loop.create_future()
        self.loop.call_soon(done.set_result, None)
        return done

    async def shelve(self, game: Shelved) -> None:
        """The same."""


class NoBots:
    """Nobody plays but people."""

    hurry = False


class NoLine:
    """A line that is always free and leads nowhere."""

    free = True

    def write(self, texts: Sequence[bytes]) -> None:
        """Gone."""


def dealt(number: int, at: float) -> CardTable:
    """A table of four people with the cards dealt; the games take turns."""
    rules = list(rulebooks().values())[number % len(rulebooks())]
    setup = events.Created(
        *(rules.name, PLAYERS, rules.defaults(), "novice", True, "anyone", False, None),
        *(f"{number:064x}", number),
    )
    table = CardTable.created_from(f"t{number}", events.Logged(setup), at)
    for seat in range(PLAYERS):
        lock = sha256(token_of(number, seat).encode()).hexdigest()
        change(table, events.Logged(events.Sat(seat, f"P{seat} of {number}", lock, "")), at)
    change(table, events.Logged(events.Started(f"g{number}", [])), at)
    return table


class Played:
    """Tables with everybody connected."""

    def __init__(self) -> None:
        outside, settings = Outside.of_a_house(), tables_settings(Path())
        log, thinker = cast("EventLog", NoDisk()), cast("Thinker", NoBots())
        self.house = House(Office(log, thinker, settings, outside, Metrics()))
        self.connected: list[asyncio.Task[int | None]] = []
        self.tables = [self._opened(number) for number in range(TABLES)]

    def _opened(self, number: int) -> tuple[LiveTable, list[Inbox]]:
        office = self.house.office
        live = LiveTable(dealt(number, office.outside.now()), office)
        self.house.tables[f"t{number}"] = live
        return live, [self._come(number, seat) for seat in range(PLAYERS)]

    def _come(self, number: int, seat: int) -> Inbox:
        async def send(message: Any) -> None:
            raise AssertionError(message)

        inbox = Inbox(asyncio.get_running_loop())
        client = Connection(self.house, inbox.get, send, line=NoLine())
        self.connected.append(asyncio.create_task(client.run()))
        self._say(inbox, type="hello", id="h", table=f"t{number}", token=token_of(number, seat))
        return inbox

    @staticmethod
    def _say(inbox: Inbox, **command: str) -> None:
        text = msgspec.json.encode(command).decode()
        inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def play(self, shortest: Shortest, *, cold: bool) -> None:
        """Every table in turn, move by move."""
        chance = random.Random(7)
        here, there = bytearray(MUCH), bytearray(MUCH)
        for _ in range(10 * TURNS):
            await asyncio.sleep(0)
        for number in range(MOVES):
            for live, inboxes in self.tables:
                game = live.table.game
                if game is None or live.table.stage != "playing":
                    continue
                seat = chance.choice(game.actors)
                move = game.rules.text(game.state, chance.choice(game.legal_moves(seat)))
                seq = live.table.seq
                if cold:
                    here[:] = there
                with shortest.step("a move"):
                    self._say(inboxes[seat], type="move", id=f"m{number}", text=move)
                    for _ in range(TURNS):
                        await asyncio.sleep(0)
                assert live.table.seq == seq + 1
                assert not live.telling

    async def end(self) -> None:
        """Everybody goes."""
        for one in self.connected:
            one.cancel()
        await asyncio.gather(*self.connected, return_exceptions=True)


async def measured(*, cold: bool) -> float:
    """The µs of a move."""
    shortest = Shortest()
    for _ in range(AGAIN):
        shortest.again()
        played = Played()
        await played.play(shortest, cold=cold)
        await played.end()
        gc.collect()
    times = shortest.times["a move"]
    return sum(times) / len(times) * 1e6


async def main() -> None:
    """Tell both."""
    gc.disable()
    warm = await measured(cold=False)
    say(
        f"{warm:.0f} µs of CPU a move, {await measured(cold=True):.0f} after the caches are emptied"
    )


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(main())
