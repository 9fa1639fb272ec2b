"""Lessons in the browser: each played whole by keys, one by mouse; and games in pictures."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from katzentisch.core.lesson import FirstLesson
from katzentisch.core.record import replay
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import lesson_of, rulebooks
from tests.samples import a_short_game
from tests.variants import of_the_house as every_game_of_the_house
from tests.web.axe import expect_accessible
from tests.web.fixtures import LAPTOP, QUICK, NewPage, Pictures
from tests.web.house import HouseOfCards
from tests.web.playing import MOST_TABS, SOON, Way, deal, no_sideways_scrolling, until

# As narrow as a phone, with keys.
NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
LOW: dict[str, Any] = {"viewport": {"width": 740, "height": 360}}
DONE = "document.querySelector('main').dataset.moves"
FOCUS = "(e => e.dataset.move ?? e.dataset.card ?? e.dataset.coach ?? '')(document.activeElement)"


def taught(rules: Rulebook) -> FirstLesson:
    found = lesson_of(rules)
    assert found is not None
    return found


def begin(house: HouseOfCards, page: Page, rules: Rulebook) -> None:
    """One click from home to the coach."""
    page.goto(house.address)
    page.locator(f"[data-learn={rules.name}]").click()
    my_turn(page)


def my_turn(page: Page) -> None:
    page.wait_for_selector(".prompt.turn")
    page.wait_for_selector("[data-coach=clause]")


def heard(page: Page) -> str:
    """What the coach says now, after all that he says before."""
    while page.locator("[data-coach=on]").count():
        page.locator("[data-coach=on]").click()
    return page.locator(".coach > p").inner_text()


def place_of(page: Page, move: str) -> str:
    """Where a move is made: at its own button, else at its card."""
    button = f'[data-move="{move}"]'
    card = move.rpartition(" ")[2]
    return button if page.locator(button).count() else f'.hand [data-card="{card}"]'


def paid_with(page: Page, move: str) -> list[str]:
    """The cards to be tapped for a payment: those that are chosen and should not be, and others."""
    button = page.locator("[data-move^='pay ']")
    chosen = (button.get_attribute("data-move") or "").split()[1:]
    wished = move.split()[1:]
    changed = []
    for card in set(chosen + wished):
        changed += [card] * abs(chosen.count(card) - wished.count(card))
    return changed


def make(page: Page, move: str, way: Way) -> None:
    """Make a move and wait until the page has shown it."""
    before = page.evaluate(DONE)
    if move.startswith("pay "):
        for card in paid_with(page, move):
            press(page, f'.hand [data-card="{card}"]', way)
        expect(page.locator(f'[data-move="{move}"]')).to_be_visible()
    turn_to(page, move)
    press(page, place_of(page, move), way)
    until(lambda: bool(page.evaluate(DONE) != before), page)


def turn_to(page: Page, move: str) -> None:
    """Where there are more moves than room for them, turn the page to this one."""
    turn = page.locator("button.turn:not([disabled])").last
    for _ in range(MOST_TABS):
        if page.locator(f'[data-move="{move}"]').count() or not turn.count():
            return
        turn.press("Enter")


def press(page: Page, place: str, way: Way) -> None:
    """Press what is there, by mouse or by keys."""
    if way == "mouse":
        page.locator(place).first.click(timeout=SOON)
        return
    wished = place.split('"')[1]
    card = "data-card" in place
    for _ in range(MOST_TABS):
        if page.evaluate("d => d in document.activeElement.dataset", "card" if card else "move"):
            page.keyboard.press("Home")
            for _ in range(MOST_TABS):
                if page.evaluate(FOCUS) == wished:
                    break
                page.keyboard.press("ArrowRight")
        if page.evaluate(FOCUS) == wished:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wished} cannot be reached by Tab")


def fits(page: Page, place: str) -> None:
    """Nothing of it lies beside the screen."""
    box = page.locator(place).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")


def learn(page: Page, rules: Rulebook, way: Way, most: int | None = None) -> None:
    """From the first decision to the end, or some decisions and then to the end at once."""
    lesson = taught(rules)
    for step, number in enumerate(lesson.own[:most], start=1):
        my_turn(page)
        expect(page.locator(".coach small")).to_contain_text(f"{step} ")
        fits(page, ".coach")
        make(page, lesson.record["moves"][number][1], way)
    if most is not None and most < len(lesson.own):
        page.locator("[data-coach=skip]").click()
    page.wait_for_selector("dialog [data-coach=play]")


def until_every_kind(lesson: FirstLesson) -> int:
    """After how many own decisions every kind of move has been made."""
    verbs = [lesson.record["moves"][number][1].split()[0] for number in lesson.own]
    return max(verbs.index(verb) for verb in verbs) + 1


def expect_remarks_of_the_end(page: Page, rules: Rulebook) -> None:
    """What there is to say at the end stands there."""
    lesson = taught(rules)
    for remark in lesson.remarks:
        if remark.at == len(lesson.record["moves"]):
            expect(page.locator("dialog")).to_contain_text(remark.clause)


@every_game_of_the_house
def test_a_lesson_by_keys_on_a_narrow_screen(
    house: HouseOfCards, new_page: NewPage, keep_picture: Pictures, rules: Rulebook
) -> None:
    page = new_page(NARROW, {**QUICK, "language": "de"})
    begin(house, page, rules)
    keep_picture(page, f"{rules.name}-lesson-360")
    learn(page, rules, "keys")
    expect_remarks_of_the_end(page, rules)
    keep_picture(page, f"{rules.name}-lesson-end-360")
    fits(page, "dialog")
    expect_accessible(page)


@a_short_game
def test_a_lesson_by_mouse_with_wrong_moves_a_reload_and_a_real_game(
    house: HouseOfCards, new_page: NewPage, keep_picture: Pictures, rules: Rulebook
) -> None:
    page = new_page(LAPTOP)
    begin(house, page, rules)
    lesson = taught(rules)
    number = lesson.own[0]
    game = replay(lesson.record, rulebooks()).again([])
    for seat, text in lesson.record["moves"][:number]:
        game.move(seat, text)
    said = heard(page)
    other = next(one for one in game.legal(0)[::-1] if one not in lesson.accepted(number))
    turn_to(page, other)
    press(page, place_of(page, other), "mouse")
    expect(page.locator(".note")).to_be_visible()
    expect(page.locator(".coach .tip")).to_contain_text("Nothing is lost")
    expect_accessible(page)
    # The clause a tap away.
    page.locator("[data-coach=clause]").click()
    asked = lesson.asked(number)
    assert asked is not None
    expect(page.locator(f"dialog #{asked.clause}.now")).to_be_visible()
    page.keyboard.press("Escape")
    # It waits for whoever comes back.
    page.reload()
    my_turn(page)
    assert heard(page) == said
    page.locator("[data-coach=skip]").click()
    page.wait_for_selector("dialog [data-coach=play]")
    page.keyboard.press("Escape")
    # By keys each is played whole.
    learn(page, rules, "mouse", until_every_kind(lesson))
    keep_picture(page, f"{rules.name}-lesson-end-1280")
    table = page.url
    page.locator("dialog [data-coach=play]").click()
    page.wait_for_url(lambda address: "/t/" in address and address != table)
    page.wait_for_selector(".hand [data-card]")
    assert page.locator(".coach").count() == 0


@every_game_of_the_house
def test_every_remark_is_read_out_once(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    page = new_page(LAPTOP)
    begin(house, page, rules)
    said = heard(page)
    spoken = page.locator(".unseen[aria-live]", has_text=said)
    assert spoken.count() == 1


@every_game_of_the_house
def test_the_coach_explains_what_is_new_in_any_game(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    page = new_page(LAPTOP, {**QUICK, "explain": True})
    page.goto(house.seat_link(house.create(rules.name, rules.seats[1])))
    deal(page)
    page.wait_for_selector("[data-coach=close]")
    first = page.locator(".coach > p").inner_text()
    # What is closed is not said again, not even to whoever comes back.
    while page.locator("[data-coach=close]").count():
        page.locator("[data-coach=close]").click()
    page.reload()
    page.wait_for_selector(".prompt.turn")
    assert first not in page.locator("main").inner_text()


@every_game_of_the_house
@pytest.mark.parametrize(
    ("device", "language"),
    [(NARROW, "fr"), (LOW, "de"), (LAPTOP, "de")],
    ids=["360", "740", "1280"],
)
def test_a_game_in_pictures(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, device: dict[str, Any], language: str
) -> None:
    page = new_page(device, {**QUICK, "language": language})
    page.goto(f"{house.address}rules/{rules.name}")
    page.locator(f"a[href$='learn/{rules.name}']").click()
    page.wait_for_selector("figure")
    no_sideways_scrolling(page)
    expect_accessible(page)
    link = page.locator("figcaption a").first
    clause = link.inner_text()
    link.click()
    page.wait_for_selector(f"#{clause}.now")


def test_a_hint_is_a_plain_sentence_first(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    rules = next(iter(rulebooks().values()))
    page.goto(house.seat_link(house.create(rules.name, rules.seats[1])))
    deal(page)
    page.wait_for_selector(".prompt.turn")
    page.locator(".line .tool").last.click()
    page.wait_for_selector("[data-figures]")
    plain = page.locator(".note p").inner_text()
    assert "%" not in plain
    page.locator("[data-figures]").click()
    expect(page.locator(".note p")).to_contain_text("%")
