"""The sentences of Mückenstich: situations they must tell apart, numbers that stand alone."""

from typing import Any

from tests.alone import AFTER, DECIMAL, LISTED, NAME

# The words of refusals, situation by situation.
SAYABLE: dict[str, list[dict[str, Any]]] = {
    "muckenstich-due": [
        {"phase": phase} for phase in ("discard", "play", "trump", "double", "void", "over")
    ],
    "muckenstich-follow": [{"colour": colour} for colour in "RYGB"],
    "muckenstich-doubled": [{"colour": colour} for colour in "RYGB"],
}

# Numbers without a plural, and why (tests/test_plurals.py).
ALONE = {
    "move-discard/cards": LISTED,
    "screen-discarded/cards": LISTED,
    "screen-last-trick/cards": LISTED,
    "screen-played/cards": LISTED,
    "hint-stich-points/points:en de": DECIMAL,
    "hint-stich-fines/colours:en de": DECIMAL,
    "otherColours": AFTER,
    "otherOthers": AFTER,
    "half": NAME,
}
