"""Faults of a game's or a bot's code, logged once for each table: not with every move."""

import logging

from katzentisch.bots.process import Failed

log = logging.getLogger("katzentisch.server")


class Troubles:
    """What has gone wrong at one table."""

    def __init__(self) -> None:
        self.known: set[tuple[str, str]] = set()

    def tell(self, table: str, what: str, error: Exception) -> None:
        """Log an error with its traceback, the first time."""
        known = (what, Failed.by(error).where)
        if known not in self.known:
            self.known.add(known)
            log.error(what, exc_info=error, extra={"table": table})
