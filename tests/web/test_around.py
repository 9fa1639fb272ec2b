"""Around the table: home, a new table, the lobby, the end, the history, the television."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from katzentisch.games import rulebooks
from tests.samples import any_one, at_once, in_turn
from tests.web.axe import expect_accessible
from tests.web.fixtures import LAPTOP, QUICK, TV, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, deal, move, no_sideways_scrolling, play_by_itself, until

LANGUAGES = ("en", "fr", "de")
SCREENS = {"small": (320, 568), "phone": (360, 740), "low": (740, 360), "laptop": (1280, 800)}
LONG_NAME = "Friederike-Wilhelmine"
LIVELY = QUICK | {"pace": "normal"}
# Milliseconds: longer than a celebration may last, and a step in which none is missed.
CELEBRATED = 3000
STEP = 400
MOST_STEPS = 400
# Until the later one a page's own clock goes by itself, then only as far as it is told.
NOON, AFTERNOON = datetime(2030, 1, 1, 12, tzinfo=UTC), datetime(2030, 1, 1, 13, tzinfo=UTC)


def sized(screen: str) -> dict[str, Any]:
    """A device with a screen of that size."""
    width, height = SCREENS[screen]
    return {"viewport": {"width": width, "height": height}}


def finished(house: HouseOfCards, page: Page) -> dict[str, Any]:
    """A private table at which a game has been played to its end; the game as it was played."""
    seated = house.create(at_once().name, at_once().seats[0])
    page.goto(house.seat_link(seated))
    deal(page)
    play_by_itself(page)
    told = httpx.get(f"{house.address}api/tables/{seated['table']}").json()
    played: dict[str, Any] = told["played"][0]
    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_is_on_the_first_screen(
    house: HouseOfCards, new_page: NewPage, language: str
) -> None:
    page = new_page(settings=QUICK | {"language": language})
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    for height in at_every_size(page):
        play = page.locator("[data-play]").first
        assert play.evaluate("it => it.getBoundingClientRect().bottom") <= height


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_around_the_table_is_wider_than_the_screen(
    house: HouseOfCards, new_page: NewPage, language: str
) -> None:
    page = new_page(settings=QUICK | {"language": language})
    seated = house.create(any_one().name, any_one().seats[-1], name=LONG_NAME)
    link = house.seat_link(seated).removeprefix(house.address)
    for place, there in (("new", "form"), ("history", "main ul"), (link, ".lobby")):
        page.goto(house.address + place)
        page.wait_for_selector(there)
        assert len(list(at_every_size(page))) == len(SCREENS)


def at_every_size(page: Page) -> Iterator[int]:
    """The height of each screen; nothing is wider than it."""
    for width, height in SCREENS.values():
        page.set_viewport_size({"width": width, "height": height})
        no_sideways_scrolling(page)
        yield height


def test_a_form_half_filled_in_stays(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    rules = next(one for one in rulebooks().values() if one.options)
    most = str(rules.seats[-1])
    page.goto(house.address + "new")
    page.get_by_label(rules.title).check()
    page.get_by_label("Seats").select_option(most)
    page.get_by_label("Hints are allowed").uncheck()
    option = rules.options[0]
    chosen = page.locator(f"#option-{option.name}")
    chosen.select_option(option.values[-1])

    def as_it_was() -> None:
        expect(page.get_by_label(rules.title)).to_be_checked()
        expect(page.get_by_label("Seats")).to_have_value(most)
        expect(page.get_by_label("Hints are allowed")).not_to_be_checked()
        expect(chosen).to_have_value(option.values[-1])

    page.locator(f"[data-cites={option.clause}]").first.click()
    page.wait_for_selector(f"dialog #{option.clause}.now")
    page.keyboard.press("Escape")
    as_it_was()
    page.goto(f"{house.address}rules/{rules.name}?clause={option.clause}")
    page.wait_for_selector(f"#{option.clause}.now")
    page.go_back()
    as_it_was()
    page.get_by_role("button", name="Open the table").press("Enter")
    page.wait_for_selector(".lobby")
    # The keys stand on the new screen's heading.
    expect(page.locator("h1:focus")).to_have_count(1)
    # What has been opened is not begun any more.
    page.goto(house.address + "new")
    expect(page.get_by_label("Hints are allowed")).to_be_checked()
    # The keys stay where a language was chosen.
    page.get_by_label("Language").focus()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_label("Langue")).to_be_focused()


def test_a_link_to_this_machine_says_how_to_let_others_in(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create(any_one().name, any_one().seats[0])))
    expect(page.locator(".lobby")).to_contain_text("katzentisch serve --lan")
    deal(page)
    page.get_by_role("button", name="More").click()
    expect(page.locator("dialog .only-here:visible")).to_have_count(1)


def test_the_end_ranks_the_winners_first(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(sized("small"), QUICK | {"language": "de"})
    played = finished(house, page)
    expect(page.locator("dialog [data-rank='1']")).to_have_count(len(played["winners"]))
    best = page.locator("dialog .places li").first
    expect(best).to_contain_text("1.")
    expect(page.locator("dialog .places li")).to_have_count(len(played["scores"]))
    inside = "it => it.scrollWidth - it.clientWidth"
    assert page.locator("dialog .content").evaluate(inside) <= 0


def test_a_private_game_is_in_the_own_history(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    game = finished(house, page)["id"]
    kept = page.locator(f"[data-game='{game}']")
    page.goto(house.address + "history")
    expect(kept).to_contain_text("You: place")
    expect(kept).to_contain_text("Ada")
    expect_accessible(page)
    # One that ended while this browser was away is found at its table.
    page.evaluate("game => localStorage.removeItem('katzentisch.game.' + game)", game)
    page.reload()
    expect(kept).to_contain_text("You: place")
    # Not so one that was removed.
    kept.get_by_role("button").click()
    expect(kept).to_have_count(0)
    with page.expect_response("**/api/tables/*"):
        page.reload()
    page.goto(house.address)
    expect(page.get_by_text("game over")).to_be_visible()
    page.get_by_role("link", name="Your games").click()
    page.get_by_text("No game has ended yet.").wait_for()
    stranger = new_page()
    stranger.goto(house.address + "history")
    stranger.get_by_text("No game has ended yet.").wait_for()


def test_the_replay_is_one_click_from_the_history(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    game = finished(house, page)["id"]
    page.goto(house.address + "history")
    page.locator(f"[data-game='{game}'] a").click()
    page.wait_for_selector(".board")
    # The step and the eyes come to the address as soon as they are known.
    assert f"/r/{game}" in page.url


def test_the_television_invites_while_a_seat_is_free(
    house: HouseOfCards, new_page: NewPage
) -> None:
    player, television = new_page(), new_page(TV, LIVELY)
    seated = house.create(in_turn().name, in_turn().seats[-1], name=LONG_NAME)
    player.goto(house.seat_link(seated))
    television.goto(f"{house.address}tv/{seated['table']}")
    television.wait_for_selector("figure img")
    deal(player)
    television.wait_for_selector(".board")
    expect(television.locator("figure")).to_have_count(0)
    expect(television.locator(".score li")).to_have_count(in_turn().seats[-1])
    player.wait_for_selector(OFFERED)
    move(player, "mouse")
    expect(television.locator(".lately")).to_contain_text(LONG_NAME)
    for screen in ("laptop", "low"):
        television.set_viewport_size(sized(screen)["viewport"])
        no_sideways_scrolling(television)
    expect_accessible(television)


def test_a_celebration_is_short_and_can_be_ended(house: HouseOfCards, new_page: NewPage) -> None:
    """On televisions, where every winner is celebrated; their time goes when we say so."""
    player = new_page()
    small = sized("laptop")
    by = ("itself", "key", "click")
    ended = {one: new_page(small, LIVELY, "no-preference", fresh=True) for one in by}
    still = new_page(small, LIVELY, fresh=True)
    seated = house.create(at_once().name, at_once().seats[0])
    player.goto(house.seat_link(seated))
    for one in (*ended.values(), still):
        one.clock.install(time=NOON)
        one.goto(f"{house.address}tv/{seated['table']}")
        one.wait_for_selector("figure")
        one.clock.pause_at(AFTERNOON)
    deal(player)
    play_by_itself(player)
    for one in (*ended.values(), still):
        for _ in range(MOST_STEPS):
            if one.locator(".places").count():
                break
            one.clock.run_for(STEP)
        one.wait_for_selector(".places")
    expect(still.locator(".sky")).to_have_count(0)
    for one in ended.values():
        expect(one.locator(".sky")).to_have_count(1)
    ended["itself"].clock.run_for(CELEBRATED)
    ended["key"].keyboard.press("Shift")
    ended["click"].mouse.click(5, 5)
    for one in ended.values():
        until(is_dark(one), one)


def is_dark(page: Page) -> Callable[[], bool]:
    """Whether nothing is celebrated any more."""
    return lambda: page.locator(".sky").count() == 0


def test_the_score_pad_tells_before_a_game_ends(house: HouseOfCards, new_page: NewPage) -> None:
    """In a game whose pad is empty until its end: what lies open, and what it would count."""
    page = new_page(LAPTOP)
    page.goto(house.seat_link(house.create(in_turn().name, in_turn().seats[0])))
    deal(page)
    page.wait_for_selector(OFFERED)
    page.get_by_role("button", name="Score pad").click()
    rows = page.locator("dialog tbody tr")
    expect(rows).to_have_count(in_turn().seats[0])
    expect(rows.first).to_contain_text("Ada")
