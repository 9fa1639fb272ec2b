"""Mückenstich at the web table: what nobody else hears."""

from pathlib import Path

import pytest

from katzentisch.games.muckenstich import RULES
from tests.server.harness import Chosen, run, served


@pytest.mark.sockets
def test_whole_rounds_with_other_discards_sound_the_same(tmp_path: Path) -> None:
    """Seat 0 discards other cards in the other world, and plays the same: seat 1 hears the same."""

    async def world(folder: str, discards: tuple[int, int]) -> list[str]:
        (tmp_path / folder).mkdir()
        async with served(tmp_path / folder, Chosen()) as server:
            clients = await server.full_table(4, game=RULES.name)
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.play)
            for place in discards:
                await clients[0].move(f"discard {hand[place]}")
            for client in clients[1:]:
                for _ in range(2):
                    await client.move(client.legal[0])
            live = server.house.tables[clients[0].table_id]
            for _ in range(24):
                playing = live.table.game
                assert playing is not None
                (seat,) = playing.actors
                # Cards that seat 0 has in both worlds.
                legal = [m for m in playing.legal(seat) if seat or m.split()[1] in common]
                if not legal:
                    break
                await clients[seat].done("move", text=legal[-1])
                await clients[1].until(
                    lambda one: one.update["n"] == live.table.chronicle.last_number(1)
                )
            path = f"/api/tables/{clients[0].table_id}/replay?count=200"
            token = {"Authorization": f"Bearer {clients[1].token}"}
            own = await server.http.get(path, headers=token)
            return [*clients[1].raw, own.text, (await server.http.get(path)).text]

    hand: list[str] = []
    common: set[str] = set()

    async def look() -> None:
        (tmp_path / "look").mkdir()
        async with served(tmp_path / "look", Chosen()) as server:
            clients = await server.full_table(4, game=RULES.name)
            await clients[0].done("start")
            await clients[0].until(lambda one: one.play)
            hand.extend(clients[0].view["hand"])

    run(look())
    # Two cards of a colour of which others remain, so that seat 0 follows in both worlds.
    colour = max("RYGB", key=lambda letter: sum(card[0] == letter for card in hand))
    places = [place for place, card in enumerate(hand) if card[0] == colour][:4]
    common.update(set(hand) - {hand[place] for place in places})
    one = run(world("one", (places[0], places[1])))
    other = run(world("other", (places[2], places[3])))
    assert one == other
    assert len(one) > 10
