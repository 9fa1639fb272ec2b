"""What is shown for a while: payments, tricks, reveals, the end of a round; at the table and on TV.

`make layout` takes every count and language; the short form takes each game once, in one language.
"""

import pytest
from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from tests.samples import last_values
from tests.variants import played
from tests.web.fixtures import QUICK, TV, NewPage
from tests.web.house import HouseOfCards
from tests.web.positions import Position, changes
from tests.web.probing import (
    TELEVISIONS,
    WHOLE,
    Size,
    expect_none,
    faults,
    faults_throughout,
    press,
    resize,
    settle,
    there_and_back,
)
from tests.web.staged import Stage, names_of
from tests.web.test_layout import SEED, TOUCH, case_name, sized, some_games

# What is shown stays until somebody goes on.
SLOWLY = QUICK | {"pace": "click"}
# A move may bring a trick or cards turned over, what comes of it, and the end of a round.
BEATS = 3
# So many kinds of changes, those with most to see.
MOST = None if WHOLE else 6
# All that is to be read now.
ALL = "document.body.innerText"
ON_TV = list(TELEVISIONS.values()) if WHOLE else [TELEVISIONS["small television"]]


@pytest.mark.parametrize(("rules", "players", "language"), some_games(), ids=case_name)
def test_moments_at_the_table(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, players: int, language: str
) -> None:
    page = new_page(TOUCH, SLOWLY | {"language": language})
    stage = Stage(page, house, rules, players)
    wrong: list[str] = []
    for change in changes(rules, players, SEED, names_of(players), language)[:MOST]:
        stage.happen(change)
        found = beat_by_beat(page, sized(rules, players))
        wrong += [f"{change.before['phase']} {change.moves}: {one}" for one in found]
    expect_none(wrong)


def beat_by_beat(page: Page, sizes: list[Size]) -> list[str]:
    """What is wrong while one thing after the other is shown."""
    found: list[str] = []
    for _ in range(BEATS):
        for size in there_and_back(page, sizes):
            resize(page, size)
            found += [f"{size} {one}" for one in faults_throughout(page)]
        shown = page.evaluate(ALL)
        if not press(page, "dialog[open] .between .button"):
            press(page, "main .table")
        settle(page)
        if page.evaluate(ALL) == shown:
            return found
    page.evaluate("document.querySelector('dialog[open]')?.close()")
    return found


@pytest.mark.parametrize(("rules", "players", "language"), some_games(), ids=case_name)
def test_the_screen_for_the_room(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, players: int, language: str
) -> None:
    page = new_page(TV, SLOWLY | {"language": language})
    stage = Stage(page, house, rules, players, watched=True)
    over = played(rules, players, last_values(rules), SEED)
    story = changes(rules, players, SEED, names_of(players), language, watched=True)
    wrong: list[str] = []
    for change in story[:MOST]:
        stage.happen(change)
        the_end_is_whole(page)
        wrong += [f"{change.moves}: {one}" for one in on_every_screen(page)]
        # A moment stays here, with nobody to go on.
        stage.catch_up()
    stage.show(Position("over", over.view(), [], []))
    the_end_is_whole(page)
    wrong += [f"end: {one}" for one in on_every_screen(page)]
    expect_none(wrong)


def the_end_is_whole(page: Page) -> None:
    """Where the end is shown, what is said of the deal has come, too."""
    if page.locator(".end .places").count():
        page.wait_for_selector(".end .deal")


def on_every_screen(page: Page) -> list[str]:
    """What is wrong on a large television and on a small one."""
    found = []
    for size in there_and_back(page, ON_TV):
        resize(page, size)
        found += [f"{size} {one}" for one in faults(page)]
    return found
