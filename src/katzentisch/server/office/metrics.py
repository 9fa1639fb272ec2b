"""What the operator can watch, in the format of Prometheus.

Whoever may read these figures may also sit at a table. So they hold nothing that a spectator could
not count himself, at the same time: no choice made face down, no hint asked for, no refused move.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from katzentisch.server.office.abroad import ServerFacts
from katzentisch.server.office.figures import Figures
from katzentisch.server.office.tallies import Durations, HowOften

LATENCY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        name = "katzentisch_"
        self.tables = Gauge(name + "tables", "Tables in memory", registry=registry)
        self.connections = Gauge(name + "connections", "Open connections", registry=registry)
        self.sockets = Gauge(name + "sockets", "Open WebSockets", registry=registry)
        self.moves = HowOften(name + "moves", "Moves turned over, of people and bots", "by")
        self.games = Counter(name + "games", "Games finished", ["game"], registry=registry)
        self.dropped = Counter(
            name + "dropped", "Connections dropped, by reason", ["reason"], registry=registry
        )
        self.event_seconds = Durations(
            name + "event_seconds",
            "What everybody may know: from the decision until it is durable",
            LATENCY,
        )
        registry.register(self.moves)
        registry.register(self.event_seconds)
        self.bots_thinking = Gauge(
            name + "bots_thinking", "Bots that all wait for", registry=registry
        )
        self.bot_seconds = Histogram(
            name + "bot_seconds", "Time a bot took while all waited for it", registry=registry
        )

    def opened(self, tables: int) -> None:
        """So many tables are in memory."""
        self.tables.set(tables)

    def moved(self, mover: str) -> None:
        """A move was turned over, of a person or of a bot."""
        self.moves.counts[mover] += 1

    def finished(self, game: str) -> None:
        """A game is over."""
        self.games.labels(game).inc()

    def written(self, seconds: float) -> None:
        """What everybody may know took so long from the decision until it was durable."""
        self.event_seconds.add(seconds)

    def lost(self, reason: str) -> None:
        """A connection was dropped."""
        self.dropped.labels(reason).inc()

    @contextmanager
    def thinking(self, *, openly: bool) -> Iterator[None]:
        """A bot decides; it is measured only where everybody sees that it has to."""
        if not openly:
            yield
            return
        with self.bots_thinking.track_inprogress(), self.bot_seconds.time():
            yield

    def counted(self) -> tuple[int, int]:
        """How many moves were made here, and how many games finished."""
        found = [
            sum(sample.value for sample in family.samples if sample.name.endswith("_total"))
            for counter in (self.moves, self.games)
            for family in counter.collect()
        ]
        return int(found[0]), int(found[1])

    def page(self, servers: Mapping[str, ServerFacts]) -> bytes:
        """All figures as text: of this server, and what all of the house tell of themselves."""
        house = CollectorRegistry()
        for figure in msgspec.structs.fields(ServerFacts):
            if figure.type is int:
                of_house(house, figure.name, servers)
        return generate_latest(self.registry) + generate_latest(house)


def metrics_of(figures: Figures) -> Metrics:
    """The figures of a house that has a port."""
    assert isinstance(figures, Metrics)
    return figures


def of_house(registry: CollectorRegistry, figure: str, servers: Mapping[str, ServerFacts]) -> None:
    """A figure of each server of the house; their sum is that of the whole."""
    gauge = Gauge(
        f"katzentisch_house_{figure}",
        f"Of each server of the same tables: {figure}",
        ["server"],
        registry=registry,
    )
    for name, facts in servers.items():
        gauge.labels(name).set(getattr(facts, figure))
