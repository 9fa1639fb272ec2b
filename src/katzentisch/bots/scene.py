"""What a reason is made from: a decision, and what became of it in imagined worlds."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

# A figure as people read it: a share as a percentage, a number with one decimal.
Figure = Any


@dataclass(frozen=True, slots=True)
class Sight:
    """A world after a move: the next thing decided, the chapter over, the search's own end."""

    soon: Any
    late: Any
    last: Any = None


@dataclass(frozen=True, slots=True)
class Scene:
    """The decision of a seat: the best move and a rival, each tried in the same worlds."""

    state: Any
    seat: int
    best: int
    rival: int
    sights: Mapping[int, list[Sight]]

    def share(self, move: int, happens: Callable[[Sight], bool]) -> float:
        """In which part of the worlds something happens after a move."""
        return mean(float(happens(sight)) for sight in self.sights[move])

    def mean(self, move: int, amount: Callable[[Sight], float]) -> float:
        """How much there is of something after a move, on average."""
        return mean(amount(sight) for sight in self.sights[move])


@dataclass(frozen=True, slots=True)
class MoveReason:
    """A message of the texts with its words; `who` is a seat to be called by its name."""

    key: str
    words: Mapping[str, Figure] = field(default_factory=dict)
    who: int | None = None
    # How much it says, as a share of the worlds or the victory: the weightiest reason is told.
    weight: float = 0.0


def weightiest(reasons: Iterable[MoveReason]) -> MoveReason:
    """The reason that says most; of equal ones the first."""
    return max(reasons, key=lambda reason: reason.weight)


def mean(numbers: Iterable[float]) -> float:
    """The mean; of nothing it is 0."""
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def most_common(things: Iterable[int]) -> int | None:
    """What there is most of; of equals the lowest; none of nothing."""
    counts = Counter(things)
    return min(counts, key=lambda thing: (-counts[thing], thing)) if counts else None


def percent(share: float) -> Figure:
    """A share as people read it: 38 %."""
    from fluent.runtime.types import fluent_number

    return fluent_number(share, style="percent", maximumFractionDigits=0)


def decimal(number: float) -> Figure:
    """A number as people read it: 3.5; rounded at once, for 1.96 is the plural that 2.0 is."""
    from fluent.runtime.types import fluent_number

    shown = round(float(number), 1) + 0.0  # never −0.0
    return fluent_number(shown, minimumFractionDigits=1, maximumFractionDigits=1)
