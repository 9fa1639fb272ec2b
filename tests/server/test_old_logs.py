"""Tables that version 0.1 wrote go on: salts in clear, requests without numbers.

`old/tables-0.1.json` was written by that version: whole logs with moves, questions, answers, moves
taken back and seats left, and what its own table looked like in the end.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.record import replay
from katzentisch.games import rulebooks
from katzentisch.server.table import events
from katzentisch.server.table.happening import happen, replayed
from katzentisch.storage.log import Entry

OLD: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "old" / "tables-0.1.json").read_text("utf-8")
)


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["game"])
def test_an_old_table_is_the_same_table_again(old: dict[str, Any]) -> None:
    entries = [Entry("t", seq, at, body.encode()) for seq, at, body in old["log"]]
    table = replayed("t", entries, telling=True)
    assert (table.stage, table.number, table.seq) == (old["stage"], old["number"], old["seq"])
    assert table.commitment == old["commitment"]
    assert table.game is not None
    assert json.loads(json.dumps(table.game.record())) == old["record"]
    assert json.loads(json.dumps([one.record for one in table.finished])) == old["finished"]
    assert [note.kind for note in table.chronicle] == old["kinds"]
    for record in old["finished"]:
        replay(record, rulebooks())
    # And it goes on.
    seat = table.game.actors[0]
    happen(table, events.Logged(events.Moved(seat, table.game.legal(seat)[0])), 9999.0)


def test_all_games_and_all_kinds_of_old_events_are_there() -> None:
    assert {old["game"] for old in OLD} == set(rulebooks())
    kinds = {json.loads(body)["what"]["type"] for old in OLD for _, _, body in old["log"]}
    assert {"sat", "started", "moved", "undone", "asked", "answered", "left", "back"} <= kinds
