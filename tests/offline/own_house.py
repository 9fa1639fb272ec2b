"""The house in a page's Worker, once it is open: played at, and looked into from outside."""

import json
from typing import Any

from playwright.sync_api import Page, Worker

from tests.web.house import HouseOfCards

TOLD = """
import json

def told(given, house):
    return json.dumps(answer(json.loads(given), house))
"""
# Waits until the memory of Python is kept with a kit (web/src/offline/memory.ts).
MEMORY_KEPT = """async (kit) => {
    while (!(await caches.match(kit + "python.memory"))) {
        await new Promise((done) => setTimeout(done, 50));
    }
}"""
HERE = "sessionStorage.setItem('katzentisch.here', '')"


class OwnHouse:
    """A page that plays without a server. All tests of a process share it: loading takes long."""

    def __init__(self, page: Page, house: HouseOfCards) -> None:
        self.page, self.house = page, house
        # What was asked of the server although the page answers for itself.
        self.asked: list[str] = []
        page.on("request", lambda request: self._note(request.url))
        page.on("websocket", lambda socket: self.asked.append(socket.url))
        page.add_init_script(HERE)
        self.load()

    def _note(self, address: str) -> None:
        if "/api/" in address:
            self.asked.append(address)

    def load(self) -> None:
        """Load the page, and wait until its house is open."""
        self.page.goto(self.house.address)
        self.page.wait_for_selector("[data-play]")

    def home(self) -> None:
        """Go to the first screen; the Worker stays."""
        self.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new Event('popstate'))")
        self.page.wait_for_selector("[data-play]")

    @property
    def kit(self) -> str:
        """Where the files for playing offline are."""
        mark = self.page.locator("meta[name=katzentisch-release]").get_attribute("content")
        return f"{self.house.address}offline/{mark}/"

    @property
    def worker(self) -> Worker:
        """Where Python runs."""
        return next(one for one in self.page.workers if "/worker-" in one.url)

    def python(self, code: str, given: Any = None) -> Any:
        """What `answer(given, house)` in the code gives, in the Worker; JSON goes in and out."""
        script = """([code, given]) => {
            const names = python.runPython('{}');
            python.runPython(code, { globals: names });
            return names.get('told')(given, house);
        }"""
        return json.loads(self.worker.evaluate(script, [code + TOLD, json.dumps(given)]))
