"""From the promises to the cards. Nobody can know or choose them (promises.py)."""

from dataclasses import replace
from typing import assert_never

from katzentisch.core.fair import FairDealer
from katzentisch.core.game import Game
from katzentisch.games import rulebook
from katzentisch.server.table import events
from katzentisch.server.table.branches import ArrangedDealer, go_on
from katzentisch.server.table.chairs import Chair
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.promises import LockedDeal
from katzentisch.server.table.seat_names import bot_name
from katzentisch.server.table.stories import safe_opening
from katzentisch.server.table.table import CardTable


def prepare(
    table: CardTable, what: events.Salted | events.Promised | events.Started, at: float
) -> None:
    """A seat brings its share for the next deal; in logs of old, cards are dealt at once."""
    match what:
        case events.Salted(seat=seat, salt=salt):
            table.set_chair(seat, salt=salt)
        case events.Promised(seat=seat, promise=promise):
            table.set_chair(seat, promise=promise)
        case events.Started(game=name, bots=bots):
            deal_in_clear(table, name, bots, at)
        case _:
            assert_never(what)


def change(table: CardTable, what: events.Locked | events.Opened | events.Late, at: float) -> None:
    """The table is locked, and then opened promise by promise."""
    match what:
        case events.Locked(game=name, bots=bots):
            lock(table, name, bots, at)
        case events.Opened(seat=seat, salt=salt):
            open_salt(table, seat, salt, at)
        case events.Late(seats=seats):
            go_without(table, seats, at)
        case _:
            assert_never(what)


def gather(table: CardTable, name: str, bots: list[int]) -> None:
    """All seats are taken for a game, the empty ones by bots."""
    for seat in bots:
        taken = [chair.name for chair in table.chairs]
        table.give(seat, Chair("bot", bot_name(seat, taken)))
    table.names = tuple(chair.name for chair in table.chairs)
    table.game, table.game_id = None, name
    table.number += 1
    table.requests = {}


def lock(table: CardTable, name: str, bots: list[int], at: float) -> None:
    """The promises stand; whoever has made one opens it now."""
    gather(table, name, bots)
    table.stage = "dealing"
    promises = ["" if table.arranged else chair.promise for chair in table.chairs]
    table.deal = LockedDeal.of(table.number, at, promises)
    table.chairs = [replace(chair, promise="") for chair in table.chairs]
    if table.deal.unopened:
        table.note(Note(at, "locked"))
    else:
        deal(table, at)


def open_salt(table: CardTable, seat: int, salt: str, at: float) -> None:
    assert table.deal is not None
    table.deal = table.deal.opening(seat, salt)
    if not table.deal.unopened:
        deal(table, at)


def go_without(table: CardTable, late: list[int], at: float) -> None:
    """The cards are dealt without the salts of those who have not opened in time."""
    for seat in late:
        table.note(Note(at, "late", seat, table.chairs[seat].name))
    deal(table, at)


def deal_in_clear(table: CardTable, name: str, bots: list[int], at: float) -> None:
    """As in logs of old: with salts that were sent in clear."""
    gather(table, name, bots)
    table.deal = None
    deal(table, at)


def deal(table: CardTable, at: float) -> None:
    """The game begins."""
    table.stage, table.started = "playing", at
    table.game = dealt(table)
    if table.branch is not None:
        go_on(table.game, table.branch)
    table.spent = None
    table.give_time(at)
    if table.branch is not None:
        table.note(Note(at, "branched"))
        return
    told = safe_opening(table.id, table.chairs, table.views) if table.telling else None
    table.note(Note(at, "started", names=table.names, told=told))


def dealt(table: CardTable) -> Game:
    """The present game before its first move."""
    rules, fair = rulebook(table.setup.game), fair_dealer(table)
    known = table.arranged
    dealer = fair if known is None else ArrangedDealer(rules, known, fair)
    return Game(rules, table.setup.players, dealer, table.setup.options)


def fair_dealer(table: CardTable) -> FairDealer:
    """Who deals: the server's bytes with all opened salts."""
    seed = table.seeds.seed(table.number)
    if table.deal is not None:
        return table.deal.dealer(seed)
    return FairDealer(seed, tuple(bytes.fromhex(chair.salt) for chair in table.chairs))
