"""What a browser must load before the first hand is on the table: little."""

from itertools import product

import pytest
from playwright.sync_api import Page, Response

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.delivery.page import File, load_page
from tests.games import of_the_house
from tests.web.fixtures import PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards

# Bytes as they are sent, of everything that is sent: document, code, styles, artwork, the words
# of the language spoken, and what the server answers.
MOST = 100_000
HAND = ".hand [data-card]"
# Screens that a table does not need.
ELSEWHERE = ("Coach", "History", "Learn", "New", "Pictures", "Replay", "Review", "Rules", "Tv")


class Scales:
    """All that a page has been sent, by address."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.on("response", self._put)

    def _put(self, answer: Response) -> None:
        self.answers.append(answer)

    @property
    def weights(self) -> dict[str, int]:
        """Bytes by address: what was sent twice counts twice."""
        weighed: dict[str, int] = {}
        for answer in self.answers:
            answer.finished()
            weight = answer.request.sizes()["responseBodySize"]
            weighed[answer.url] = weighed.get(answer.url, 0) + weight
        return weighed


def newcomer(new_page: NewPage, language: str) -> tuple[Page, Scales]:
    """A page that has loaded nothing yet, for somebody who reads a language."""
    page = new_page(PHONE, QUICK | {"language": language}, fresh=True)
    return page, Scales(page)


EVERY = [
    pytest.param(rules, language, id=f"{rules.name}-{language}")
    for rules, language in product(of_the_house(), LANGUAGES)
]


@pytest.mark.parametrize(("rules", "language"), EVERY)
def test_from_home_to_the_first_hand_is_light(
    new_page: NewPage, house: HouseOfCards, rules: Rulebook, language: str
) -> None:
    """The longest way: home shows a picture of every game."""
    page, scales = newcomer(new_page, language)
    page.goto(house.address)
    page.locator(f"[data-play={rules.name}]").click()
    page.wait_for_selector(HAND)
    weights = scales.weights
    assert page.locator("html").get_attribute("lang") == language
    assert any(address.endswith(".js") and weight > 0 for address, weight in weights.items())
    assert sum(weights.values()) <= MOST, weights


@pytest.mark.parametrize("rules", of_the_house(), ids=lambda rules: rules.name)
def test_a_link_to_a_table_is_light(
    new_page: NewPage, house: HouseOfCards, rules: Rulebook
) -> None:
    """Who comes by a link is not sent what other games look like."""
    page, scales = newcomer(new_page, "fr")
    seated = house.create(rules.name, max(rules.seats))
    page.goto(f"{house.address}t/{seated['table']}#{seated['token']}")
    page.locator(".lobby .button.main").click()
    page.wait_for_selector(HAND)
    weights = scales.weights
    assert sum(weights.values()) <= MOST, weights
    drawn = [address for address in weights if "/assets/cards-" in address]
    assert sum(address.endswith(".js") for address in drawn) == 1, drawn
    unread = [name for name in weights if "/assets/en-" in name or "/assets/de-" in name]
    assert unread == []
    for screen in ELSEWHERE:
        assert not any(f"/assets/{screen}-" in address for address in weights), screen


@pytest.fixture(scope="module")
def files() -> dict[str, File]:
    """The files of the built page."""
    built = load_page()
    if not built:
        pytest.skip("The page is not built: run make page")
    return built


def test_the_other_screens_are_files_of_their_own(files: dict[str, File]) -> None:
    for screen in ELSEWHERE:
        assert any(name.startswith(f"assets/{screen}-") for name in files), screen
