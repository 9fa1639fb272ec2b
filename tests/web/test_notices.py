"""What a table says beside the game: bots that fail, and people who are away."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.samples import in_turn
from tests.variants import dealt
from tests.web.fixtures import PHONE, QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.positions import OWN, position
from tests.web.probing import expect_none, faults, settle
from tests.web.staged import NAMES, Stage

SEED = 3
ASK = "Propose to stop the game"
LET_A_BOT = "Let a bot keep the seat"


@pytest.fixture
def stage(new_page: NewPage, house: HouseOfCards) -> Stage:
    """A full table on a phone."""
    return Stage(new_page(PHONE, QUICK), house, in_turn(), in_turn().seats[-1])


def seen(stage: Stage, seats: dict[int, dict[str, Any]]) -> Locator:
    """The notice on a board where somebody else has to decide, with some seats in that state."""
    game = dealt(stage.rules, stage.players, {}, SEED)
    while OWN in game.actors:
        game.move(OWN, game.legal(OWN)[0])
    stage.seats = seats
    stage.show(position(game, "en"))
    settle(stage.page)
    expect_none(faults(stage.page))
    return stage.page.locator(".note")


def waited_for(stage: Stage) -> int:
    """Whose turn it is there."""
    assert stage.position
    (actor,) = stage.position.view["actors"]
    return int(actor)


def test_a_simpler_bot_plays_for_one_that_fails_and_a_notice_says_so(stage: Stage) -> None:
    note = seen(stage, {1: {"trouble": "simpler"}, 3: {"trouble": "simpler"}})
    expect(note).to_contain_text(f"The bots of {NAMES[0]}, {NAMES[2]} have failed")
    note.get_by_role("button", name="Close").tap()
    expect(note).to_have_count(0)


def test_where_a_bot_is_stuck_players_can_propose_to_stop(stage: Stage) -> None:
    note = seen(stage, {1: {"trouble": "stuck"}})
    expect(note).to_contain_text(f"The bot on {NAMES[0]}’s seat finds no move")
    note.get_by_role("button", name=ASK).tap()
    expect(note).to_be_visible()
    assert [one["matter"] for one in stage.asked if one["type"] == "ask"] == ["end"]


def test_a_bot_is_offered_for_a_seat_only_when_it_may_keep_it(stage: Stage) -> None:
    gone = {"occupant": "person", "connected": False, "away_since": 0.0}
    seen(stage, {})
    seat = waited_for(stage)
    note = seen(stage, {seat: gone})
    expect(note).to_contain_text("is away.")
    expect(note.get_by_role("button")).to_have_accessible_name("Close")
    note.get_by_role("button").tap()
    expect(note).to_have_count(0)
    # Whoever has closed it is told what has become possible.
    note = seen(stage, {seat: gone | {"long_away": True}})
    note.get_by_role("button", name=LET_A_BOT).tap()
    assert [one["seat"] for one in stage.asked if one["type"] == "ask"] == [seat]
    # Closed once, it is told again when it happens again.
    note.get_by_role("button", name="Close").tap()
    expect(note).to_have_count(0)
    expect(seen(stage, {})).to_have_count(0)
    expect(seen(stage, {seat: gone})).to_contain_text("is away.")
