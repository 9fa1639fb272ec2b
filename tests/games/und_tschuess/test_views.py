"""What … und Tschüss! shows to whom."""

from katzentisch.games.und_tschuess import RULES
from tests.test_views_page import SEEDS, views


def test_only_the_exchanger_sees_what_he_lays_aside() -> None:
    for _, public, seats in views(RULES):
        seeing = [str(seat) for seat, own in enumerate(seats) if "laid_aside" in own]
        exchanging = [public["exchanger"]] if public["exchanger"] != "null" else []
        assert seeing == exchanging, f"seeds {SEEDS}"
