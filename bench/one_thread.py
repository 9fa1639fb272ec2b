"""What a move costs the server's one thread: `python -m bench.one_thread`.

Server and clients share one thread and take turns, so that only the server's CPU time counts, and
a machine that is busy with other things hardly blurs it. The lines are real TCP sockets, read and
written as often as in earnest; of the loop only its waiting for them is missing. The log is the
real one. The echo of bench/children.py is measured in the same way, with as many packets of the
same size. Garbage is looked for as often as a server does that has nothing to wait for: by CPU
time, since by the clock a thread that hardly gets a turn would be swept again after a few moves.
"""

import asyncio
import cProfile
import logging
import pstats
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from bench.children import Keeping, echo_config, tables_settings
from bench.crowd import Crowd, EchoCrowd, Seat, token_of
from bench.lines import Line
from bench.load import prepare, say, spread
from bench.stores import on_disk
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.process_thinker import ProcessThinker
from katzentisch.server.start.opened_house import close_house, configured, open_house
from katzentisch.server.start.serving import fast_loop
from katzentisch.server.start.sweeping import SECONDS, Sweeper

TABLES, WARM_MOVES, MOVES, ROUNDS = 60, 2_500, 1_500, 4


class Stretch:
    """CPU time that is not the server's."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.profile: cProfile.Profile | None = None

    def __enter__(self) -> None:
        if self.profile is not None:
            self.profile.disable()
        self.began = time.thread_time()

    def __exit__(self, *_: object) -> None:
        self.seconds += time.thread_time() - self.began
        if self.profile is not None:
            self.profile.enable()


class ServerEnd:
    """The server's end of a line, as a transport."""

    def __init__(self, net: "Net", line: socket.socket) -> None:
        self.net, self.line = net, line
        self.protocol: Any = None
        self.peer: ClientEnd

    def write(self, data: bytes) -> None:
        """The kernel takes it at once: the other side reads in its turn."""
        assert self.line.send(data) == len(data)
        self.net.for_clients[self.peer] = None
        self.net.wake()

    def get_extra_info(self, name: str) -> Any:
        return {
            "socket": self.line,
            "peername": ("127.0.0.1", 1),
            "sockname": ("127.0.0.1", 2),
        }.get(name)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None: ...


class ClientEnd:
    """The client's end."""

    def __init__(self, net: "Net", line: socket.socket, client: Line, peer: ServerEnd) -> None:
        self.net, self.line, self.client, self.peer = net, line, client, peer

    def write(self, data: bytes) -> None:
        """A client says something."""
        self.line.send(data)
        self.net.for_server[self.peer] = None
        self.net.wake()


class Net:
    """Lines of which both ends are here; the clients' turn is not counted."""

    def __init__(self, sweeper: Sweeper) -> None:
        self.for_clients: dict[ClientEnd, None] = {}
        self.for_server: dict[ServerEnd, None] = {}
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.uncounted = Stretch()
        self.sweeper, self.swept = sweeper, time.thread_time()
        self.loop = asyncio.get_running_loop()
        self.due = False

    def wake(self) -> None:
        """Something is on the lines. While all wait for the disk nothing turns, nor is counted."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self.turn)

    def connect(self, config: uvicorn.Config, state: ServerState, client: Line) -> None:
        """A client comes."""
        theirs = socket.create_connection(self.listening.getsockname())
        ours, _ = self.listening.accept()
        for line in (theirs, ours):
            line.setblocking(False)
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        end = ServerEnd(self, ours)
        end.peer = ClientEnd(self, theirs, client, end)
        http: Any = config.http_protocol_class
        end.protocol = http(config=config, server_state=state, app_state={}, _loop=self.loop)
        end.protocol.connection_made(end)
        client.connection_made(end.peer)

    def turn(self) -> None:
        """Clients read and speak, then the server reads."""
        self.due = False
        with self.uncounted:
            heard, self.for_clients = self.for_clients, {}
            for one in heard:
                one.client.data_received(one.line.recv(1 << 20))
        spoken, self.for_server = self.for_server, {}
        for end in spoken:
            end.protocol.data_received(end.line.recv(1 << 16))
        used = time.thread_time() - self.uncounted.seconds
        if used > self.swept + SECONDS:
            self.swept = used
            self.sweeper.sweep()


class NearCrowd(Crowd):
    """A crowd in the server's own thread."""

    def come(self, connect: Callable[[Line], None]) -> None:
        """Everybody comes."""
        for seat in (seat for table in self.seats for seat in table):
            connect(self.line_of(seat))

    def line_of(self, seat: Seat) -> Line:
        token = token_of(seat.table, seat.number)
        hello = f'{{"type":"hello","id":"h","table":"t{seat.table}","token":"{token}"}}'
        line = seat.line = Line(self.heard, hello.encode())
        line.seat = seat
        return line


class NearEchoCrowd(EchoCrowd, NearCrowd):
    """The same for the echo."""


class Bench:
    """A server and its crowd on a net of their own."""

    def __init__(self, config: uvicorn.Config, crowd: NearCrowd, sweeper: Sweeper) -> None:
        config.load()
        self.net, self.crowd = Net(sweeper), crowd
        state = ServerState()
        crowd.come(lambda line: self.net.connect(config, state, line))

    async def ready(self) -> None:
        """Everybody is there."""
        while any(seat.seen == 0 for table in self.crowd.seats for seat in table):
            await asyncio.sleep(0.05)

    async def cost(self, moves: int, profile: cProfile.Profile | None = None) -> tuple[float, ...]:
        """The CPU µs, the packets and the bytes of each of the next moves."""
        crowd, uncounted = self.crowd, self.net.uncounted
        crowd.begin()
        packets, size, told = Line.packets, Line.size, crowd.moves
        if profile is not None:
            uncounted.profile = profile
            profile.enable()
        used = time.thread_time() - uncounted.seconds
        while crowd.moves < told + moves:
            await asyncio.sleep(0.05)
        used = time.thread_time() - uncounted.seconds - used
        if profile is not None:
            uncounted.profile = None
            profile.disable()
        told = crowd.moves - told
        packets, size = Line.packets - packets, Line.size - size
        await crowd.pause()
        return used / told * 1e6, packets / told, size / told


async def measure(profile: cProfile.Profile | None) -> None:
    """The table server and the echo by turns."""
    with on_disk() as folder:
        await prepare(folder, TABLES, bots=False)
        thinker = ProcessThinker(1)
        house = await open_house(tables_settings(folder), thinker, Outside.of_a_house())
        sweeper = Sweeper()
        tables = Bench(configured(house), NearCrowd(TABLES, 1, bots=False), sweeper)
        await tables.ready()
        say("warming up")
        _, packets, size = await tables.cost(WARM_MOVES)
        if profile is not None:
            await tables.cost(MOVES, profile)
        else:
            size = round(size / packets) - 4
            await compare(tables, size, packets, Keeping(house.office.log), sweeper)
        # The lines end with the loop, without a goodbye: that need not be told of each.
        logging.getLogger("uvicorn.error").disabled = True
        await close_house(house)


async def compare(
    tables: Bench, size: int, packets: float, keeping: Keeping, sweeper: Sweeper
) -> None:
    """Against the echo, and against one that keeps what it hears: no game can be cheaper."""
    echo = await echoing(echo_config(size, packets), sweeper)
    keeper = await echoing(echo_config(size, packets, keeping), sweeper)
    rounds = []
    for _ in range(ROUNDS):
        ours, told, bytes_told = await tables.cost(MOVES)
        bare, echoed, length = await echo.cost(MOVES)
        kept, *_ = await keeper.cost(MOVES)
        rounds.append((ours, bare, kept))
        say(
            f"  tables {ours:.0f} µs ({told:.2f} packets, {bytes_told / 1000:.1f} kB),"
            f" echo {bare:.0f} µs ({echoed:.2f} packets, {length / 1000:.1f} kB):"
            f" {bare / ours:.2f} of the echo; an echo that keeps: {kept:.0f} µs"
        )
    least = [min(one) for one in zip(*rounds, strict=True)]
    say(f"µs of CPU a move: {spread([ours for ours, _, _ in rounds])}")
    say(f"of the echo: {spread([bare / ours for ours, bare, _ in rounds], 2)}")
    say(f"the least of each: {least[1] / least[0]:.2f}; that keeps: {least[1] / least[2]:.2f}")


async def echoing(config: uvicorn.Config, sweeper: Sweeper) -> Bench:
    """An echo that is warm."""
    bench = Bench(config, NearEchoCrowd(TABLES, 1, bots=False), sweeper)
    await bench.ready()
    await bench.cost(MOVES)
    return bench


def main() -> None:
    """Measure, or with a file's name: profile into it and tell what takes longest."""
    wanted: Path | None = Path(sys.argv[1]) if sys.argv[1:] else None
    profile = cProfile.Profile(time.thread_time) if wanted else None
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(measure(profile))
    if profile is not None and wanted is not None:
        profile.dump_stats(wanted)
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)


if __name__ == "__main__":
    main()
