"""A game step by step, as one viewer saw it, or, when it is over, with open hands."""

from typing import Any

from katzentisch.core.game import Game, Made
from katzentisch.core.record import replay as play_again
from katzentisch.core.rulebook import SPECTATOR, View
from katzentisch.games import GAMES
from katzentisch.server import protocol
from katzentisch.server.table import Table


def replay_record(
    record: dict[str, Any], viewer: int, first: int, count: int, *, open_hands: bool
) -> protocol.Replay:
    """Some steps of a finished game."""
    game = play_again(record, GAMES)
    moves = game.made + game.waiting
    steps = _steps(game, moves, viewer, first, count, open_hands=open_hands)
    return protocol.Replay(
        record["id"],
        record["game"],
        record["names"],
        None if viewer == SPECTATOR else viewer,
        True,
        len(moves) + 1,
        first,
        steps,
    )


def replay_table(table: Table, viewer: int, first: int, count: int) -> protocol.Replay:
    """Some steps of the game being played, only what the viewer has seen."""
    game = table.playing()
    # Choices of others that are not turned over yet are not there for the viewer.
    moves = game.made + [made for made in game.waiting if made.seat == viewer]
    return protocol.Replay(
        table.game_id,
        table.setup.game,
        [chair.name for chair in table.chairs],
        None if viewer == SPECTATOR else viewer,
        False,
        len(moves) + 1,
        first,
        _steps(game, moves, viewer, first, count, open_hands=False),
    )


def _steps(
    game: Game, moves: list[Made], viewer: int, first: int, count: int, *, open_hands: bool
) -> list[protocol.Step]:
    again = game.again(moves[:first])
    steps = []
    for number in range(first, min(first + count, len(moves) + 1)):
        last: list[tuple[int, str]] = []
        if number > 0:
            made = moves[number - 1]
            if number > first:
                again.make(made.seat, made.move)
            last = [(made.seat, _text(game, made, viewer, open_hands=open_hands))]
        own = [_own(again, seat) for seat in range(game.players)] if open_hands else None
        steps.append(protocol.Step(last, [], again.view(viewer), own))
    return steps


def _text(game: Game, made: Made, viewer: int, *, open_hands: bool) -> str:
    if open_hands or made.seat == viewer or not game.rules.hidden(made.move):
        return made.text
    return made.text.split()[0] + " ?"


def _own(game: Game, seat: int) -> View:
    """What a seat sees beyond what everybody sees."""
    public = game.view()
    return {
        key: value for key, value in game.view(seat).items() if key not in public and key != "seat"
    }
