"""From nothing to the first dealt hand without a server, against loading bare Pyodide, in turn.

Bare Pyodide is what npm has, sent as it is by a plain web space. The one in our kit is sooner there
(offline/bytecode.py), and is told too.
"""

import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from tests.offline.own_house import HERE, MEMORY_KEPT
from tests.web.house import HouseOfCards
from tests.web.web_space import WebSpace, web_space

from bench.measure import Speed
from katzentisch.delivery.kit import found_kit
from katzentisch.games import rulebooks
from katzentisch.offline.pyodide import FROM_NPM

ROUNDS = 5
PATIENCE = 120_000
# In a Worker, as the house is: what it takes until Python can be asked something.
BARE = """async (kit) => {
    const code = `onmessage = async ({ data }) => {
        const { loadPyodide } = await import(data + "pyodide.mjs");
        (await loadPyodide({ indexURL: data })).runPython("1");
        postMessage("");
    }`;
    const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    const began = performance.now();
    const worker = new Worker(address, { type: "module" });
    await new Promise((done) => {
        worker.onmessage = done;
        worker.postMessage(kit);
    });
    worker.terminate();
    return (performance.now() - began) / 1000;
}"""


def new_page(browser: Browser) -> Page:
    """A page that has loaded nothing before; its policy would forbid a Worker made of text."""
    page = browser.new_context(service_workers="block", bypass_csp=True).new_page()
    page.set_default_timeout(PATIENCE)
    return page


class Seconds(NamedTuple):
    """One round."""

    bare: float
    in_kit: float
    cold: float
    warm: float


def bare(browser: Browser, home: str, folder: str) -> float:
    """Seconds until the Pyodide of a folder is there, asked by a page at home."""
    page = new_page(browser)
    page.goto(home)
    seconds: float = page.evaluate(BARE, folder)
    page.context.close()
    return seconds


def kit_address(browser: Browser, house: HouseOfCards) -> str:
    """Where a house has its kit."""
    page = new_page(browser)
    page.goto(house.address)
    mark = page.locator("meta[name=katzentisch-release]").get_attribute("content")
    page.context.close()
    return f"{house.address}offline/{mark}/"


def first_hand(browser: Browser, house: HouseOfCards, kit: str) -> tuple[float, float]:
    """Seconds from opening the page to a dealt hand: on a first visit, and on the next."""
    page = new_page(browser)
    page.add_init_script(HERE)
    took = [dealt(page, house)]
    page.evaluate(MEMORY_KEPT, kit)
    took.append(dealt(page, house))
    page.context.close()
    return took[0], took[1]


def dealt(page: Page, house: HouseOfCards) -> float:
    """Seconds until a hand is dealt."""
    game = next(iter(rulebooks()))
    began = time.perf_counter()
    page.goto(house.address)
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(".hand [data-card]")
    return time.perf_counter() - began


def rounds(browser: Browser, house: HouseOfCards, space: WebSpace) -> Iterator[Seconds]:
    """One after the other."""
    kit = kit_address(browser, house)
    published = f"http://127.0.0.1:{space.port}/pyodide/"
    for _ in range(ROUNDS):
        yield Seconds(
            bare(browser, f"{published}package.json", published),
            bare(browser, house.address, f"{kit}pyodide/"),
            *first_hand(browser, house, kit),
        )


def ratios(browser: Browser, house: HouseOfCards) -> dict[str, Speed] | None:
    """What takes how long by bare Pyodide; none where the kit is not built."""
    if found_kit() is None or not FROM_NPM.is_dir():
        return None
    folder = Path(tempfile.mkdtemp())
    shutil.copytree(FROM_NPM, folder / "pyodide")
    with web_space(folder) as space:
        found = list(rounds(browser, house, space))
    return {
        "Pyodide as it is in the kit": Speed(tuple(one.in_kit / one.bare for one in found)),
        "the first hand on a first visit": Speed(tuple(one.cold / one.bare for one in found)),
        "the first hand on the next": Speed(tuple(one.warm / one.bare for one in found)),
        "bare Pyodide, in seconds": Speed(tuple(one.bare for one in found)),
    }
