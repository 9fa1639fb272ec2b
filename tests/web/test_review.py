"""A review on the page: of every game, as a quiz, by keyboard, at every size; and house rules."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from tests.games import of_the_house
from tests.samples import at_once, seats_near
from tests.variants import played
from tests.web.axe import expect_accessible
from tests.web.fixtures import LAPTOP, PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import deal, play_by_itself
from tests.web.probing import SIZES, faults_throughout, resize
from tests.web.replaying import SEED, bring

LOOKED_AT = ("phone", "phone, flat", "laptop")
# Compiling comes first, where nothing is compiled.
SECONDS = 400
# Every game, and every language once.
EACH = [
    pytest.param(rules, LANGUAGES[-1 - n % 3], id=rules.name)
    for n, rules in enumerate(of_the_house())
]


def review_of(page: Page) -> Locator:
    """The review, asked for and there."""
    page.locator("[data-review]").click()
    review = page.locator(".review")
    review.locator("table").first.wait_for(timeout=SECONDS * 1000)
    return review


def expect_no_faults(page: Page) -> None:
    for size in LOOKED_AT:
        resize(page, SIZES[size])
        assert faults_throughout(page) == [], size


@pytest.mark.parametrize(("rules", "language"), EACH)
def test_a_review_is_readable_at_every_size(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, language: str
) -> None:
    page = new_page(PHONE, QUICK | {"language": language})
    bring(house, page, rules)
    review = review_of(page)
    # The curve is told in a sentence, and every step of it in a table.
    curve = review.locator("figure svg")
    assert "%" in (curve.get_attribute("aria-label") or "")
    review.locator("figure + details > summary").click()
    # What is folded away is made when it is opened.
    review.locator("figure + details tbody tr").nth(10).wait_for(state="attached")
    # A game at random has dear decisions; hindsight is apart, and closed.
    assert review.locator("ol > li").count() > 0
    assert not review.locator("ol.hindsight").is_visible()
    assert review.locator("details[open]").count() == 1
    expect_accessible(page)
    expect_no_faults(page)
    # Others had another game.
    summary = review.get_by_role("status").first.inner_text()
    review.locator("select").first.select_option(index=1)
    expect(review.get_by_role("status").first).not_to_have_text(summary)


def test_the_quiz_goes_by_keyboard(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    bring(house, page, at_once())
    review = review_of(page)
    review.get_by_role("checkbox").focus()
    page.keyboard.press("Space")
    question = review.get_by_role("group", name="What would you play here?").first
    decision = review.locator("ol > li").first
    expect(decision.get_by_text("better was")).to_have_count(0)
    assert question.get_by_role("img").count() > 0, "the hand is not there"
    question.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    expect(question.get_by_role("radio").nth(1)).to_be_checked()
    expect(decision.get_by_role("status")).to_contain_text("y what could be known")
    expect(decision.get_by_text("better was")).to_have_count(1)
    expect_accessible(page)
    expect_no_faults(page)
    # And at the table: as that seat saw it, at that step.
    decision.get_by_role("button", name="Show at the table").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_label("Seen by")).to_have_value("0")


def test_it_stands_at_the_end(house: HouseOfCards, new_page: NewPage) -> None:
    rules = at_once()
    page = new_page(LAPTOP)
    page.goto(house.seat_link(house.create(rules.name, rules.seats[0])))
    deal(page)
    play_by_itself(page)
    review = review_of(page)
    expect_no_faults(page)
    # Whether anything was surely wrong in it depends on the cards.
    for shown in review.get_by_role("link", name="Show at the table").all():
        assert "move=" in (shown.get_attribute("href") or "")


def test_it_leads_on_from_a_decision(house: HouseOfCards, new_page: NewPage) -> None:
    """Of a game at random, in which something was surely wrong."""
    rules, name = at_once(), "f" * 12
    names = ["Ada", "Bea", "Cora", "Dora", "Eva", "Fee"]
    game = played(rules, seats_near(rules, 4), {}, SEED)
    record = {**game.record(), "id": name, "names": names[: game.players], "finished": 1.0}
    house.shelve(record)
    page = new_page(LAPTOP)
    page.goto(f"{house.address}r/{name}")
    review = review_of(page)
    asked = httpx.post(f"{house.address}api/records/{name}/review").raise_for_status()
    seats = asked.json()["review"]["seats"]
    seat = next(place for place, one in enumerate(seats) if one["dearest"])
    review.locator("select").first.select_option(index=seat)
    review.get_by_text("Go on from here").first.click()
    review.get_by_role("button", name="Open the table").first.click()
    step = seats[seat]["dearest"][0]["step"]
    page.get_by_text(f"This table goes on from step {step} ").wait_for()
    # A game that was stopped has no result to explain; it can be gone on with.
    stopped = {key: record[key] for key in record if key not in ("scores", "winners")}
    house.shelve({**stopped, "id": "e" * 12, "moves": record["moves"][:-1]})
    page.goto(f"{house.address}r/{'e' * 12}")
    page.get_by_role("button", name="Go on from here").wait_for()
    expect(page.locator("[data-review]")).to_have_count(0)


def test_what_options_change_is_shown_beside_them(house: HouseOfCards, new_page: NewPage) -> None:
    rules = at_once()
    option = rules.options[0]
    page = new_page(PHONE)
    page.goto(f"{house.address}new?game={rules.name}")
    page.locator(f"#option-{option.name}").select_option(option.values[-1])
    page.locator("[data-balance]").click()
    found = page.locator(".balance")
    found.locator("table").first.wait_for(timeout=SECONDS * 1000)
    expect(found.get_by_role("status")).not_to_be_empty()
    expect(found.get_by_role("row", name="with the house rule").first).to_contain_text("±")
    expect_accessible(page)
    expect_no_faults(page)
    # Another choice is another question.
    page.locator(f"#option-{option.name}").select_option(option.values[0])
    expect(found).to_have_count(0)
    expect(page.locator("[data-balance]")).to_be_visible()
