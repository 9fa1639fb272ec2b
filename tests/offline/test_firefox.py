"""Firefox: the same results in its WebAssembly as anywhere, and a hand dealt without a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.bots.engine import plain_engine
from katzentisch.delivery.folder import write_page
from katzentisch.delivery.kit import found_kit
from katzentisch.delivery.page import load_page
from katzentisch.games import rulebooks
from katzentisch.offline.engines import FOLDER, is_built
from tests.offline.firefox import FirefoxPage, InFirefox, firefox, opened, put_engines
from tests.offline.walking import walk
from tests.variants import VARIANTS
from tests.web.web_space import web_space

pytestmark = [pytest.mark.browser, pytest.mark.processes, pytest.mark.sockets]

SEEDS = (7, 11)


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    """One Firefox for these tests."""
    found = firefox()
    if found is None:
        pytest.skip("There is no Firefox: as root, run apt-get install firefox-esr")
    with opened(found, tmp_path_factory.mktemp("fox") / "profile") as page:
        yield page


def test_every_variant_walks_as_in_plain_python(fox: FirefoxPage, tmp_path: Path) -> None:
    if not all(is_built(rules) for rules in rulebooks().values()):
        pytest.skip("The engines of the page are not built: run make offline")
    with web_space(tmp_path) as space:
        put_engines(tmp_path / "engines", FOLDER)
        page = InFirefox(fox, f"http://127.0.0.1:{space.port}/engines/")
        for variant in VARIANTS:
            plain = plain_engine(variant[0])
            walked = b"".join(b"".join(walk(plain, variant, seed)) for seed in SEEDS)
            assert page.walks(variant, SEEDS) == walked, variant


def test_a_hand_is_dealt_when_the_web_space_is_gone(fox: FirefoxPage, tmp_path: Path) -> None:
    if not load_page() or found_kit() is None:
        pytest.skip("The kit is not built: run make offline")
    with web_space(tmp_path) as space:
        write_page(space.folder)
        fox.goto(space.address)
        fox.click("[data-download]")
        fox.wait_for("[data-play]")
        space.close()
        fox.goto(space.address)
        fox.click("[data-play]")
        fox.wait_for(".hand [data-card]")
