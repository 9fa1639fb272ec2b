"""What the browser keeps of the page: it opens without a network, whole, and never mixes releases.

The kits here are a few bytes each; what plays with a real one is in test_aeroplane.py.
"""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from katzentisch.core.texts import LANGUAGES
from katzentisch.delivery.kit import found_kit
from katzentisch.delivery.page import load_page
from tests.web.fixtures import PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.web_space import WebSpace, web_space

pytestmark = [pytest.mark.browser, pytest.mark.sockets]

OLD = {"engines/one.wasm": b"first", "katzentisch.zip": b"not changed" * 99}
NEW = OLD | {"engines/one.wasm": b"second"}

KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((one) => one.url);
  return found;
}"""
SPOIL = """async ([name, part]) => {
  const cache = await caches.open(name);
  const found = (await cache.keys()).find((one) => one.url.includes(part));
  await cache.put(found, new Response("spoiled"));
}"""
ASK = """async (address) => {
  const answer = await fetch(address);
  return [answer.status, await answer.text()];
}"""
WAIT_FOR = """async (address) => {
  while (!(await caches.match(address))) await new Promise((done) => setTimeout(done, 20));
}"""
WAIT_FOR_ONE = """async () => {
  while ((await caches.keys()).length > 1) await new Promise((done) => setTimeout(done, 20));
}"""
# Asks for a new service worker, and waits until it has given up.
REFUSED_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise((done) => (registration.onupdatefound = done));
  await registration.update();
  await found;
  const worker = registration.installing;
  if (!worker) return;
  await new Promise((done) => {
    worker.onstatechange = () => worker.state === "redundant" && done();
    if (worker.state === "redundant") done();
  });
}"""
ATTENDED = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture
def space(tmp_path: Path) -> Iterator[WebSpace]:
    """A web space with our page."""
    if not load_page():
        pytest.skip("The page is not built: run make page")
    with web_space(tmp_path) as found:
        found.publish(OLD)
        yield found


@pytest.fixture(autouse=True)
def expected(new_page: NewPage, troubles: list[str]) -> Iterator[None]:
    """Networks that fail and kits that do not play are what these tests are about."""
    yield
    troubles.clear()


def visit(new_page: NewPage, space: WebSpace, **settings: str) -> Page:
    """Somebody's first visit, until everything is kept that is kept by itself."""
    page = new_page(PHONE, QUICK | settings, workers="allow")
    page.goto(space.address)
    page.wait_for_selector("[data-download]")
    assert page.evaluate(ATTENDED)
    return page


def download(page: Page) -> None:
    """Fetch the kit; that a few bytes do not play is said."""
    page.click("[data-download]")
    expect(page.get_by_role("alert")).to_contain_text("does not start")


def release(page: Page) -> str:
    """The release of a tab."""
    found = page.locator("meta[name=katzentisch-release]").get_attribute("content")
    assert found
    return found


def kept(page: Page) -> dict[str, list[str]]:
    """The addresses that are kept, by release."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return {name.rpartition(" ")[2]: addresses for name, addresses in found.items()}


def cache_name(page: Page) -> str:
    names: dict[str, Any] = page.evaluate(KEPT)
    return next(name for name in names if name.endswith(release(page)))


def kit_file(space: WebSpace, page: Page, path: str) -> str:
    return f"{space.address}offline/{release(page)}/{path}"


def test_one_visit_is_enough_to_open_the_page_without_a_network(
    new_page: NewPage, space: WebSpace
) -> None:
    page = visit(new_page, space)
    space.close()
    page.context.set_offline(True)
    for place in ("", "?at=history"):
        page.goto(space.address + place)
        expect(page.get_by_role("status")).to_contain_text("stands on its own")
    # Everything that the page may ever load is there, every language and screen.
    files = {name for name in load_page() if name not in ("built.txt", "service-worker.js")}
    names = {one.removeprefix(space.address) for one in kept(page)[release(page)]}
    assert files <= names


def test_links_into_the_page_open_without_a_network(new_page: NewPage, house: HouseOfCards) -> None:
    """Our server names files as they are seen from below; so does the service worker."""
    page = new_page(PHONE, workers="allow")
    page.goto(house.address)
    assert page.evaluate(ATTENDED)
    page.context.set_offline(True)
    page.goto(house.address + "t/nobody")
    expect(page.locator("main")).to_contain_text("Reconnecting")
    page.goto(house.address + "history")
    page.wait_for_selector("main ul")


def test_what_is_downloaded_is_said_before_and_kept(new_page: NewPage, space: WebSpace) -> None:
    page = visit(new_page, space)
    assert not any(address.endswith(".gz") for address in space.asked)
    expect(page.locator(".offer")).to_contain_text("0.0 MB are downloaded once")
    download(page)
    there = kept(page)[release(page)]
    assert {kit_file(space, page, path) for path in (*OLD, "kit.json")} <= set(there)
    assert page.evaluate(ASK, kit_file(space, page, "engines/one.wasm")) == [200, "first"]


def test_how_far_the_download_is_can_be_seen(new_page: NewPage, space: WebSpace) -> None:
    """While the last file is on its way, all the others have come."""
    page = visit(new_page, space)
    last = space.held["katzentisch.zip.gz"] = threading.Event()
    page.click("[data-download]")
    first = next(space.folder.glob("offline/*/engines/one.wasm.gz")).stat().st_size
    expect(page.locator("progress")).to_have_js_property("value", first)
    expect(page.locator("label[for=come]")).to_contain_text("MB")
    last.set()
    expect(page.get_by_role("alert")).to_contain_text("does not start")


def test_a_damaged_file_of_the_kit_is_fetched_again_or_named(
    new_page: NewPage, space: WebSpace
) -> None:
    page = visit(new_page, space)
    download(page)
    address = kit_file(space, page, "engines/one.wasm")
    page.evaluate(SPOIL, [cache_name(page), "one.wasm"])
    assert page.evaluate(ASK, address) == [200, "first"]
    page.evaluate(SPOIL, [cache_name(page), "kit.json"])
    assert page.evaluate(ASK, address) == [200, "first"]
    assert "one.wasm" in page.evaluate(ASK, kit_file(space, page, "kit.json"))[1]
    page.evaluate(SPOIL, [cache_name(page), "one.wasm"])
    space.close()
    status, said = page.evaluate(ASK, address)
    assert status == 503
    assert "engines/one.wasm" in said


def test_a_damaged_page_is_named_and_mended(new_page: NewPage, space: WebSpace) -> None:
    page = visit(new_page, space)
    page.evaluate(SPOIL, [cache_name(page), "/assets/index-"])
    space.close()
    page.goto(space.address)
    assert "assets/index-" in page.inner_text("body")
    for language in LANGUAGES:
        assert len(page.locator(f"p[lang={language}]").inner_text()) > 40
    space.open()
    page.goto(space.address)
    page.wait_for_selector("[data-download]")
    space.close()
    page.goto(space.address)
    page.wait_for_selector("[data-download]")


def test_a_page_that_cannot_be_kept_whole_says_so(new_page: NewPage, space: WebSpace) -> None:
    """Half a page would be worse than none; when all of it is there, it is kept."""
    file = next(space.folder.glob("assets/History-*.js"))
    right = file.read_bytes()
    file.unlink()
    page = new_page(PHONE, workers="allow")
    page.goto(space.address)
    page.click("[data-download]")
    expect(page.get_by_role("alert")).to_contain_text("service-worker.js")
    file.write_bytes(right)
    download(page)


@pytest.mark.parametrize("harm", ["missing", "damaged"])
def test_a_file_that_does_not_come_is_named_and_asked_for_again(
    new_page: NewPage, space: WebSpace, harm: str
) -> None:
    page = visit(new_page, space)
    file = next(space.folder.glob("offline/*/engines/one.wasm.gz"))
    right = file.read_bytes()
    if harm == "missing":
        file.unlink()
    else:
        file.write_bytes(right[:-9])
    page.click("[data-download]")
    expect(page.get_by_role("alert")).to_contain_text("one.wasm")
    file.write_bytes(right)
    download(page)
    assert page.evaluate(ASK, kit_file(space, page, "engines/one.wasm")) == [200, "first"]


def test_an_update_mixes_nothing(new_page: NewPage, space: WebSpace) -> None:
    """An old tab keeps its release, a new one is whole before it is used, and fetches little."""
    old = visit(new_page, space)
    download(old)
    first = release(old)
    space.publish(NEW)
    space.asked.clear()
    new = old.context.new_page()
    new.goto(space.address)
    second = release(new)
    assert first != second
    new.evaluate(WAIT_FOR, kit_file(space, new, "katzentisch.zip"))
    fetched = [one for one in space.asked if one.endswith(".gz")]
    assert [one.rpartition("/")[2] for one in fetched] == ["one.wasm.gz"]
    space.close()
    for tab, content in ((old, "first"), (new, "second")):
        assert tab.evaluate(ASK, kit_file(space, tab, "engines/one.wasm")) == [200, content]
    old.close()
    new.reload()
    assert release(new) == second
    new.evaluate(WAIT_FOR_ONE)
    assert list(kept(new)) == [second]


def test_who_comes_too_late_for_his_release_is_told_to_load_again(
    new_page: NewPage, space: WebSpace
) -> None:
    page = visit(new_page, space)
    first = release(page)
    space.publish(NEW)
    page.click("[data-download]")
    expect(page.get_by_role("alert")).to_contain_text("renewed")
    page.get_by_role("button", name="Load again").click()
    page.wait_for_selector("[data-download]")
    assert release(page) != first


def allow(page: Page, space: WebSpace, bytes_of_room: int | None) -> None:
    """Let the browser keep so much for this address, as if its disk were full; or all it likes."""
    origin = f"http://127.0.0.1:{space.port}"
    wish = {"origin": origin} | ({} if bytes_of_room is None else {"quotaSize": bytes_of_room})
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", wish)


def test_where_there_is_no_room_it_is_said_and_what_is_kept_stays(
    new_page: NewPage, space: WebSpace
) -> None:
    """A full quota, as the browser itself refuses: for the kit, then for a new release."""
    page = visit(new_page, space)
    first = release(page)
    allow(page, space, 1)
    page.click("[data-download]")
    expect(page.get_by_role("alert")).to_contain_text("no room")
    allow(page, space, None)
    download(page)
    space.publish(NEW)
    allow(page, space, 1)
    page.evaluate(REFUSED_UPDATE)
    assert list(kept(page)) == [first]
    space.close()
    page.reload()
    page.wait_for_selector("[data-play], [data-download], [role=alert]")
    assert release(page) == first
    assert page.evaluate(ASK, kit_file(space, page, "engines/one.wasm")) == [200, "first"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_plain_address_a_sentence_says_why_not(
    new_page: NewPage, house: HouseOfCards, language: str
) -> None:
    if found_kit() is None:
        pytest.skip("The kit is not built: run make offline")
    page = new_page(PHONE, QUICK | {"language": language}, workers="allow")
    page.goto(house.address.replace("127.0.0.1", "cards.lan"))
    page.wait_for_selector("[data-play]")
    assert not page.evaluate("isSecureContext")
    assert "HTTPS" in page.locator(".unkept").inner_text()
    assert page.locator("[data-offline]").count() == 0


def test_where_it_is_not_built_nothing_is_said(new_page: NewPage, house: HouseOfCards) -> None:
    """As if the document had not named any kit."""
    page = new_page()
    text = httpx.get(house.address).text.replace("data-kit", "data-none")
    page.route(house.address, lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    assert page.locator("[data-offline], .unkept").count() == 0
