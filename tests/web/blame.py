"""What the page showed and the server said, beside a test of theirs that has failed."""

from collections.abc import Generator

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.web.house import HouseOfCards

# Milliseconds; a page that fails may not answer any more.
PATIENCE = 2_000
# Letters of either: the last ones.
TOLD = 4_000


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add both to the report of a failure."""
    report = yield
    given = getattr(item, "funcargs", {})
    if report.when == "call" and report.failed:
        house, browser = given.get("house"), given.get("browser")
        if isinstance(browser, Browser):
            report.sections.append(("what the pages showed", shown(browser)[-TOLD:]))
        if isinstance(house, HouseOfCards):
            report.sections.append(("what the server said", house.diary.read_text("utf-8")[-TOLD:]))
    return report


def shown(browser: Browser) -> str:
    """The address and the words of every page."""
    return "\n\n".join(
        f"{page.url}\n{words_of(page)}" for one in browser.contexts for page in one.pages
    )


def words_of(page: Page) -> str:
    """What somebody could read there."""
    try:
        return page.locator(":root").inner_text(timeout=PATIENCE)
    except Error as error:
        return str(error)
