"""Trouble is told once for each table, however often it comes."""

from collections.abc import Callable

from katzentisch.bots.process import Failed, Lost

# So many are remembered; what was told longer ago may be told again.
REMEMBERED = 1000


class Reports:
    """Who has been told of what."""

    def __init__(self, report: Callable[[str, str], None]) -> None:
        """`report` hears the table, empty where it is about no table, and what is to be told."""
        self.report = report
        self.told: dict[tuple[str, str, str], None] = {}

    def tell(self, table: str, what: str, trouble: Failed | Lost) -> None:
        """Something went wrong while somebody did `what` for a table."""
        known = (table, what, trouble.where)
        if known in self.told:
            return
        self.told[known] = None
        if len(self.told) > REMEMBERED:
            del self.told[next(iter(self.told))]
        self.report(table, f"{what}: {trouble}")
