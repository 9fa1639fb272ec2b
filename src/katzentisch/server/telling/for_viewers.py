"""What a viewer is told of a table. Nothing about a game leaves the server but through here.

A viewer is a seat, or SPECTATOR; all that is told derives from the game's view for that viewer.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import rulebook
from katzentisch.server import protocol
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.consent import Around
from katzentisch.server.table.promises import OPENING_SECONDS
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.coach import lesson_point
from katzentisch.server.telling.narrator import refusal_said, sentences_or_none

encode = msgspec.json.Encoder().encode


def table_for_all(
    table: CardTable,
    around: Around,
    away_since: Mapping[int, float],
    watchers: int,
    hurry: bool = False,
    bot_troubles: Mapping[int, protocol.BotTrouble] | None = None,
    broken: bool = False,
) -> protocol.Table:
    """The table around the game: the same for everybody."""
    setup, branch = table.setup, table.setup.branch
    seats = [
        protocol.Seat(
            chair.occupant,
            chair.name,
            table.level(seat) if chair.occupant == "bot" or chair.kept else "",
            seat in around.present,
            away_since.get(seat) if chair.occupant == "person" else None,
            chair.kept,
            bot_trouble(table, seat, bot_troubles or {}),
            seat in around.long_away,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    requests = [
        protocol.Request(
            one.number, one.matter, one.by, one.seat, list(one.agreed), list(one.needed)
        )
        for one in table.requests.values()
    ]
    return protocol.Table(
        table.id,
        setup.game,
        rulebook(setup.game).title,
        setup.players,
        setup.options,
        setup.level,
        [table.level(seat) for seat in range(setup.players)],
        setup.hints,
        setup.watch,
        setup.public,
        setup.clock,
        table.stage,
        table.host(around),
        seats,
        watchers,
        table.commitment,
        [seat for seat, chair in enumerate(table.chairs) if chair.promise],
        dealing_for_all(table),
        requests,
        [one.played for one in table.finished],
        None if branch is None else protocol.BranchedFrom(branch.game, branch.step),
        hurry,
        broken,
    )


def table_for_strangers(shown: protocol.Table) -> protocol.Table:
    """The table as whoever has only its invitation sees it: the names of games open their cards."""
    if shown.watch == "anyone":
        return shown
    return msgspec.structs.replace(shown, played=[])


def bot_trouble(
    table: CardTable, seat: int, troubles: Mapping[int, protocol.BotTrouble]
) -> protocol.BotTrouble | None:
    """How the bot fails that plays for a seat now."""
    plays = table.stage == "playing" and table.chairs[seat].played_by_bot
    return troubles.get(seat) if plays else None


def dealing_for_all(table: CardTable) -> protocol.Dealing | None:
    """The promises of a deal that is under way."""
    deal = table.deal
    if table.stage != "dealing" or deal is None:
        return None
    return protocol.Dealing(
        deal.number,
        table.commitment,
        [promise or None for promise in deal.promises],
        deal.opened,
        deal.at + OPENING_SECONDS,
    )


class GameNow:
    """A game as it stands now: what is the same for all viewers is worked out once."""

    def __init__(self, table: CardTable, game: Game, deadlines: list[float | None]) -> None:
        """`deadlines`: when each seat's time runs out."""
        self.table, self.game, self.deadlines = table, game, deadlines
        self.views, self.hints, self.lesson = table.views, table.setup.hints, table.lesson
        self.public = self.views.public()
        # The public view says who acts: nobody else is asked for legal moves.
        self.actors: list[int] = self.public["actors"] if table.stage == "playing" else []
        self.commitment = table.seeds.commitment(table.number)
        # By viewer, SPECTATOR first.
        self.remembered, self.undos = table.remembered, table.undos()

    def play_for(self, viewer: int) -> protocol.Play:
        """The game as the viewer sees it."""
        legal = self.game.legal(viewer) if viewer in self.actors else []
        return protocol.Play(
            self.table.game_id,
            self.table.number,
            self.remembered[viewer + 1],
            self.commitment,
            self.public if viewer == SPECTATOR else self.public | self.views.own(viewer),
            legal,
            self.undos[viewer + 1],
            self.hints and bool(legal),
            self.deadlines,
            None if self.lesson is None else lesson_point(self.table, viewer),
        )


# Events as a reader saw them and may still look at them, encoded, from behind their numbers on.
Events: TypeAlias = dict[tuple[Note, int, str, bool], bytes]


def events_for(
    table: CardTable, viewer: int, since: int, language: str, remembered: int, known: Events
) -> bytes:
    """What happened after that number, as the viewer saw it.

    A list of protocol.Event, encoded. Moves before the note `remembered` he may not look at again.
    Most viewers of a note are told the same, but for its number: what was made for one is `known`
    to the next.
    """
    told = []
    for number, note in table.chronicle.after(viewer, since):
        key = note, note.reader(viewer), language, number < remembered and note.kind == "moved"
        rest = known.get(key)
        if rest is None:
            rest = known[key] = event_but_its_number(table.setup.game, *key)
        told.append(b'{"n":%d%b' % (number, rest))
    return b"[%b]" % b",".join(told)


def event_but_its_number(game: str, note: Note, reader: int, language: str, faded: bool) -> bytes:
    """An event as that reader saw it, encoded, from behind its number on."""
    moves = [] if faded else note.moves_for(reader)
    said = [] if faded else sentences_or_none(note, reader, game, language)
    event = protocol.Event(0, note.at, note.kind, note.seat, moves, note.phrase, said, note.undid)
    return encode(event).removeprefix(b'{"n":0')


def reasons_for(
    game: Game, seat: int, moves: Sequence[str], language: str
) -> list[protocol.Reason]:
    """Why moves are not possible for a seat now."""
    reasons = []
    for move in moves:
        refusal = game.why_not(seat, move)
        if refusal is None:
            reasons.append(protocol.Reason(move, True, "", ""))
        else:
            said = refusal_said(refusal, language)
            reasons.append(protocol.Reason(move, False, refusal.clause, said))
    return reasons
