"""Whole games in the browser: every one at its largest table by finger, at its smallest by mouse.

The hand makes each kind of move some times; the page makes what is left of them itself.
By keys one is played here, and every one in test_blind.py.
"""

import pytest
from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.samples import at_once
from tests.variants import every_game
from tests.web.diary import Diary
from tests.web.fixtures import LAPTOP, PHONE, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import (
    Way,
    deal,
    expect_over,
    no_sideways_scrolling,
    play_by_itself,
    play_to_the_end,
)
from tests.web.test_layout import case_name

# Each way of playing, with the place of its table among a game's player counts.
WAYS: dict[Way, int] = {"mouse": 0, "touch": -1, "keys": 0}
PLAYED = [(rules, way) for rules in rulebooks().values() for way in WAYS if way != "keys"]
# For an update. A page that asks for sizes amid its changes has 2.4 to 3.7, ours 0.7 to 1.4.
MOST_LAYOUTS = 2


class Layouts:
    """How often the browser lays a page out."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable")
        self.before = self._counted()

    def _counted(self) -> int:
        figures = self.line.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in figures if one["name"] == "LayoutCount")

    def since(self) -> int:
        return self._counted() - self.before


@pytest.mark.parametrize(("rules", "way"), [*PLAYED, (at_once(), "keys")], ids=case_name)
def test_a_whole_game(house: HouseOfCards, new_page: NewPage, rules: Rulebook, way: Way) -> None:
    page = new_page(PHONE if way == "touch" else LAPTOP)
    diary = Diary(page)
    page.goto(house.seat_link(house.create(rules.name, rules.seats[WAYS[way]])))
    page.wait_for_selector(".lobby")
    known = diary.updates[-1]["n"]
    diary.listen()
    deal(page)
    no_sideways_scrolling(page)
    laid_out = Layouts(page)
    play_to_the_end(page, way)
    assert laid_out.since() <= MOST_LAYOUTS * len(diary.updates)
    expect_over(page)
    no_sideways_scrolling(page)
    diary.expect_nothing_lost(house.address)
    diary.expect_all_spoken(known)


@every_game
def test_one_click_from_home_to_a_dealt_hand(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    page = new_page()
    page.goto(house.address)
    page.locator(f"[data-play={rules.name}]").click()
    page.wait_for_selector(".hand [data-card]")


def test_rematch(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create(at_once().name, at_once().seats[0])))
    deal(page)
    play_by_itself(page)
    page.locator("dialog .next .button.main").click()
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".hand button.can")
