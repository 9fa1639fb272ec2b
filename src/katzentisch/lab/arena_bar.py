"""A progress bar with the time left."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as RichProgress

from katzentisch.lab.arena import Progress


class Bar(Progress):
    """Shows on stderr how far a contest is."""

    def __init__(self, title: str) -> None:
        columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.rich = RichProgress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.rich.add_task(title, total=None)

    def begin(self, deals: int, done: int) -> None:
        """Start the bar where an earlier run stopped."""
        self.rich.update(self.task, total=deals, completed=done)
        self.rich.start()

    def another(self) -> None:
        """One deal more is played."""
        self.rich.advance(self.task)

    def stop(self) -> None:
        """Take the bar away."""
        self.rich.stop()
