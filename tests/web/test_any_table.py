"""A game the page has never heard of: it is played whole in the view that serves any game."""

import json
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebook, rulebooks
from tests.samples import a_short_game
from tests.web.axe import expect_accessible
from tests.web.fixtures import LAPTOP, PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import (
    OFFERED,
    Way,
    deal,
    expect_over,
    move,
    no_sideways_scrolling,
    play_to_the_end,
)

UNHEARD = "unheard-of"
WAYS: tuple[Way, ...] = ("mouse", "touch", "keys")
every_game = pytest.mark.parametrize("game", rulebooks())


def rename(told: Any, game: str) -> Any:
    """The same with another name for the game, wherever it is named."""
    if isinstance(told, dict):
        return {key: rename(value, game) for key, value in told.items()}
    if isinstance(told, list):
        return [rename(value, game) for value in told]
    return UNHEARD if told == game else told


def never_heard_of(page: Page, game: str) -> None:
    """Whatever the server says of a game, this page hears it of one of another name."""

    def answer(route: Route) -> None:
        fetched = route.fetch()
        if "json" not in fetched.headers["content-type"]:
            return route.fulfill(response=fetched)
        return route.fulfill(response=fetched, json=rename(fetched.json(), game))

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: socket.send(json.dumps(rename(json.loads(said), game))))

    page.route("**/api/**", answer)
    page.route_web_socket("**/ws/*", line)


@a_short_game
def test_a_whole_game_in_the_view_for_any_game(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    way = WAYS[[*rulebooks()].index(rules.name) % len(WAYS)]
    page = new_page(PHONE if way == "touch" else LAPTOP)
    never_heard_of(page, rules.name)
    page.goto(house.seat_link(house.create(rules.name, rules.seats[0])))
    page.wait_for_selector(".lobby")
    deal(page)
    page.wait_for_selector(OFFERED)
    expect(page.locator(".known")).to_be_visible()
    expect_accessible(page)
    no_sideways_scrolling(page)
    play_to_the_end(page, way)
    expect_over(page)
    page.locator('dialog .next a[href*="r/"]').click()
    page.wait_for_selector(".replay .known")
    page.get_by_role("button", name="Go on from here").wait_for()
    page.get_by_label("One step on").click()
    page.get_by_text("Step 1 of").wait_for()
    expect_accessible(page)


@pytest.mark.parametrize(
    ("game", "language"), list(zip(rulebooks(), cycle(("fr", "de")), strict=False))
)
def test_cards_and_prompts_are_in_the_persons_language(
    house: HouseOfCards, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(PHONE, QUICK | {"language": language})
    never_heard_of(page, game)
    page.goto(house.address)
    choices = page.request.get(f"{house.address}api/choices?language={language}").json()
    words = next(one for one in choices["games"] if one["name"] == game)["words"]
    page.get_by_text(words["about"]).wait_for()
    page.goto(house.seat_link(house.create(game, rulebook(game).seats[0])))
    page.wait_for_selector(".lobby")
    deal(page)
    page.wait_for_selector(OFFERED)
    assert page.locator(".prompt").inner_text() in words["prompts"].values()
    for card in page.locator(".hand [data-card]").all():
        name = words["cards"][str(card.get_attribute("data-card"))]
        assert name in card.inner_text()
    no_sideways_scrolling(page)


@every_game
def test_a_hint_points_at_a_move(house: HouseOfCards, new_page: NewPage, game: str) -> None:
    page = new_page()
    never_heard_of(page, game)
    page.goto(house.seat_link(house.create(game, rulebook(game).seats[0])))
    page.wait_for_selector(".lobby")
    deal(page)
    page.wait_for_selector(OFFERED)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".note")
    page.wait_for_selector(".hinted")
    move(page, "mouse")


def test_what_everybody_sees_on_a_television(house: HouseOfCards, new_page: NewPage) -> None:
    game = next(iter(rulebooks()))
    page = new_page()
    never_heard_of(page, game)
    seated = house.create(game, rulebook(game).seats[0])
    page.goto(house.seat_link(seated))
    page.wait_for_selector(".lobby")
    deal(page)
    page.goto(f"{house.address}tv/{seated['table']}")
    page.wait_for_selector(".known")
    expect(page.locator(".hand")).to_have_count(0)
    expect_accessible(page)
