"""How the table feels: motion, sound, my turn, the own order, undo by consent, a branch."""

import pytest
from playwright.sync_api import Page, Route, expect

from katzentisch.core.rulebook import Rulebook
from tests.samples import at_once, in_turn, seats_near, with_hidden_moves
from tests.variants import every_game
from tests.web.fixtures import LAPTOP, PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, deal, hand, move, until
from tests.web.replaying import after_one_step, go_on, see_by

LIVELY = QUICK | {"pace": "normal"}
LONGEST = 500  # milliseconds, for a movement
FINGER = 44
MOVES = 20  # in which a hand is as large as it will be

# Takes down how long every movement of a card lasts, and every sound and buzz.
TAKE_DOWN = """
  window.movements = []; window.sounds = 0; window.buzzes = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (Number(how?.duration) > 0) window.movements.push(how.duration);
    return animate.call(this, frames, how);
  };
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio { constructor() { super(); window.sounds++; } };
  Object.defineProperty(navigator, 'vibrate', {value: long => window.buzzes.push(long)});
"""
HIDE = """hidden => {
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible', configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def open_table(house: HouseOfCards, page: Page, rules: Rulebook, players: int) -> None:
    """A table for about so many with bots, dealt, and it is our turn."""
    page.add_init_script(TAKE_DOWN)
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, players))))
    deal(page)
    page.wait_for_selector(OFFERED)


def test_cards_move_for_half_a_second_at_most(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(LAPTOP, LIVELY, "no-preference")
    open_table(house, page, with_hidden_moves(), 3)
    for _ in range(4):  # Two cards that nobody sees, then two that all see.
        page.wait_for_selector(OFFERED)
        move(page, "mouse")
    movements = page.evaluate("window.movements")
    assert movements
    assert all(0 < length <= LONGEST for length in movements)


def test_a_click_ends_a_movement(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(LAPTOP, LIVELY, "no-preference")
    open_table(house, page, with_hidden_moves(), 3)
    for _ in range(2):
        page.wait_for_selector(OFFERED)
        move(page, "mouse")
    page.wait_for_selector(OFFERED)
    assert page.evaluate(PLAY_AND_SKIP) == 0


# Play a card; as soon as something moves, click on the table: how much of it still moves?
PLAY_AND_SKIP = """async () => {
  const ends = one => Number.isFinite(one.effect.getComputedTiming().endTime);
  const moving = () => document.getAnimations()
    .filter(one => one.playState === 'running' && ends(one));
  document.querySelector('.hand button.can').click();
  while (moving().length === 0) await new Promise(requestAnimationFrame);
  const seen = moving();
  document.querySelector('.middle').click();
  return seen.filter(one => one.playState === 'running').length;
}"""


@pytest.mark.parametrize("why", ["reduced motion", "not at all"])
def test_nothing_moves_where_none_is_wished(
    house: HouseOfCards, new_page: NewPage, why: str
) -> None:
    calm = why == "reduced motion"
    page = new_page(LAPTOP, LIVELY if calm else QUICK, "reduce" if calm else "no-preference")
    open_table(house, page, with_hidden_moves(), 3)
    for _ in range(4):
        page.wait_for_selector(OFFERED)
        move(page, "mouse")
    assert page.evaluate("window.movements") == []


def test_sounds_only_where_they_are_on(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    open_table(house, page, in_turn(), 2)
    move(page, "mouse")
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").check()
    page.keyboard.press("Escape")
    page.wait_for_selector(OFFERED)
    move(page, "mouse")
    assert page.evaluate("window.sounds") == 1


def test_a_hidden_tab_says_that_it_is_my_turn(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    open_table(house, page, in_turn(), 2)
    icon = page.locator("link[rel=icon]")
    title = f"{in_turn().title} – Katzentisch"
    assert page.title() == title
    page.evaluate(HIDE, True)
    expect(page).to_have_title("● Your turn.")
    assert str(icon.get_attribute("href")).endswith("/icon-turn.svg")
    page.evaluate(HIDE, False)
    expect(page).to_have_title(title)
    assert str(icon.get_attribute("href")).endswith("/icon.svg")


def test_a_phone_buzzes_once_a_turn_unless_it_is_muted(
    house: HouseOfCards, new_page: NewPage
) -> None:
    loud, muted = new_page(PHONE, QUICK | {"cards": "once", "bids": "once"}), new_page(PHONE)
    open_table(house, loud, in_turn(), 2)
    before = loud.evaluate("window.buzzes.length")
    loud.locator("[data-move=pass]").tap()
    until(lambda: loud.evaluate("window.buzzes.length") > before, loud)
    assert set(loud.evaluate("window.buzzes")) == {100}
    muted.add_init_script("localStorage['katzentisch.settings'] = '{\"vibrate\": false}'")
    open_table(house, muted, in_turn(), 2)
    assert muted.evaluate("window.buzzes") == []


def test_the_own_order_of_the_hand_stays(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    open_table(house, page, with_hidden_moves(), 4)
    before = hand(page)
    cards = page.locator(".hand [data-card]")
    cards.nth(0).drag_to(cards.nth(3), target_position={"x": 12, "y": 30})
    dragged = [*before[1:4], before[0], *before[4:]]
    until(lambda: hand(page) == dragged, page)
    cards.nth(0).focus()
    page.keyboard.press("Shift+ArrowRight")
    moved = [dragged[1], dragged[0], *dragged[2:]]
    until(lambda: hand(page) == moved, page)
    page.reload()
    page.wait_for_selector(OFFERED)
    assert hand(page) == moved


def test_undo_and_a_kept_seat_need_consent(house: HouseOfCards, new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    seated = house.create(in_turn().name, 2)
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").click()
    second.get_by_text("you", exact=True).wait_for()
    first.get_by_role("button", name="Deal").click()
    until(lambda: any(page.locator(OFFERED).count() for page in (first, second)), first)
    # Whoever moves first asks; the other has answered by then, so the move was seen.
    asks, asked = (first, second) if first.locator(OFFERED).count() else (second, first)
    move(asks, "mouse")
    asked.wait_for_selector(OFFERED)
    move(asked, "mouse")
    asks.wait_for_selector(OFFERED)
    moves = asked.locator("main").get_attribute("data-moves")
    asks.get_by_role("button", name="More").click()
    asks.get_by_role("button", name="Ask to take the last move back").click()
    question = asked.get_by_role("group", name="A question for you")
    expect(question).to_contain_text("would like to take the last move back")
    question.get_by_role("button", name="Agree").click()
    asks.locator(".log", has_text="takes the last move back").wait_for()
    asks.wait_for_selector(OFFERED)
    assert asked.locator("main").get_attribute("data-moves") == moves
    asks.close()
    asked.get_by_role("button", name="Let a bot keep the seat").click()
    asked.locator(".log", has_text="A bot keeps").wait_for()
    asked.wait_for_selector(OFFERED)
    move(asked, "mouse")


@every_game
def test_every_card_of_a_large_hand_is_a_finger_wide(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    """The fewer players, the larger the hands; some grow for a while."""
    page = new_page(PHONE)
    open_table(house, page, rules, rules.seats[0])
    for _ in range(MOVES):
        for width, height in page.evaluate(VISIBLE):
            assert width >= FINGER, f"{width} px wide with {len(hand(page))} cards"
            assert height >= FINGER, f"{height} px high with {len(hand(page))} cards"
        small = page.evaluate(SMALL)
        assert small == [], f"smaller than {FINGER} px: {small}"
        move(page, "touch")
        page.wait_for_selector(f"{OFFERED}, dialog .places")
        if page.locator("dialog .places").count():
            break


# Of each card, from its left upper corner, how far to the right and down a finger still hits it.
VISIBLE = """() => [...document.querySelectorAll('.hand [data-card]')].map(card => {
  const {left, top, width, height} = card.getBoundingClientRect();
  const hits = (x, y) => card.contains(document.elementFromPoint(left + x, top + y));
  const far = (most, at) => { let n = 2; while (n < most && hits(...at(n))) n++; return n; };
  return [far(width, n => [n, 8]), far(height, n => [8, n])];
})"""
SMALL = """() => [...document.querySelectorAll('main button, .bar button, .bar a')]
  .filter(one => one.offsetParent && !one.closest('.hand li'))
  .map(one => [one.textContent.trim().slice(0, 20), one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text, box]) => text + ' ' + box.width + ' × ' + box.height)"""


# Takes down whose answer was read, after all that waited for nothing but that has run and is drawn.
TAKE_DOWN_ANSWERS = """() => {
  window.answered = [];
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    const read = await json.call(this);
    setTimeout(() => requestAnimationFrame(() => window.answered.push(this.url)));
    return read;
  };
}"""


def test_a_late_answer_does_not_show_the_wrong_hand(
    house: HouseOfCards, new_page: NewPage, troubles: list[str]
) -> None:
    page = new_page()
    held: list[Route] = []
    after_one_step(house, page, at_once())
    see_by(page, "2")
    asked_last = hand(page)
    # Playwright cannot wrap a method of a built-in list.
    page.route("**seat=1**", lambda route: held.append(route))  # noqa: PLW0108
    page.get_by_label("Seen by").select_option("1")
    until(lambda: bool(held), page)
    assert hand(page) == asked_last
    see_by(page, "2")
    page.evaluate(TAKE_DOWN_ANSWERS)
    held[0].continue_()
    until(lambda: "seat=1" in page.evaluate("window.answered.join()"), page)
    assert hand(page) == asked_last
    # No answer at all: the page says so until another view is there.
    page.unroute("**seat=1**")
    page.route("**seat=1**", lambda route: route.abort())
    see_by(page, "1")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    see_by(page, "2")
    expect(page.get_by_role("alert")).to_have_count(0)
    troubles.clear()


def test_go_on_from_a_step_of_a_finished_game(house: HouseOfCards, new_page: NewPage) -> None:
    page, friend = new_page(), new_page(PHONE)
    after_one_step(house, page, in_turn())
    go_on(page, friend, "2")
