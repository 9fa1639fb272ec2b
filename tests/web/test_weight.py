"""What a browser must load before the first hand is on the table: little."""

import gzip
import re
from collections.abc import Iterator

import pytest

from katzentisch.server.door.page import INDEX, File, load_page

# Bytes, compressed as they are sent: code, words in all three languages, styles and artwork. We
# want 100,000; the words of the two languages that a reader does not read weigh 15,000 of it.
MOST = 115_000
# What the document names, and what a script names at its head, without which it cannot begin.
IN_DOCUMENT = re.compile(rb'(?:src|href)="\./(assets/[^"]+)"')
IN_SCRIPT = re.compile(rb'(?:import|from)\s*"\./([^"]+\.js)"')


@pytest.fixture(scope="module")
def page() -> dict[str, File]:
    """The files of the built page."""
    built = load_page()
    if not built:
        pytest.skip("The page is not built: run make page")
    return built


def needed(page: dict[str, File]) -> Iterator[str]:
    """The document, and all that is loaded with it whatever the screen."""
    waiting = [INDEX]
    known = set(waiting)
    while waiting:
        name = waiting.pop()
        yield name
        data = page[name].data
        found = IN_DOCUMENT.findall(data) if name == INDEX else IN_SCRIPT.findall(data)
        folder = "" if name == INDEX else "assets/"
        fresh = {folder + one.decode() for one in found} - known
        known |= fresh
        waiting += sorted(fresh)


def test_a_table_is_light(page: dict[str, File]) -> None:
    weights = {name: len(gzip.compress(page[name].data)) for name in needed(page)}
    assert sum(weights.values()) <= MOST, weights


def test_what_a_table_does_not_need_comes_later(page: dict[str, File]) -> None:
    first = set(needed(page))
    assert any(name.endswith(".js") for name in first)
    assert any(name.endswith(".css") for name in first)
    for screen in ("New", "Replay", "Rules", "Tv", "History"):
        files = [name for name in page if name.startswith(f"assets/{screen}-")]
        assert files, screen
        assert not first & set(files), screen
