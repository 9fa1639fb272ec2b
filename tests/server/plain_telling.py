"""An update composed in the plainest way: nothing shared, nothing kept, all encoded at once.

The server composes its updates from parts that it has encoded before. Whatever it shares, what a
viewer gets must be these bytes.
"""

import msgspec

from katzentisch.core.names import cards_named, move_named
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.core.texts import texts
from katzentisch.games import rulebook
from katzentisch.server import protocol
from katzentisch.server.table.chronicle import Note
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.coach import lesson_point
from katzentisch.story import sentence

Deadlines = list[float | None]


def plain_update(
    table: CardTable,
    viewer: int,
    since: int,
    language: str,
    *,
    time: float,
    shown: protocol.Table | None,
    deadlines: Deadlines,
) -> bytes:
    """The update for a viewer who has seen everything up to a number."""
    seen = [note for note in table.chronicle if note.public or note.seat == viewer]
    return msgspec.json.encode(
        {
            "type": "update",
            "n": len(seen),
            "time": time,
            "seat": None if viewer == SPECTATOR else viewer,
            "table": shown,
            "play": plain_play(table, viewer, deadlines),
            "events": [
                plain_event(table, note, number, viewer, language)
                for number, note in enumerate(seen, start=1)
                if number > since
            ],
        }
    )


def plain_play(table: CardTable, viewer: int, deadlines: Deadlines) -> protocol.Play | None:
    """The game as the viewer sees it."""
    game = table.game
    if game is None:
        return None
    seated = viewer != SPECTATOR
    legal = game.legal(viewer) if seated and table.stage == "playing" else []
    return protocol.Play(
        id=table.game_id,
        number=table.number,
        remembered=first_remembered(table, viewer),
        commitment=table.seeds.commitment(table.number),
        view=game.view(viewer),
        legal=legal,
        undo=table.undo(viewer) if seated else "no",
        hint=table.setup.hints and bool(legal),
        deadlines=deadlines,
        lesson=lesson_point(table, viewer),
    )


def first_remembered(table: CardTable, viewer: int) -> int:
    """The number of the viewer's first note whose moves may still be looked at."""
    assert table.game is not None
    faded = table.game.faded()
    if faded == 0:
        return 0
    lasting = len(table.game.made) - faded
    number = sum(note.public or note.seat == viewer for note in table.chronicle)
    for note in reversed(list(table.chronicle)):
        lasting -= len(note.moves) if note.kind == "moved" else 0
        if lasting < 0:
            return number + 1
        number -= note.public or note.seat == viewer
    return 0


def plain_event(
    table: CardTable, note: Note, number: int, viewer: int, language: str
) -> protocol.Event:
    """Something that happened, as the viewer saw it and may still look at it."""
    faded = note.kind == "moved" and table.game and number < first_remembered(table, viewer)
    return protocol.Event(
        n=number,
        at=note.at,
        kind=note.kind,
        seat=note.seat,
        moves=[] if faded else note.moves_for(viewer),
        phrase=note.phrase,
        said=[] if faded else plain_sentences(table.setup.game, note, viewer, language),
        undid=note.undid,
    )


def plain_sentences(game: str, note: Note, viewer: int, language: str) -> list[str]:
    """A note as the viewer reads it."""
    rules, house = rulebook(game), texts(language)
    spoken = texts(language, rules)
    told = [
        sentence(one, language, note.names, viewer, lambda cards: cards_named(rules, cards, spoken))
        for one in (() if note.told is None else note.told[viewer + 1])
    ]
    if note.kind == "moved":
        return told
    if note.kind == "chosen" and note.seat == viewer:
        move = move_named(rules, note.moves[0][1], spoken)
        return [spoken.say("table-chosen-own", move=move)]
    if note.phrase is not None:
        words = house.say(f"phrase-{note.phrase}")
        return [house.say("table-said", name=note.name, words=words)]
    matter = note.matter or ""
    return [house.say(f"table-{note.kind}", name=note.name, matter=matter, other=note.other), *told]
