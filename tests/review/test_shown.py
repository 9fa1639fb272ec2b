"""What is shown of a way, in the terminal and on the page, adds up in the units it is shown in."""

from collections.abc import Iterator
from typing import Any

import pytest

from katzentisch.core.chance import below, seeded
from katzentisch.review.shape import CAUSES
from katzentisch.review.telling import told_way

SEED = 7
WAYS = 200
UNITS = {"share": 0.01, "points": 0.1}


def ways() -> Iterator[dict[str, Any]]:
    """Ways of any length and direction, whose parts add up to their end."""
    chance = seeded(SEED)
    for _ in range(WAYS):
        start, *changes = (
            {key: (below(chance, 20_001) - 10_000) * unit / 777 for key, unit in UNITS.items()}
            for _ in ("start", *CAUSES)
        )
        end = {key: start[key] + sum(change[key] for change in changes) for key in UNITS}
        parts = [
            {"cause": cause, "change": change}
            for cause, change in zip(CAUSES, changes, strict=True)
        ]
        yield {"start": start, "parts": parts, "end": end}


@pytest.mark.parametrize(("key", "unit"), UNITS.items())
def test_a_way_in_whole_units_adds_up(key: str, unit: float) -> None:
    """No part is further off than rounding, but for what others did: that is the rest."""
    for way in ways():
        exact = [way["start"], *(part["change"] for part in way["parts"]), way["end"]]
        shown = told_way(way)
        assert [part["cause"] for part in shown] == ["start", *CAUSES, "end"]
        values = [part[key] for part in shown]
        assert sum(values[:-1]) == pytest.approx(values[-1], abs=unit / 1000), f"seed {SEED}"
        for part, value, worth in zip(shown, values, exact, strict=True):
            assert value / unit == pytest.approx(round(value / unit), abs=0.001), f"seed {SEED}"
            off = len(CAUSES) + 1 if part["cause"] == "others" else 1
            assert abs(value - worth[key]) <= unit * off / 2 + 1e-9, (f"seed {SEED}", part)
