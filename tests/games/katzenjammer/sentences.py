"""The sentences of Katzenjammer Blues: situations to be told apart, numbers that stand alone."""

from typing import Any

from tests.alone import AFTER, DECIMAL, INVARIANT, LISTED, OF_ALL

# The words of refusals, situation by situation.
SAYABLE: dict[str, list[dict[str, Any]]] = {
    "katzenjammer-due": [{"phase": phase} for phase in ("auction", "pay", "foursomes", "over")],
    "katzenjammer-low": [{"bid": "3x2"}],
    "katzenjammer-unpayable": [{"bid": "4d"}],
    "katzenjammer-payment": [{"bid": "4d"}],
    "katzenjammer-foursome": [{"cards": "3 3 J J"}],
}

# Numbers without a plural, and why (tests/test_plurals.py).
ALONE = {
    "screen-match/games": OF_ALL,
    "bid-different/cards": "at least two cards differ (K10)",
    "short-different/cards": "at least two cards differ (K10)",
    "spoken-different/cards": "at least two cards differ (K10)",
    "katzenjammer-foursome/cards": LISTED,
    "katzenjammer-told-meld/cards": LISTED,
    "katzenjammer-told-pay/cards": LISTED,
    "move-meld/cards": LISTED,
    "move-pay/cards": LISTED,
    "screen-discards/cards": LISTED,
    "hint-blues-buy/points:en de": DECIMAL,
    "hint-blues-dear/points:en de": DECIMAL,
    "hint-blues-points/points:en de": DECIMAL,
    "hint-blues-mice/mice:en de": DECIMAL,
    "hint-blues-mice/mice:fr": INVARIANT,
    "penalty": "always five (K24)",
    "otherMice": AFTER,
}
