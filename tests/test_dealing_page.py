"""The pages lead to how cards are dealt by hand; that it is so, each game's tests prove."""

from katzentisch.core.rulebook import Rulebook
from tests.by_the_page import DOCS, HEADING, told
from tests.variants import every_game


@every_game
def test_the_page_tells_how_every_game_is_dealt(rules: Rulebook) -> None:
    size, hands = told(rules)
    assert size == sum(rules.copies)
    assert list(hands) == list(rules.seats)


def test_the_check_by_hand_leads_here() -> None:
    anchor = HEADING.lower().replace(" ", "-")
    assert f"(record.md#{anchor})" in (DOCS / "fair-dealing.md").read_text("utf-8")
