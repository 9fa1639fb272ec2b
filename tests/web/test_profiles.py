"""A profile of the browser that others have used is as empty as a new one."""

from playwright.sync_api import BrowserContext, Page

from tests.web.fixtures import LAPTOP, PHONE
from tests.web.house import HouseOfCards
from tests.web.profiles import Profiles

LEAVE = """async () => {
  localStorage.setItem("left", "here");
  sessionStorage.setItem("left", "here");
  document.cookie = "left=here";
  await (await caches.open("left")).put("/left", new Response("here"));
  await new Promise((done) => (indexedDB.open("left").onsuccess = done));
}"""
FOUND = """async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  document.cookie,
  ...(await caches.keys()),
  ...(await indexedDB.databases()).map((one) => one.name),
]"""
NOTHING = [""]
TIMES = 5


def at_home(profiles: Profiles, house: HouseOfCards) -> Page:
    """A page without scripts, in an empty profile."""
    page = profiles.new_page(LAPTOP, "reduce")
    page.goto(house.address + "icon.svg")
    return page


def test_nothing_is_left_for_the_next(profiles: Profiles, house: HouseOfCards) -> None:
    used: set[BrowserContext] = set()
    for _ in range(TIMES):
        page = at_home(profiles, house)
        assert page.evaluate(FOUND) == NOTHING
        page.evaluate(LEAVE)
        assert len(page.evaluate(FOUND)) == 5
        used.add(page.context)
        profiles.give_back()
        assert page.is_closed()
    assert len(used) == 1


def test_two_pages_have_nothing_in_common(profiles: Profiles, house: HouseOfCards) -> None:
    first, second = (at_home(profiles, house) for _ in range(2))
    first.evaluate(LEAVE)
    assert second.evaluate(FOUND) == NOTHING
    profiles.give_back()


def test_a_screen_is_as_large_as_it_was_asked_for(profiles: Profiles, house: HouseOfCards) -> None:
    """Whoever had the profile before."""
    for size in ({"width": 700, "height": 500}, PHONE["viewport"]):
        page = profiles.new_page(PHONE | {"viewport": size}, "reduce")
        page.goto(house.address + "icon.svg")
        seen = page.evaluate("({ width: screen.width, height: screen.height })")
        assert seen == size
        profiles.give_back()


def test_whose_clock_was_changed_does_not_come_back(
    profiles: Profiles, house: HouseOfCards
) -> None:
    page = at_home(profiles, house)
    page.clock.install(time=0)
    used = page.context
    profiles.give_back()
    assert at_home(profiles, house).context != used
    profiles.give_back()


def test_who_was_elsewhere_does_not_come_back(profiles: Profiles, house: HouseOfCards) -> None:
    page = at_home(profiles, house)
    page.goto(house.address.replace("127.0.0.1", "cards.lan") + "icon.svg")
    used = page.context
    profiles.give_back()
    assert at_home(profiles, house).context != used
    profiles.give_back()
