"""The board holds: every game, count and language, every phase, at every size, with long names.

`make layout` goes through all of it; the short form takes each count in one language, in turn.
"""

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from katzentisch.server import protocol
from tests.variants import COUNTS
from tests.web.fixtures import QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.probing import PROBE, SIZES, Regions, moved, resize
from tests.web.staged import Position, Stage, positions

SEED = 3
LANGUAGES = ("fr", "de", "en")
WHOLE = bool(os.environ.get("KATZENTISCH_WHOLE_LAYOUT"))
EACH = 8 if WHOLE else 3
TOUCH: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}

CASES = [
    (rules, players, language)
    for place, (rules, players) in enumerate(COUNTS)
    for language in (LANGUAGES if WHOLE else (LANGUAGES[place % 3],))
]


def case_name(case: Any) -> str:
    """A case in the list of tests."""
    return case.name if isinstance(case, Rulebook) else str(case)


@pytest.mark.parametrize(("rules", "players", "language"), CASES, ids=case_name)
def test_the_board_holds(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, players: int, language: str
) -> None:
    page = new_page(TOUCH, QUICK | {"language": language})
    found = positions(rules, players, SEED, EACH, language)
    stage = Stage(page, house, rules, players)
    wrong: list[str] = []
    for size in SIZES.values():
        resize(page, size)
        where: dict[str, Regions] = {}
        for number, position in enumerate(found):
            stage.show(position)
            at = f"{size[0]}×{size[1]} {position.phase} {number}"
            wrong += [f"{at}: {fault}" for fault in look(page, where, position)]
            if position.legal and number % EACH == 0:
                wrong += [f"{at}, {one}" for one in with_notices(page, stage, position)]
    assert wrong == []


def look(page: Page, where: dict[str, Regions], position: Position) -> list[str]:
    """What is wrong now, and what has moved since the last decision of this phase."""
    seen = page.evaluate(PROBE)
    before = where.get(position.phase, seen["regions"])
    where[position.phase] = seen["regions"]
    return [*seen["found"], *moved(before, seen["regions"])]


def with_notices(page: Page, stage: Stage, position: Position) -> list[str]:
    """A hint, and a question of somebody: nothing gives way to them."""
    before = page.evaluate(PROBE)["regions"]
    wrong = []
    page.get_by_role("button", name=hint_name(page), exact=True).click()
    page.wait_for_selector(".note")
    seen = page.evaluate(PROBE)
    wrong += [f"hint: {one}" for one in seen["found"] + moved(before, seen["regions"])]
    page.locator(".note .close").click()
    asked = protocol.Request(1, "undo", 1, -1, [], [0])
    stage.show(position, [asked])
    page.wait_for_selector(".note")
    seen = page.evaluate(PROBE)
    wrong += [f"question: {one}" for one in seen["found"] + moved(before, seen["regions"])]
    return wrong


def hint_name(page: Page) -> str:
    """What the button for a hint is called in the page's language."""
    return str(
        page.evaluate("({en: 'Hint', fr: 'Conseil', de: 'Tipp'})[document.documentElement.lang]")
    )
