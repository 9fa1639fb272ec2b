"""People sit down, leave and come back."""

from typing import assert_never

from katzentisch.server.table import events
from katzentisch.server.table.asking import ask_no_more
from katzentisch.server.table.chairs import Chair
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.table import CardTable


def change(table: CardTable, what: events.Sat | events.Left | events.Back, at: float) -> None:
    """Somebody comes or goes."""
    match what:
        case events.Sat():
            sit(table, what, at)
        case events.Left(seat=seat, shown_out=shown_out):
            leave(table, seat, at)
            if shown_out:
                table.set_chair(seat, lock="")
        case events.Back(seat=seat):
            come_back(table, seat, at)
        case _:
            assert_never(what)


def sit(table: CardTable, sat: events.Sat, at: float) -> None:
    chair = Chair("person", sat.name, sat.lock, salt=sat.salt, promise=sat.promise)
    table.give(sat.seat, chair)
    table.order = [*table.order, sat.seat]
    table.note(Note(at, "sat", sat.seat, sat.name))


def leave(table: CardTable, seat: int, at: float) -> None:
    name = table.chairs[seat].name
    if table.under_way:
        table.set_chair(seat, kept=True)
    else:
        table.give(seat, Chair())
        table.order = [one for one in table.order if one != seat]
    table.note(Note(at, "left", seat, name))
    ask_no_more(table, seat, at)


def come_back(table: CardTable, seat: int, at: float) -> None:
    table.set_chair(seat, kept=False)
    table.note(Note(at, "back", seat, table.chairs[seat].name))
    for one in table.asked_of("bot", seat):
        del table.requests[one.number]
