"""How a person looks at a game once more, and goes on from a step of it."""

import json
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from katzentisch.core.rulebook import Rulebook
from tests.samples import seats_near
from tests.variants import played
from tests.web.house import HouseOfCards
from tests.web.playing import deal, expect_over, hand, play_by_itself

SEED = 7

Steps = list[dict[str, Any]]


def bring(house: HouseOfCards, page: Page, rules: Rulebook, wished: int = 4) -> Steps:
    """Look at the record of a random game; its steps with open hands, as the page has them."""
    record = played(rules, seats_near(rules, wished), {}, SEED).record()
    page.goto(house.address + "replay")
    page.locator("textarea").fill(json.dumps(record))
    page.locator("form .button.main").click()
    page.wait_for_selector(".replay .board")
    asked = {"open": "true", "first": "0", "count": "2000"}
    answer = httpx.post(house.address + "api/replay", params=asked, json=record)
    steps: Steps = answer.raise_for_status().json()["steps"]
    return steps


def stands_at(page: Page, step: int) -> None:
    """The replay is at that step."""
    expect(page.locator(".controls .where")).to_contain_text(f" {step} ")


def slide_to(page: Page, step: int) -> None:
    """To a step by the slider."""
    page.locator(".controls .where input").fill(str(step))
    stands_at(page, step)


def after_one_step(house: HouseOfCards, page: Page, rules: Rulebook) -> None:
    """Play a whole game, and open its replay at the first step."""
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 4))))
    deal(page)
    play_by_itself(page)
    expect_over(page)
    page.locator('dialog .next a[href*="r/"]').click()
    page.wait_for_selector(".replay .board")
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
    friend.get_by_text("you", exact=True).wait_for()
    deal(page)
    page.wait_for_selector(".hand [data-card]")
    assert hand(page) == then
    page.reload()
    page.wait_for_selector(".hand [data-card]")
    assert hand(page) == then
    friend.wait_for_selector(".hand [data-card]")
