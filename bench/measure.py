"""Measuring on a noisy machine: contenders take turns, CPU time counts, the median decides."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

# Does some work and tells how much of it: so many decisions, or 1 for a whole job.
Work = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Speed:
    """Work per CPU-second over some repeats."""

    rates: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return median(self.rates)

    @property
    def seconds(self) -> float:
        """CPU-seconds for one unit of work."""
        return 1 / self.median

    @property
    def spread(self) -> str:
        """Slowest and fastest repeat against the median."""
        low, high = min(self.rates) / self.median, max(self.rates) / self.median
        return f"{low:.2f} – {high:.2f}"


def rate(work: Work) -> float:
    """Work per CPU-second, once."""
    began = time.process_time()
    done = work()
    return done / max(time.process_time() - began, 1e-9)


def measure(contenders: dict[str, Work], repeats: int = 7) -> dict[str, Speed]:
    """Let the contenders take turns, so that a busy moment of the machine meets all alike."""
    for work in contenders.values():
        work()  # warm: caches, first compile
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(repeats):
        for name, work in contenders.items():
            rates[name].append(rate(work))
    return {name: Speed(tuple(found)) for name, found in rates.items()}
