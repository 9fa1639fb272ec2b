"""One server and one Chromium for all tests of the page, wherever they stand."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
    sync_playwright,
)

from katzentisch.delivery.page import load_page
from tests.web.house import HouseOfCards
from tests.web.painting import PAINT, UNPAINTED
from tests.web.probing import WHOLE
from tests.web.profiles import LOCALE, Motion, Profiles

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # All pages of a profile in one process, which has compiled the page before (profiles.py).
    "--process-per-site",
    # A plain address, as phones in the same network have it; browsers trust 127.0.0.1.
    "--host-resolver-rules=MAP cards.lan 127.0.0.1",
]
QUICK = {"pace": "off", "sound": False, "name": "Ada"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
TV = {"viewport": {"width": 1920, "height": 1080}}

# Milliseconds; a busy machine may take long, and the bots may be compiled first.
PATIENCE = 60_000

# What Playwright says where a test has no service worker.
BLOCKED = "Service Worker registration blocked by Playwright"

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfCards]:
    """The server, for all tests of a process."""
    if not load_page():
        pytest.skip("The page is not built: run make page")
    house = HouseOfCards(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


def chromium() -> str | None:
    """Debian's Chromium, best without windows and tabs around the page: opening one takes half."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    found = chromium()
    if found is None:
        pytest.skip("There is no Chromium: as root, run apt-get install chromium-headless-shell")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def troubles() -> list[str]:
    """Errors of the page, its console and its requests; a test that makes some clears them."""
    return []


@pytest.fixture(scope="session")
def profiles(browser: Browser, house: HouseOfCards) -> Profiles:
    """Those that are used again."""
    return Profiles(browser, house.address)


@pytest.fixture
def new_page(browser: Browser, profiles: Profiles, troubles: list[str]) -> Iterator[NewPage]:
    """A page in a browser profile of its own; any trouble in it fails the test.

    The profile is empty, but others have used it, and files that never change need not be loaded
    again. Where that matters, or where a test changes more of it than its pages (its clock, its
    service workers, the way of all its requests), it is `fresh`.
    """
    contexts: list[BrowserContext] = []

    def make(
        device: dict[str, Any] = LAPTOP,
        settings: dict[str, Any] = QUICK,
        motion: Motion = "reduce",
        workers: Literal["allow", "block"] = "block",
        fresh: bool = False,
    ) -> Page:
        if fresh or workers == "allow":
            context = browser.new_context(
                **device, locale=LOCALE, reduced_motion=motion, service_workers=workers
            )
            contexts.append(context)
            page = context.new_page()
        else:
            page = profiles.new_page(device, motion)
        kept = str(settings).replace("True", "true").replace("False", "false")
        page.add_init_script(
            "localStorage['katzentisch.settings'] ??= JSON.stringify(" + kept + ")"
        )
        if motion == "reduce":
            page.add_init_script(UNPAINTED)
        page.set_default_timeout(PATIENCE)
        watch(page, troubles)
        return page

    yield make
    found = troubles[:]
    for context in contexts:
        context.close()
    profiles.give_back()
    assert found == []


def watch(page: Page, troubles: list[str]) -> None:
    """Note every error of a page, of its console, and every request that fails."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            troubles.append(f"{page.url}: {message.text}")

    def answered(answer: Response) -> None:
        if answer.status >= 400:
            troubles.append(f"{page.url}: {answer.status} {answer.url}")

    page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
    page.on("console", console)
    page.on("response", answered)


Pictures = Callable[[Page, str], None]


@pytest.fixture(scope="session")
def keep_picture() -> Pictures:
    """Keeps what a page shows, in a folder that git ignores; for `make layout` only.

    It proves nothing, and painting a page takes longer than looking at all of it.
    """
    folder = Path(__file__).parents[2] / "artefacts" / "screens"
    if WHOLE:
        folder.mkdir(parents=True, exist_ok=True)

    def keep(page: Page, name: str) -> None:
        if WHOLE:
            page.evaluate(PAINT)
            page.screenshot(path=folder / f"{name}.png")

    return keep
