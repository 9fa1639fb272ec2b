"""Katzenjammer Blues on the page: bids, what others pay, the discards, a pass decided ahead."""

import re

from playwright.sync_api import WebSocketRoute, expect

from katzentisch.games.katzenjammer import RULES
from tests.web.fixtures import LAPTOP, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, act, deal, move, play_to_the_end, until
from tests.web.positions import positions
from tests.web.staged import Stage

SEED = 3


def test_a_dimmed_bid_says_why_and_opens_the_rules(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create(RULES.name, 3)))
    deal(page)
    page.wait_for_selector(".bid.can, [data-move=pass]")
    dimmed = page.locator(".bid[aria-disabled=true]").last
    # To Playwright a dimmed button is disabled; to a person it answers.
    dimmed.click(force=True)
    clause = page.locator(".note .clause")
    clause.wait_for()
    cited = clause.inner_text()
    clause.click()
    expect(page.locator(f"dialog #{cited}.now")).to_be_in_viewport()


def test_a_hint_marks_the_cards_to_pay_with(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    here = next(one for one in positions(RULES, 4, SEED, 1, "en") if one.phase == "pay")
    Stage(page, house, RULES, 4).show(here)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".note")
    marked = page.locator(".hand .hinted").evaluate_all("all => all.map(one => one.dataset.card)")
    # The hint on this stage is the last of what is possible.
    assert sorted(marked) == sorted(here.legal[-1].split()[1:])


def test_at_a_table_of_no_game_in_particular(house: HouseOfCards, new_page: NewPage) -> None:
    """A game of which nothing is told can be played all the same: facts and moves by name."""
    page = new_page()

    def renamed(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        name = f'"game":"{RULES.name}"'
        server.on_message(lambda said: line.send(str(said).replace(name, '"game":"another"')))

    page.route_web_socket("**/ws/*", renamed)
    page.goto(house.seat_link(house.create(RULES.name, 3)))
    deal(page)
    page.wait_for_selector("[data-move=pass]")
    expect(page.locator(".middle dl")).to_contain_text("Bandleader")
    assert play_to_the_end(page, "mouse") > 0


def test_what_a_bot_pays_is_seen_on_the_table(house: HouseOfCards, new_page: NewPage) -> None:
    """K15: and it stays there, at this pace, until the click."""
    page = new_page(LAPTOP, QUICK | {"pace": "click"})
    page.goto(house.seat_link(house.create(RULES.name, 4)))
    deal(page)
    shown, passing = page.locator(".shown"), page.locator("[data-move=pass]")
    while True:
        page.wait_for_selector(f".shown, {OFFERED}")
        if shown.count():
            break
        (passing if passing.count() else page.locator("[data-move]").first).click()
        until(lambda: shown.count() > 0 or passing.count() == 0, page)
    said = shown.locator("p").first.inner_text()
    paid = re.fullmatch(r"(\w+) pays (\d) (× \d|different)", said)
    assert paid, said
    expect(shown.locator(".cards").first.locator("> span")).to_have_count(int(paid[2]))
    expect(page.locator(".log li", has_text=f"{paid[1]} pays").last).to_be_visible()
    page.locator(".middle").click()
    until(lambda: shown.count() == 0 or shown.locator("p").first.inner_text() != said, page)


def test_the_discard_pile_is_a_tap_away(house: HouseOfCards, new_page: NewPage) -> None:
    """K4."""
    page = new_page()
    page.goto(house.seat_link(house.create(RULES.name, 3)))
    deal(page)
    pile = page.get_by_role("button", name="discard pile")
    expect(pile).to_have_accessible_name("The discard pile is empty")
    count = pile.locator("b")
    while count.inner_text() == "0":
        page.wait_for_selector(OFFERED)
        move(page, "mouse")
    page.wait_for_selector(OFFERED)
    cards = count.inner_text()
    pile.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Discard pile: {cards} card")
    told = dialog.locator("li .unseen").all_inner_texts()
    assert sum(int(one.split(": ")[1].split()[0]) for one in told) == int(cards)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_pass_can_be_decided_ahead_and_taken_back(house: HouseOfCards, new_page: NewPage) -> None:
    """K8: the first bandleader speaks last."""
    first, second = new_page(), new_page()
    seated = house.create(RULES.name, 2)
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").click()
    second.get_by_text("you", exact=True).wait_for()
    first.get_by_role("button", name="Deal").click()
    ahead = first.get_by_role("button", name="Pass when it is my turn")
    for wished in ("true", "false", "true"):
        ahead.click()
        expect(ahead).to_have_attribute("aria-pressed", wished)
    second.wait_for_selector(".bid.can")
    act(second, "mouse")
    second.locator(".log li", has_text="Ada passes.").wait_for()
    second.wait_for_selector("[data-move^='pay ']")
