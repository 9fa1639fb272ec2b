"""Every screen at phone, laptop and TV size: accessible, not too wide, kept as a picture."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.axe import expect_accessible
from tests.web.conftest import LAPTOP, PHONE, QUICK, TV, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import deal, no_sideways_scrolling, play_to_the_end

DEVICES = {"360": PHONE, "1280": LAPTOP, "1920": TV}
GAMES = {"katzenjammer": 6, "muckenstich": 4, "und-tschuess": 5}


def look(page: Page, screens: Path, name: str, *, check: bool) -> None:
    """One screen as a person would see it."""
    no_sideways_scrolling(page)
    if check:
        expect_accessible(page)
    page.screenshot(path=screens / f"{name}.png")


@pytest.mark.parametrize("width", DEVICES)
def test_every_screen(house: HouseOfCards, new_page: NewPage, screens: Path, width: str) -> None:
    # axe sees no more on a TV than on a laptop.
    check = width != "1920"
    page = new_page(DEVICES[width], QUICK | {"theme": "dark" if width == "1280" else "light"})
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    look(page, screens, f"home-{width}", check=check)
    page.goto(house.address + "new")
    page.wait_for_selector("form")
    look(page, screens, f"new-{width}", check=check)
    page.goto(house.address + "rules/muckenstich?clause=M8")
    page.wait_for_selector("#M8.now")
    look(page, screens, f"rules-{width}", check=check)
    page.goto(house.address + "replay")
    page.wait_for_selector("form")
    look(page, screens, f"paste-{width}", check=check)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", DEVICES)
def test_every_table(
    house: HouseOfCards, new_page: NewPage, screens: Path, width: str, game: str
) -> None:
    check = width != "1920"
    page = new_page(DEVICES[width], QUICK | {"theme": "dark" if width == "360" else "light"})
    seated = house.create(game, GAMES[game])
    page.goto(house.seat_link(seated))
    page.wait_for_selector(".lobby")
    look(page, screens, f"{game}-lobby-{width}", check=check)
    deal(page)
    page.wait_for_selector(".prompt.turn")
    look(page, screens, f"{game}-table-{width}", check=check)
    if check:
        look_at_sheets(page, screens, f"{game}-{width}")
    page.goto(f"{house.address}tv/{seated['table']}")
    page.wait_for_selector(".board")
    look(page, screens, f"{game}-tv-{width}", check=check)


def look_at_sheets(page: Page, screens: Path, name: str) -> None:
    """The sheets over the table, one by one."""
    for place in range(page.locator(".bar .tool:visible").count()):
        page.locator(".bar .tool:visible").nth(place).click()
        page.wait_for_selector("dialog")
        look(page, screens, f"{name}-sheet-{place}", check=True)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_the_end_and_its_replay(house: HouseOfCards, new_page: NewPage, screens: Path) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create("und-tschuess", 4, public=True)))
    deal(page)
    play_to_the_end(page, "mouse")
    look(page, screens, "end-1280", check=True)
    page.locator("dialog .next a").first.click()
    page.wait_for_selector(".replay .board")
    look(page, screens, "replay-1280", check=True)
    steps(page)
    check_the_deal(page)
    paste_again(page, house)


def steps(page: Page) -> None:
    """On, to the end, and a link to that very step."""
    page.get_by_label("One step on").click()
    assert "Step 1 of" in page.locator(".side").inner_text()
    page.get_by_label("To the end").click()
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_selector(".board .hand")
    shared = page.get_by_label("Link to this move").input_value()
    page.goto(shared)
    page.wait_for_selector(".board .hand")


def check_the_deal(page: Page) -> None:
    """The page deals the cards again."""
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("The deal was fair").wait_for()


def paste_again(page: Page, house: HouseOfCards) -> None:
    """The record that the page saves can be pasted anywhere."""
    address = page.get_by_role("link", name="Save the record").get_attribute("href")
    record: Any = page.request.get(str(address)).text()
    page.goto(house.address + "replay")
    page.get_by_label("Paste a game record").fill("no record")
    page.get_by_role("button", name="Replay").click()
    page.get_by_text("This is not a game record").wait_for()
    page.get_by_label("Paste a game record").fill(record)
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay .board")
