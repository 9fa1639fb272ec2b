"""Playable blind: whole games by ear and keys, and what the keys answer."""

import pytest
from playwright.sync_api import Page, expect

from katzentisch.core.rulebook import Rulebook
from tests.samples import any_one, in_turn, seats_near
from tests.variants import every_game
from tests.web.axe import expect_accessible
from tests.web.blind import Blind
from tests.web.diary import Diary
from tests.web.fixtures import QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, deal, expect_over

SEED = 20

# Each group of buttons that arrows move in: how many of them Tab stops at.
STOPS = """() => [...document.querySelectorAll('[role=toolbar]')].map(
  group => group.querySelectorAll("button[tabindex='0']").length)"""
UNREACHED = "() => document.querySelectorAll('[role=toolbar] button:not([tabindex])').length"


@every_game
def test_a_whole_game_by_ear(house: HouseOfCards, new_page: NewPage, rules: Rulebook) -> None:
    page = new_page()
    diary = Diary(page)
    page.goto(house.seat_link(house.create(rules.name, rules.seats[0])))
    page.wait_for_selector(".lobby")
    known = diary.updates[-1]["n"]
    player = Blind(page, rules.name, SEED)
    page.locator(".lobby .button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    decided = [player.decide() for _ in player.decisions()]
    assert len(decided) > 3
    expect_over(page)
    player.focus()
    diary.expect_nothing_lost(house.address)
    diary.expect_all_spoken(known)


def at_own_turn(house: HouseOfCards, page: Page, rules: Rulebook) -> None:
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 3))))
    deal(page)
    page.wait_for_selector(OFFERED)


def answer(page: Page, key: str) -> str:
    """What a key makes the page say."""
    answers = page.locator("[data-answers] p")
    before = answers.element_handle()
    page.keyboard.press(key)
    page.wait_for_function("one => !one.isConnected", arg=before)
    return answers.inner_text()


@every_game
def test_keys_answer_and_are_one_stop_for_tab(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    page = new_page()
    at_own_turn(house, page, rules)
    assert set(page.evaluate(STOPS)) == {1}
    assert page.evaluate(UNREACHED) == 0
    cards = page.locator("[data-region=hand] [data-card]")
    assert f"Your {cards.count()} cards:" in answer(page, "h")
    for key in "tusl":
        assert answer(page, key).endswith(".")
    asked = page.locator(".prompt").inner_text()
    assert answer(page, "w").startswith(asked)
    # The same words once more, and read out once more.
    assert answer(page, "r") == answer(page, "r") != ""
    page.keyboard.press("2")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("1")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-region=hand] [data-card]:focus")).to_have_count(1)
    expect(cards.first).not_to_be_focused()


def test_the_list_of_keys(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    at_own_turn(house, page, any_one())
    before = page.locator(":focus").element_handle()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys at the table")
    expect(dialog.get_by_text("H", exact=True)).to_be_visible()
    expect_accessible(page)
    page.keyboard.press("h")
    expect(page.locator("[data-answers] p")).to_have_text("")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.locator(":focus").element_handle().evaluate("(now, then) => now === then", before)


def test_single_keys_can_be_switched_off(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(settings={**QUICK, "keys": False})
    at_own_turn(house, page, any_one())
    for key in "h1p?":
        page.keyboard.press(key)
    expect(page.locator("[data-answers] p")).to_have_text("")
    assert page.locator("dialog").count() == 0


def test_the_ring_is_not_the_glow_of_what_is_possible(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page()
    at_own_turn(house, page, in_turn())
    page.keyboard.press("1")
    look = "e => [getComputedStyle(e).outlineStyle, getComputedStyle(e).boxShadow]"
    card = page.locator(":focus")
    focused = card.evaluate(look)
    page.keyboard.press("2")
    left = page.locator("[data-region=hand] [data-card]").first.evaluate(look)
    assert focused[0] == "solid"
    assert left[0] == "none"
    assert focused[1] != left[1]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessible_with_the_focus_on_a_decision(
    house: HouseOfCards, new_page: NewPage, theme: str
) -> None:
    page = new_page(settings={**QUICK, "theme": theme})
    at_own_turn(house, page, any_one())
    expect_accessible(page)
