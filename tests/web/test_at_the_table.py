"""What happens at a table: secrets, reasons, lost connections, another screen, another language."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.delivery.page import load_page
from tests.samples import any_one, at_once, for_players, in_turn, seats_near, with_hidden_moves
from tests.variants import every_game
from tests.web.diary import listen, views
from tests.web.fixtures import LAPTOP, PHONE, QUICK, TV, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, act, deal, hand, until
from tests.web.proxy import under_a_sub_path

# The review of a finished game, and playing without a server.
ON_WISH = r"assets/(Review|Offer|worker|table)-|service-worker"
MOST_KILOBYTES = 150


@every_game
def test_two_people_see_nothing_of_each_other(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    first, second = new_page(), new_page(PHONE)
    said_to_first, said_to_second = listen(first), listen(second)
    seated = house.create(rules.name, seats_near(rules, 4))
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").tap()
    second.get_by_text("you", exact=True).wait_for()
    deal(first)
    for page in (first, second):
        page.wait_for_selector(".hand [data-card]")
    for page, heard, seat in ((first, said_to_first, 0), (second, said_to_second, 1)):
        assert {view["seat"] for view in views(heard)} == {seat}
        assert sorted(hand(page)) == sorted(views(heard)[-1]["hand"])
    assert seated["token"] not in "".join(said_to_first + said_to_second)
    assert seated["token"] not in second.content()


def test_a_link_that_opens_no_seat_leads_to_the_table(
    house: HouseOfCards, new_page: NewPage
) -> None:
    host, guest = new_page(), new_page()
    seated = house.create(for_players(3).name, 3)
    host.goto(house.seat_link(seated))
    guest.goto(f"{house.address}t/{seated['table']}#this-is-nobodys-token")
    guest.get_by_text("This link opens no seat").wait_for()
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_text("you", exact=True).wait_for()
    host.get_by_role("button", name="Free this seat").click()
    guest.get_by_text("This link opens no seat").wait_for()
    guest.get_by_role("button", name="Take a seat").wait_for()


def test_a_table_without_spectators_still_seats_who_is_invited(
    house: HouseOfCards, new_page: NewPage
) -> None:
    host, guest, late = new_page(), new_page(), new_page()
    seated = house.create(for_players(3).name, 3, watch="nobody")
    host.goto(house.seat_link(seated))
    guest.goto(f"{house.address}t/{seated['table']}")
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_text("you", exact=True).wait_for()
    deal(host)
    guest.wait_for_selector(".hand [data-card]")
    late.goto(f"{house.address}t/{seated['table']}")
    expect(late.get_by_role("alert")).to_contain_text("no spectators")


def test_each_bot_may_have_a_level_of_its_own(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.address + f"new?game={for_players(3).name}")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Bots").first.select_option("novice")
    page.get_by_text("Each bot of its own level").click()
    page.get_by_label("Seat 3").select_option("casual")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby ol")).to_contain_text("a bot: Novice")
    expect(page.locator(".lobby ol")).to_contain_text("a bot: Casual player")
    deal(page)
    page.wait_for_selector(OFFERED)


@every_game
def test_a_hint_only_on_request(house: HouseOfCards, new_page: NewPage, rules: Rulebook) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 4))))
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

    page.route_web_socket("**/ws/*", through)
    rules = with_hidden_moves()
    page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 4))))
    deal(page)
    page.wait_for_selector(OFFERED)
    before = hand(page)
    lines[-1].close(code=1012)
    until(lambda: len(lines) > 1, page)
    page.wait_for_selector("[data-notice=lost]", state="detached")
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
        rules = with_hidden_moves()
        page.goto(house.seat_link(house.create(rules.name, seats_near(rules, 4))))
        deal(page)
        page.wait_for_selector(OFFERED)
        cards = len(hand(page))
        act(page, "mouse")  # The first of two cards that nobody else will see.
        until(lambda: len(hand(page)) == cards - 1, page)
        before = hand(page)
        house.kill()
        page.wait_for_selector("[data-notice=lost]")
        house.open()
        page.wait_for_selector("[data-notice=lost]", state="detached")
        assert hand(page) == before
        act(page, "mouse")
        until(lambda: len(hand(page)) == cards - 2, page)
        # Whatever was asked for meanwhile did not come, a part of the page beside the socket.
        # A request that was under way when the server died ends otherwise than one made later.
        assert [one for one in troubles if "net::ERR_" not in one] == []
        troubles.clear()
    finally:
        house.close()


@every_game
def test_the_tv_shows_what_is_public_and_the_phone_the_hand(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    tv, phone = new_page(TV), new_page(PHONE)
    heard = listen(tv)
    seated = house.create(rules.name, seats_near(rules, 3))
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
    page.locator(f"[data-play={in_turn().name}]").click()
    expect(page.locator(".prompt.turn")).to_contain_text(turn)


def test_under_a_sub_path(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    with under_a_sub_path(house.port) as address:
        page.goto(address)
        page.locator(f"[data-play={any_one().name}]").click()
        page.wait_for_selector(OFFERED)
        assert page.url.startswith(address + "t/")
        page.reload()
        page.wait_for_selector(OFFERED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_light(language: str) -> None:
    """All screens and games in a language, artwork included; some things come on wish only."""
    others = "|".join(one for one in LANGUAGES if one != language)
    apart = re.compile(rf"{ON_WISH}|assets/({others})-")
    files = [
        file
        for name, file in load_page().items()
        if name.endswith((".js", ".css", ".html")) and not apart.search(name)
    ]
    if not files:
        pytest.skip("The page is not built: run make page")
    assert sum(len(gzip.compress(file.data)) for file in files) < MOST_KILOBYTES * 1000


def test_a_phrase_is_shown_with_its_speaker(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto(house.seat_link(house.create(for_players(3).name, 3)))
    deal(page)
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Say something").tap()
    phrase = page.locator("dialog .phrases button").first
    said = phrase.inner_text()
    phrase.tap()
    expect(page.locator(".speech")).to_have_text(f"Ada: {said}")


def test_a_choice_can_be_changed_until_all_have_chosen(
    house: HouseOfCards, new_page: NewPage
) -> None:
    first, second = new_page(), new_page()
    seated = house.create(at_once().name, at_once().seats[0])
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").click()
    second.get_by_text("you", exact=True).wait_for()
    deal(first)
    first.wait_for_selector(OFFERED)
    before = hand(first)
    act(first, "mouse")
    until(lambda: len(hand(first)) == len(before) - 1, first)
    first.get_by_role("button", name="Take back").click()
    until(lambda: hand(first) == before, first)
