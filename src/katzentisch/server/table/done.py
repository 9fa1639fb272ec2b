"""The commands that were done: known again if they are sent again, and never done twice."""

from dataclasses import dataclass, field

from katzentisch.server.table import events

# So many of a seat's last commands are remembered.
REMEMBERED_COMMANDS = 1000


@dataclass(slots=True)
class DoneCommands:
    """The ids of commands that were done, by seat."""

    by_seat: dict[int | None, dict[str, None]] = field(default_factory=dict)

    def remember(self, logged: events.Logged) -> None:
        """Know the command again if it is sent once more."""
        if logged.command is not None:
            known = self.by_seat.setdefault(logged.by, {})
            known[logged.command] = None
            if len(known) > REMEMBERED_COMMANDS:
                del known[next(iter(known))]
        if isinstance(logged.what, events.Sat):
            # Whoever sat there before had ids of his own.
            self.by_seat.pop(logged.what.seat, None)

    def knows(self, seat: int, command: str) -> bool:
        """Whether a seat's command was done already."""
        return command in self.by_seat.get(seat, ())
