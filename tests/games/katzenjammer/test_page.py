"""Katzenjammer Blues on the page: bids that are not possible, and the facts of its table."""

from playwright.sync_api import WebSocketRoute, expect

from katzentisch.games.katzenjammer import RULES
from tests.web.fixtures import NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import deal, play_to_the_end


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


def test_at_a_table_of_no_game_in_particular(house: HouseOfCards, new_page: NewPage) -> None:
    """A game of which nothing is told can be played all the same: facts and moves by name."""
    page = new_page()

    def renamed(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        name = f'"game":"{RULES.name}"'
        server.on_message(lambda said: line.send(str(said).replace(name, '"game":"another"')))

    page.route_web_socket("**/ws", renamed)
    page.goto(house.seat_link(house.create(RULES.name, 3)))
    deal(page)
    page.wait_for_selector("[data-move=pass]")
    expect(page.locator(".middle dl")).to_contain_text("Bandleader")
    assert play_to_the_end(page, "mouse") > 0
