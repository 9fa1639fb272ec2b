"""The sentences of … und Tschüss!: situations they must tell apart, numbers that stand alone."""

from typing import Any

from tests.alone import DECIMAL, LISTED, SHARE

# The words of refusals, situation by situation.
SAYABLE: dict[str, list[dict[str, Any]]] = {
    "und-tschuess-due": [{"phase": phase} for phase in ("play", "exchange", "over")],
    "und-tschuess-undrawable": [{"cards": cards} for cards in (0, 1, 5)],
}

# Numbers without a plural, and why (tests/test_plurals.py).
ALONE = {
    "move-swap/cards": LISTED,
    "screen-aside/cards": LISTED,
    "und-tschuess-after/cards": LISTED,
    "hint-tschuess-points/points:en de": DECIMAL,
    "hint-tschuess-usual/points:en de": DECIMAL,
    "hint-tschuess-keep/pips:en de": DECIMAL,
    "second": SHARE,
}
