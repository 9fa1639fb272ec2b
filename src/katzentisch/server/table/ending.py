"""A game ends, and its record is made."""

from typing import Any

from katzentisch.core.game import Game
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.dealing import fair_dealer
from katzentisch.server.table.table import CardTable, Finished


def finish(table: CardTable, at: float) -> None:
    """The game is over, or all have agreed to end it."""
    game = table.playing()
    table.note(Note(at, "over" if game.over else "ended"))
    put_down(table, game, at)


def put_down(table: CardTable, game: Game, at: float) -> None:
    """The game is a finished one."""
    finished = Finished(table.game_id, table.number, record(table, game, at))
    table.finished = [*table.finished, finished]
    table.stage = "over"
    table.requests = {}


def close(table: CardTable, at: float) -> None:
    """The operator closes the table; a game under way ends here, a deal is not made."""
    table.note(Note(at, "closed"))
    if table.stage == "playing":
        put_down(table, table.playing(), at)
    elif table.stage == "dealing":
        table.stage, table.deal = "waiting", None
    table.requests = {}
    table.closed = True


def record(table: CardTable, game: Game, at: float) -> dict[str, Any]:
    """The record with everything that changes nothing in the rules (record format 1)."""
    bots = [chair.occupant == "bot" for chair in table.chairs]
    extras: dict[str, Any] = {
        "id": table.game_id,
        "started": table.started,
        "finished": at,
        "names": [chair.name for chair in table.chairs],
        "bots": [table.level(seat) if bot else None for seat, bot in enumerate(bots)],
        "clock": table.setup.clock,
    }
    if table.branch is not None:
        # Its first cards come from another game, so there is no promise to open.
        extras["branch"] = {"game": table.branch.game, "step": table.branch.step}
    elif table.lesson is not None:
        # Its cards stand in every house, so there is nothing to promise either.
        extras["lesson"] = True
    elif table.deal is not None:
        extras["fair"] = table.deal.told(table.seeds.seed(table.number))
    else:
        extras["fair"] = fair_dealer(table).opened()
    return game.record() | extras
