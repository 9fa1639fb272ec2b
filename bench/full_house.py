"""How a house full of bots feels to people: `make load`.

A person at each table plays against three experts at their normal pace, the three games in turn,
and a person at a quiet table asks for pings, in the same server while it is idle and while it is
full. Then 151 people of one address ask for hints again and again, and somebody from another
address for some too. The ratio to the idle house holds on any machine, the figures do not.
"""

import asyncio
import json
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any

from bench.children import FAR, Child
from bench.lines import Line, read
from bench.load import percentile, say
from katzentisch.games import rulebooks
from katzentisch.server.office.settings import Settings

PINGS_A_SECOND = 100
GAME_OF_HINTS = "muckenstich"
ATTACKERS = 151
# Of these it is told how bots fared.
LAST_SECONDS = 8.0


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask over HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = json.dumps(body)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
    writer.write((head + text).encode())
    answer = await reader.read()
    writer.close()
    found: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return found


class Guest:
    """A person at a table of bots, who plays at random and at once, if he plays."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.plays = False
        self.legal: list[str] = []
        self.asked = False
        self.number = 0
        self.events = 0
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.line: Line

    @classmethod
    async def seated(
        cls, port: int, seed: int, *, bots: bool, address: str = "127.0.0.1", **wishes: Any
    ) -> "Guest":
        """Somebody who opens a table, and perhaps fills it with bots."""
        guest = cls(random.Random(seed))
        wish = {"game": GAME_OF_HINTS, "players": 4, "name": f"Guest {seed}"} | wishes
        seat = await post(port, "/api/tables", wish)
        hello = {"type": "hello", "id": "hello", "table": seat["table"], "token": seat["token"]}
        guest.line = Line(guest.heard, json.dumps(hello).encode())
        loop = asyncio.get_running_loop()
        here = guest.answers["hello"] = loop.create_future()
        await loop.create_connection(lambda: guest.line, "127.0.0.1", port, local_addr=(address, 0))
        await here
        if bots:
            await guest.ask("start", fill=True)
        return guest

    def heard(self, line: Line, body: bytes) -> None:
        """A message."""
        told = read(body)
        if told.type != "update":
            answer = self.answers.pop(told.id, None)
            if answer is not None and not answer.done():
                answer.set_result(told.type)
            return
        self.events += len(told.events)
        self.legal = told.play.legal if told.play and not self.asked else []
        if self.plays and self.legal:
            self.move()

    def move(self) -> None:
        """Any legal move; what is said of the table before it is answered is old."""
        self.asked = True
        done = self.say("move", text=self.chance.choice(self.legal))
        self.legal = []
        done.add_done_callback(lambda _: setattr(self, "asked", False))

    def begin(self) -> None:
        """Play from now on."""
        self.plays = True
        if self.legal:
            self.move()

    def say(self, kind: str, **words: Any) -> "asyncio.Future[str]":
        """Say something; its answer will come."""
        self.number += 1
        answer = self.answers[str(self.number)] = asyncio.get_running_loop().create_future()
        self.line.say(json.dumps({"type": kind, "id": str(self.number)} | words).encode())
        return answer

    async def ask(self, kind: str, **words: Any) -> str:
        """Say something and wait for the answer; of what kind it is."""
        return await self.say(kind, **words)


async def pinged(guest: Guest, until: Callable[[], bool]) -> list[float]:
    """How long pings took, many a second, in milliseconds."""
    took = []
    while not until():
        began = time.perf_counter()
        await guest.ask("ping")
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(1 / PINGS_A_SECOND)
    return took


def for_seconds(seconds: float) -> Callable[[], bool]:
    """Whether so much time has passed."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end


def told(took: list[float]) -> str:
    """Times in words."""
    p50, p99 = percentile(took, 0.5), percentile(took, 0.99)
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {max(took):.1f} ms"


async def in_house(work: Callable[[int], Awaitable[None]]) -> None:
    """Do something with a server whose bots are ready for all games, and say how they fared."""
    with TemporaryDirectory() as name:
        child = await Child.started("bots", name)
        await work(child.port)
        child.process.send_signal(signal.SIGINT)
        assert child.process.stdout is not None
        say((await child.process.stdout.read()).decode().rstrip())


async def measure_full_house(
    tables: int, seconds: float, level: str = "expert", game: str | None = None
) -> None:
    """Pings at a quiet table while nobody plays, and while bots think at so many tables.

    They play all games in turn, or one.
    """

    async def work(port: int) -> None:
        quiet = await Guest.seated(port, 0, bots=False)
        games = [game] if game else list(rulebooks())
        guests = [
            await Guest.seated(port, seed, bots=True, level=level, game=games[seed % len(games)])
            for seed in range(1, tables + 1)
        ]
        # Where all choose at once bots have chosen by then, and wait for the person.
        await asyncio.sleep(4)
        idle = await pinged(quiet, for_seconds(seconds / 2))
        before = sum(guest.events for guest in guests)
        for guest in guests:
            guest.begin()
        await asyncio.sleep(3)
        full = await pinged(quiet, for_seconds(seconds))
        events = sum(guest.events for guest in guests) - before
        ratio = percentile(full, 0.99) / percentile(idle, 0.99)
        say(f"{tables} tables of a person and three bots ({level}), {', '.join(games)}:")
        say(f"  a ping in the idle house: {told(idle)}")
        say(f"  a ping while they play: {told(full)}; p99 is {ratio:.1f} times that of idle")
        say(f"  {events / (seconds + 3) / tables:.2f} moves a second at each table")

    await in_house(work)


async def measure_hints(seconds: float) -> None:
    """Pings and hints of others while one address asks for as many hints as it can."""

    async def work(port: int) -> None:
        quiet = await Guest.seated(port, 0, bots=False)
        other = await Guest.seated(port, 1, bots=True, address="127.0.0.2")
        crowd = [await Guest.seated(port, 2 + seed, bots=True) for seed in range(ATTACKERS)]
        await asyncio.sleep(4)
        idle = await pinged(quiet, for_seconds(seconds / 2))
        over = for_seconds(seconds)
        heard: list[str] = []
        waits: list[float] = []

        async def greedy(guest: Guest) -> None:
            while not over():
                heard.append(await guest.ask("hint"))
                await asyncio.sleep(0.25)

        async def honest() -> None:
            while not over():
                began = time.perf_counter()
                assert await other.ask("hint") == "hint"
                waits.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.5)

        asking = asyncio.gather(honest(), *map(greedy, crowd))
        full = await pinged(quiet, over)
        await asking
        ratio = percentile(full, 0.99) / percentile(idle, 0.99)
        found = heard.count("hint")
        say(f"{ATTACKERS} people of one address who want hints all the time:")
        say(f"  a ping in the idle house: {told(idle)}")
        say(f"  a ping meanwhile: {told(full)}; p99 is {ratio:.1f} times that of idle")
        say(f"  {found} hints for them, {len(heard) - found} times told to wait")
        say(f"  a hint for somebody from elsewhere: {told(waits)}")

    await in_house(work)


async def serve_bots(folder: Path) -> None:
    """The table server with the usual bots, ready for all games; at the end, how they fared."""
    from katzentisch.bots import pool
    from katzentisch.bots.standin import Choice
    from katzentisch.server.office.process_thinker import ProcessThinker
    from katzentisch.server.start import serving
    from katzentisch.server.start.addresses import listening

    # When, and how much: at the start all bots are asked at once, which is not what is measured.
    waits: list[tuple[float, float]] = []
    shares: list[tuple[float, float]] = []
    usual_share: Callable[[int, int], float] = vars(pool)["share_of"]

    class Timed(ProcessThinker):
        async def choose(self, *words: Any) -> Choice | None:
            began = time.perf_counter()
            found = await super().choose(*words)
            waits.append((began, 1000 * (time.perf_counter() - began)))
            return found

        async def warm(self) -> None:
            self.pool.expect(rulebooks())
            while not all(map(self.pool.crew.able, rulebooks())):
                await asyncio.sleep(0.1)

    def share_of(waiting: int, at_ease: int) -> float:
        share = usual_share(waiting, at_ease)
        shares.append((time.perf_counter(), share))
        return share

    thinker = Timed()
    # The server makes its own thinker; here it is this one.
    vars(pool)["share_of"] = share_of
    vars(serving)["ProcessThinker"] = lambda _: thinker
    settings = Settings(
        data=folder,
        port=0,
        tables_per_minute=FAR,
        tables_at_once=FAR,
        tables_per_address=10_000,
        requests_at_once=FAR,
        messages_per_second=FAR,
        messages_at_once=FAR,
        sockets_per_address=10_000,
    )
    port = listening(settings, "en")

    async def announce() -> None:
        await thinker.warm()
        print(port.getsockname()[1], flush=True)

    tasks = []
    try:
        await serving.run(settings, port, lambda: tasks.append(asyncio.create_task(announce())))
    finally:
        after = time.perf_counter() - LAST_SECONDS
        if lately := [wait for when, wait in waits if when > after]:
            mean = fmean(share for when, share in shares if when > after)
            print(f"  a bot's move, waiting and thinking: {told(lately)}; mean share {mean:.2f}")
