"""Debian’s Firefox, driven by WebDriver BiDi, which it speaks itself: Playwright has its own."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.offline.chromium import InChromium, engine_script

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# Seconds.
PATIENCE = 120


def firefox() -> str | None:
    """Debian's Firefox."""
    return shutil.which("firefox-esr")


class FirefoxPage:
    """One page of it; as much of Playwright's as is needed."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.asked = line, 0
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **given: Any) -> Any:
        """One command, and what came of it."""
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": given}))
        while True:
            answer = json.loads(self.line.recv(PATIENCE))
            if answer.get("id") == self.asked:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, address: str) -> None:
        """Load a page."""
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function: str, given: Any = None) -> Any:
        """What a function of the page gives; all goes as JSON."""
        wrapped = f"async (text) => JSON.stringify((await ({function})(JSON.parse(text))) ?? null)"
        found = self.ask(
            "script.callFunction",
            functionDeclaration=wrapped,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def wait_for(self, selector: str) -> None:
        """Wait until something is there."""
        self.evaluate(
            """async (selector) => {
              while (!document.querySelector(selector))
                await new Promise((done) => setTimeout(done, 50));
            }""",
            selector,
        )

    def click(self, selector: str) -> None:
        """Click on something when it is there."""
        self.wait_for(selector)
        self.evaluate("(selector) => document.querySelector(selector).click()", selector)


class InFirefox(InChromium):
    """The same engines in another browser."""

    def __init__(self, page: FirefoxPage, address: str) -> None:
        self.page: Any = page
        self.loaded = set()
        page.goto(address)
        page.evaluate(
            """async () => {
              while (!window.playouts) await new Promise((done) => setTimeout(done, 20));
            }"""
        )


@contextmanager
def opened(program: str, profile: Path) -> Iterator[FirefoxPage]:
    """A Firefox that nobody else uses."""
    profile.mkdir()
    words = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen([program, *words], stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            said = (LISTENS.search(line) for line in process.stderr)
            address = next(found[1] for found in said if found)
            with connect(f"{address}/session", max_size=None) as line:
                yield FirefoxPage(line)
        finally:
            process.kill()


def put_engines(folder: Path, engines: Path) -> None:
    """The page of the tests as files."""
    folder.mkdir()
    page = "<!doctype html><script type=module src=in_page.js></script>"
    (folder / "index.html").write_text(page)
    (folder / "engine.js").write_text(engine_script())
    shutil.copy(Path(__file__).with_name("in_page.js"), folder)
    for engine in engines.glob("*.wasm"):
        shutil.copy(engine, folder)
