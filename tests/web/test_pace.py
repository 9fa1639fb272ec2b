"""How fast the table goes on: what waits for the player, and what he can skip."""

from playwright.sync_api import Page, expect

from katzentisch.core.rulebook import Rulebook
from tests.samples import at_once, in_turn, seats_near
from tests.web.fixtures import LAPTOP, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, deal, move, until

SHEET = ".between"
A_WHILE = 3_000  # milliseconds in which any moment but a sheet has passed
LONG = 600_000


def at_a_stopped_clock(house: HouseOfCards, page: Page, rules: Rulebook) -> None:
    """A table with bots on a page on which no time passes by itself."""
    page.clock.install(time=0)
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 4))))
    deal(page)
    page.clock.pause_at(LONG)


def play_until(page: Page, wanted: str) -> None:
    """Play whatever is offered, and let the time pass that the page needs to show it."""
    while page.locator(wanted).count() == 0:
        if page.locator(OFFERED).count():
            move(page, "mouse")
        page.clock.run_for(A_WHILE)


def test_the_score_of_a_round_stays_until_the_player_goes_on(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page(LAPTOP, QUICK | {"pace": "normal"}, fresh=True)
    at_a_stopped_clock(house, page, at_once())
    play_until(page, SHEET)
    page.clock.run_for(LONG)
    expect(page.locator(SHEET)).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).to_have_count(0)


def test_the_score_of_a_round_goes_by_itself_if_that_is_wished(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page(LAPTOP, QUICK | {"pace": "normal", "rounds": "pace"}, fresh=True)
    at_a_stopped_clock(house, page, at_once())
    play_until(page, SHEET)
    page.clock.run_for(LONG)
    expect(page.locator(SHEET)).to_have_count(0)


def test_all_that_is_shown_can_be_skipped_to_the_own_decision(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page(LAPTOP, QUICK | {"pace": "normal"}, fresh=True)
    at_a_stopped_clock(house, page, in_turn())
    skip = page.get_by_role("button", name="Skip to my next decision")
    for way in ("key", "button"):
        play_until(page, OFFERED)
        # One decision may follow another: a bid that nobody beats is paid at once.
        while skip.count() == 0:
            if page.locator(OFFERED).count():
                move(page, "mouse")
            until(lambda: skip.count() + page.locator(OFFERED).count() > 0, page)
        # No time passes: what the others do is shown and shown.
        assert page.locator(OFFERED).count() == 0
        if way == "key":
            page.keyboard.press("Escape")
        else:
            skip.click()
        until(lambda: page.locator(OFFERED).count() > 0, page)
        expect(skip).to_have_count(0)
