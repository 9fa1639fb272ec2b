"""The board holds: every game, count and language, every phase, at every size, with long names.

`make layout` goes through all of it; the short form takes each count in one language at one size,
in turn, so that each game is seen in each language, and each language at each size.
"""

from typing import Any

import pytest
from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from katzentisch.server import protocol
from tests.variants import COUNTS
from tests.web.fixtures import QUICK, NewPage
from tests.web.house import HouseOfCards
from tests.web.positions import Position, positions
from tests.web.probing import (
    SIZES,
    WHOLE,
    Regions,
    Size,
    expect_none,
    moved,
    press,
    probe,
    resize,
    settle,
)
from tests.web.staged import Stage
from tests.web.verbs import wrong_verbs

SEED = 3
LANGUAGES = ("fr", "de", "en")
EACH = 8 if WHOLE else 2
TOUCH: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
# A card or a bid is lifted before it is played: so the buttons for it come up too.
LIFTING = QUICK | {"cards": "lift", "bids": "lift"}

CASES = [
    (rules, players, language)
    for place, (rules, players) in enumerate(COUNTS)
    for language in (LANGUAGES if WHOLE else (LANGUAGES[place % 3],))
]
# What a player may do at a decision that puts something else on the board.
LIFT = ".hand button[data-plays], .bid.can:not(.meld)"
REFUSED = ".hand button[aria-disabled=true], .actions [data-move][aria-disabled=true]"
HINT = ".line .tool:last-child"


Case = tuple[Rulebook, int, str]


def some_games() -> list[Case]:
    """Every case in the whole form; else each game once, with as many players as can be."""
    if WHOLE:
        return CASES
    full = {rules.name: (rules, players) for rules, players in COUNTS}
    return [(*one, language) for one, language in zip(full.values(), LANGUAGES, strict=False)]


def in_turn(rules: Rulebook, players: int) -> list[Size]:
    """Every size in the whole form; else one, the next one for the next count.

    Full tables are so looked at on phones.
    """
    sizes = list(SIZES.values())
    return sizes if WHOLE else [sizes[(COUNTS.index((rules, players)) + 2) % len(sizes)]]


def sized(rules: Rulebook, players: int) -> list[Size]:
    """Every size in the whole form; else one of the phones', another one for each game."""
    sizes = list(SIZES.values())
    return sizes if WHOLE else [sizes[(len(rules.name) + players) % 4]]


def case_name(case: Any) -> str:
    """A case in the list of tests."""
    return case.name if isinstance(case, Rulebook) else str(case)


@pytest.mark.parametrize(("rules", "players", "language"), CASES, ids=case_name)
def test_the_board_holds(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook, players: int, language: str
) -> None:
    page = new_page(TOUCH, LIFTING | {"language": language})
    found = positions(rules, players, SEED, EACH, language)
    stage = Stage(page, house, rules, players)
    wrong: list[str] = []
    for size in in_turn(rules, players):
        resize(page, size)
        where: dict[str, Regions] = {}
        for number, position in enumerate(found):
            stage.show(position)
            at = f"{size[0]}×{size[1]} {position.phase} {number}"
            wrong += [f"{at}: {fault}" for fault in look(page, where, position)]
            # Once a phase.
            if position.legal and number % EACH == 0:
                found_then = decided(page, stage, where[position.phase], language)
                wrong += [f"{at}, {one}" for one in found_then]
    expect_none(wrong)


def look(page: Page, where: dict[str, Regions], position: Position) -> list[str]:
    """What is wrong now, and what has moved since the last decision of this phase."""
    found, regions = probe(page)
    before = where.get(position.phase, regions)
    where[position.phase] = regions
    return [*found, *moved(before, regions)]


def decided(page: Page, stage: Stage, before: Regions, language: str) -> list[str]:
    """A hint and its figures, a refusal, a lifted card, a question: nothing gives way to them.

    And every button says what it does: a card to be discarded is not played.
    """
    assert stage.position
    asked = protocol.Request(1, "undo", 1, -1, [], [0])
    wrong = with_something(page, "hint", before, HINT, ".note")
    wrong += with_something(page, "figures", before, "[data-figures]", ".note")
    press(page, ".note .close")
    wrong += with_something(page, "refusal", before, REFUSED, ".note")
    press(page, ".note .close")
    wrong += wrong_verbs(page, stage.rules, language)
    wrong += with_something(page, "lifted", before, LIFT, ".confirm")
    wrong += wrong_verbs(page, stage.rules, language)
    press(page, ".actions .tool")
    stage.show(stage.position, [asked])
    return wrong + with_something(page, "question", before, None, ".note")


def with_something(
    page: Page, what: str, before: Regions, button: str | None, comes: str
) -> list[str]:
    """What is wrong, or has moved, after a press on the first such button, if there is one."""
    if button and not press(page, button):
        return []
    page.wait_for_selector(comes, state="attached")
    settle(page)
    found, regions = probe(page)
    return [f"{what}: {one}" for one in found + moved(before, regions)]
