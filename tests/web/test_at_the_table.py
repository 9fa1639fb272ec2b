"""What happens at a table: secrets, reasons, lost connections, another screen, another language."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from katzentisch.server.door.page import load_page
from tests.web.conftest import LAPTOP, PHONE, QUICK, TV, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, act, deal, hand, play_to_the_end, until
from tests.web.proxy import under_a_sub_path

MOST_KILOBYTES = 150


def listen(page: Page) -> list[str]:
    """Everything the server says to this page from now on."""
    heard: list[str] = []

    def overhear(line: WebSocket) -> None:
        line.on("framereceived", lambda said: heard.append(str(said)))

    page.on("websocket", overhear)
    return heard


def views(heard: list[str]) -> list[dict[str, Any]]:
    """The views in what was heard."""
    messages = [json.loads(line) for line in heard]
    return [one["play"]["view"] for one in messages if one["type"] == "update" and one["play"]]


def test_two_people_see_nothing_of_each_other(house: HouseOfCards, new_page: NewPage) -> None:
    first, second = new_page(), new_page(PHONE)
    said_to_first, said_to_second = listen(first), listen(second)
    seated = house.create("und-tschuess", 4)
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").tap()
    second.get_by_text("· you").wait_for()
    deal(first)
    second.wait_for_selector(OFFERED)
    first.wait_for_selector(OFFERED)
    for page, heard, seat in ((first, said_to_first, 0), (second, said_to_second, 1)):
        assert {view["seat"] for view in views(heard)} == {seat}
        assert sorted(hand(page)) == sorted(views(heard)[-1]["hand"])
    assert seated["token"] not in "".join(said_to_first + said_to_second)
    assert seated["token"] not in second.content()
    act(first, "mouse")
    second.locator(".others .unseen", has_text="has chosen").first.wait_for(state="attached")
    until(lambda: views(said_to_first)[-1]["choice"] is not None, first)
    assert views(said_to_second)[-1]["choice"] is None
    assert second.locator(".others .pile svg:not(.back)").count() == 0


def test_a_dimmed_bid_says_why_and_opens_the_rules(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create("katzenjammer", 3)))
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


def test_a_link_that_opens_no_seat_leads_to_the_table(
    house: HouseOfCards, new_page: NewPage
) -> None:
    host, guest = new_page(), new_page()
    seated = house.create("katzenjammer", 3)
    host.goto(house.seat_link(seated))
    guest.goto(f"{house.address}t/{seated['table']}#this-is-nobodys-token")
    guest.get_by_text("This link opens no seat").wait_for()
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_text("· you").wait_for()
    host.get_by_role("button", name="Free this seat").click()
    guest.get_by_text("This link opens no seat").wait_for()
    guest.get_by_role("button", name="Take a seat").wait_for()


def test_each_bot_may_have_a_level_of_its_own(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.address + "new?game=katzenjammer")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Bots").first.select_option("novice")
    page.get_by_text("Each bot of its own level").click()
    page.get_by_label("Seat 3").select_option("casual")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby ol")).to_contain_text("a bot: Novice")
    expect(page.locator(".lobby ol")).to_contain_text("a bot: Casual player")
    deal(page)
    page.wait_for_selector(OFFERED)


def test_a_hint_only_on_request(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create("und-tschuess", 4)))
    deal(page)
    page.wait_for_selector(OFFERED)
    assert page.locator(".hinted").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hinted")
    page.wait_for_selector(".note")


def test_a_cut_line_is_mended(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws", through)
    page.goto(house.seat_link(house.create("muckenstich", 4)))
    deal(page)
    page.wait_for_selector(OFFERED)
    before = hand(page)
    lines[-1].close(code=1012)
    until(lambda: len(lines) > 1, page)
    page.wait_for_selector(".lost", state="detached")
    assert hand(page) == before
    act(page, "mouse")
    until(lambda: len(hand(page)) == len(before) - 1, page)


def test_a_killed_server_loses_nothing(
    new_page: NewPage, troubles: list[str], tmp_path: Path
) -> None:
    house = HouseOfCards(tmp_path)
    house.open()
    try:
        page = new_page()
        page.goto(house.seat_link(house.create("muckenstich", 4)))
        deal(page)
        page.wait_for_selector(OFFERED)
        act(page, "mouse")  # The first of two discards.
        until(lambda: len(hand(page)) == 14, page)
        before = hand(page)
        house.kill()
        page.wait_for_selector(".lost")
        house.open()
        page.wait_for_selector(".lost", state="detached")
        assert hand(page) == before
        act(page, "mouse")
        until(lambda: len(hand(page)) == 13, page)
        assert all("WebSocket" in one for one in troubles)
        troubles.clear()
    finally:
        house.close()


def test_the_tv_shows_what_is_public_and_the_phone_the_hand(
    house: HouseOfCards, new_page: NewPage
) -> None:
    tv, phone = new_page(TV), new_page(PHONE)
    heard = listen(tv)
    seated = house.create("muckenstich", 3)
    tv.goto(f"{house.address}tv/{seated['table']}")
    tv.get_by_role("img", name="QR code of the invitation").wait_for()
    phone.goto(house.seat_link(seated))
    deal(phone)
    phone.goto(f"{house.address}t/{seated['table']}?hand")
    phone.wait_for_selector(OFFERED)
    expect(phone.locator(".others")).to_be_hidden()
    expect(phone.locator(".middle")).to_be_hidden()
    printed = phone.locator(".hand text").count()  # Numbers in the middle of a card stay.
    assert phone.locator(".hand text:visible").count() == printed > 0
    tv.wait_for_selector(".board .others")
    assert tv.locator("[data-card]").count() == 0
    assert all("hand" not in view and view["seat"] is None for view in views(heard))


@pytest.mark.parametrize(
    ("language", "welcome", "turn"),
    [
        ("en", "Sit down at the cats’ table", "Your turn"),
        ("fr", "Installez-vous à la table des chats", "À vous"),
        ("de", "Setz dich an den Katzentisch", "Du bist dran"),
    ],
)
def test_each_language(
    house: HouseOfCards, new_page: NewPage, language: str, welcome: str, turn: str
) -> None:
    page = new_page(LAPTOP, QUICK | {"language": "en" if language == "de" else "de"})
    page.goto(house.address)
    page.locator(".bar .language").select_option(language)
    expect(page.locator("h1")).to_have_text(welcome)
    assert page.locator("html").get_attribute("lang") == language
    page.locator("[data-play=katzenjammer]").click()
    expect(page.locator(".prompt.turn")).to_contain_text(turn)


def test_under_a_sub_path(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    with under_a_sub_path(house.port) as address:
        page.goto(address)
        page.locator("[data-play=und-tschuess]").click()
        page.wait_for_selector(OFFERED)
        assert page.url.startswith(address + "t/")
        page.reload()
        page.wait_for_selector(OFFERED)


def test_the_page_is_light() -> None:
    """At most 150 kB gzipped, artwork included."""
    files = [file for name, file in load_page().items() if name.endswith((".js", ".css", ".html"))]
    if not files:
        pytest.skip("The page is not built: run make page")
    assert sum(len(gzip.compress(file.data)) for file in files) < MOST_KILOBYTES * 1000


def test_a_game_without_a_table_of_its_own(house: HouseOfCards, new_page: NewPage) -> None:
    """A fourth game works at once, even if nothing is told of it: facts and moves by name."""
    page = new_page()

    def renamed(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        name = '"game":"katzenjammer"'
        server.on_message(lambda said: line.send(str(said).replace(name, '"game":"another"')))

    page.route_web_socket("**/ws", renamed)
    page.goto(house.seat_link(house.create("katzenjammer", 3)))
    deal(page)
    page.wait_for_selector("[data-move=pass]")
    expect(page.locator(".middle dl")).to_contain_text("Bandleader")
    assert play_to_the_end(page, "mouse") > 0


def test_a_phrase_stands_beside_its_player(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto(house.seat_link(house.create("katzenjammer", 3)))
    deal(page)
    page.get_by_role("button", name="Say something").tap()
    page.locator("dialog .phrases button").first.tap()
    page.wait_for_selector(".player.mine .bubble")


def test_a_choice_can_be_changed_until_all_have_chosen(
    house: HouseOfCards, new_page: NewPage
) -> None:
    first, second = new_page(), new_page()
    seated = house.create("und-tschuess", 4)
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").click()
    second.get_by_text("· you").wait_for()
    deal(first)
    first.wait_for_selector(OFFERED)
    before = hand(first)
    act(first, "mouse")
    until(lambda: len(hand(first)) == len(before) - 1, first)
    first.get_by_role("button", name="Take back").click()
    until(lambda: hand(first) == before, first)
