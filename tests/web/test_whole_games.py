"""Whole games in the browser: all three, smallest and largest tables, by mouse, finger and keys."""

import pytest

from tests.web.conftest import LAPTOP, PHONE, NewPage
from tests.web.diary import Diary
from tests.web.house import HouseOfCards
from tests.web.playing import Way, deal, expect_over, no_sideways_scrolling, play_to_the_end


@pytest.mark.parametrize(
    ("game", "players", "way"),
    [
        ("katzenjammer", 2, "mouse"),
        ("katzenjammer", 6, "touch"),
        ("katzenjammer", 6, "keys"),
        ("muckenstich", 3, "mouse"),
        ("muckenstich", 6, "touch"),
        ("muckenstich", 3, "keys"),
        ("und-tschuess", 6, "mouse"),
        ("und-tschuess", 4, "touch"),
        ("und-tschuess", 4, "keys"),
    ],
)
def test_a_whole_game(
    house: HouseOfCards, new_page: NewPage, game: str, players: int, way: Way
) -> None:
    page = new_page(PHONE if way == "touch" else LAPTOP)
    diary = Diary(page)
    page.goto(house.seat_link(house.create(game, players)))
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
    """Each change since then was read out once, as it stands in the log."""
    spoken = [said for said in diary.spoken() if said != "Your turn."]
    assert spoken == diary.told(known)
    turns = len(diary.spoken()) - len(spoken)
    assert 0 < turns <= len(diary.moves)
    for said in spoken:
        assert said[0] == said[0].upper(), said
        assert said[-1] in ".!?", said


def test_one_click_from_home_to_a_dealt_hand(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.address)
    page.locator("[data-play=muckenstich]").click()
    page.wait_for_selector(".hand [data-card]")


def test_rematch(house: HouseOfCards, new_page: NewPage) -> None:
    page = new_page()
    page.goto(house.seat_link(house.create("und-tschuess", 4)))
    deal(page)
    play_to_the_end(page, "mouse")
    page.locator("dialog .next .button.main").click()
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".hand button.can")
