"""What can be set about a server: by flags, or by the environment as KATZENTISCH_…"""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """A server's settings; `katzentisch serve --help` describes those a person would set."""

    data: Path
    # A database that several servers share, instead of the folder, and the Redis that makes them
    # faster; how many processes serve here.
    database: str | None = None
    bell: str | None = None
    workers: int = 1
    host: str = "127.0.0.1"
    port: int = 8765
    # The address people reach it under, for links and QR codes; none: as the request says.
    address: str | None = None
    origins: tuple[str, ...] = ()
    trust_proxy: bool = False
    deflate: bool = False
    # Who may read the figures: `local` requests of this machine, `off` nobody, else who has this
    # token.
    metrics: str = "local"
    # Who has this token may list, close and delete tables and show people out over HTTP; none:
    # nobody may.
    admin_token: str | None = None
    # Tables at which nothing has happened for so many days are deleted, and finished games that are
    # so old; none: never.
    keep_days: int | None = None
    keep_games_days: int | None = None
    # How long bots seem to think, as a factor; 0 is at once.
    pace: float = 1.0
    # Whether bots are made ready before a table of their game is opened, and reviews before one is
    # asked for.
    ready: bool = True
    # Tables at which something happened in the last days go on by themselves after a start, all
    # others when somebody opens them.
    restore_days: float = 2.0
    idle_seconds: float = 900.0
    # Who has been away so long need not be asked any more, and a bot may keep his seat.
    away_seconds: float = 60.0
    slow_seconds: float = 20.0
    hello_seconds: float = 10.0
    # How long the head of a request may take, and then its body.
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    # Limits.
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    requests_per_second: float = 20.0
    requests_at_once: float = 200.0
    files_per_second: float = 50.0
    files_at_once: float = 1000.0
    replays_per_second: float = 3.0
    replays_at_once: float = 60.0
    tables_per_minute: float = 10.0
    tables_at_once: float = 30.0
    tables_per_address: int = 100
    connections_per_address: int = 300
    connections: int = 25_000
    sockets_per_address: int = 200
    sockets: int = 20_000
    tables: int = 50_000
