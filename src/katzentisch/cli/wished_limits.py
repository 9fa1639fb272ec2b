"""How much anybody may ask of a server: the names of its limits, and how an operator sets them."""

from collections.abc import Iterable

from katzentisch.cli.asked import Wrong

# Each stands in the server's settings under this name, with _ for -.
LIMITS = (
    *("tables", "tables-per-address", "tables-per-minute", "tables-at-once"),
    *("sockets", "sockets-per-address", "connections", "connections-per-address"),
    *("messages-per-second", "messages-at-once", "requests-per-second", "requests-at-once"),
    *("files-per-second", "files-at-once", "replays-per-second", "replays-at-once"),
)
MOST = 1_000_000_000


def setting(limit: str) -> str:
    """Where a limit stands in the settings."""
    return limit.replace("-", "_")


def wished(wishes: Iterable[str]) -> dict[str, int]:
    """Settings from wishes like "tables-per-minute=60"; a later one counts."""
    return dict(map(one_wish, wishes))


def one_wish(wish: str) -> tuple[str, int]:
    """A setting and its amount."""
    name, _, amount = wish.partition("=")
    if name not in LIMITS:
        raise Wrong("serve-no-limit", found=wish, names=", ".join(LIMITS))
    if not (amount.isascii() and amount.isdigit() and 0 < int(amount) <= MOST):
        raise Wrong("serve-no-amount", found=wish)
    return setting(name), int(amount)
