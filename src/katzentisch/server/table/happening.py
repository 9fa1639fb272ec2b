"""An event happens to a table: the one way in which a table changes."""

from collections.abc import Sequence
from typing import assert_never

from katzentisch.server.table import asking, dealing, ending, events, moving, people
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry


def happen(table: CardTable, logged: events.Logged, at: float) -> None:
    """Make an event happen that is written: it was decided on this very state of the table."""
    change(table, logged, at)
    table.done.remember(logged)


def change(table: CardTable, logged: events.Logged, at: float) -> None:
    """Make an event happen, but for remembering its command."""
    table.seq += 1
    before, table.known_views = table.known_views, None
    what = logged.what
    match what:
        case events.Sat() | events.Left() | events.Back():
            people.change(table, what, at)
        case events.Salted() | events.Promised() | events.Started():
            dealing.prepare(table, what, at)
        case events.Locked() | events.Opened() | events.Late():
            dealing.change(table, what, at)
        case events.Moved(seat=seat, text=text):
            moving.move(table, seat, text, at, before)
        case events.Undone(seat=seat):
            moving.undo(table, seat, at, before)
        case events.Spoke(seat=seat, phrase=phrase):
            table.note(Note(at, "said", seat, table.chairs[seat].name, phrase=phrase))
        case events.Asked():
            asking.ask(table, what, at)
        case events.Answered():
            asking.answer(table, what, at)
        case events.ClosedDown():
            ending.close(table, at)
        case events.Created():
            raise AssertionError("a table is created once")
        case _:
            assert_never(what)


def replayed(name: str, entries: Sequence[Entry], *, telling: bool) -> CardTable:
    """A table from its log."""
    first = entries[0]
    table = CardTable.created_from(name, events.decode(first.body), first.at, telling=telling)
    for entry in entries[1:]:
        happen(table, events.decode(entry.body), entry.at)
    return table
