"""A game once more: what is seen of each step, the list of moves, jumps, keys, speed, phones."""

from itertools import cycle, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.samples import SEED, another, any_one, at_once
from tests.variants import dealt, every_game
from tests.web.axe import expect_accessible
from tests.web.fixtures import LAPTOP, PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import no_sideways_scrolling
from tests.web.replaying import Steps, after_one_step, bring, slide_to, stands_at
from tests.web.test_any_table import never_heard_of
from tests.web.test_layout import case_name

LYING_PHONE: dict[str, Any] = PHONE | {"viewport": {"width": 740, "height": 360}}
SMALL_PHONE: dict[str, Any] = PHONE | {"viewport": {"width": 320, "height": 568}}
HANDY: dict[str, dict[str, Any]] = {
    "upright": PHONE,
    "lying": LYING_PHONE,
    "laptop": LAPTOP,
    "small": SMALL_PHONE,
}
FINGER = 44
# Every game, and the languages with the longest words in turn; `make layout` looks at all.
SPOKEN = list(zip(rulebooks().values(), cycle(("fr", "de")), strict=False))


def with_tricks() -> Rulebook:
    """A game whose view shows a trick."""
    return next(
        rules
        for rules in rulebooks().values()
        if "trick" in dealt(rules, rules.seats[0], {}, SEED).view()
    )


def completing_a_trick(steps: Steps) -> int:
    """The first step that completes a trick."""
    tricks = [len(step["view"]["trick"]) for step in steps]
    return next(at for at, (lay, lie) in enumerate(pairwise(tricks), 1) if lie < lay)


def line(page: Page, step: int) -> str:
    """Where a line of the list is, having seen that it is there."""
    found = f'.moves [data-step="{step}"]'
    page.wait_for_selector(found, state="attached")
    return found


def test_the_card_that_completes_a_trick_is_seen(house: HouseOfCards, new_page: NewPage) -> None:
    """In any game, whichever way one comes to that step."""
    page = new_page()
    rules = with_tricks()
    never_heard_of(page, rules.name)
    steps = bring(house, page, rules)
    at = completing_a_trick(steps)
    cards = len(steps[at]["view"]["last_trick"])
    laid = page.locator(".board .laid")
    slide_to(page, at - 1)
    page.get_by_label("One step on").click()
    stands_at(page, at)
    expect(laid).to_have_count(cards)
    # The next press goes on: the first card of the next trick.
    page.get_by_label("One step on").click()
    stands_at(page, at + 1)
    expect(laid).to_have_count(1)
    page.get_by_label("One step back").click()
    expect(laid).to_have_count(cards)
    slide_to(page, 0)
    page.locator(line(page, at)).click()
    expect(laid).to_have_count(cards)


def test_a_link_shows_what_there_is_to_see_of_its_step(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page, friend = new_page(), new_page()
    after_one_step(house, page, at_once())
    shared = page.get_by_label("Link to this step").input_value()
    assert "move=1" in shared
    friend.goto(shared)
    friend.wait_for_selector(".replay .board")
    stands_at(friend, 1)
    assert friend.locator(".board").inner_text() == page.locator(".board").inner_text()
    # The address follows, so that a reload stays where one is; nothing is asked for anew.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_label("One step on").click()
    page.wait_for_url("**move=2**")
    stands_at(page, 2)
    assert not [address for address in asked if "/api/" in address]


@every_game
def test_the_list_of_moves(house: HouseOfCards, new_page: NewPage, rules: Rulebook) -> None:
    page = new_page()
    steps = bring(house, page, rules)
    lines = page.locator(".moves button")
    expect(lines).to_have_count(len(steps))
    last = len(steps) - 1
    page.locator(line(page, last - 3)).click()
    stands_at(page, last - 3)
    current = page.locator(".moves [aria-current=step]")
    expect(current).to_have_attribute("data-step", str(last - 3))
    for sentence in steps[last - 3]["said"]:
        expect(current).to_contain_text(sentence)
    # The current line comes into sight by itself; the page does not scroll for it.
    slide_to(page, 2)
    expect(current).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0
    expect_accessible(page)


def test_one_stop_for_tab_and_arrows_within_the_list(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page()
    bring(house, page, any_one())
    expect(page.locator('.moves [tabindex="0"]')).to_have_count(1)
    page.locator(line(page, 0)).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(line(page, 2))).to_be_focused()
    expect(page.locator('.moves [tabindex="0"]')).to_have_count(1)
    stands_at(page, 0)
    page.keyboard.press("Space")
    stands_at(page, 2)
    expect(page.get_by_label("Pause")).to_have_count(0)


@every_game
def test_jumps_lead_to_beginnings(house: HouseOfCards, new_page: NewPage, rules: Rulebook) -> None:
    page = new_page()
    bring(house, page, rules)
    first_of = "all => all.map(e => Number(e.querySelector('button').dataset.step))"
    parts = page.locator(".moves ol").evaluate_all(first_of)
    rounds = page.locator(".moves h3 ~ ol").evaluate_all(
        "all => all.filter(e => e.previousElementSibling.tagName === 'H3'"
        " || e.previousElementSibling.previousElementSibling?.tagName === 'H3')"
        ".map(e => Number(e.querySelector('button').dataset.step))"
    )
    assert parts[0] == rounds[0] == 0
    assert len(parts) > len(rounds)
    page.get_by_label("To the next part").click()
    stands_at(page, parts[1])
    page.keyboard.press("ArrowDown")
    stands_at(page, parts[2])
    page.keyboard.press("Shift+ArrowLeft")
    stands_at(page, parts[1])
    page.get_by_label("To the end").click()
    page.get_by_label("To the previous round").click()
    stands_at(page, rounds[-1])
    page.get_by_label("To the start").click()
    page.keyboard.press("PageDown")
    stands_at(page, [*rounds[1:], parts[-1] + last_part(page)][0])


def last_part(page: Page) -> int:
    """How many steps follow the first one of the last part."""
    return page.locator(".moves ol").last.locator("button").count() - 1


def test_keys(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    last = len(bring(house, page, another())) - 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    page.keyboard.press("End")
    stands_at(page, last)
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Page down")
    expect_accessible(page)
    # What is open has the keys.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    stands_at(page, 0)


def test_keys_are_left_to_what_has_the_focus(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    bring(house, page, another())
    page.locator(".controls .where input").focus()
    # The slider's own step, and no other on top of it.
    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    page.get_by_label("Seen by").focus()
    page.keyboard.press("End")
    page.locator('.replay[aria-busy="false"]').wait_for()
    stands_at(page, 1)
    page.get_by_label("One step on").focus()
    page.keyboard.press("Space")
    stands_at(page, 2)
    expect(page.get_by_label("Pause")).to_have_count(0)


def test_it_runs_at_the_speed_chosen(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(fresh=True)
    page.clock.install(time=0)
    bring(house, page, another())
    page.clock.pause_at(3_600_000)
    page.keyboard.press("-")
    page.keyboard.press("Space")
    expect(page.get_by_label("Pause")).to_be_visible()
    # Nothing is held longer than it must be with these settings: 700 ms a step, at half speed.
    page.clock.run_for(1390)
    stands_at(page, 0)
    page.clock.run_for(20)
    stands_at(page, 1)
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.get_by_label("Speed: 4×")).to_be_visible()
    page.clock.run_for(4 * 175 + 10)
    stands_at(page, 5)
    page.keyboard.press("Space")
    page.clock.run_for(10_000)
    stands_at(page, 5)
    kept = page.evaluate("JSON.parse(localStorage['katzentisch.settings']).speed")
    assert kept == 4


@pytest.mark.parametrize(("rules", "language"), SPOKEN, ids=case_name)
def test_the_table_and_the_controls_are_in_sight_together(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, language: str
) -> None:
    page = new_page(PHONE, QUICK | {"language": language})
    bring(house, page, rules, rules.seats[-1])
    for device in HANDY.values():
        page.set_viewport_size(device["viewport"])
        slide_to(page, 3)
        no_sideways_scrolling(page)
        for place in (".felt", ".controls"):
            expect(page.locator(place)).to_be_in_viewport(ratio=0.99)
        for button in page.locator(".controls button").all():
            expect(button).to_be_in_viewport(ratio=0.99)
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= FINGER
    page.set_viewport_size(HANDY["upright"]["viewport"])
    # Far below, where the rest is, the controls are still there.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".buttons")).to_be_in_viewport(ratio=0.99)
    no_sideways_scrolling(page)


@pytest.mark.parametrize("held", ["upright", "lying"])
def test_the_list_on_a_phone_is_a_sheet(house: HouseOfCards, new_page: NewPage, held: str) -> None:
    page = new_page(HANDY[held])
    bring(house, page, another())
    slide_to(page, 9)
    page.get_by_role("button", name="Moves").tap()
    expect(page.locator(".moves [aria-current=step]")).to_be_in_viewport(ratio=0.99)
    no_sideways_scrolling(page)
    expect_accessible(page)
    page.locator(line(page, 8)).tap()
    page.wait_for_selector("dialog", state="detached")
    stands_at(page, 8)
