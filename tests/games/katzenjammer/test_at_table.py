"""Katzenjammer Blues at the web table: refusals with their clause."""

from pathlib import Path

import pytest

from katzentisch.games.katzenjammer import RULES
from tests.server.harness import run, served


@pytest.mark.sockets
def test_refusals_come_with_clause_in_the_language_of_the_client(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=RULES.name)
            await clients[0].done("start")
            mover = clients[1]
            await mover.until(lambda one: one.legal)
            refused = await mover.ask("move", text="bid 30x5")
            assert (refused["type"], refused["clause"]) == ("rejected", "K12")
            assert refused["said"].endswith("(K12).")
            french = await server.client(mover.table_id, mover.token, language="fr")
            assert (await french.ask("move", text="bid 30x5"))["said"] != refused["said"]
            answer = await mover.ask("why", moves=["pass", "bid 30x5", "nonsense"])
            assert [one["possible"] for one in answer["reasons"]] == [True, False, False]
            assert answer["reasons"][1]["clause"] == "K12"
            assert (await clients[0].ask("move", text="pass"))["reason"] == "not-your-turn"

    run(conversation())
