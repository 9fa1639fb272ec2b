"""Kill the server at random moments under load, and see that it has forgotten nothing it promised.

`python -m tests.server.torture 300` kills it 300 times (`make torture`). Every client keeps all
that it was told. After each restart each comes back as if it knew nothing: what it is told then
must begin with what it was told before, and a command answered `ok` must not be done again.
"""

import asyncio
import hashlib
import random
import signal
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from katzentisch.core.fair import promise_of
from katzentisch.games import rulebooks
from tests.server.harness import Client, settings_for

GAMES = {rules.name: max(3, rules.seats[0]) for rules in rulebooks().values()}
Trouble = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Person:
    """Somebody at a table, with everything he was told and promised."""

    table: str
    token: str
    seat: int
    told: list[dict[str, Any]] = field(default_factory=list)
    promised: list[dict[str, Any]] = field(default_factory=list)
    moves: int = 0

    async def play(self, port: int, chance: random.Random) -> None:
        """Come back, compare, and play until the line is cut."""
        client = await Client.connected(port)
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
        while True:
            await self._one_move(client, chance)

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


async def seat_people(port: int) -> list[Person]:
    """A table of each game, and all seats taken."""
    people = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for game, players in GAMES.items():
            wish = {"game": game, "players": players, "name": "P0"}
            seats = [(await http.post("/api/tables", json=wish)).json()]
            path = f"/api/tables/{seats[0]['table']}/seats"
            wishes = [{"name": f"P{number}"} for number in range(1, players)]
            seats += [(await http.post(path, json=wish)).json() for wish in wishes]
            people += [Person(one["table"], one["token"], one["seat"]) for one in seats]
            starter = await Client.connected(port)
            await starter.ask("hello", table=seats[0]["table"], token=seats[0]["token"])
            await starter.done("start", id="s0-start")
            await starter.close()
    return people


async def start_server(folder: Path) -> tuple[asyncio.subprocess.Process, int]:
    """A server in a process of its own, and its port."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.torture", "serve", str(folder),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(60):
        line = await process.stdout.readline()
    return process, int(line)


async def until_promised(people: list[Person], tasks: list["asyncio.Task[None]"]) -> None:
    """Until somebody was promised something, however busy the machine is; or has failed."""
    while not any(person.promised for person in people) and not any(map(asyncio.Task.done, tasks)):
        await asyncio.sleep(0.05)


async def torture(kills: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill the server so many times; what was promised meanwhile."""
    chance = random.Random(seed)
    process, port = await start_server(folder)
    people = await seat_people(port)
    for kill in range(kills):
        tasks = [
            asyncio.create_task(person.play(port, random.Random(chance.random())))
            for person in people
        ]
        await asyncio.sleep(chance.uniform(0.05, 0.8))
        # The first kill may come before anything is promised; then there must be something to lose.
        if kill > 0:
            async with asyncio.timeout(60):
                await until_promised(people, tasks)
        process.send_signal(signal.SIGKILL)
        await process.wait()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, Trouble):
                raise outcome
        process, port = await start_server(folder)
    tasks = [asyncio.create_task(person.play(port, chance)) for person in people]
    await asyncio.sleep(0.5)
    process.terminate()
    await process.wait()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, Trouble):
            raise outcome
    promised = sum(len(person.promised) for person in people)
    told = sum(len(person.told) for person in people)
    return {"kills": kills, "promised": promised, "told": told}


async def serve(folder: Path) -> None:
    """The server's side: any port, told to who started it."""
    from katzentisch.server.start.addresses import listening
    from katzentisch.server.start.serving import run

    settings = settings_for(folder)
    port = listening(settings, "en")
    number = port.getsockname()[1]
    await run(settings, port, lambda: print(number, flush=True))  # noqa: T201


def main() -> None:
    """Be the server, or torture it."""
    if sys.argv[1] == "serve":
        with suppress(KeyboardInterrupt):
            asyncio.run(serve(Path(sys.argv[2])))
        return
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    print(f"seed {seed}")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(torture(int(sys.argv[1]), seed, Path(folder))))  # noqa: T201


if __name__ == "__main__":
    main()
