"""How a person looks at a game once more, and goes on from a step of it."""

from playwright.sync_api import Page, expect

from katzentisch.core.rulebook import Rulebook
from tests.samples import seats_near
from tests.web.house import HouseOfCards
from tests.web.playing import deal, hand, play_to_the_end


def after_one_step(house: HouseOfCards, page: Page, rules: Rulebook) -> None:
    """Play a whole game, and open its replay at the first step."""
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 4))))
    deal(page)
    play_to_the_end(page, "mouse")
    page.locator("dialog .next a").first.click()
    page.get_by_label("One step on").click()
    expect(page.locator(".side")).to_contain_text("Step 1 of")


def see_by(page: Page, seat: str) -> None:
    """Look at a replay with a seat's eyes."""
    page.get_by_label("Seen by").select_option(seat)
    page.locator('.replay[aria-busy="false"]').wait_for()


def go_on(page: Page, friend: Page, seat: str) -> None:
    """Go on from the first step in that seat, with a friend: the hand is as it was then."""
    see_by(page, seat)
    then = hand(page)
    page.get_by_role("button", name="Go on from here").click()
    expect(page.get_by_role("dialog").get_by_label("Your seat")).to_have_value(seat)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("This table goes on from step 1").wait_for()
    friend.goto(page.url)
    friend.get_by_role("button", name="Take a seat").tap()
    friend.get_by_text("· you").wait_for()
    deal(page)
    page.wait_for_selector(".hand [data-card]")
    assert hand(page) == then
    page.reload()
    page.wait_for_selector(".hand [data-card]")
    assert hand(page) == then
    friend.wait_for_selector(".hand [data-card]")
