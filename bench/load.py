"""How many people the table server serves: `make load`.

A generator in this process plays real random games over real sockets, in tables of four, the three
games by turns and a bot at every eighth table, against a server in a process of its own, with every
move durable on a real disk and every seat told. The same generator drives a bare echo server of the
same framework, which sends as many packets of the same size for each message and does nothing else;
both take turns in one run. The ratio holds on any machine, the figures do not.

    python -m bench.load fast [SOCKETS] [SECONDS] [ROUNDS]     as fast as it goes, and the echo
    python -m bench.load paced [SOCKETS] [PER_SECOND] [SECONDS]
    python -m bench.load compiling [SOCKETS] [PER_SECOND] [SECONDS] [ROUNDS]     bots compile beside
    python -m bench.load postgres [SOCKETS] [SECONDS] [ROUNDS]     one server, and then two
    python -m bench.load full TABLES SECONDS [LEVEL [GAME]] | hints SECONDS     bots at work
"""

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import median

from bench.children import Child, own_seconds, serve_echo, serve_tables
from bench.crowd import BOT_SEAT, PLAYERS, Crowd, EchoCrowd, has_bot, people_at, token_of
from bench.lines import Line
from bench.stores import on_disk
from katzentisch.games import rulebooks
from katzentisch.server.table import events
from katzentisch.storage.log import Entry, EventLog
from katzentisch.storage.opening import open_store

WARM_UP = 2.0


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share lies."""
    return sorted(values)[int(share * (len(values) - 1))] if values else 0.0


def say(text: str) -> None:
    """A line of the report."""
    print(text, flush=True)


# The tables


async def prepare(place: str | Path, tables: int, *, bots: bool = True) -> None:
    """Tables with everybody seated and the cards dealt, written into the log beforehand."""
    store = await open_store(place, time.time, alone=True)
    try:
        for first in range(0, tables, 200):
            some = range(first, min(tables, first + 200))
            await asyncio.gather(*(prepare_one(store.log, number, bots=bots) for number in some))
    finally:
        await store.close()


async def prepare_one(log: EventLog, number: int, *, bots: bool) -> None:
    """One table; the games take turns."""
    games = [rules for rules in rulebooks().values() if PLAYERS in rules.seats]
    rules = games[number % len(games)]
    secret = sha256(b"%d" % number).hexdigest()
    what: list[events.Happened] = [
        events.Created(
            *(rules.name, PLAYERS, rules.defaults(), "novice", True, "anyone", False, None),
            *(secret, number),
        )
    ]
    for seat in people_at(number, bots=bots):
        lock = sha256(token_of(number, seat).encode()).hexdigest()
        what.append(events.Sat(seat, f"P{seat} of {number}", lock, ""))
    what.append(events.Started(f"g{number}", [BOT_SEAT] if bots and has_bot(number) else []))
    for seq, one in enumerate(what, start=1):
        body = events.encode(events.Logged(one))
        await log.append(Entry(f"t{number}", seq, time.time(), body))


async def written(place: str | Path, tables: int) -> int:
    """How many moves are in the log."""
    store = await open_store(place, time.time, alone=True)
    try:
        found = [
            events.decode(entry.body).what
            for number in range(tables)
            for entry in await store.log.read(f"t{number}")
        ]
    finally:
        await store.close()
    return sum(isinstance(one, events.Moved) for one in found)


@dataclass(frozen=True)
class Served:
    """Table servers, and the crowd that is connected to them."""

    children: list[Child]
    crowd: Crowd


@asynccontextmanager
async def served(
    place: str | Path, sockets: int, servers: int = 1, bell: str = ""
) -> AsyncIterator[Served]:
    """Tables with so many sockets, everybody connected; at the end the log is counted."""
    tables = sockets // PLAYERS
    await prepare(place, tables)
    words = ("tables", str(place), *([bell] if bell else []))
    children = [await Child.started(*words) for _ in range(servers)]
    crowd = Crowd(tables, 1)
    connected = sum(map(len, crowd.seats))
    before = sum(child.resident for child in children)
    await crowd.connect([child.port for child in children])
    each = (sum(child.resident for child in children) - before) / connected
    say(f"{connected} sockets at {tables} tables: {each / 1000:.0f} kB an idle socket")
    yield Served(children, crowd)
    await crowd.pause()
    for child in children:
        await child.stop()
    found = await written(place, tables)
    say(
        f"  moves told {crowd.moves}, in the log {found};"
        f" events lost or out of order {crowd.lost}, refused {crowd.rejected}"
    )


# As fast as it goes


@dataclass(frozen=True)
class Speed:
    """Moves a second, and for each: packets, bytes, and µs of CPU."""

    moves: float
    packets: float
    size: float
    main: float
    all: float
    generator: float

    def __str__(self) -> str:
        return (
            f"{self.moves:6.0f} moves/s; each {self.main:4.0f} µs CPU of the main thread"
            f" ({self.all:.0f} of all; generator {self.generator:.0f}),"
            f" {self.packets:.2f} packets, {self.size / 1000:.1f} kB"
        )


async def speed_of(crowd: Crowd, children: Sequence[Child], seconds: float) -> Speed:
    """How fast it goes for a while when everybody moves as soon as he may."""

    def counted() -> tuple[float, ...]:
        return (
            *(crowd.moves, Line.packets, Line.size),
            sum(child.main_seconds for child in children) * 1e6,
            sum(child.all_seconds for child in children) * 1e6,
            own_seconds() * 1e6,
        )

    crowd.begin()
    await asyncio.sleep(min(WARM_UP, seconds) / 2)
    before, began = counted(), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    moves, *rest = (now - then for now, then in zip(counted(), before, strict=True))
    await crowd.pause()
    each = [one / moves for one in rest]
    return Speed(moves / passed, *each)


def spread(values: Sequence[float], digits: int = 0) -> str:
    """The middle one, and the least and the greatest."""
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


async def measure_fast(sockets: int, seconds: float, rounds: int) -> None:
    """The table server and the echo by turns."""
    with on_disk() as folder:
        say(f"data on {file_system(folder)}")
        async with served(folder, sockets) as tables:
            warm = await speed_of(tables.crowd, tables.children, max(seconds, WARM_UP))
            say(f"  warm-up: {warm}")
            # A message's head on the line is four bytes.
            size = round(warm.size / warm.packets) - 4
            echo = await Child.started("echo", str(size), f"{warm.packets:.3f}")
            bare = EchoCrowd(len(tables.crowd.seats), 1)
            await bare.connect([echo.port])
            await speed_of(bare, [echo], WARM_UP)
            pairs = []
            for number in range(rounds):
                table_speed = await speed_of(tables.crowd, tables.children, seconds)
                echo_speed = await speed_of(bare, [echo], seconds)
                pairs.append((table_speed, echo_speed))
                say(f"  round {number + 1}, tables: {table_speed}")
                say(f"  round {number + 1},   echo: {echo_speed}")
            await echo.stop()
    say(f"  durable moves a second: {spread([one.moves for one, _ in pairs])}")
    say(f"  of the bare echo, on the clock: {spread([a.moves / b.moves for a, b in pairs], 2)}")
    say(f"  of the bare echo, by CPU time: {spread([b.main / a.main for a, b in pairs], 2)}")


def file_system(folder: Path) -> str:
    """What the folder is on."""
    asked = ["findmnt", "-no", "FSTYPE,SOURCE", "--target", str(folder)]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
    return " ".join(found) or "an unknown file system"


# At a pace


async def measure_paced(sockets: int, per_second: int, seconds: float) -> None:
    """How soon everybody is told at a steady pace."""
    with on_disk() as folder:
        say(f"data on {file_system(folder)}")
        async with served(folder, sockets) as tables:
            crowd, child = tables.crowd, tables.children[0]
            await crowd.paced(per_second, WARM_UP)
            # What the generator's own garbage collector takes would count as the server's delay.
            gc.disable()
            moves, used = crowd.moves, child.main_seconds
            began = time.perf_counter()
            await crowd.paced(per_second, seconds)
            passed = time.perf_counter() - began
            gc.enable()
            moves, used = crowd.moves - moves, child.main_seconds - used
            told = [1000 * percentile(crowd.latencies, share) for share in (0.5, 0.99, 0.999)]
            lag = 1000 * percentile(crowd.lags, 0.99)
            say(
                f"  {per_second} moves/s due, {moves / passed:.0f} made: told after"
                f" p50 {told[0]:.1f} ms, p99 {told[1]:.1f} ms, p99.9 {told[2]:.1f} ms"
                f" (the generator itself late: p99 {lag:.1f} ms); {used / moves * 1e6:.0f} µs CPU"
                f" a move of the main thread, {used / passed:.2f} CPU"
            )


async def measure_compiling(sockets: int, per_second: int, seconds: float, rounds: int) -> None:
    """The same while the bots' code is compiled, and while that is held up, by turns."""
    ratios: list[tuple[float, float]] = []
    with on_disk() as folder, tempfile.TemporaryDirectory() as nothing_kept:
        os.environ["KATZENTISCH_CACHE"] = nothing_kept
        async with served(folder, sockets) as tables:
            crowd, child = tables.crowd, tables.children[0]
            await crowd.paced(per_second, WARM_UP)
            while not child.let_compile(going=True):
                await asyncio.sleep(0.1)
            for number in range(rounds):
                turns = []
                for going in (False, True):
                    compilers = child.let_compile(going=going)
                    await crowd.paced(per_second, seconds)
                    told = [1000 * percentile(crowd.latencies, share) for share in (0.5, 0.99)]
                    turns.append(told)
                    what = "compiling" if going else "held up  "
                    say(
                        f"  round {number + 1}, {what} ({compilers} processes):"
                        f" told after p50 {told[0]:.1f} ms, p99 {told[1]:.1f} ms"
                    )
                ratios.append((turns[1][0] / turns[0][0], turns[1][1] / turns[0][1]))
    middle, slowest = zip(*ratios, strict=True)
    say(f"  compiling ÷ held up: p50 {spread(middle, 1)}, p99 {spread(slowest, 1)}")


# On PostgreSQL


async def measure_postgres(sockets: int, seconds: float, rounds: int) -> None:
    """One server and then two of the same tables, on a real PostgreSQL that waits for the disk."""
    from tests.real_servers import RealPostgres, RealRedis

    found = {}
    with on_disk() as folder:
        say(f"data on {file_system(folder)}")
        database, bell = RealPostgres(careful=True, where=folder), RealRedis()
        try:
            database.start()
            bell.start()
            for servers in (1, 2):
                place = database.create(f"load{servers}")
                async with served(place, sockets, servers, bell.address) as tables:
                    await speed_of(tables.crowd, tables.children, WARM_UP)
                    speeds = []
                    for _ in range(rounds):
                        speeds.append(await speed_of(tables.crowd, tables.children, seconds))
                        say(f"  {servers} on PostgreSQL: {speeds[-1]}")
                found[servers] = median(one.moves for one in speeds)
        finally:
            database.end()
            bell.end()
    say(f"  two servers do {found[2] / found[1]:.2f} of what one does")


async def main() -> None:
    """Be one of the servers, or measure them."""
    from bench.full_house import measure_full_house, measure_hints, serve_bots

    match sys.argv[1:]:
        case ["tables", place, *bell]:
            await serve_tables(place, bell[0] if bell else None)
        case ["echo", size, told]:
            await serve_echo(int(size), float(told))
        case ["bots", folder]:
            await serve_bots(Path(folder))
        case ["full", tables, seconds, *which]:
            await measure_full_house(int(tables), float(seconds), *which)
        case ["hints", seconds]:
            await measure_hints(float(seconds))
        case ["fast", *given]:
            first, second, third = with_usual(given, 1000, 5, 5)
            await measure_fast(int(first), second, int(third))
        case ["paced", *given]:
            first, second, third = with_usual(given, 5000, 1000, 10)
            await measure_paced(int(first), int(second), third)
        case ["compiling", *given]:
            first, second, third, fourth = with_usual(given, 400, 150, 6, 5)
            await measure_compiling(int(first), int(second), third, int(fourth))
        case ["postgres", *given]:
            first, second, third = with_usual(given, 1000, 5, 3)
            await measure_postgres(int(first), second, int(third))
        case []:
            await measure_fast(1000, 5, 5)
            await measure_paced(5000, 1000, 10)
            await measure_postgres(1000, 5, 3)
            await measure_full_house(40, 20)
            await measure_full_house(150, 20)
            await measure_hints(10)
        case _:
            say(__doc__ or "")


def with_usual(given: Sequence[str], *usual: float) -> list[float]:
    """What was given, and the usual for what was not."""
    return [*map(float, given), *usual[len(given) :]]


if __name__ == "__main__":
    from katzentisch.server.start.serving import fast_loop

    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(main())
