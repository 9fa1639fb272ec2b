"""The door of a page's own house: requests and lines, as the page knows them of a server.

The Worker (web/src/offline/worker.ts) opens it and passes on what page and house say.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from katzentisch.browser.kept_log import Drawer, KeptLog
from katzentisch.browser.page_house import page_house, page_outside
from katzentisch.browser.requests import PageRequest, asked_for, found, language_in
from katzentisch.core.game import Refused
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.games import rulebooks
from katzentisch.offline.engine import Lent, PageEngine
from katzentisch.server.door.connection import ABORT, TEXTS, TRY_LATER, Connection
from katzentisch.server.door.statuses import problem_said, status_of
from katzentisch.server.office.house import House
from katzentisch.server.office.outside import Outside
from katzentisch.server.telling.offer import offer
from katzentisch.storage.log import LogFailed

log = logging.getLogger("katzentisch.browser")
encode = msgspec.json.Encoder().encode
# Asks a game's engine: which game, which function, what it is handed.
AskGame = Callable[[str, str, Sequence[Lent | int]], int]


class PageLine:
    """A client's line to its table. Nobody is at its other end but the page: it is always free."""

    free = True

    def __init__(self, house: House, say: Callable[[str], Any], end: Callable[[int], Any]) -> None:
        """`say` passes a text on to the page, `end` that the line is closed."""
        self.house, self.say, self.end = house, say, end
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def heard(self, text: str) -> None:
        """The page says something."""
        self.coming.put_nowait({"type": "websocket.receive", "text": text})

    def left(self) -> None:
        """The page is done with it."""
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def write(self, texts: Sequence[bytes]) -> None:
        """Tell the page."""
        for text in texts:
            self.say(text.decode())

    async def send(self, message: Any) -> None:
        """What a connection sends when it does not write at once."""
        match message["type"]:
            case kind if kind == TEXTS:
                self.write(message["texts"])
            case "websocket.close":
                self.end(message["code"])
            case kind if kind == ABORT:
                self.end(TRY_LATER)

    async def run(self, table: str) -> None:
        """Serve the line until it ends."""
        code = await Connection(self.house, self.coming.get, self.send, "", table, self).run()
        if code is not None:
            self.end(code)


class PageDoor:
    """All that a page can ask of its own house."""

    def __init__(self, house: House, log: KeptLog) -> None:
        self.house, self.log = house, log
        log.on_overtaken = self.start_anew

    def start_anew(self, table: str) -> None:
        """A table is not what its log says: whoever is there comes back and sees it as it is."""
        live = self.house.tables.pop(table, None)
        for viewer in [] if live is None else list(live.people.viewers):
            if isinstance(viewer, Connection):
                self.house.office.run(viewer.drop())

    async def answer(self, method: str, path: str, query: str, body: str) -> tuple[int, str]:
        """A request: the number of the web for what became of it, and the answer as JSON."""
        wishes = asked_for(query)
        try:
            answering, names = found(method, path)
            asked = PageRequest(self.house, self.log, names, wishes, body.encode())
            return 200, encode(await answering(asked)).decode()
        except Refused as error:
            refusal = error.refusal
        except LogFailed:
            refusal = Refusal("storage-unreadable")
        except Exception:
            log.exception("a request failed")
            refusal = Refusal("request-trouble")
        said = problem_said(refusal, language_in(wishes))
        return status_of(refusal), encode(said).decode()

    def line(self, table: str, say: Callable[[str], Any], end: Callable[[int], Any]) -> PageLine:
        """A line to a table."""
        self.house.put_away()
        line = PageLine(self.house, say, end)
        self.house.office.run(line.run(table))
        return line


def get_ready(language: str) -> None:
    """Read what the first screen says: a page keeps Python's memory as it is after that."""
    offer(language_in({"language": language}))


def open_door(
    drawer: Drawer, ask: AskGame, tell: Callable[[bool], Any], outside: Outside | None = None
) -> PageDoor:
    """The house of a page. `tell` hears whether the browser keeps everything."""
    engines = {rules.name: engine_of(rules, ask) for rules in rulebooks().values()}
    kept = KeptLog(drawer, tell)
    house = page_house(kept, lambda rules: engines[rules.name], outside or page_outside())
    return PageDoor(house, kept)


def engine_of(rules: Rulebook, ask: AskGame) -> PageEngine:
    """A game's engine, which runs outside of Python."""
    return PageEngine(rules, lambda name, given: int(ask(rules.name, name, given)))
