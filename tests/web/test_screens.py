"""Every screen at phone, laptop and TV size: accessible, not too wide, kept as a picture."""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page

from katzentisch.core.clauses import clauses
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.games import own_or
from tests.samples import another, any_one, at_once
from tests.variants import every_game
from tests.web.axe import expect_accessible
from tests.web.fixtures import LAPTOP, PHONE, QUICK, TV, NewPage, Pictures
from tests.web.house import HouseOfCards
from tests.web.playing import (
    MOST_MOVES,
    OFFERED,
    act,
    deal,
    move,
    no_sideways_scrolling,
    play_by_itself,
    until,
)
from tests.web.probing import WHOLE

DEVICES: dict[str, dict[str, Any]] = {"360": PHONE, "1280": LAPTOP, "1920": TV}
THEMES = ("light", "dark")


def players(rules: Rulebook) -> int:
    """At the table that is looked at: where it is tightest, if the game's tests say no other."""
    found: int = own_or(rules, "pages", "LOOKED_AT", rules.seats[-1])
    return found


def look(page: Page, keep_picture: Pictures, name: str) -> None:
    """One screen as people see it, by day and by night.

    By night nothing but the colours is different, and no colour depends on the width.
    """
    narrow = page.evaluate("innerWidth") <= DEVICES["360"]["viewport"]["width"]
    for theme in THEMES if narrow or WHOLE else THEMES[:1]:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        no_sideways_scrolling(page)
        expect_accessible(page, "color-contrast" if theme == "dark" else None)
        keep_picture(page, f"{name}-{theme}")


@pytest.mark.parametrize("width", DEVICES)
def test_every_screen(
    house: HouseOfCards, new_page: NewPage, keep_picture: Pictures, width: str
) -> None:
    page = new_page(DEVICES[width])
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    look(page, keep_picture, f"home-{width}")
    page.goto(house.address + "new")
    page.wait_for_selector("form")
    look(page, keep_picture, f"new-{width}")
    clause = list(clauses(another(), "en"))[7]
    page.goto(f"{house.address}rules/{another().name}?clause={clause}")
    page.wait_for_selector(f"#{clause}.now")
    look(page, keep_picture, f"rules-{width}")
    page.goto(house.address + "replay")
    page.wait_for_selector("form")
    look(page, keep_picture, f"paste-{width}")
    page.goto(house.address + "t/nosuchtable")
    page.get_by_role("alert").wait_for()
    look(page, keep_picture, f"refused-{width}")


# A finger has a page of its own; whatever has a mouse is the same page in another size.
HANDS = {"finger": ("360",), "mouse": ("1920", "1280")}


@every_game
@pytest.mark.parametrize("widths", HANDS.values(), ids=HANDS)
def test_every_table(
    house: HouseOfCards,
    new_page: NewPage,
    keep_picture: Pictures,
    widths: tuple[str, ...],
    rules: Rulebook,
) -> None:
    game = rules.name
    page = new_page(DEVICES[widths[-1]])
    seated = house.create(game, players(rules))
    page.goto(house.seat_link(seated))
    page.wait_for_selector(".lobby")
    if rules is another():  # The lobby and the sheets are those of every table.
        at_widths(page, keep_picture, f"{game}-lobby", widths)
    deal(page)
    page.wait_for_selector(".prompt.turn")
    at_widths(page, keep_picture, f"{game}-table", widths)
    if rules is another():
        look_at_sheets(page, keep_picture, game, widths)
    page.goto(f"{house.address}tv/{seated['table']}")
    page.wait_for_selector(".board")
    at_widths(page, keep_picture, f"{game}-tv", widths)


def look_at_sheets(page: Page, keep_picture: Pictures, name: str, widths: tuple[str, ...]) -> None:
    """The sheets over the table, one by one."""
    for place in range(page.locator(".bar .tool:visible").count()):
        page.locator(".bar .tool:visible").nth(place).click()
        page.wait_for_selector("dialog")
        at_widths(page, keep_picture, f"{name}-sheet-{place}", widths)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language_fits(
    house: HouseOfCards, new_page: NewPage, keep_picture: Pictures, language: str
) -> None:
    """Longer words break no screen; English is looked at everywhere else."""
    page = new_page(PHONE, QUICK | {"language": language})
    for place in ("", "new", f"rules/{any_one().name}", "replay"):
        page.goto(house.address + place)
        page.wait_for_selector("[data-play], form, .clause")
        it_fits(page, keep_picture, f"{language}-{place.partition('/')[0] or 'home'}")
    for game, rules in rulebooks().items():
        page.goto(house.seat_link(house.create(game, players(rules))))
        page.wait_for_selector(".lobby")
        it_fits(page, keep_picture, f"{language}-{game}-lobby")
        deal(page)
        page.wait_for_selector(".prompt.turn")
        it_fits(page, keep_picture, f"{language}-{game}-table")
    page.locator(".bar .tool").last.click()
    page.wait_for_selector("dialog")
    it_fits(page, keep_picture, f"{language}-settings")
    expect_accessible(page)


def it_fits(page: Page, keep_picture: Pictures, name: str) -> None:
    """Not too wide on any device, and kept as a picture."""
    for width, device in DEVICES.items():
        page.set_viewport_size(device["viewport"])
        no_sideways_scrolling(page)
        keep_picture(page, f"{name}-{width}")


def test_between_rounds_and_consent(
    house: HouseOfCards, new_page: NewPage, keep_picture: Pictures
) -> None:
    """What the others are asked, who is away, and the score pad after a round."""
    widths = ("1280", "1920", "360")
    first = new_page(PHONE, QUICK | {"cards": "once"})
    second = new_page(LAPTOP, QUICK | {"pace": "click"})
    third = new_page()
    seated = house.create(at_once().name, at_once().seats[0])
    first.goto(house.seat_link(seated))
    for page in (second, third):
        page.goto(f"{house.address}t/{seated['table']}")
        page.get_by_role("button", name="Take a seat").click()
        page.get_by_text("you", exact=True).wait_for()
    deal(first)
    for page in (first, second):
        page.wait_for_selector(OFFERED)
        act(page, "mouse")
    third.close()
    keep = first.get_by_role("button", name="Let a bot keep the seat")
    keep.wait_for()
    at_widths(first, keep_picture, "away", widths)
    # Whoever is away may be out of the round, too.
    first.locator(".player", has=first.locator(".away")).evaluate("it => it.classList.add('faded')")
    at_widths(first, keep_picture, "away-and-out", widths)
    keep.click()
    second.get_by_role("button", name="Agree").wait_for()
    at_widths(second, keep_picture, "consent-bot", widths)
    second.get_by_role("button", name="Agree").click()
    keep.wait_for(state="detached")
    second.locator(".middle").click()
    second.get_by_role("button", name="More").click()
    second.get_by_role("button", name="Ask to take the last move back").click()
    first.get_by_role("button", name="Agree").wait_for()
    at_widths(first, keep_picture, "consent-undo", widths)
    first.get_by_role("button", name="Decline").click()
    first.get_by_role("button", name="Agree").wait_for(state="detached")
    play_a_round(first, second)
    # The one who looks at every step has the score pad before him.
    at_widths(second, keep_picture, "between-rounds", widths)
    second.get_by_role("button", name="Go on").click()
    second.wait_for_selector(".between", state="detached")


# A look and a click in one, so that no score pad can come between them and be clicked away.
GO_ON = """() => {
  if (document.querySelector('.between')) return true;
  document.querySelector('.middle').click();
  return false;
}"""


def play_a_round(first: Page, second: Page) -> None:
    """Both play on until the one who clicks sees the score pad."""

    def something_to_do() -> bool:
        if second.evaluate(GO_ON):
            return True
        return any(page.locator(OFFERED).count() for page in (first, second))

    for _ in range(MOST_MOVES):
        until(something_to_do, second)
        if second.locator(".between").count():
            return
        for page in (first, second):
            if page.locator(OFFERED).count():
                move(page, "mouse")
    raise AssertionError("the round does not end")


def test_the_end_and_its_replay(
    house: HouseOfCards, new_page: NewPage, keep_picture: Pictures
) -> None:
    page = new_page()
    seated = house.create(at_once().name, at_once().seats[0], public=True)
    page.goto(house.seat_link(seated))
    deal(page)
    play_by_itself(page)
    at_every_width(page, keep_picture, "end")
    page.locator('dialog .next a[href*="r/"]').click()
    page.wait_for_selector(".replay .board")
    at_every_width(page, keep_picture, "replay")
    steps(page)
    check_the_deal(page)
    page.get_by_label("One step back").click()
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("dialog").get_by_label("Your seat").wait_for()
    at_every_width(page, keep_picture, "branch")
    page.keyboard.press("Escape")
    paste_again(page, house)
    page.goto(f"{house.address}tv/{seated['table']}")
    page.wait_for_selector(".end")
    at_every_width(page, keep_picture, "tv-end")


def at_every_width(page: Page, keep_picture: Pictures, name: str) -> None:
    """What stands there now, on a phone, a laptop and a TV."""
    at_widths(page, keep_picture, name, DEVICES)
    page.set_viewport_size(DEVICES["1280"]["viewport"])


def at_widths(page: Page, keep_picture: Pictures, name: str, widths: Iterable[str]) -> None:
    """What stands there now, on screens of these widths."""
    for width in widths:
        page.set_viewport_size(DEVICES[width]["viewport"])
        look(page, keep_picture, f"{name}-{width}")


def steps(page: Page) -> None:
    """On, to the end, and a link to that very step."""
    page.get_by_label("One step on").click()
    assert "Step 1 of" in page.locator(".side").inner_text()
    page.get_by_label("To the end").click()
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_selector(".board .hand")
    shared = page.get_by_label("Link to this step").input_value()
    page.goto(shared)
    page.wait_for_selector(".board .hand")


def check_the_deal(page: Page) -> None:
    """The page deals the cards again."""
    page.get_by_role("button", name="Check the deal").click()
    page.wait_for_selector("[data-verdict=checked]")
    page.get_by_text("The deal is checked by this device").wait_for()


def paste_again(page: Page, house: HouseOfCards) -> None:
    """The record that the page saves can be pasted anywhere."""
    address = page.get_by_role("link", name="Save the record").get_attribute("href")
    record: Any = page.request.get(str(address)).text()
    for nothing in ("no record", "null"):
        page.goto(house.address + "replay")
        page.get_by_label("Paste a game record").fill(nothing)
        page.get_by_role("button", name="Replay").click()
        page.get_by_text("This is not a game record").wait_for()
    page.get_by_label("Paste a game record").fill(record)
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay .board")
