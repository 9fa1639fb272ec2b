"""An event is tried before it is written: a mistake costs a command, never a table."""

from pathlib import Path
from typing import Any

import pytest

from katzentisch.server.table.table import CardTable
from tests.samples import in_turn
from tests.server.harness import run, served


def test_what_cannot_happen_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake in applying an event costs that command, not the table."""

    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            live = server.house.tables[clients[0].table_id]
            before = live.table.seq

            def broken(*_: Any) -> None:
                raise KeyError("a mistake")

            with monkeypatch.context() as patched:
                patched.setattr(CardTable, "note", broken)
                answer = await clients[1].ask("move", text="pass")
            assert answer["reason"] == "table-trouble"
            assert (
                live.table.seq == before == len(await server.house.office.log.read(live.table.id))
            )
            assert "an event cannot happen: Moved" in caplog.text
            await clients[1].done("move", text="pass")

    run(conversation())


def test_a_story_that_cannot_be_told_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)

            def speechless(*_: Any) -> None:
                raise KeyError("no words")

            monkeypatch.setattr("katzentisch.server.table.stories.tell", speechless)
            await clients[1].done("move", text="pass")
            await clients[0].until(lambda one: one.events[-1]["kind"] == "moved")
            assert clients[0].events[-1]["moves"] == [[1, "pass"]]
            assert clients[0].events[-1]["said"] == []

    run(conversation())
