"""Whole games in the browser: every one, smallest and largest tables, by mouse, finger and keys."""

import pytest

from katzentisch.core.rulebook import Rulebook
from tests.samples import at_once
from tests.variants import every_game
from tests.web.diary import Diary
from tests.web.fixtures import LAPTOP, PHONE, NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import Way, deal, expect_over, no_sideways_scrolling, play_to_the_end

# Each way of playing, with the place of its table among a game's player counts.
WAYS: dict[Way, int] = {"mouse": 0, "touch": -1, "keys": 0}


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(house: HouseOfCards, new_page: NewPage, rules: Rulebook, way: Way) -> None:
    page = new_page(PHONE if way == "touch" else LAPTOP)
    diary = Diary(page)
    page.goto(house.seat_link(house.create(rules.name, rules.seats[WAYS[way]])))
    page.wait_for_selector(".lobby")
    known = diary.updates[-1]["n"]
    diary.listen()
    deal(page)
    no_sideways_scrolling(page)
    play_to_the_end(page, way)
    expect_over(page)
    no_sideways_scrolling(page)
    diary.expect_nothing_lost(house.address)
    expect_all_spoken(diary, known)


def expect_all_spoken(diary: Diary, known: int) -> None:
    """Each change since then was read out once, as it stands in the log; the rest are requests."""
    told, requests = diary.told(known), list[str]()
    for said in diary.spoken():
        assert said[0] == said[0].upper(), said
        assert said[-1] in ".!?", said
        if told and said == told[0]:
            told.pop(0)
        else:
            requests.append(said)
    assert told == []
    assert 0 < len(requests) <= len(diary.moves)


@every_game
def test_one_click_from_home_to_a_dealt_hand(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    page = new_page()
    page.goto(house.address)
    page.locator(f"[data-play={rules.name}]").click()
    page.wait_for_selector(".hand [data-card]")


def test_rematch(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create(at_once().name, at_once().seats[0])))
    deal(page)
    play_to_the_end(page, "mouse")
    page.locator("dialog .next .button.main").click()
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".hand button.can")
