"""… und Tschüss! on the page: cards chosen at the same time, and players who leave a round."""

from itertools import pairwise

from playwright.sync_api import expect

from katzentisch.games.und_tschuess import RULES
from tests.web.diary import listen, views
from tests.web.fixtures import LAPTOP, PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import OFFERED, act, deal, until
from tests.web.replaying import after_one_step, bring, go_on, see_by, slide_to


def test_a_choice_is_seen_by_nobody_else(house: HouseOfCards, new_page: NewPage) -> None:
    first, second = new_page(), new_page(PHONE)
    said_to_first, said_to_second = listen(first), listen(second)
    seated = house.create(RULES.name, 4)
    first.goto(house.seat_link(seated))
    second.goto(f"{house.address}t/{seated['table']}")
    second.get_by_role("button", name="Take a seat").tap()
    second.get_by_text("you", exact=True).wait_for()
    deal(first)
    second.wait_for_selector(OFFERED)
    first.wait_for_selector(OFFERED)
    act(first, "mouse")
    second.locator(".others .unseen", has_text="has chosen").first.wait_for(state="attached")
    until(lambda: views(said_to_first)[-1]["choice"] is not None, first)
    assert views(said_to_second)[-1]["choice"] is None
    assert second.locator(".others .pile svg:not(.back)").count() == 0


def test_what_is_turned_over_stays_until_the_click(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page(LAPTOP, QUICK | {"pace": "click"})
    page.goto(house.seat_link(house.create(RULES.name, 4)))
    deal(page)
    page.wait_for_selector(OFFERED)
    act(page, "mouse")
    until(lambda: page.locator(".board .pile svg:not(.back)").count() >= 4, page)
    assert page.locator(OFFERED).count() == 0
    page.locator(".middle").click()
    # Either the next card is due, or the own seat has just left the round.
    page.wait_for_selector(f"{OFFERED}, .own .gone")


def test_go_on_from_a_step_of_a_finished_game(house: HouseOfCards, new_page: NewPage) -> None:
    page, friend = new_page(), new_page(PHONE)
    after_one_step(house, page, RULES)
    see_by(page, "2")
    # Who is out does not choose: the table would go on before we look at the hand.
    go_on(page, friend, "1" if page.locator(".own .gone").count() else "2")


def test_a_replay_shows_what_is_turned_over_and_the_duel(
    house: HouseOfCards, new_page: NewPage
) -> None:
    page = new_page()
    steps = bring(house, page, RULES)
    inside = [step["view"]["inside"] for step in steps]
    sizes = pairwise(map(len, inside))
    duel = next(at for at, (left, stay) in enumerate(sizes, 1) if left == 2 > stay)
    slide_to(page, duel - 1)
    page.get_by_label("One step on").click()
    turned = page.locator(".board .pile svg:not(.back)")
    lay = sum(len(cards) for cards in steps[duel - 1]["view"]["lying"])
    expect(turned).to_have_count(lay + 2)
    # Then the score pad, then the new cards, on which nothing lies.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".between")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".between")).to_have_count(0)
    expect(turned).to_have_count(0)
    expect(page.locator(".controls .where")).to_contain_text(f" {duel} ")
