"""The page: how heavy it is, and how soon one can play, in a real browser on the same machine."""

import gzip
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from tests.web.fixtures import FLAGS, chromium
from tests.web.house import HouseOfCards

from katzentisch.delivery.page import INDEX, load_page

LOADED = (".js", ".css")
# On the home page, the button that deals; at a table, the first card of the hand.
READY = {"home": "[data-play]", "a table": ".hand [data-card]"}


def kilobytes() -> float:
    """What a first visit loads, gzipped, artwork included; what is loaded later does not count."""
    page = load_page()
    document = page[INDEX].data
    named = (
        file.data
        for name, file in page.items()
        if name.endswith(LOADED) and name.encode() in document
    )
    return sum(len(gzip.compress(data)) for data in (document, *named)) / 1000


def milliseconds(browser: Browser, address: str, ready: str) -> float:
    """From asking for an address, with nothing in the cache, until what one clicks is there."""
    context = browser.new_context()
    page = context.new_page()
    begun = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(ready).first.wait_for()
    taken = (perf_counter() - begun) * 1000
    context.close()
    return taken


def interactive(repeats: int = 7) -> dict[str, float]:
    """The median for home and for a table that is being played."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = HouseOfCards(Path(folder) / "house")
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            seat = house.seat_link(house.create("katzenjammer", 4))
            table = browser.new_page()
            table.goto(seat)
            table.locator(".lobby .button.main").click()
            table.locator(READY["a table"]).first.wait_for()
            addresses = {"home": house.address, "a table": seat}
            return {
                place: median(
                    milliseconds(browser, addresses[place], READY[place]) for _ in range(repeats)
                )
                for place in addresses
            }
        finally:
            browser.close()
            house.close()
