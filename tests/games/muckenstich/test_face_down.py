"""What lies face down is not told a second time (M14)."""

import random
from pathlib import Path
from typing import Any

import pytest

from katzentisch.games.muckenstich import RULES
from tests.server.harness import Client, play_on, run, served


def cards_told(events: list[dict[str, Any]]) -> list[str]:
    return [text for event in events for _, text in event["moves"] if text.startswith("play ")]


def four_tricks_done(client: Client) -> bool:
    return client.play is not None and sum(client.view["tricks"]) >= 4


@pytest.mark.sockets
@pytest.mark.parametrize("memory", ["off", "on"])
def test_a_page_opened_anew_hears_of_the_last_tricks_only(tmp_path: Path, memory: str) -> None:
    """M14: the trick just taken and the one on the table, unless the table has a memory."""
    chance = random.Random(4)

    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=RULES.name, options={"memory": memory})
            await clients[0].done("start")
            await play_on(clients, lambda client: chance.choice(client.legal), four_tricks_done)
            again = await server.client(clients[0].table_id, clients[0].token)
            assert again.play is not None
            told = cards_told(again.events)
            on_table = len(again.view["trick"])
            numbers = [event["n"] for event in again.events]
            assert numbers == list(range(1, len(numbers) + 1))
            whole = 4 * sum(again.view["tricks"]) + on_table
            assert len(told) == (whole if memory == "on" else 4 + on_table)
            earliest = min(event["n"] for event in again.events if cards_told([event]))
            assert (again.play["remembered"] > 0) == (memory == "off")
            assert again.play["remembered"] <= earliest
            answer = await server.http.get(
                f"/api/tables/{clients[0].table_id}/replay",
                headers={"authorization": f"Bearer {clients[0].token}"},
            )
            assert answer.status_code == (200 if memory == "on" else 409)

    run(conversation())
