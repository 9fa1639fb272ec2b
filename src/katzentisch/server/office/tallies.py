"""What is counted with every move, in plain numbers: they become figures when somebody looks.

The library's own counters take a lock for each number, and a move touches three of them.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class HowOften(Collector):
    """How often something happened, by kind."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: Counter[str] = Counter()

    def collect(self) -> Iterator[Metric]:
        """The figure as it stands."""
        figure = CounterMetricFamily(self.name, self.about, labels=[self.label])
        for kind, count in self.counts.items():
            figure.add_metric([kind], count)
        yield figure


class Durations(Collector):
    """How long something took: how often up to each of these bounds, and longer."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[Metric]:
        """The figure as it stands."""
        names = [*(str(float(bound)) for bound in self.bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, self.total)
