"""What a command would make happen at a table, or why it is not possible.

Nothing here changes the table: an event is decided, tried, written, and only then applied.
"""

from collections.abc import Callable
from typing import assert_never

from katzentisch.core.fair import promise_of
from katzentisch.core.game import Refused
from katzentisch.server import protocol
from katzentisch.server.protocol import Matter
from katzentisch.server.table import events
from katzentisch.server.table.consent import Around
from katzentisch.server.table.refused import refused
from katzentisch.server.table.seat_names import distinct
from katzentisch.server.table.table import CardTable
from katzentisch.server.table.teaching import other_way


def decide(
    table: CardTable,
    seat: int,
    command: protocol.AnyCommand,
    around: Around,
    new_game: Callable[[], str],
) -> events.Happened:
    """The event a seat's command amounts to; raises Refused where it is not possible.

    `new_game` names a game to be dealt.
    """
    check_open(table)
    match command:
        case protocol.Move() | protocol.TakeBack():
            return decide_playing(table, seat, command, around)
        case protocol.Start() | protocol.Promise() | protocol.Open():
            return decide_dealing(table, seat, command, around, new_game)
        case protocol.Leave() | protocol.Free():
            return decide_leaving(table, seat, command, around)
        case protocol.Say() | protocol.Ask() | protocol.Answer():
            return decide_talking(table, seat, command, around, new_game)
        case (
            protocol.Hello() | protocol.Why() | protocol.Hint() | protocol.Pace() | protocol.Ping()
        ):
            raise AssertionError(f"{type(command).__name__} makes nothing happen")
        case _:
            assert_never(command)


def decide_playing(
    table: CardTable, seat: int, command: protocol.Move | protocol.TakeBack, around: Around
) -> events.Happened:
    match command:
        case protocol.Move(text=text):
            return decide_move(table, seat, text)
        case protocol.TakeBack():
            return decide_undo(table, seat, around)
        case _:
            assert_never(command)


def decide_dealing(
    table: CardTable,
    seat: int,
    command: protocol.Start | protocol.Promise | protocol.Open,
    around: Around,
    new_game: Callable[[], str],
) -> events.Happened:
    match command:
        case protocol.Start(fill=fill):
            return decide_start(table, seat, new_game, around, fill)
        case protocol.Promise(promise=promise):
            return decide_promise(table, seat, promise)
        case protocol.Open(salt=salt):
            return decide_open(table, seat, salt)
        case _:
            assert_never(command)


def decide_leaving(
    table: CardTable, seat: int, command: protocol.Leave | protocol.Free, around: Around
) -> events.Left:
    match command:
        case protocol.Leave():
            return decide_leave(table, seat)
        case protocol.Free(seat=other):
            return decide_free(table, seat, other, around)
        case _:
            assert_never(command)


def decide_talking(
    table: CardTable,
    seat: int,
    command: protocol.Say | protocol.Ask | protocol.Answer,
    around: Around,
    new_game: Callable[[], str],
) -> events.Happened:
    match command:
        case protocol.Say(phrase=phrase):
            return events.Spoke(seat, phrase)
        case protocol.Ask(matter=matter, seat=about):
            return decide_ask(table, seat, matter, about, around, new_game)
        case protocol.Answer(request=number, agree=agree):
            return decide_answer(table, seat, number, agree)
        case _:
            assert_never(command)


def decide_move(table: CardTable, seat: int, text: str) -> events.Moved:
    check_open(table)
    game = table.deciding(seat)
    # First the rules: a lesson has a kind word for moves that are possible.
    refusal = game.why_not(seat, text) or other_way(table.lesson, game, seat, text)
    if refusal is not None:
        raise Refused(refusal)
    return events.Moved(seat, text)


def decide_untried_move(table: CardTable, seat: int, text: str) -> events.Moved:
    """The same for who tries it anyway (moving.py): that shows whether the rules allow it."""
    if table.lesson is not None:
        return decide_move(table, seat, text)
    check_open(table)
    table.playing()
    return events.Moved(seat, text)


def decide_undo(table: CardTable, seat: int, around: Around) -> events.Undone | events.Asked:
    table.playing()
    match table.undo(seat):
        case "free":
            return events.Undone(seat)
        case "ask":
            return decide_ask(table, seat, "undo", None, around, str)
        case "no":
            raise refused("no-undo")


def decide_start(
    table: CardTable, seat: int, new_game: Callable[[], str], around: Around, fill: bool
) -> events.Locked:
    check_idle(table)
    if table.stage == "over":
        raise refused("table-ask-rematch")
    if seat != table.host(around):
        raise refused("table-host-starts")
    if table.free_seats and not fill:
        raise refused("table-seats-free", count=len(table.free_seats))
    return events.Locked(new_game(), table.free_seats)


def decide_leave(table: CardTable, seat: int) -> events.Left:
    if table.chairs[seat].kept:
        raise refused("table-left-already")
    return events.Left(seat)


def decide_free(table: CardTable, seat: int, other: int, around: Around) -> events.Left:
    if seat != table.host(around):
        raise refused("table-host-only")
    check_idle(table)
    check_person(table, other)
    return events.Left(other)


def check_open(table: CardTable) -> None:
    """Nothing can be done at a table that the operator has closed."""
    if table.closed:
        raise refused("table-closed-for-good")


def decide_closing(table: CardTable) -> events.ClosedDown:
    """The operator closes the table."""
    check_open(table)
    return events.ClosedDown()


def decide_showing_out(table: CardTable, seat: int) -> events.Left:
    """The operator shows somebody out: the seat is no longer his, whatever token he has."""
    check_open(table)
    check_person(table, seat)
    if not table.chairs[seat].lock:
        raise refused("table-shown-out-already", name=table.chairs[seat].name)
    return events.Left(seat, shown_out=True)


def check_idle(table: CardTable) -> None:
    """Nothing of this can be done while a game is being dealt or played."""
    if table.stage == "dealing":
        raise refused("table-dealing")
    if table.stage == "playing":
        raise refused("table-already-started")


def check_person(table: CardTable, seat: int) -> None:
    if seat >= table.setup.players:
        raise refused("no-such-seat")
    if table.chairs[seat].occupant == "bot":
        raise refused("table-seat-bot")
    if table.chairs[seat].occupant == "nobody":
        raise refused("table-seat-empty")


def decide_promise(table: CardTable, seat: int, promise: str) -> events.Promised:
    if table.under_way:
        raise refused("table-promise-late")
    return events.Promised(seat, promise)


def decide_open(table: CardTable, seat: int, salt: str) -> events.Opened:
    if table.stage != "dealing" or table.deal is None or seat not in table.deal.unopened:
        raise refused("table-nothing-to-open")
    if promise_of(bytes.fromhex(salt)) != table.deal.promises[seat]:
        raise refused("table-salt-wrong")
    return events.Opened(seat, salt)


def decide_deal(table: CardTable) -> events.Late:
    """Deal without those who have not opened in time."""
    if table.stage != "dealing" or table.deal is None:
        raise refused("table-nothing-to-open")
    return events.Late(table.deal.unopened)


def decide_ask(
    table: CardTable,
    seat: int,
    matter: Matter,
    about: int | None,
    around: Around,
    new_game: Callable[[], str],
) -> events.Asked:
    """What may be asked, and who must agree (consent.py)."""
    if matter != "rematch":
        table.playing()
    elif table.stage != "over":
        raise refused("table-not-over" if table.under_way else "table-not-started")
    if matter == "undo" and table.undo(seat) == "no":
        raise refused("no-undo")
    if matter == "bot":
        if about is None:
            raise refused("table-ask-seat")
        check_absent(table, about, around)
    elif about not in (None, seat):
        raise refused("table-ask-own")
    about = seat if about is None else about
    check_unasked(table, seat, matter, about)
    asked = {seat, about}
    needed = [
        other
        for other in table.persons
        if other not in asked and not table.chairs[other].kept and other not in around.long_away
    ]
    game = new_game() if matter == "rematch" else ""
    return events.Asked(matter, seat, about, needed, game, table.asked + 1)


def check_absent(table: CardTable, seat: int, around: Around) -> None:
    """A bot may keep a seat only if its owner has been away for a while."""
    check_person(table, seat)
    name = table.chairs[seat].name
    if table.chairs[seat].kept:
        raise refused("table-seat-kept", name=name)
    if seat in around.present:
        raise refused("table-seat-present", name=name)
    if seat not in around.long_away:
        raise refused("table-seat-away", name=name, seconds=around.patience)


def check_unasked(table: CardTable, seat: int, matter: Matter, about: int) -> None:
    """One question of a kind at a time; who asked it may ask it anew."""
    for one in table.asked_of(matter, about):
        if one.by != seat:
            raise refused("table-asked-already", name=table.chairs[one.by].name)


def decide_answer(table: CardTable, seat: int, number: int, agree: bool) -> events.Answered:
    asked = table.requests.get(number)
    if asked is None or not asked.waits_for(seat):
        raise refused("table-nothing-asked")
    return events.Answered(asked.matter, seat, agree, number)


def decide_join(
    table: CardTable, name: str, seat: int | None, lock: str, promise: str
) -> events.Sat:
    """Somebody wants to sit down."""
    check_open(table)
    check_idle(table)
    if not table.free_seats:
        raise refused("table-full")
    if seat is None:
        seat = table.free_seats[0]
    if seat >= table.setup.players:
        raise refused("no-such-seat")
    if seat not in table.free_seats:
        raise refused("table-seat-taken")
    known = distinct(name, [chair.name for chair in table.chairs])
    return events.Sat(seat, known, lock, promise=promise)
