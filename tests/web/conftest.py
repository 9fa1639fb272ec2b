"""One server and one Chromium for all tests of the page."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from katzentisch.server.page import load_page
from tests.web.house import HouseOfCards

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {"pace": "off", "sound": False, "name": "Ada"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
TV = {"viewport": {"width": 1920, "height": 1080}}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfCards]:
    """The server."""
    if not load_page():
        pytest.skip("The page is not built: run make page")
    house = HouseOfCards(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("There is no Chromium: as root, run apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A page in a browser profile of its own; any error in it fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(device: dict[str, Any] = LAPTOP, settings: dict[str, Any] = QUICK) -> Page:
        context = browser.new_context(**device, locale="en-GB", reduced_motion="reduce")
        kept = str(settings).replace("True", "true").replace("False", "false")
        script = "localStorage['katzentisch.settings'] ??= JSON.stringify(" + kept + ")"
        context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where screenshots are kept; git ignores it."""
    folder = Path(__file__).parents[2] / "artefacts" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
