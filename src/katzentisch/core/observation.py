"""What each number of an observation means, declared once beside the function that fills it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

# Seats are counted clockwise from the observer: +0 is the observer, +1 the seat on its left.
SEATS = tuple(f"+{place}" for place in range(6))


@dataclass(frozen=True, slots=True)
class Part:
    """Some neighbouring numbers of one kind, each between `low` and `high`."""

    name: str
    places: tuple[str, ...]
    low: int
    high: int
    meaning: str

    def names(self) -> Iterator[str]:
        """The name of every number: `hand[R12]`, or the part's own for a single one."""
        yield from (f"{self.name}[{place}]" for place in self.places)
        if not self.places:
            yield self.name

    @property
    def size(self) -> int:
        """How many numbers the part has."""
        return max(1, len(self.places))


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of an observation in their order."""

    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    def at(self, name: str) -> int:
        """The index of a part's first number."""
        place = [part.name for part in self.parts].index(name)
        return sum(part.size for part in self.parts[:place])

    def part(self, name: str) -> Part:
        """The part of that name."""
        return next(part for part in self.parts if part.name == name)

    @property
    def names(self) -> list[str]:
        """The name of every index."""
        return [name for part in self.parts for name in part.names()]

    @property
    def low(self) -> list[int]:
        """The lowest possible value of every index."""
        return [part.low for part in self.parts for _ in range(part.size)]

    @property
    def high(self) -> list[int]:
        """The highest possible value of every index."""
        return [part.high for part in self.parts for _ in range(part.size)]


@dataclass(frozen=True, slots=True)
class Observation:
    """A game's encoding: `observe(s, seat, out)` fills an `out` of zeros, in both engines."""

    layout: Layout
    observe: Callable[[Any, int, Any], None]
    # For an `observe` that shows all it is given: a plain state without what the seat cannot know.
    blind: Callable[[Any, int], Any] | None = None

    def numbers(self, s: Any, seat: int) -> list[int]:
        """What a seat sees of a plain state, as numbers."""
        out = [0] * self.layout.size
        self.observe(self.blind(s, seat) if self.blind else s, seat, out)
        return out


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game can be: none has more decisions, none shuffles a deck more often."""

    decisions: int
    shuffles: int


def table(title: str, layout: Layout) -> str:
    """The layout as a table in Markdown, every index named."""
    rows = [f"### {title}: {layout.size} numbers", "", "| index | name | values | meaning |"]
    rows.append("|---|---|---|---|")
    for part in layout.parts:
        first = layout.at(part.name)
        index = f"{first}" if part.size == 1 else f"{first}–{first + part.size - 1}"
        places = f"[{', '.join(part.places)}]" if part.places else ""
        values = f"{part.low} … {part.high}".replace("-", "−")
        rows.append(f"| {index} | `{part.name}{places}` | {values} | {part.meaning} |")
    return "\n".join(rows) + "\n"
