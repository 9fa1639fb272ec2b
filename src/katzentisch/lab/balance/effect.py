"""What a house rule changes: every figure with it and without it.

- *length*: decisions in a game, of all seats together.
- *seat*: what the best seat wins beyond its fair share.
- *spread*: points between the first and the last.
- *matter*: the share of decisions at which a choice at random would cost something.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

# The share of all cases in which an interval holds the truth.
CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Reading:
    """A mean with half the width of its interval."""

    mean: float
    width: float


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure by the rules; with the house rule, and what that changes, if there is one."""

    name: str
    usual: Reading
    changed: Reading | None = None
    change: Reading | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """All that was measured. `seats`: the share of the victory of every seat."""

    game: str
    players: int
    options: Mapping[str, str]
    games: int
    decisions: int
    measures: tuple[Measured, ...]
    seats: tuple[Measured, ...]

    def data(self) -> dict[str, Any]:
        """As it is kept, in numbers and words alone."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Effect":
        """As it was kept."""
        lists = {key: tuple(map(measured_of, data[key])) for key in ("measures", "seats")}
        return cls(**{**data, **lists})


def measured_of(data: Mapping[str, Any]) -> Measured:
    """A figure as it was kept."""
    readings = (data[key] for key in ("usual", "changed", "change"))
    return Measured(data["name"], *(one and Reading(**one) for one in readings))
