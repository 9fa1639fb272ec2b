"""The house of a page without a page: what its browser keeps, refuses and answers meanwhile."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pytest

from katzentisch.bots.engine import Engine, plain_engine
from katzentisch.bots.levels import LEVELS
from katzentisch.browser.door import PageDoor, PageLine
from katzentisch.browser.kept_log import KeptLog
from katzentisch.browser.page_house import page_house, page_outside
from katzentisch.core.record import replay
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.server.office.outside import Outside
from katzentisch.storage.log import Entry
from tests.samples import any_one
from tests.variants import every_game


class NoRoom(Exception):
    """What a browser raises."""


@dataclass
class MemoryDrawer:
    """A browser's store; a full one refuses whatever is new."""

    events: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    shelf: dict[str, dict[str, Any]] = field(default_factory=dict)
    full: bool = False
    unreadable: bool = False

    def look(self) -> None:
        if self.unreadable:
            raise NoRoom

    def check(self) -> None:
        if self.full:
            raise NoRoom

    async def append(self, rows: str) -> bool:
        """Write events, all or none."""
        self.check()
        new = {(row["table"], row["seq"]): row for row in json.loads(rows)}
        if new.keys() & self.events.keys():
            return False
        self.events |= new
        return True

    async def read(self, table: str, after: int) -> str:
        """The events of a table."""
        self.look()
        found = [row for (name, seq), row in self.events.items() if name == table and seq > after]
        return json.dumps(sorted(found, key=lambda row: row["seq"]))

    async def shelve(self, game: str) -> None:
        """Keep a finished game."""
        self.check()
        self.shelf[json.loads(game)["id"]] = json.loads(game)

    async def games(self, before: float, count: int) -> str:
        """Finished games."""
        return json.dumps([row for row in self.shelf.values() if row["at"] < before][:count])

    async def game(self, id: str) -> str | None:
        """A finished game."""
        self.look()
        return json.dumps(self.shelf[id]) if id in self.shelf else None

    async def drop_table(self, table: str) -> None:
        """Forget a table."""
        for key in [key for key in self.events if key[0] == table]:
            del self.events[key]

    async def drop_game(self, id: str) -> None:
        """Forget a game."""
        self.shelf.pop(id, None)

    def numbers(self, table: str) -> list[int]:
        """The numbers of a table's events that are kept."""
        return sorted(seq for name, seq in self.events if name == table)


async def no_time(seconds: float) -> None:
    await asyncio.sleep(0)


@dataclass
class InPage:
    """A house and the page before it."""

    drawer: MemoryDrawer = field(default_factory=MemoryDrawer)
    engine: Callable[[Rulebook], Engine] = plain_engine
    told: list[bool] = field(default_factory=list)
    said: list[dict[str, Any]] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        outside: Outside = replace(page_outside(), sleep=no_time)
        log = KeptLog(self.drawer, self.told.append)
        self.door = PageDoor(page_house(log, self.engine, outside), log)
        self.more = asyncio.Event()

    async def ask(self, method: str, address: str, wish: Any = None) -> Any:
        """A request that can be done."""
        path, _, query = address.partition("?")
        body = "" if wish is None else json.dumps(wish)
        status, text = await self.door.answer(method, path, query, body)
        assert status == 200, text
        return json.loads(text)

    def hear(self, text: str) -> None:
        self.said.append(json.loads(text))
        self.more.set()

    async def sit(self, seated: dict[str, Any]) -> PageLine:
        """A line to a table."""
        line = self.door.line(seated["table"], self.hear, self.ended.append)
        hello = {"type": "hello", "id": "hello", "table": seated["table"]}
        line.heard(json.dumps({**hello, "token": seated["token"]}))
        await self.until(lambda: any(one["type"] == "update" for one in self.said))
        return line

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not happened():
                self.more.clear()
                await self.more.wait()

    @property
    def play(self) -> dict[str, Any]:
        """The game as it was told last."""
        plays = [one["play"] for one in self.said if one["type"] == "update" and one["play"]]
        return plays[-1] if plays else {"legal": [], "view": {}}

    @property
    def updates(self) -> int:
        """How many updates there were."""
        return sum(one["type"] == "update" for one in self.said)

    def told_since(self, updates: int) -> bool:
        """Whether there were more than so many."""
        return self.updates > updates

    def answered(self, id: str) -> bool:
        return any(one.get("id") == id for one in self.said)

    async def say(self, line: PageLine, id: str, **command: Any) -> None:
        """Say something, and wait for its answer."""
        line.heard(json.dumps({"id": id, **command}))
        await self.until(lambda: self.answered(id))

    async def play_on(self, line: PageLine, most: int = 10_000) -> None:
        """Play whatever comes first, to the end or for so many moves."""
        for number in range(most):
            await self.until(lambda: bool(self.play["legal"] or self.play["view"].get("over")))
            if self.play["view"].get("over"):
                return
            told = self.updates
            await self.say(line, f"{told} {number}", type="move", text=self.play["legal"][0])
            await self.until(partial(self.told_since, told))


def wish_for(rules: Rulebook) -> dict[str, Any]:
    return {"game": rules.name, "players": rules.seats[0], "name": "Ada", "level": LEVELS[0]}


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(main())


@every_game
def test_a_whole_game(rules: Rulebook) -> None:
    """Its record is an ordinary one, and its names are no server's."""

    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(rules))
        line = await page.sit(seated)
        await page.say(line, "start", type="start", fill=True)
        await page.play_on(line)
        (game,) = await page.ask("GET", "records")
        assert game["id"].startswith("offline")
        assert seated["table"].startswith("offline")
        record = await page.ask("GET", f"records/{game['id']}")
        assert replay(record, rulebooks()).over
        steps = await page.ask("GET", f"records/{game['id']}/replay?open=true&count=3&language=de")
        assert len(steps["steps"]) == 3
        assert page.told == []

    run(work)


def test_another_page_goes_on_where_this_one_was() -> None:
    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        line = await page.sit(seated)
        await page.say(line, "start", type="start", fill=True)
        await page.play_on(line, 2)
        await page.until(lambda: bool(page.play["legal"]))
        line.left()
        again = InPage(page.drawer)
        await again.sit(seated)
        assert again.play["view"] == page.play["view"]
        assert again.play["legal"] == page.play["legal"]

    run(work)


def test_a_full_browser_is_told_of_once_and_catches_up() -> None:
    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        line = await page.sit(seated)
        page.drawer.full = True
        await page.say(line, "start", type="start", fill=True)
        await page.play_on(line, 3)
        assert page.told == [False]
        assert page.drawer.numbers(seated["table"]) == [1, 2]
        page.drawer.full = False
        await page.play_on(line)
        assert page.told == [False, True]
        kept = page.drawer.numbers(seated["table"])
        assert kept == [*range(1, kept[-1] + 1)]
        assert len(page.drawer.shelf) == 1

    run(work)


class SlowDrawer(MemoryDrawer):
    """A browser's store that lets others go on while it writes, as a real one does."""

    async def append(self, rows: str) -> bool:
        """Write events, all or none."""
        await asyncio.sleep(0)
        try:
            return await super().append(rows)
        finally:
            await asyncio.sleep(0)


@pytest.mark.parametrize("later", range(8))
def test_what_is_caught_up_with_does_not_meet_what_is_new(later: int) -> None:
    async def work() -> None:
        drawer, told = SlowDrawer(full=True), list[bool]()
        log = KeptLog(drawer, told.append)
        await log.append(Entry("a", 1, 0.0, b"first"))
        drawer.full = False
        catching_up = asyncio.create_task(log.append(Entry("b", 1, 0.0, b"of another table")))
        for _ in range(later):
            await asyncio.sleep(0)
        await log.append(Entry("a", 2, 0.0, b"second"))
        await catching_up
        assert (drawer.numbers("a"), drawer.numbers("b")) == ([1, 2], [1])
        assert told == [False, True]

    run(work)


def test_a_game_that_ends_while_all_is_full_is_kept_with_the_next_event() -> None:
    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        line = await page.sit(seated)
        await page.say(line, "start", type="start", fill=True)
        page.drawer.full = True
        await page.play_on(line)
        assert (page.told, page.drawer.shelf) == ([False], {})
        page.drawer.full = False
        await page.ask("POST", "tables", wish_for(any_one()))
        kept = page.drawer.numbers(seated["table"])
        assert kept == [*range(1, kept[-1] + 1)]
        assert (page.told, len(page.drawer.shelf)) == ([False, True], 1)

    run(work)


def test_what_cannot_be_read_now_is_not_gone() -> None:
    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        again = InPage(page.drawer)
        page.drawer.unreadable = True
        for address in (f"tables/{seated['table']}", "records/offlineany"):
            status, text = await again.door.answer("GET", address, "", "")
            assert (status, json.loads(text)["reason"]) == (503, "storage-unreadable")
        page.drawer.unreadable = False
        assert (await again.ask("GET", f"tables/{seated['table']}"))["id"] == seated["table"]

    run(work)


def test_whoever_kept_nothing_while_another_tab_went_on_begins_anew() -> None:
    """What it had is not written behind the other's events: the log stays one game."""

    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        line = await page.sit(seated)
        other = InPage(page.drawer)
        second = await other.sit(seated)
        page.drawer.full = True
        await page.say(line, "lost", type="say", phrase="hello")
        page.drawer.full = False
        await other.say(second, "kept", type="say", phrase="thanks")
        await page.say(line, "late", type="say", phrase="sorry")
        assert page.said[-1]["type"] == "rejected"
        await asyncio.sleep(0)
        assert page.ended
        again = await page.ask("GET", f"tables/{seated['table']}")
        assert again["id"] == seated["table"]
        bodies = [row["body"] for row in page.drawer.events.values()]
        assert ["hello" in body for body in bodies] == [False] * len(bodies)
        assert page.told == [False, True]

    run(work)


def test_a_damaged_table_can_be_deleted() -> None:
    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        page.drawer.events[seated["table"], 2]["body"] = "{}"
        again = InPage(page.drawer)
        status, text = await again.door.answer("GET", f"tables/{seated['table']}", "", "")
        assert (status, json.loads(text)["reason"]) == (503, "table-set-aside")
        await again.ask("DELETE", f"tables/{seated['table']}")
        assert page.drawer.events == {}

    run(work)


def test_a_browser_that_keeps_nothing_plays_a_whole_game() -> None:
    async def work() -> None:
        page = InPage(MemoryDrawer(full=True))
        line = await page.sit(await page.ask("POST", "tables", wish_for(any_one())))
        await page.say(line, "start", type="start", fill=True)
        await page.play_on(line)
        (game,) = await page.ask("GET", "records")
        assert replay(await page.ask("GET", f"records/{game['id']}"), rulebooks()).over
        assert page.told == [False]

    run(work)


def test_two_tabs_at_one_table_lose_nothing() -> None:
    """Whoever is slower finds the number taken, reads on and thinks again."""

    async def work() -> None:
        one = InPage()
        seated = await one.ask("POST", "tables", wish_for(any_one()))
        line = await one.sit(seated)
        other = InPage(one.drawer)
        second = await other.sit(seated)
        await one.say(line, "start", type="start", fill=True)
        await one.play_on(line, 1)
        await other.say(second, "phrase", type="say", phrase="hello")
        assert {"type": "ok", "id": "phrase"} in other.said
        kept = one.drawer.numbers(seated["table"])
        assert kept == [*range(1, len(kept) + 1)]

    run(work)


def test_a_deleted_table_is_gone_with_its_games() -> None:
    async def work() -> None:
        page = InPage()
        seated = await page.ask("POST", "tables", wish_for(any_one()))
        line = await page.sit(seated)
        await page.say(line, "start", type="start", fill=True)
        await page.play_on(line)
        await page.ask("DELETE", f"tables/{seated['table']}")
        assert (page.drawer.events, page.drawer.shelf) == ({}, {})
        status, text = await page.door.answer("GET", f"tables/{seated['table']}", "", "")
        assert (status, json.loads(text)["reason"]) == (404, "table-none")

    run(work)


def test_others_are_answered_while_somebody_thinks() -> None:
    """A hint takes many steps: what is asked after it is answered before it."""

    async def work() -> None:
        page = InPage()
        line = await page.sit(await page.ask("POST", "tables", wish_for(any_one())))
        await page.say(line, "start", type="start", fill=True)
        await page.until(lambda: bool(page.play["legal"]))
        line.heard(json.dumps({"id": "hint", "type": "hint"}))
        line.heard(json.dumps({"id": "ping", "type": "ping"}))
        await page.until(lambda: page.answered("hint"))
        ids = [one.get("id") for one in page.said]
        assert ids.index("ping") < ids.index("hint")

    run(work)


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "reason"),
    [
        ("GET", "nothing", "", 404, "request-not-found"),
        ("GET", "rules/nothing", "", 404, "request-not-found"),
        ("POST", "choices", "", 404, "request-not-found"),
        ("GET", "tables/offlinenone", "", 404, "table-none"),
        ("GET", "records/offlinenone", "", 404, "record-none"),
        ("POST", "tables", "{", 400, "request-wrong"),
        ("POST", "tables", '{"game": 1}', 400, "request-wrong"),
        ("POST", "replay", "[" * 100_000, 400, "replay-wrong"),
        ("POST", "replay", '"\\ud800"', 400, "replay-wrong"),
        ("POST", "replay", " " * 500_000, 413, "request-too-big"),
    ],
)
def test_what_cannot_be_is_said(
    method: str, address: str, body: str, status: int, reason: str
) -> None:
    async def work() -> None:
        page = InPage()
        found, text = await page.door.answer(method, address, "language=fr", body)
        problem = json.loads(text)
        assert (found, problem["reason"]) == (status, reason)
        assert problem["said"]

    run(work)
