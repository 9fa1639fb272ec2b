"""In aeroplane mode: the server's process has stopped, the network is cut, and people play on."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from katzentisch.delivery.kit import FOLDER, found_kit
from katzentisch.delivery.page import load_page
from katzentisch.games import rulebooks
from katzentisch.offline.kit import list_in, put
from tests.samples import any_one
from tests.variants import WHOLE
from tests.web.fixtures import LAPTOP, PATIENCE, PHONE, NewPage, watch
from tests.web.house import HouseOfCards
from tests.web.playing import (
    OFFERED,
    Way,
    expect_over,
    move,
    no_sideways_scrolling,
    play_by_itself,
    play_to_the_end,
)
from tests.web.test_kept import WAIT_FOR, kit_file, release
from tests.web.web_space import WebSpace, web_space

pytestmark = [pytest.mark.browser, pytest.mark.sockets, pytest.mark.processes]

HAND = ".hand [data-card]"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[HouseOfCards]:
    """A server that a test may stop."""
    if not load_page() or found_kit() is None:
        pytest.skip("The kit is not built: run make offline")
    house = HouseOfCards(tmp_path / "data")
    house.open()
    yield house
    if house.process is not None:
        house.close()


@pytest.fixture(autouse=True)
def expected(new_page: NewPage, troubles: list[str]) -> Iterator[None]:
    """Whatever asks for a server is refused here; errors of the page itself still count."""
    yield
    lost = ("net::ERR_", "Failed to load resource", "WebSocket connection")
    troubles[:] = [one for one in troubles if not any(word in one for word in lost)]


def take_along(page: Page, address: str) -> None:
    """A first visit, on which somebody makes ready to play offline."""
    page.goto(address)
    page.locator("[data-offline]").click()
    page.locator("[data-download]").click()
    page.wait_for_selector("[data-play]")
    page.wait_for_selector(".offer", state="detached")


def leave_the_ground(page: Page, house: HouseOfCards) -> None:
    """The server stops, and there is no network."""
    house.close()
    house.process = None
    page.context.set_offline(True)


# All games; the first by hand, as people do it. With what hand and on what screen makes no
# difference to who answers: test_whole_games.py plays all of them by all hands.
SEATS: list[tuple[dict[str, Any], Way]] = [(PHONE, "touch"), (LAPTOP, "keys")]
SEATS = SEATS if WHOLE else SEATS[:1]


@pytest.mark.parametrize(("device", "way"), SEATS, ids=[way for _, way in SEATS])
def test_whole_games_without_server_or_network(
    own_house: HouseOfCards, new_page: NewPage, tmp_path: Path, device: dict[str, Any], way: Way
) -> None:
    """Each is played to its end, replayed, saved, verified and listed."""
    page = new_page(device, workers="allow")
    take_along(page, own_house.address)
    leave_the_ground(page, own_house)
    games = every(page)
    assert games == [*rulebooks()]
    for game in games:
        page.goto(own_house.address)
        page.locator(f"[data-play={game}]").click()
        page.wait_for_selector(HAND)
        no_sideways_scrolling(page)
        if game == games[0]:
            play_to_the_end(page, way)
        else:
            play_by_itself(page)
        expect_over(page)
        no_sideways_scrolling(page)
        look_back(page, game, tmp_path / f"{game}.json")


def look_back(page: Page, game: str, file: Path) -> None:
    """Replay a finished game, save its record, verify it, and find it again."""
    page.locator("dialog a[href*='/r/offline']").click()
    page.wait_for_selector("a[download]")
    # What only a server works out is not offered.
    assert page.locator("[data-review]").count() == 0
    with page.expect_download() as saved:
        page.locator("a[download]").first.click()
    saved.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert (record["game"], record["id"][:7]) == (game, "offline")
    assert "winners" in record
    assert record["fair"]["promises"][0] is not None
    command = [sys.executable, "-m", "katzentisch.cli", "verify", str(file), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    page.goto(page.url.partition("/r/")[0] + "/")
    expect(page.locator(f"section a[href$='/r/{record['id']}']")).to_be_visible()


def every(page: Page) -> list[str]:
    """The games that the home screen offers."""
    names = page.locator("[data-play]").evaluate_all("all => all.map((one) => one.dataset.play)")
    return [str(name) for name in names]


def test_home_offers_it_by_itself_when_the_server_is_away(
    own_house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page(PHONE, workers="allow")
    page.goto(own_house.address)
    page.wait_for_selector("[data-play]")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    leave_the_ground(page, own_house)
    page.goto(own_house.address)
    expect(page.locator(".offline")).to_contain_text("You can play against bots without it")
    page.locator(".offline [data-offline]").click()
    page.locator("[data-download]").click()
    # It was not made ready before.
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")


@pytest.fixture
def space(tmp_path: Path) -> Iterator[WebSpace]:
    """A web space with the page as `katzentisch page` writes it."""
    if not load_page() or found_kit() is None:
        pytest.skip("The kit is not built: run make offline")
    with web_space(tmp_path) as found:
        found.publish_kit(FOLDER)
        yield found


def test_any_web_space_is_enough(new_page: NewPage, space: WebSpace) -> None:
    """Under a sub-path, without a server of ours: rules, a table, a reload, and no network."""
    page = new_page(PHONE, workers="allow")
    page.goto(space.address)
    page.locator("[data-download]").click()
    page.wait_for_selector("[data-play]")
    space.close()
    page.context.set_offline(True)
    game = any_one().name
    page.locator("a[href*='new']").first.click()
    page.wait_for_selector("form select")
    # What a rule does is found out by a server.
    assert page.locator("[data-balance]").count() == 0
    page.goto(space.address)
    page.locator(".games a[href*='rules']").first.click()
    page.wait_for_selector(".clause")
    assert page.url.startswith(f"{space.address}?at=rules")
    page.goto(space.address)
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(HAND)
    cards = page.locator(HAND).count()
    page.reload()
    page.wait_for_selector(HAND)
    assert page.locator(HAND).count() == cards
    assert not any("/api/" in address or "/ws" in address for address in space.asked)


def move_once(page: Page, way: Way) -> None:
    """One move, as soon as one is offered."""
    page.wait_for_selector(OFFERED)
    move(page, way)


def renew(space: WebSpace) -> None:
    """Another release: the same kit, and one file more."""
    made = space.top / "renewed"
    shutil.copytree(FOLDER, made)
    kit = found_kit()
    assert kit is not None
    list_in(made, sorted([*kit.files, put(made, "again.txt", b"new")], key=lambda one: one.path))
    space.publish_kit(made)


def test_an_update_in_mid_game_and_a_second_tab(
    new_page: NewPage, space: WebSpace, troubles: list[str]
) -> None:
    """The old tab finishes its game with its own release; a new one plays at the same table."""
    old = new_page(LAPTOP, workers="allow")
    old.goto(space.address)
    old.locator("[data-download]").click()
    old.locator(f"[data-play={any_one().name}]").click()
    move_once(old, "mouse")
    first = release(old)
    renew(space)
    new = old.context.new_page()
    new.set_default_timeout(PATIENCE)
    watch(new, troubles)
    new.goto(old.url)
    assert release(new) != first
    # When the last file is there the new release is whole; most of it was not fetched again.
    new.evaluate(WAIT_FOR, kit_file(space, new, "pyodide/python_stdlib.zip"))
    assert sum(one.endswith("python_stdlib.zip.gz") for one in space.asked) == 1
    space.close()
    old.context.set_offline(True)
    new.goto(old.url)
    new.wait_for_selector(HAND)
    assert release(new) != first
    move_once(new, "mouse")
    # What the other tab did is seen when this one acts; then it plays to the end.
    play_by_itself(old)
    expect_over(old)
    assert release(old) == first
