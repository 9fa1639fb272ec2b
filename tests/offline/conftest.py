"""Engines in one page of the browser for all tests of a process; none where they are not built."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from katzentisch.delivery.kit import found_kit
from katzentisch.games import rulebooks
from katzentisch.offline.engines import is_built
from tests.offline.chromium import InChromium
from tests.offline.own_house import OwnHouse
from tests.web.fixtures import PATIENCE, QUICK
from tests.web.house import HouseOfCards
from tests.web.painting import UNPAINTED


@pytest.fixture(scope="session")
def in_chromium(browser: Browser) -> InChromium:
    """The engines of all games."""
    if not all(map(is_built, rulebooks().values())):
        pytest.skip("The engines of the page are not built: run make offline")
    return InChromium(browser)


@pytest.fixture(scope="session")
def own_house(browser: Browser, house: HouseOfCards) -> Iterator[OwnHouse]:
    """A page that plays without a server."""
    if found_kit() is None:
        pytest.skip("What playing offline needs is not built: run make offline")
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
    )
    settings = str(QUICK).replace("False", "false")
    context.add_init_script(f"localStorage['katzentisch.settings'] ??= JSON.stringify({settings})")
    context.add_init_script(UNPAINTED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield OwnHouse(page, house)
    context.close()
