"""Engines in one page of the browser for all tests of a process; none where they are not built."""

import pytest
from playwright.sync_api import Browser

from katzentisch.games import rulebooks
from katzentisch.offline.engines import is_built
from tests.offline.chromium import InChromium


@pytest.fixture(scope="session")
def in_chromium(browser: Browser) -> InChromium:
    """The engines of all games."""
    if not all(map(is_built, rulebooks().values())):
        pytest.skip("The engines of the page are not built: run make offline")
    return InChromium(browser)
