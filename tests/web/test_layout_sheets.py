"""Every sheet and dialog over the table, and the coach beside it, at every size.

They may scroll downwards, never sideways, and can always be closed. `make layout` takes every count
and language; the short form takes each game once, in one language, at one size.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import lesson_of, rulebooks
from tests.samples import last_values
from tests.variants import dealt, random_steps
from tests.web.fixtures import QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.positions import OWN, Position, changes, end_of, lesson_positions, position
from tests.web.probing import (
    WHOLE,
    Size,
    expect_none,
    faults,
    faults_throughout,
    press,
    resize,
    settle,
)
from tests.web.staged import Stage, names_of
from tests.web.test_layout import LANGUAGES, SEED, TOUCH, Case, case_name, sized, some_games

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
# What stands in the bar, and what in the menu behind its last button.
IN_BAR = ("last-trick", "score-pad", "log", "rules", "say", "more", "settings")
IN_MENU = ("log", "rules", "say", "settings", "keys-at-table")
PRESS = """label => {
  const within = document.querySelector("dialog[open]") ?? document.querySelector(".bar");
  const buttons = [...within.querySelectorAll("button")];
  const found = buttons.find(one => (one.ariaLabel ?? one.textContent.trim()) === label);
  found?.click();
  return found !== undefined;
}"""
UNFOLD = "document.querySelectorAll('details').forEach(one => { one.open = true; })"
CLOSE = "document.querySelectorAll('dialog[open]').forEach(one => one.close())"
OPEN = "dialog[open] .content"


def lessons() -> list[Case]:
    """Every game that has one, in every language or in one."""
    taught = [(rules, lesson) for rules in rulebooks().values() if (lesson := lesson_of(rules))]
    return [
        (rules, lesson.record["players"], language)
        for place, (rules, lesson) in enumerate(taught)
        for language in (LANGUAGES if WHOLE else (LANGUAGES[place % 3],))
    ]


def words(language: str) -> dict[str, str]:
    """What the page's own buttons are called."""
    lines = (TEXTS / f"{language}.ftl").read_text("utf-8").splitlines()
    return {key: said for key, sign, said in (one.partition(" = ") for one in lines) if sign}


@pytest.mark.parametrize(("rules", "players", "language"), some_games(), ids=case_name)
def test_sheets_at_the_table(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, players: int, language: str
) -> None:
    page = new_page(TOUCH, QUICK | {"language": language})
    stage = Stage(page, house, rules, players)
    late, over = late_in_a_game(rules, players, language)
    story = changes(rules, players, SEED, names_of(players), language)
    sizes = sized(rules, players)
    stage.tell([line for change in story for line in change.said])
    stage.show(late)
    wrong = list(every_sheet(page, words(language), sizes))
    stage.show(over)
    # The end comes by itself, with a deal that was wrong.
    page.wait_for_selector(".deal.trouble")
    expect_none(wrong + named("end", sheet(page, sizes)))


def late_in_a_game(rules: Rulebook, players: int, language: str) -> tuple[Position, Position]:
    """The last decision of a long game, with all there is to look back at, and its end."""
    game = dealt(rules, players, last_values(rules), SEED)
    made = [(one.seat, one.move) for one in random_game(rules, players)]
    last = max(number for number, (seat, _) in enumerate(made) if seat == OWN)
    for seat, move in made[:last]:
        game.make(seat, move)
    late = position(game, language)
    for seat, move in made[last:]:
        game.make(seat, move)
    return late, end_of(game)


def random_game(rules: Rulebook, players: int) -> list[Any]:
    """The moves of a whole game with all options at their furthest values."""
    game = dealt(rules, players, last_values(rules), SEED)
    for _ in random_steps(game, SEED):
        pass
    return game.made


def every_sheet(page: Page, said: dict[str, str], sizes: list[Size]) -> Iterator[str]:
    """Whatever opens from the bar, its menu and the middle of the table, one after the other."""
    for key in IN_BAR:
        if page.evaluate(PRESS, said[key]):
            yield from named(key, sheet(page, sizes))
    for key in IN_MENU:
        page.evaluate(PRESS, said["more"])
        page.wait_for_selector(OPEN)
        assert page.evaluate(PRESS, said[key])
        yield from named(f"more, {key}", sheet(page, sizes))
    if press(page, ".middle button"):
        yield from named("middle", sheet(page, sizes))
    press(page, ".hand button[aria-disabled=true], .actions [data-move][aria-disabled=true]")
    if press(page, ".note .clause:not([data-figures])"):
        yield from named("clause", sheet(page, sizes))


def named(what: str, found: list[str]) -> list[str]:
    """Faults with the place where they were found."""
    return [f"{what}: {one}" for one in found]


def sheet(page: Page, sizes: Iterable[Size]) -> list[str]:
    """What is wrong with the sheet that has just been opened; it is closed again."""
    page.wait_for_selector(OPEN)
    page.evaluate(UNFOLD)
    found = []
    for size in sizes:
        resize(page, size)
        found += named(str(size), faults_throughout(page))
    page.evaluate(CLOSE)
    settle(page)
    return found


@pytest.mark.parametrize(("rules", "players", "language"), lessons(), ids=case_name)
def test_lessons_and_their_coach(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, players: int, language: str
) -> None:
    page = new_page(TOUCH, QUICK | {"language": language})
    stage = Stage(page, house, rules, players)
    wrong: list[str] = []
    told = lesson_positions(rules, language)
    stage.show(told[0])
    page.wait_for_selector("[data-coach=clause]")
    for size in sized(rules, players):
        resize(page, size)
        for here in told:
            stage.show(here)
            at = f"{size} step {here.lesson and here.lesson.step}"
            wrong += [f"{at}: {one}" for one in coached(page, here, size)]
    expect_none(wrong)


def coached(page: Page, here: Position, size: Size) -> list[str]:
    """What is wrong while the coach speaks, remark by remark, and at the end."""
    if not here.legal:
        # Once closed, the end is a button away.
        page.wait_for_selector("[data-coach=play], [data-coach=end]")
        press(page, "[data-coach=end]")
        return sheet(page, [size])
    page.wait_for_selector(".coach")
    found = faults(page)
    while press(page, "[data-coach=on]"):
        settle(page)
        found += faults(page)
    return found
