"""A game step by step, as one viewer saw it, or, when it is over, with open hands."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from katzentisch.core.game import Game, Made, Refused, hide
from katzentisch.core.record import RecordError, parse
from katzentisch.core.record import replay as play_again
from katzentisch.core.record import told as error_told
from katzentisch.core.rulebook import SPECTATOR, Refusal, View
from katzentisch.core.texts import texts
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.table.steps import in_steps
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.narrator import told_said
from katzentisch.story import opening, tell

SEAT_NAMES = ["1", "2", "3", "4", "5", "6"]


def replay_record(
    record: dict[str, Any],
    viewer: int,
    language: str,
    first: int,
    count: int,
    *,
    open_hands: bool,
) -> protocol.Replay:
    """Some steps of a finished game."""
    game = play_again(record, rulebooks())
    script = Script(game, game.made + game.waiting, viewer, open_hands)
    return script.replay(record["id"], record["names"], language, first, count, over=True)


def replay_upload(
    body: bytes, viewer: int, language: str, first: int, count: int, *, open_hands: bool
) -> protocol.Replay:
    """Some steps of a record somebody has brought along, finished or not."""
    record, game = checked_record(body, language)
    if viewer >= game.players:
        raise Refused(Refusal("no-such-seat"))
    script = Script(game, game.made + game.waiting, viewer, open_hands)
    names = names_of(record, game.players)
    return script.replay("", names, language, first, count, over=game.over)


def brought_along(body: bytes, language: str) -> tuple[dict[str, Any], list[str]]:
    """A finished record somebody has brought along, and the names in it."""
    record, game = checked_record(body, language)
    if not game.over:
        raise Refused(Refusal("record-unfinished"))
    return record, names_of(record, game.players)


def checked_record(body: bytes, language: str) -> tuple[dict[str, Any], Game]:
    """A record and its game; raises Refused where it is no correct one."""
    try:
        record = parse(body)
        return record, play_again(record, rulebooks())
    except RecordError as error:
        problem = error_told(error, texts(language)).rstrip(".")
        raise Refused(Refusal("replay-wrong", error.refusal.clause, {"problem": problem})) from None


def names_of(record: dict[str, Any], players: int) -> list[str]:
    """What the players of a record are called; by number where it does not say."""
    names = record.get("names")
    if not isinstance(names, list) or len(names) != players:
        return SEAT_NAMES[:players]
    return [str(name)[:24] for name in names]


def replay_table(table: CardTable, viewer: int) -> Callable[[str, int, int], protocol.Replay]:
    """The game being played so far, only what the viewer has seen: some steps in a language.

    The table goes on while the steps are made: they need only what was so far.
    """
    game = table.playing()
    if game.faded():
        raise Refused(Refusal("replay-face-down"))
    # Choices of others that are not turned over yet are not there for the viewer.
    moves = game.made + [made for made in game.waiting if made.seat == viewer]
    names = [chair.name for chair in table.chairs]
    script = Script(game, moves, viewer, open_hands=False)
    return partial(script.replay, table.game_id, names, over=False)


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played again before a viewer's eyes."""

    game: Game
    moves: list[Made]
    viewer: int
    open_hands: bool

    def replay(
        self, name: str, names: list[str], language: str, first: int, count: int, *, over: bool
    ) -> protocol.Replay:
        """The steps from `first` on."""
        groups = in_steps(self.game, self.moves)
        earlier = [made for group in groups[: max(first - 1, 0)] for made in group]
        again = self.game.again(earlier)
        steps = []
        if first == 0:
            laid = opening(again.view(self.viewer))
            said = [told_said(one, names, self.viewer, language) for one in laid]
            steps.append(self._step(again, [], said))
        for group in groups[max(first - 1, 0) : max(first + count - 1, 0)]:
            before = again.view(self.viewer)
            for made in group:
                again.make(made.seat, made.move)
            seen = [(made.seat, self._text(made)) for made in group]
            told = tell(before, again.view(self.viewer), seen) if not again.waiting else []
            said = [told_said(one, names, self.viewer, language) for one in told]
            steps.append(self._step(again, seen, said))
        seat = None if self.viewer == SPECTATOR else self.viewer
        total = len(groups) + 1
        return protocol.Replay(name, self.game.rules.name, names, seat, over, total, first, steps)

    def _text(self, made: Made) -> str:
        """A move as it is shown; a card that stays hidden is `?`."""
        shown = self.open_hands or made.seat == self.viewer
        return made.text if shown or not self.game.rules.hidden(made.move) else hide(made.text)

    def _step(self, again: Game, moves: list[tuple[int, str]], said: list[str]) -> protocol.Step:
        own = [_own(again, seat) for seat in range(again.players)] if self.open_hands else None
        return protocol.Step(moves, said, again.view(self.viewer), own)


def _own(game: Game, seat: int) -> View:
    """What a seat sees beyond what everybody sees."""
    public = game.view()
    return {
        key: value for key, value in game.view(seat).items() if key not in public and key != "seat"
    }
