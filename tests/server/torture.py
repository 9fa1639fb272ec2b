"""Kill the server at random moments under load, and see that it has forgotten nothing it promised.

`python -m tests.server.torture 1000` kills it 1000 times (`make torture`). Every client keeps all
that it was told. After each restart each comes back as if it knew nothing: what it is told then
must begin with what it was told before, and a command answered `ok` must not be done again.
"""

import asyncio
import hashlib
import itertools
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from katzentisch.core.fair import promise_of
from katzentisch.games import rulebooks
from tests.launcher import Launcher
from tests.real_servers import free_port
from tests.server.harness import Client, in_chosen_store

GAMES = {rules.name: max(3, rules.seats[0]) for rules in rulebooks().values()}
# After so many events people go to a new table.
MOST_TOLD = 500
# Seconds in which somebody moves, on the busiest machine.
STANDSTILL = 240
Trouble = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Person:
    """Somebody at a table, with everything he was told and promised."""

    game: str
    table: str
    token: str
    seat: int
    told: list[dict[str, Any]] = field(default_factory=list)
    promised: list[dict[str, Any]] = field(default_factory=list)
    moves: int = 0
    # One count for all his lines: what has the id of something done before is not done again.
    commands: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    stands: str = "not yet back"

    async def play(self, port: int, chance: random.Random) -> None:
        """Come back, compare, and play until the line is cut."""
        self.stands = "not yet back"
        client = await self._back(port)
        while True:
            table = client.table
            self.stands = f"{table['stage']}, dealing {table['dealing']}, legal {client.legal[:3]}"
            await self._one_move(client, chance)

    async def check(self, port: int) -> None:
        """Come back and compare, for the last time."""
        client = await self._back(port)
        await client.close()

    async def _back(self, port: int) -> Client:
        client = await Client.connected(port)
        client.numbers = self.commands
        await client.ask("hello", table=self.table, token=self.token)
        await client.until(lambda one: one.update)
        begun = client.events[: len(self.told)]
        for before, now in zip(self.told, begun, strict=True):
            # What may not be looked at again has no cards and words until the game is over.
            shown = before["moves"] and now["moves"]
            faded: dict[str, Any] = {} if shown else {"moves": [], "said": []}
            assert before | faded == now | faded, f"seat {self.seat}: {before}, now {now}"
        self.told = client.events
        for command in self.promised[-3:]:
            assert (await client.ask("move", **command))["type"] == "ok"
        return client

    def _salt(self, number: int) -> str:
        return hashlib.sha256(f"{self.table} {self.seat} {number}".encode()).hexdigest()

    async def _promise(self, client: Client) -> None:
        """Take part in the next deal, unless this was said before the server was killed."""
        number = len(client.table["played"]) + 1
        if self.seat not in client.table["promised"]:
            promise = promise_of(bytes.fromhex(self._salt(number)))
            await client.ask("promise", promise=promise)

    async def _one_move(self, client: Client, chance: random.Random) -> None:
        dealing = client.table["dealing"]
        if client.table["stage"] == "over":
            await self._promise(client)
            await client.ask("ask", matter="rematch")
            for number in client.asked("rematch"):
                await client.ask("answer", request=number, agree=True)
            await client.receive()
        elif dealing and self.seat not in dealing["opened"]:
            await client.ask("open", salt=self._salt(dealing["number"]))
            await client.receive()
        elif client.legal:
            self.moves += 1
            command = {"id": f"s{self.seat}m{self.moves}", "text": chance.choice(client.legal)}
            if (await client.ask("move", **command))["type"] == "ok":
                self.promised.append(command)
        else:
            await client.receive()


async def seat_people(port: int, game: str) -> list[Person]:
    """A table of a game, and all seats taken."""
    players = GAMES[game]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        wish = {"game": game, "players": players, "name": "P0"}
        seats = [(await http.post("/api/tables", json=wish)).json()]
        path = f"/api/tables/{seats[0]['table']}/seats"
        wishes = [{"name": f"P{number}"} for number in range(1, players)]
        seats += [(await http.post(path, json=wish)).json() for wish in wishes]
    starter = await Client.connected(port)
    await starter.ask("hello", table=seats[0]["table"], token=seats[0]["token"])
    await starter.done("start", id="s0-start")
    await starter.close()
    return [Person(game, one["table"], one["token"], one["seat"]) for one in seats]


class TorturedServer:
    """A server on a folder, always on the same port; it is started anew after each kill."""

    def __init__(self, launcher: Launcher, folder: Path) -> None:
        self.launcher, self.folder, self.port = launcher, folder, free_port()
        self.database = in_chosen_store(folder).get("database")
        self.process = 0

    async def start(self) -> None:
        """A new process that answers."""
        log = self.folder / "said.txt"
        self.process = await self.launcher.fork_unlimited(
            self.folder, self.database, self.port, log
        )
        async with asyncio.timeout(60):
            while not await self._answers():
                assert self._is_there(), log.read_text()
                await asyncio.sleep(0.01)

    async def _answers(self) -> bool:
        """Whether it serves; its port is open before that."""
        try:
            async with httpx.AsyncClient(timeout=60) as http:
                return (await http.get(f"http://127.0.0.1:{self.port}/health")).is_success
        except httpx.HTTPError:
            return False

    def _is_there(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    async def end(self, number: signal.Signals) -> None:
        """Tell it to end, and wait until it has."""
        os.kill(self.process, number)
        while self._is_there():
            await asyncio.sleep(0.005)


async def until_promised(
    people: list[Person], tasks: list["asyncio.Task[None]"], server: TorturedServer
) -> None:
    """Until somebody is promised something, however busy the machine is."""
    before = promises(people)
    try:
        async with asyncio.timeout(STANDSTILL):
            while promises(people) == before and not any(map(asyncio.Task.done, tasks)):
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(await how_it_stands(people, server)) from None
    # The server is there: whose line was cut, or who has waited for too long, has found something.
    for done in filter(asyncio.Task.done, tasks):
        raise AssertionError(await how_it_stands(people, server)) from done.exception()


async def how_it_stands(people: list[Person], server: TorturedServer) -> str:
    """What might tell why nothing happens any more."""
    said = (server.folder / "said.txt").read_text("utf-8", errors="replace")[-2000:]
    tables = "\n".join(f"{one.game} {one.table} seat {one.seat}: {one.stands}" for one in people)
    answers = await server._answers()
    load = os.getloadavg()
    return f"nothing happens for {STANDSTILL} s; answers: {answers}; load {load}\n{tables}\n{said}"


def promises(people: list[Person]) -> int:
    """How much was promised to these."""
    return sum(len(person.promised) for person in people)


async def torture(kills: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill the server so many times; what was promised meanwhile."""
    chance, launcher = random.Random(seed), await Launcher.start()
    try:
        return await _torture(kills, chance, TorturedServer(launcher, folder))
    finally:
        await launcher.end()


async def _torture(kills: int, chance: random.Random, server: TorturedServer) -> dict[str, int]:
    gone: list[Person] = []
    await server.start()
    people = [one for game in GAMES for one in await seat_people(server.port, game)]
    for kill in range(kills):
        tasks = [
            asyncio.create_task(person.play(server.port, random.Random(chance.random())))
            for person in people
        ]
        await asyncio.sleep(chance.uniform(0.05, 0.8))
        # A kill may come before anything is promised; but often there must be something to lose.
        if kill % 2:
            await until_promised(people, tasks, server)
        await server.end(signal.SIGKILL)
        await all_fell_silent(tasks)
        await server.start()
        people, gone = await with_new_tables(server.port, people, gone)
        if kill % 100 == 99:
            print(f"{kill + 1} kills, {promises([*gone, *people])} promises", flush=True)  # noqa: T201
    tasks = [asyncio.create_task(person.play(server.port, chance)) for person in people]
    await asyncio.sleep(0.5)
    await server.end(signal.SIGTERM)
    await all_fell_silent(tasks)
    told = sum(len(person.told) for person in [*gone, *people])
    return {"kills": kills, "promised": promises([*gone, *people]), "told": told}


async def all_fell_silent(tasks: list["asyncio.Task[None]"]) -> None:
    """The line was cut; whoever ends for another reason has found something."""
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, Trouble):
            raise outcome


async def with_new_tables(
    port: int, people: list[Person], gone: list[Person]
) -> tuple[list[Person], list[Person]]:
    """Who has been told much goes to a new table: to tell all of it again takes ever longer."""
    full = {person.table for person in people if len(person.told) > MOST_TOLD}
    staying = [person for person in people if person.table not in full]
    going = [person for person in people if person.table in full]
    for person in going:
        await person.check(port)
    for game in sorted({person.game for person in going}):
        staying += await seat_people(port, game)
    return staying, [*gone, *going]


def main() -> None:
    """Torture it so many times as the first word says, by the seed that is the second."""
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    print(f"seed {seed}")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(torture(int(sys.argv[1]), seed, Path(folder))))  # noqa: T201


if __name__ == "__main__":
    main()
