"""What the operator can watch, in the format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        name = "katzentisch_"
        self.tables = Gauge(name + "tables", "Tables in memory", registry=registry)
        self.sockets = Gauge(name + "sockets", "Open WebSockets", registry=registry)
        self.moves = Counter(
            name + "moves", "Moves made, by who made them", ["by"], registry=registry
        )
        self.events = Counter(name + "events", "Events written to the log", registry=registry)
        self.rejected = Counter(name + "rejected", "Commands refused", registry=registry)
        self.games = Counter(name + "games", "Games finished", ["game"], registry=registry)
        self.dropped = Counter(
            name + "dropped", "Connections dropped, by reason", ["reason"], registry=registry
        )
        self.latency = Histogram(
            name + "command_seconds",
            "From a command's arrival until it is durable and answered",
            buckets=LATENCY,
            registry=registry,
        )
        self.batch = Histogram(
            name + "commit_batch", "Events in one commit", buckets=BATCHES, registry=registry
        )
        self.thinking = Gauge(name + "bots_thinking", "Bot decisions under way", registry=registry)
        self.bot_seconds = Histogram(
            name + "bot_seconds", "Time a bot took to decide", registry=registry
        )

    def page(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
