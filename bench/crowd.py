"""The people of a load test: real random games over real sockets, as fast as may be or paced."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from hashlib import sha256

from bench.lines import Around, Line, Told, read

PLAYERS = 4
# At every eighth table the last seat is a bot's.
BOT_SEAT, BOT_TABLES = 3, 8
# The kinds of event that a move is told by.
OF_A_MOVE = ("moved", "chosen")


def token_of(table: int, seat: int) -> str:
    """A seat's token, known to the generator."""
    return sha256(f"{table}/{seat}".encode()).hexdigest()[:32]


def has_bot(table: int) -> bool:
    """Whether a bot plays at that table."""
    return table % BOT_TABLES == BOT_TABLES - 1


def people_at(table: int, *, bots: bool) -> range:
    """The seats of people."""
    return range(PLAYERS - (bots and has_bot(table)))


class Seat:
    """One client at a table."""

    def __init__(self, table: int, number: int) -> None:
        self.table, self.number = table, number
        self.line: Line
        self.seen = 0
        self.legal: list[str] = []
        self.commands = 0
        self.asked = False
        self.over = False
        self.answered = 0

    def say(self, text: str, *, counted: bool = False) -> None:
        """A command; the ids of those that are counted begin with `m`."""
        self.commands += 1
        name = f"{'m' if counted else 'x'}{self.commands}"
        self.line.say(text.replace("ID", name, 1).encode())


class Crowd:
    """All clients, and what they measure."""

    def __init__(self, tables: int, seed: int, *, bots: bool = True) -> None:
        self.chance = random.Random(seed)
        self.seats = [[Seat(t, s) for s in people_at(t, bots=bots)] for t in range(tables)]
        # Commands answered, moves of people and of bots, and what went wrong.
        self.ok = self.moved = self.bots = self.updates = self.lost = self.rejected = 0
        self.greedy = False
        # When a seat's last move was due, and how long after that each was told of it.
        self.due: dict[tuple[int, int | None], float] = {}
        self.latencies: list[float] = []
        # How late the generator itself was.
        self.lags: list[float] = []
        self.ready: deque[Seat] = deque()

    @property
    def moves(self) -> int:
        """The moves that were made."""
        return self.moved + self.bots

    # Playing

    def heard(self, line: Line, body: bytes) -> None:
        """A message for one seat."""
        seat: Seat = line.seat
        told = read(body)
        if told.type == "update":
            self._updated(seat, told)
        else:
            self.ok += told.type == "ok"
            self.rejected += told.type == "rejected"
            if told.id.startswith("m"):
                self.moved += told.type == "ok"
                seat.asked = False

    def _updated(self, seat: Seat, told: Told) -> None:
        self.updates += 1
        for event in told.events:
            self.lost += event.n != seat.seen + 1
            seat.seen = event.n
            if seat.number == 0 and event.kind == "moved":
                self.bots += sum(mover >= len(self.seats[seat.table]) for mover, _ in event.moves)
            # By whose move it came about: what a bot does later has nothing to do with his, nor has
            # what he says when the game is over.
            due = self.due.get((seat.table, event.seat)) if event.kind in OF_A_MOVE else None
            if due is not None:
                self.latencies.append(time.perf_counter() - due)
        if told.table is not None:
            self._play_again(seat, told.table)
        # Until a move is answered, updates still speak of the time before it.
        seat.legal = told.play.legal if told.play and not seat.asked else []
        if seat.legal and self.greedy:
            self.move(seat)
        elif seat.legal:
            self.ready.append(seat)

    def _play_again(self, seat: Seat, table: Around) -> None:
        """When a game is over the first seat asks for another, and all agree."""
        if table.stage != "over":
            seat.over = False
        elif not seat.over:
            seat.over = True
            if seat.number == 0:
                seat.say('{"type":"ask","id":"ID","matter":"rematch"}')
        for one in table.requests:
            if seat.number in one.needed and one.number > seat.answered:
                seat.answered = one.number
                # An f-string would need every brace of the JSON twice.
                seat.say(
                    '{"type":"answer","id":"ID","request":%d,"agree":true}' % one.number  # noqa: UP031
                )

    def move(self, seat: Seat) -> None:
        """Any legal move."""
        text = self.chance.choice(seat.legal)
        seat.legal = []
        seat.asked = True
        # As above: the braces.
        seat.say('{"type":"move","id":"ID","text":"%s"}' % text, counted=True)  # noqa: UP031

    # Coming

    async def connect(self, ports: Sequence[int]) -> None:
        """Everybody comes, a hundred at a time; all of a table to the same server."""
        everybody = [seat for table in self.seats for seat in table]
        for first in range(0, len(everybody), 100):
            some = everybody[first : first + 100]
            await asyncio.gather(*(self._come(ports[one.table % len(ports)], one) for one in some))
        while any(seat.seen == 0 for seat in everybody):
            await asyncio.sleep(0.05)

    async def _come(self, port: int, seat: Seat) -> None:
        token = token_of(seat.table, seat.number)
        hello = f'{{"type":"hello","id":"h","table":"t{seat.table}","token":"{token}"}}'
        line = seat.line = Line(self.heard, hello.encode())
        line.seat = seat
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)

    # Measuring

    def begin(self) -> None:
        """Whoever may, moves, and again as soon as he may."""
        self.greedy = True
        self.due.clear()
        self.ready.clear()
        for seat in (seat for table in self.seats for seat in table):
            if seat.legal and not seat.asked:
                self.move(seat)

    async def pause(self) -> None:
        """Nobody begins anything new, and what was begun is finished."""
        self.greedy = False
        before = -1
        while before != self.ok:
            before = self.ok
            await asyncio.sleep(0.2)

    async def paced(self, per_second: int, seconds: float) -> None:
        """So many moves a second, each due at its time whatever became of those before.

        What a late move takes counts from when it was due, so a server that stands still for a
        moment is late for all that should have come in it.
        """
        self.latencies, self.lags = [], []
        self.ready = deque(seat for table in self.seats for seat in table if seat.legal)
        start = time.perf_counter()
        for number in range(int(per_second * seconds)):
            due = start + number / per_second
            while (seat := self._next_ready()) is None or time.perf_counter() < due:
                if seat is not None:
                    self.ready.appendleft(seat)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.due[seat.table, seat.number] = due
            self.lags.append(time.perf_counter() - due)
            self.move(seat)
        await self.pause()

    def _next_ready(self) -> Seat | None:
        while self.ready:
            seat = self.ready.popleft()
            if seat.legal and not seat.asked:
                return seat
        return None


class EchoCrowd(Crowd):
    """Clients of the echo server: one of each table speaks, and again when answered."""

    def heard(self, line: Line, body: bytes) -> None:
        """An answer or an echo."""
        seat: Seat = line.seat
        told = read(body)
        seat.seen = 1
        if told.type != "ok":
            self.updates += 1
            return
        self.ok += 1
        self.moved += 1
        if self.greedy:
            seat.legal = ["play R12"]
            self.move(seat)

    def begin(self) -> None:
        """One of each table speaks."""
        self.greedy = True
        for table in self.seats:
            table[0].legal = ["play R12"]
            self.move(table[0])
