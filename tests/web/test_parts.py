"""Parts of the page that come when they are needed: a game's own, and the words of a language."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from katzentisch.core.rulebook import Rulebook
from tests.games import of_the_house
from tests.web.fixtures import PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import deal, until

HAND = ".hand [data-card]"
# A game draws its cards with symbols of its own; the view for any game has a paw for all.
DRAWN = f"{HAND} use:not([href='#paw'])"
GAME = re.compile(r"/assets/page-[^/]+\.js")
GERMAN = re.compile(r"/assets/de-[^/]+\.js")
# How often a part is asked for before the page gives it up.
TRIES = 4

every_game = pytest.mark.parametrize("rules", of_the_house(), ids=lambda rules: rules.name)


def sit(page: Page, house: HouseOfCards, rules: Rulebook) -> None:
    """Open the page at a seat of a new table."""
    seated = house.create(rules.name, max(rules.seats))
    page.goto(f"{house.address}t/{seated['table']}#{seated['token']}")


def choose(page: Page, language: str) -> None:
    """Change the language in the settings, at the table."""
    page.locator("header").get_by_role("button", name="Plus").click()
    page.locator("dialog").get_by_role("button", name="Réglages").click()
    page.locator("dialog select").first.select_option(language)


def fail(page: Page, part: re.Pattern[str], times: int) -> list[str]:
    """Let the network lose a part so many times; what was asked for is noted."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= times:
            route.abort()
        else:
            route.fallback()

    page.route(part, answer)
    return asked


@every_game
def test_the_language_changes_at_a_table(
    new_page: NewPage, house: HouseOfCards, rules: Rulebook
) -> None:
    page = new_page(PHONE, QUICK | {"language": "fr"})
    sit(page, house, rules)
    deal(page)
    choose(page, "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("header").get_by_role("button", name="Mehr")).to_be_visible()
    page.wait_for_selector(DRAWN)


def test_a_language_that_does_not_come_leaves_the_last_one(
    new_page: NewPage, house: HouseOfCards, troubles: list[str]
) -> None:
    page = new_page(PHONE, QUICK | {"language": "fr"})
    sit(page, house, of_the_house()[0])
    deal(page)
    asked = fail(page, GERMAN, TRIES)
    choose(page, "de")
    until(lambda: len(asked) == TRIES, page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("header").get_by_role("button", name="Plus")).to_be_visible()
    troubles.clear()


@every_game
def test_a_game_that_is_lost_on_the_way_comes_again(
    new_page: NewPage, house: HouseOfCards, rules: Rulebook, troubles: list[str]
) -> None:
    page = new_page()
    asked = fail(page, GAME, 1)
    sit(page, house, rules)
    deal(page)
    page.wait_for_selector(DRAWN)
    assert len(asked) > 1
    troubles.clear()


def test_a_game_that_does_not_come_is_shown_as_any_game(
    new_page: NewPage, house: HouseOfCards, troubles: list[str]
) -> None:
    page = new_page()
    fail(page, GAME, 2 * TRIES)
    sit(page, house, of_the_house()[0])
    deal(page)
    page.wait_for_selector(HAND)
    assert page.locator(DRAWN).count() == 0
    troubles.clear()
