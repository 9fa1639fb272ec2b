"""The screens around the table: home, a new table, the lobby, rules, pictures, history, replay.

`make layout` takes every language at every size; the short form one language, at one size.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from katzentisch.games import rulebooks
from tests.variants import played
from tests.web.fixtures import QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.probing import (
    SIZES,
    TELEVISIONS,
    WHOLE,
    Size,
    expect_none,
    faults_throughout,
    press,
    resize,
    settle,
    there_and_back,
)
from tests.web.staged import NAMES, names_of
from tests.web.test_layout import LANGUAGES, SEED, TOUCH
from tests.web.test_layout_sheets import UNFOLD, named, sheet

SCREENS: list[Size] = [*SIZES.values(), *TELEVISIONS.values()] if WHOLE else [SIZES["phone"]]
IN = LANGUAGES if WHOLE else LANGUAGES[:1]
STEPS = 6 if WHOLE else 2
in_languages = pytest.mark.parametrize("language", IN)
PAST = """games => localStorage.setItem("katzentisch.history", JSON.stringify(games))"""


@in_languages
def test_screens_without_a_table(house: HouseOfCards, new_page: NewPage, language: str) -> None:
    page = new_page(TOUCH, QUICK | {"language": language})
    wrong: list[str] = []
    for place, ready in places_around():
        page.goto(house.address + place)
        page.wait_for_selector(ready)
        wrong += named(place, at_every_size(page))
    expect_none(wrong)


def places_around() -> Iterator[tuple[str, str]]:
    """Where they are, and what is there as soon as they are."""
    yield "", ".games h2"
    yield "history", "main h1"
    yield "replay", "form textarea"
    for game in rulebooks():
        yield f"new?game={game}", "form select"
        yield f"learn/{game}", ".sheet h1"
        yield f"rules/{game}", ".sheet h1"


def at_every_size(page: Page) -> list[str]:
    """What is wrong with a screen, unfolded, from top to bottom, and with its clauses."""
    found = []
    for size in there_and_back(page, SCREENS):
        resize(page, size)
        page.evaluate(UNFOLD)
        settle(page)
        found += named(str(size), faults_throughout(page))
        if press(page, "[data-cites]"):
            found += named(f"{size} clause", sheet(page, [size]))
    return found


@in_languages
def test_the_lobby(house: HouseOfCards, new_page: NewPage, language: str) -> None:
    page, guest = (new_page(TOUCH, QUICK | {"language": language}) for _ in range(2))
    wrong: list[str] = []
    for rules in rulebooks().values():
        seated = house.create(rules.name, rules.seats[-1], name=NAMES[-1])
        page.goto(house.seat_link(seated))
        guest.goto(f"{house.address}t/{seated['table']}")
        for who in (page, guest):
            who.wait_for_selector(".lobby .rules li")
            wrong += named(rules.name, at_every_size(who))
        guest.goto(f"{house.address}tv/{seated['table']}")
        guest.wait_for_selector("figure img")
        wrong += named(f"{rules.name} on TV", at_every_size(guest))
    expect_none(wrong)


@pytest.mark.parametrize("rules", rulebooks().values(), ids=list(rulebooks()))
@in_languages
def test_a_replay(house: HouseOfCards, new_page: NewPage, rules: Any, language: str) -> None:
    page = new_page(TOUCH, QUICK | {"language": language})
    players = rules.seats[-1]
    record = played(rules, players, {}, SEED).record() | {"names": names_of(players)}
    page.goto(house.address + "replay")
    page.locator("textarea").fill(json.dumps(record))
    page.locator("form .button.main").click()
    page.wait_for_selector(".replay .board")
    slider = page.locator(".controls .where input")
    last = int(slider.get_attribute("max") or 0)
    wrong: list[str] = []
    for step in range(0, last + 1, max(1, last // STEPS)):
        slider.fill(str(step))
        settle(page)
        wrong += named(f"step {step}", at_every_size(page))
    expect_none(wrong)
