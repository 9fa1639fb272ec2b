"""Moves are made, choices laid face down and changed, moves taken back."""

from katzentisch.core.game import Game
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.consent import Pending
from katzentisch.server.table.dealing import dealt
from katzentisch.server.table.ending import finish
from katzentisch.server.table.steps import before_last, without_last
from katzentisch.server.table.stories import safe_stories
from katzentisch.server.table.table import CardTable, can_choose_again
from katzentisch.server.table.views import Views


def move(table: CardTable, seat: int, text: str, at: float, known: Views | None) -> None:
    """A seat moves, or chooses face down. `known`: how the game looked before, if that is known."""
    earlier = table.playing()
    before = known or Views(earlier)
    game = table.game = earlier.copy()
    if can_choose_again(game, seat):
        game.take_back(seat)
    game.move(seat, text)
    if len(game.made) > len(earlier.made):
        turn_over(table, game, len(earlier.made), seat, at, before)
    else:
        # The choice itself is seen by its seat alone; that it was made, by those whose view
        # shows it.
        shown, name = table.views.public() != before.public(), table.chairs[seat].name
        table.note(Note(at, "chosen", seat, name, ((seat, text, True),), public=shown))
    if game.over:
        finish(table, at)


def turn_over(
    table: CardTable, game: Game, known: int, seat: int, at: float, before: Views
) -> None:
    """Everybody sees the moves after the first `known` ones."""
    hidden, name = game.rules.hidden, table.chairs[seat].name
    made = tuple([(one.seat, one.text, hidden(one.move)) for one in game.made[known:]])
    told = (
        safe_stories(table.id, table.chairs, made, before, table.views) if table.telling else None
    )
    table.note(Note(at, "moved", seat, name, made, names=table.names, told=told))
    if table.setup.clock is not None:
        table.spent = (table.moving_since, table.spent)
    table.give_time(at)
    # What was asked is about an earlier moment now; a choice face down changes nothing.
    for one in table.asked_of("undo", 0) if table.requests else ():
        del table.requests[one.number]


def undo(table: CardTable, seat: int, at: float, known: Views | None) -> None:
    """Take a move back that nobody has acted on; the time it had taken is taken back too."""
    earlier = table.playing()
    choosing = bool(earlier.waiting)
    game = table.game = earlier.copy()
    game.take_back(seat)
    shown = not choosing or table.views.public() != (known or Views(earlier)).public()
    if not choosing:
        if table.spent is not None:
            table.moving_since, table.spent = table.spent
        for one in table.asked_of("undo", seat):
            if not one.unnumbered:
                del table.requests[one.number]
    name = table.chairs[seat].name
    table.note(Note(at, "undone", seat, name, public=shown, undid=0 if choosing else 1))


def rewind(table: CardTable, asked: Pending, at: float) -> None:
    """Play the same deal again without the seat's last move and all after it: all agreed."""
    game, seat = table.playing(), asked.seat
    if all(made.seat != seat for made in game.made):
        # In logs of old, the move had been taken back meanwhile.
        return
    kept = before_last(game, seat) if asked.unnumbered else without_last(game, seat)
    # A later shuffle may turn out different after other moves, so the dealer deals again.
    table.game = dealt(table)
    for made in kept:
        table.game.make(made.seat, made.move)
    table.spent = None
    table.give_time(at)
    undid = len(game.made) - len(table.game.made)
    table.note(Note(at, "undone", seat, table.chairs[seat].name, undid=undid))
