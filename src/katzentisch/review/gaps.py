"""What some numbers are more than others in the same worlds, and how far off that may be."""

from collections.abc import Sequence
from operator import mul, sub


def mean_and_error(more: Sequence[float], less: Sequence[float]) -> tuple[float, float]:
    """The mean of what some numbers are more than others, pair by pair, and its error.

    Where one has run in more worlds, those that both have run in count.
    """
    # Without a loop of Python's own: this is asked as often as a move is tried in some worlds.
    gaps = list(map(sub, more, less))
    middle = mean(gaps)
    variance = max(0.0, sum(map(mul, gaps, gaps)) / len(gaps) - middle * middle)
    return middle, (variance / len(gaps)) ** 0.5


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)
