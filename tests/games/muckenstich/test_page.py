"""Mückenstich on the page: the trick is seen whole, and who takes it."""

from playwright.sync_api import expect

from katzentisch.games.muckenstich import RULES
from tests.web.fixtures import NewPage
from tests.web.house import HouseOfCards
from tests.web.replaying import bring, slide_to


def test_a_replay_shows_the_card_that_decides_a_trick(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page()
    steps = bring(house, page, RULES)
    at = next(at for at, step in enumerate(steps) if step["view"]["last_trick"])
    slide_to(page, at - 1)
    laid = page.locator(".board .laid")
    expect(laid).to_have_count(len(steps[at - 1]["view"]["trick"]))
    page.get_by_label("One step on").click()
    expect(laid).to_have_count(len(steps[at]["view"]["last_trick"]))
    taker = steps[at]["view"]["last_winner"]
    names = page.locator(".board li:has(.crown) .name, .board .mine:has(.crown) .name")
    expect(names).to_have_text(str(taker + 1))
