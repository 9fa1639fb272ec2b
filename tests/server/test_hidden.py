"""Two worlds that differ only in what a viewer cannot know give him byte-identical traffic.

At many moments of a game the world is exchanged for one that the viewer could as well be living in:
everything he cannot know is dealt anew, in the very table that the server serves. All that the
viewer can ask for must stay the same to the byte: the update of a newcomer and of one who comes
back, legal moves, reasons, hints, refusals, the replay.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.chance import seeded
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import rulebooks
from tests.samples import seats_near, with_hidden_moves
from tests.server.harness import Chosen, Client, Served, run, served

ODD_MOVES = ["pass", "bid 3x2", "play R7", "discard BM", "play 12", "swap 3", "pay 1 1", "trump R"]


async def traffic(server: Served, clients: list[Client], viewer: int) -> list[str]:
    """Everything a viewer can get out of the server at this moment, word for word."""
    token = None if viewer == SPECTATOR else clients[viewer].token
    table = clients[0].table_id
    heard: list[str] = []
    for since in (0, 5):
        newcomer = await server.client(table, token, since=since, language="fr")
        if token is not None:
            await newcomer.ask("why", moves=ODD_MOVES + newcomer.legal)
            await newcomer.ask("hint")
            for odd in ODD_MOVES:
                # A move that is possible would change the world.
                if odd not in newcomer.legal and not newcomer.view.get("choice"):
                    await newcomer.ask("move", text=odd)
        else:
            await newcomer.ask("move", text="pass")
        heard += newcomer.raw
        await newcomer.close()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    replay = await server.http.get(f"/api/tables/{table}/replay?count=200", headers=headers)
    heard.append(replay.text)
    return heard


async def settled(server: Served, table: str, people: int) -> None:
    """Wait until the server has noticed who went."""
    live = await server.house.find(table)
    while len(live.people.viewers) != people:
        await asyncio.sleep(0.002)


def redeal_for(server: Served, table: str, viewer: int, seed: int) -> Any:
    """Exchange the world; what to put back afterwards."""
    live = server.house.tables[table]
    game = live.table.game
    assert game is not None
    real = game.state
    game.state = real.copy()
    game.rules.imagine(game.state, viewer, seeded(seed))
    live.updates.forget()
    live.table.known_views = None
    return real


@pytest.mark.parametrize(
    ("game", "players"),
    [(rules.name, seats_near(rules, 3)) for rules in rulebooks().values()],
)
def test_what_a_viewer_gets_does_not_depend_on_what_he_cannot_know(
    tmp_path: Path, game: str, players: int
) -> None:
    seed = 11
    chance = random.Random(seed)

    async def conversation() -> int:
        compared = 0
        async with served(tmp_path, Chosen()) as server:
            clients = await server.full_table(players, game=game)
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.play)
            table = clients[0].table_id
            live = server.house.tables[table]
            step = 0
            while live.table.stage == "playing" and step < 90:
                if step % 9 == 0:
                    for viewer in (SPECTATOR, step // 9 % players):
                        compared += await compare(server, clients, viewer, step)
                playing = live.table.game
                assert playing is not None
                seat = chance.choice(playing.actors)
                await clients[seat].done("move", text=chance.choice(playing.legal(seat)))
                step += 1
        return compared

    async def compare(server: Served, clients: list[Client], viewer: int, step: int) -> int:
        table = clients[0].table_id
        live = server.house.tables[table]
        one = await traffic(server, clients, viewer)
        await settled(server, table, players)
        real = redeal_for(server, table, viewer, step + 1)
        assert live.table.game is not None
        differs: bool = real != live.table.game.state
        other = await traffic(server, clients, viewer)
        await settled(server, table, players)
        assert live.table.game is not None
        live.table.game.state = real
        live.updates.forget()
        live.table.known_views = None
        assert one == other, f"seed {seed}, step {step}, viewer {viewer}"
        return differs

    assert run(conversation()) > 5, "the worlds hardly ever differed"


def test_a_hidden_choice_of_another_sends_nothing_at_all(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, Chosen()) as server:
            clients = await server.full_table(4, game=with_hidden_moves().name)
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.play)
            watcher = clients[3]
            heard = len(watcher.raw)
            # The first of two discards is nobody else's business.
            await clients[0].move(clients[0].legal[0])
            await watcher.ask("ping")
            assert [text[:14] for text in watcher.raw[heard:]] == ['{"type":"pong"']
            # The second shows that the seat is ready, and not which cards.
            await clients[0].move(clients[0].legal[0])
            await watcher.until(lambda one: one.view["ready"][0])
            assert watcher.events[-1]["kind"] == "chosen"
            assert watcher.events[-1]["moves"] == []

    run(conversation())
