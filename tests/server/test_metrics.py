"""The figures: for whom they are, and that they tell no secrets."""

from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Histogram

from katzentisch import __version__
from katzentisch.server.office.tallies import Durations
from tests.samples import in_turn, with_hidden_moves
from tests.server.harness import Chosen, Client, Served, run, served


async def figures(server: Served) -> str:
    answer = await server.http.get("/metrics")
    assert answer.status_code == 200
    return answer.text


async def dealt(server: Served, **wishes: Any) -> list[Client]:
    clients = await server.full_table(4, game=with_hidden_moves().name, **wishes)
    await clients[0].done("start")
    for client in clients:
        await client.until(lambda one: one.play)
    return clients


def test_what_a_seat_does_in_secret_changes_no_figure(tmp_path: Path) -> None:
    """A choice face down, another one, a refused one, a question, a hint, a choice taken back."""

    async def conversation() -> None:
        async with served(tmp_path, Chosen()) as server:
            clients = await dealt(server)
            seat = clients[0]
            before = await figures(server)
            await seat.move(seat.legal[0])
            assert await figures(server) == before
            assert (await seat.ask("move", text="play R99"))["type"] == "rejected"
            await seat.ask("why", moves=seat.legal)
            await seat.ask("hint")
            await seat.done("undo")
            await seat.move(seat.legal[1])
            assert await figures(server) == before
            # The second discard shows that the seat is ready: that everybody sees.
            await seat.move(seat.legal[0])
            assert await figures(server) != before

    run(conversation())


def test_moves_count_when_they_are_turned_over(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, Chosen()) as server:
            clients = await dealt(server)
            for client in clients:
                assert 'katzentisch_moves_total{by="person"}' not in await figures(server)
                await client.move(client.legal[0])
                await client.move(client.legal[0])
            assert 'katzentisch_moves_total{by="person"} 8.0' in await figures(server)

    run(conversation())


def test_whether_a_person_or_the_clock_has_chosen_shows_in_no_figure(tmp_path: Path) -> None:
    async def world(folder: str, *, in_time: bool) -> str:
        chosen = Chosen()
        (tmp_path / folder).mkdir()
        async with served(tmp_path / folder, chosen) as server:
            clients = await dealt(server, clock=10)
            for client in clients[1:]:
                for _ in range(2):
                    await client.move(client.legal[0])
            if in_time:
                for _ in range(2):
                    await clients[0].move(clients[0].legal[0])
            else:
                chosen.advance(10)
            await clients[1].until(lambda one: any(e["kind"] == "moved" for e in one.events))
            page = await figures(server)
            return "\n".join(line for line in page.splitlines() if "moves_total" in line)

    one, other = run(world("one", in_time=True)), run(world("other", in_time=False))
    assert one == other
    assert 'by="person"} 8.0' in one


@pytest.mark.parametrize(
    ("setting", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"X-Forwarded-For": "203.0.113.9"}, 403),
        ("local", {"Via": "1.1 proxy"}, 403),
        ("off", {}, 403),
        ("sixteen-letters-", {}, 403),
        ("sixteen-letters-", {"Authorization": "Bearer sixteen-letters?"}, 403),
        ("sixteen-letters-", {"Authorization": "Bearer sixteen-letters-"}, 200),
    ],
)
def test_the_figures_are_not_for_everybody(
    tmp_path: Path, setting: str, headers: dict[str, str], status: int
) -> None:
    async def conversation() -> None:
        async with served(tmp_path, metrics=setting) as server:
            answer = await server.http.get("/metrics", headers=headers)
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["reason"] == "metrics-closed"

    run(conversation())


def test_behind_a_proxy_the_figures_stay_on_the_machine(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, trust_proxy=True) as server:
            outside = {"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}
            assert (await server.http.get("/metrics", headers=outside)).status_code == 403
            assert (await server.http.get("/metrics")).status_code == 200

    run(conversation())


def test_the_figures_are_limited_too(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, requests_at_once=3.0, requests_per_second=0.001) as server:
            statuses = [(await server.http.get("/metrics")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    run(conversation())


def test_health_tells_of_this_server_as_it_is_now(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            await server.full_table(2, game=in_turn().name)
            health = (await server.http.get("/health")).json()
            (told,) = health["servers"]
            assert told == {
                "name": health["server"],
                "version": __version__,
                "tables": 1,
                "sockets": health["sockets"],
            }
            assert told["sockets"] == 2

    run(conversation())


def test_durations_are_counted_as_the_library_counts_them() -> None:
    bounds = (0.001, 0.25, 1.0)
    ours = Durations("ours", "x", bounds)
    theirs = Histogram("theirs", "x", buckets=bounds, registry=None)
    for seconds in (0.0, 0.001, 0.0011, 0.25, 0.9, 1.0, 7.0):
        ours.add(seconds)
        theirs.observe(seconds)
    [shown], [expected] = ours.collect(), theirs.collect()
    told = {(one.name[4:], one.labels.get("le")): one.value for one in shown.samples}
    assert told == {
        (one.name[6:], one.labels.get("le")): one.value
        for one in expected.samples
        if not one.name.endswith("_created")
    }
