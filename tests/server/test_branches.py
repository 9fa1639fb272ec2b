"""A new table that goes on from a finished game."""

import random
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.record import replay
from katzentisch.games import rulebooks
from tests.samples import at_once, in_turn
from tests.server.harness import Client, Served, play_on, run, served


def at_random(seed: int) -> Any:
    chance = random.Random(seed)
    return lambda client: chance.choice(client.legal)


async def finished(server: Served, game: str, players: int) -> str:
    """A game played to its end; the id of its record."""
    clients = await server.full_table(players, game=game)
    await clients[0].done("start")
    await play_on(clients, at_random(5))
    played: str = clients[0].table["played"][0]["id"]
    return played


async def branch(server: Served, record: str, **wishes: Any) -> dict[str, Any]:
    answer = await server.http.post(f"/api/records/{record}/branches", json=wishes)
    found: dict[str, Any] = answer.json()
    return found | {"status": answer.status_code}


async def seen_then(server: Served, record: str, step: int, seat: int) -> dict[str, Any]:
    """What a seat saw at that step of the finished game."""
    wish: dict[str, str | int] = {"seat": seat, "first": step, "count": 1}
    found = (await server.http.get(f"/api/records/{record}/replay", params=wish)).json()
    view: dict[str, Any] = found["steps"][0]["view"]
    return view


@pytest.mark.parametrize(
    ("game", "players", "step"),
    # Where all choose at once, a step is a whole turn of cards: the same game has fewer of them.
    [
        (rules.name, rules.seats[1], 12 if rules is at_once() else 30)
        for rules in rulebooks().values()
    ],
)
def test_a_branch_goes_on_from_there_and_survives_a_restart(
    tmp_path: Path, game: str, players: int, step: int
) -> None:
    async def open_branch() -> tuple[Client, str, dict[str, Any]]:
        async with served(tmp_path) as server:
            record = await finished(server, game, players)
            wish = {"step": step, "seat": 1, "name": "Bea", "level": "novice"}
            seated = await branch(server, record, **wish)
            assert (seated["status"], seated["seat"]) == (201, 1)
            client = await server.client(seated["table"], seated["token"])
            client.token, client.table_id = seated["token"], seated["table"]
            assert client.table["branch"] == {"game": record, "step": step}
            before = await seen_then(server, record, step, 1)
            return client, record, before

    async def go_on(client: Client, record: str, before: dict[str, Any]) -> None:
        async with served(tmp_path) as server:
            again = await server.client(client.table_id, client.token)
            friend = await server.join(client.table_id, "Cleo")
            other = await server.client(client.table_id, friend["token"])
            await again.done("start", fill=True)
            await again.until(lambda one: one.events[-1]["kind"] not in ("created", "sat"))
            assert "branched" in [event["kind"] for event in again.events]
            await play_on([again, other], at_random(9))
            (played,) = again.table["played"]
            finished = (await server.http.get(f"/api/records/{played['id']}")).json()
            assert replay(finished, rulebooks()).over
            assert finished["branch"] == {"game": record, "step": step}
            assert "fair" not in finished
            assert await seen_then(server, played["id"], step, 1) == before
            await again.done("ask", matter="rematch")
            await other.until(lambda one: one.table["requests"])
            await other.answer("rematch", agree=True)
            await again.until(lambda one: one.play and one.play["number"] == 2)
            assert again.events[-1]["kind"] != "branched"

    opened = run(open_branch())
    run(go_on(*opened))


def test_what_cannot_be_branched_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            record = await finished(server, at_once().name, 4)
            wish = {"step": 100_000, "seat": 0, "name": "Bea"}
            late = await branch(server, record, **wish)
            assert (late["status"], late["reason"]) == (409, "branch-over")
            seat = await branch(server, record, **(wish | {"step": 1, "seat": 5}))
            assert (seat["status"], seat["reason"]) == (400, "no-such-seat")
            none = await branch(server, "nosuchgame", **wish)
            assert (none["status"], none["reason"]) == (404, "record-none")
            level = await branch(server, record, **(wish | {"level": "god"}))
            assert (level["status"], level["reason"]) == (400, "table-level")

    run(conversation())


def test_undo_by_consent_plays_the_branch_again(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            record = await finished(server, in_turn().name, 2)
            seated = await branch(server, record, step=8, seat=0, name="Bea")
            client = await server.client(seated["table"], seated["token"])
            await client.done("start", fill=True)
            await client.until(lambda one: one.legal)
            before = client.view
            await client.move(client.legal[0])
            await client.until(lambda one: one.legal or one.table["stage"] == "over")
            await client.done("undo")
            await client.until(lambda one: one.events[-1]["kind"] == "undone" and one.legal)
            assert client.view["hand"] == before["hand"]

    run(conversation())
