"""Requests are asked and answered, and done once everybody has agreed (consent.py)."""

from katzentisch.server.protocol import Happening
from katzentisch.server.table import events
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.consent import Pending
from katzentisch.server.table.dealing import deal_in_clear, lock
from katzentisch.server.table.ending import finish
from katzentisch.server.table.moving import rewind
from katzentisch.server.table.table import CardTable


def ask(table: CardTable, asked: events.Asked, at: float) -> None:
    """Somebody asks the others; an earlier request of the kind gives way."""
    table.asked += 1
    for earlier in table.asked_of(asked.matter, asked.seat):
        del table.requests[earlier.number]
    pending = Pending(
        table.asked,
        asked.matter,
        asked.by,
        asked.seat,
        tuple(asked.needed),
        game=asked.game,
        unnumbered=asked.number == 0,
    )
    table.requests[pending.number] = pending
    by, about = table.chairs[asked.by].name, table.chairs[asked.seat].name
    table.note(Note(at, "asked", asked.by, by, matter=asked.matter, other=about))
    settle(table, pending.number, at)


def answer(table: CardTable, given: events.Answered, at: float) -> None:
    """Somebody agrees, or does not."""
    asked = answered(table, given)
    if asked is None:
        return
    kind: Happening = "agreed" if given.agree else "declined"
    name, by = table.chairs[given.seat].name, table.chairs[asked.by].name
    table.note(Note(at, kind, given.seat, name, matter=asked.matter, other=by))
    if given.agree:
        table.requests[asked.number] = asked.with_consent(given.seat)
        settle(table, asked.number, at)
    else:
        del table.requests[asked.number]


def answered(table: CardTable, given: events.Answered) -> Pending | None:
    """What is answered: by its number, in logs of old by its matter."""
    if given.request:
        return table.requests.get(given.request)
    return next((one for one in table.requests.values() if one.matter == given.matter), None)


def ask_no_more(table: CardTable, seat: int, at: float) -> None:
    """Who has left asks nothing and need not be asked."""
    for number, asked in list(table.requests.items()):
        if asked.by == seat or (asked.matter == "bot" and asked.seat == seat):
            table.requests.pop(number, None)
        # What another request has done may have ended this one.
        elif number in table.requests and seat in asked.needed:
            table.requests[number] = asked.without(seat)
            settle(table, number, at)


def settle(table: CardTable, number: int, at: float) -> None:
    """Do what was asked once everybody has agreed."""
    asked = table.requests[number]
    if not asked.agreed_by_all:
        return
    del table.requests[number]
    match asked.matter:
        case "undo":
            rewind(table, asked, at)
        case "bot":
            keep(table, asked.seat, at)
        case "end":
            finish(table, at)
        case "rematch" if asked.unnumbered:
            deal_in_clear(table, asked.game, table.free_seats, at)
        case "rematch":
            lock(table, asked.game, table.free_seats, at)


def keep(table: CardTable, seat: int, at: float) -> None:
    """A bot keeps the seat of somebody who is away."""
    table.set_chair(seat, kept=True)
    table.note(Note(at, "kept", seat, table.chairs[seat].name))
    ask_no_more(table, seat, at)
