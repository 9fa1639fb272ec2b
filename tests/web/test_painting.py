"""What is wrong with a page is found, although it is not painted."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import expect_accessible
from tests.web.fixtures import NewPage
from tests.web.house import HouseOfCards
from tests.web.probing import faults

FAINT = "getComputedStyle(document.documentElement).opacity"
PALE = "document.querySelector('h1').style.color = '#ddd'"
WIDE = "document.body.style.minWidth = '5000px'"


@pytest.fixture
def home(house: HouseOfCards, new_page: NewPage) -> Page:
    """The first screen, on which nothing is wrong."""
    page = new_page()
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    assert float(page.evaluate(FAINT)) < 0.001
    assert faults(page) == []
    expect_accessible(page)
    return page


def test_what_can_hardly_be_read_is_found(home: Page) -> None:
    home.evaluate(PALE)
    with pytest.raises(AssertionError, match="color-contrast"):
        expect_accessible(home)
    assert float(home.evaluate(FAINT)) < 0.001


def test_what_does_not_fit_is_found(home: Page) -> None:
    home.evaluate(WIDE)
    assert any("sideways" in one for one in faults(home))
