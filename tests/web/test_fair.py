"""The deal in the browser: every device promises, opens and checks, and a lying server is seen."""

import json
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.samples import at_once, seats_near
from tests.web.fixtures import NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import deal, play_by_itself, until

Update = dict[str, Any]
GAME = at_once().name
# As many as the page invites to a game that begins at once.
SEATS = seats_near(at_once(), 4)


def opened(house: HouseOfCards, page: Page) -> dict[str, Any]:
    """What the record of the table's last game tells of its deal."""
    fair: dict[str, Any] = httpx.get(f"{house.address}api/records/{played(page)}").json()["fair"]
    return fair


def played(page: Page) -> str:
    """The table's last game, as soon as its record is there: it is kept after all are told."""
    base = page.url.split("/t/")[0]
    games: list[str] = []

    def is_kept() -> bool:
        table = httpx.get(f"{base}/api/tables/{table_of(page)}").json()
        games[:] = [game["id"] for game in table["played"]]
        return bool(games) and httpx.get(f"{base}/api/records/{games[-1]}").is_success

    until(is_kept, page)
    return games[-1]


def table_of(page: Page) -> str:
    return page.url.rstrip("/").split("/")[-1]


def play_at_once(page: Page, house: HouseOfCards) -> None:
    page.goto(house.address)
    page.locator(f"[data-play={GAME}]").click()
    page.wait_for_selector(".hand [data-card]")


def test_a_game_and_its_rematch_are_checked(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    play_at_once(page, house)
    salts = set()
    for _ in range(2):
        play_by_itself(page)
        page.wait_for_selector("dialog [data-verdict=checked]")
        fair = opened(house, page)
        assert fair["late"] == []
        assert [bool(promise) for promise in fair["promises"]] == [True] + [False] * (SEATS - 1)
        salts.add(fair["salts"][0])
        page.locator("dialog .next .button.main").click()
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_selector(".hand button.can")
    assert len(salts) == 2


def test_two_people_see_one_fingerprint(house: HouseOfCards, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    seated = house.create(GAME, SEATS)
    host.goto(house.seat_link(seated))
    host.wait_for_selector(".lobby")
    guest.goto(f"{house.address}t/{seated['table']}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Take a seat").click()
    guest.locator("li", has_text="Bob").get_by_text("you", exact=True).wait_for()
    deal(host)
    guest.wait_for_selector(".hand [data-card]")
    finish(host, guest)
    assert len(opened(house, host)["late"]) == 0
    seen = [fingerprint(page) for page in (host, guest)]
    assert len(set(seen)) == 1
    assert all(seen)


def finish(*pages: Page) -> None:
    """All agree to stop: the record is there, and every replay checks the deal."""
    for page in pages:
        page.wait_for_selector(".board")
    first, *others = pages
    first.get_by_label("More").click()
    first.get_by_role("button", name="Propose to stop the game").click()
    for page in others:
        page.get_by_role("button", name="Agree").click()


def fingerprint(page: Page) -> str:
    """The fingerprint that a page shows in the replay of the game."""
    page.goto(f"{page.url.split('/t/')[0]}/r/{played(page)}?view=public")
    page.get_by_role("button", name="Check the deal").click()
    page.wait_for_selector("[data-verdict=checked]")
    page.get_by_text("Fingerprint of the deal").click()
    # Whether it is unfolded by now or not.
    return page.locator(".deal code").text_content() or ""


def test_who_was_not_there_says_so(house: HouseOfCards, new_page: NewPage) -> None:
    page, stranger = new_page(), new_page()
    play_at_once(page, house)
    finish(page)
    stranger.goto(f"{house.address}r/{played(page)}?view=public")
    stranger.get_by_role("button", name="Check the deal").click()
    stranger.wait_for_selector("[data-verdict=alone]")


# A server that lies


def lying(page: Page, lie: Callable[[Update], None]) -> None:
    """What the server tells of the table is changed on its way."""

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def told(message: str | bytes) -> None:
            update = json.loads(message)
            if update.get("table"):
                lie(update["table"])
            client.send(json.dumps(update))

        server.on_message(told)

    page.route_web_socket("**/ws/*", between)


def test_another_commitment_in_the_lock_is_not_opened_for(
    house: HouseOfCards, new_page: NewPage
) -> None:
    def lie(table: Update) -> None:
        if table["dealing"]:
            table["dealing"]["commitment"] = "0" * 64

    page = new_page()
    lying(page, lie)
    play_at_once(page, house)
    expect(page.get_by_role("alert")).to_contain_text("do not trust this deal")
    finish(page)
    fair = opened(house, page)
    assert fair["late"] == [0]
    assert fair["salts"] == [""] * SEATS


def test_a_record_that_was_changed_is_an_alarm(house: HouseOfCards, new_page: NewPage) -> None:
    """The same deal told without the promises looks old to strangers, but not to who was there."""

    def forge(route: Route) -> None:
        record = route.fetch().json()
        del record["fair"]["promises"], record["fair"]["late"]
        route.fulfill(json=record)

    page = new_page()
    page.route("**/api/records/*?*", forge)
    play_at_once(page, house)
    play_by_itself(page)
    alarm = page.locator("dialog [data-verdict=differs]")
    expect(alarm).to_contain_text("does not match what this device was shown")
    expect(alarm.get_by_role("link", name="Save the record")).to_be_visible()
