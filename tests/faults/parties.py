"""Parties: a table is opened, people sit down, play some games, and go to a new table."""

import asyncio
import random
from typing import Any

import httpx

from katzentisch.games import rulebooks
from tests.faults.history import SPECTATOR
from tests.faults.people import Person, World

CLOCK = 5
ASKING_SECONDS = 8.0


async def asked(world: World, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """Ask any server until one says yes."""
    while True:
        try:
            async with httpx.AsyncClient(timeout=ASKING_SECONDS, verify=False) as http:
                answer = await http.post(f"http://{world.any_address()}{path}", json=wish)
            if answer.status_code == 201:
                found: dict[str, Any] = answer.json()
                return found
        except (httpx.HTTPError, OSError):
            pass
        await asyncio.sleep(0.2)


class Party:
    """Some people who play one game, table after table."""

    def __init__(self, world: World, game: str, people: int, *, clock: bool, watched: bool) -> None:
        self.world, self.game, self.people = world, game, people
        self.clock, self.watched = clock, watched
        self.chance = random.Random(world.chance.random())
        self.persons: list[Person] = []
        self.tables = 0

    async def go_on(self) -> None:
        """One table after the other."""
        while not self.world.over and not self.world.last_word:
            self.persons = await self._sit_down()
            self.tables += 1
            await asyncio.gather(*(one.live() for one in self.persons))

    async def _sit_down(self) -> list[Person]:
        seats = rulebooks()[self.game].seats
        players = max(self.people, self.chance.choice(seats))
        wish = {
            "game": self.game, "players": players, "name": "P0",
            "clock": CLOCK if self.clock else None, "public": True,
        }  # fmt: skip
        first = await asked(self.world, "/api/tables", wish)
        table, found = first["table"], [first]
        for number in range(1, self.people):
            token = self.chance.randbytes(16).hex()
            join = {"name": f"P{number}", "token": token}
            found.append(await asked(self.world, f"/api/tables/{table}/seats", join))
        persons = [Person(self.world, table, one["seat"], one["token"]) for one in found]
        if self.watched:
            persons.append(Watcher(self.world, table, persons))
        return persons


class Watcher(Person):
    """Looks on until the others have gone."""

    def __init__(self, world: World, table: str, others: list[Person]) -> None:
        super().__init__(world, table, SPECTATOR, None)
        self.others = others[:]

    async def live(self) -> None:
        """As long as there is somebody to look at."""
        looking = asyncio.ensure_future(super().live())
        while not looking.done() and not all(one.done for one in self.others):
            await asyncio.sleep(0.2)
        self.done = True
        await looking


def parties(world: World, people: int) -> list[Party]:
    """Parties of all games, with and without a clock."""
    return [
        Party(world, game, people, clock=clock, watched=not clock)
        for game in rulebooks()
        for clock in (False, True)
    ]
