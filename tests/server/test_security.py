"""What strangers may try: wrong origins, floods, broken frames, random requests."""

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from katzentisch.core.game import Refused
from katzentisch.server.house import readable_name
from katzentisch.server.limits import Addresses, Bucket
from tests.server.harness import Client, Served, run, served


def test_a_page_of_another_origin_is_not_let_in(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, origins=("https://friend.example",)) as server:
            with pytest.raises(InvalidStatus, match="403"):
                await Client.connected(server.port, Origin="https://evil.example")
            for origin in (f"http://127.0.0.1:{server.port}", "https://friend.example"):
                client = await Client.connected(server.port, Origin=origin)
                await client.close()
            wish = {"game": "katzenjammer", "players": 2, "name": "A"}
            for origin, status in (("https://evil.example", 403), ("https://friend.example", 201)):
                headers = {"Origin": origin}
                answer = await server.http.post("/api/tables", json=wish, headers=headers)
                assert answer.status_code == status

    run(conversation())


def test_every_answer_carries_the_careful_headers(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            for path in ("/", "/t/abc", "/api/choices", "/api/nothing", "/health"):
                headers = (await server.http.get(path)).headers
                assert "script-src 'self'" in headers["content-security-policy"].split("; ")
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers

    run(conversation())


def test_floods_are_stopped(tmp_path: Path) -> None:
    async def conversation() -> None:
        limits: dict[str, Any] = {
            "messages_per_second": 1.0,
            "messages_at_once": 5.0,
            "requests_per_second": 0.01,
            "requests_at_once": 30.0,
            "tables_at_once": 2.0,
            "tables_per_minute": 0.01,
            "sockets_per_address": 2,
        }
        async with served(tmp_path, **limits) as server:
            seat = await server.open_table()
            client = await server.client(seat["table"], seat["token"])
            for _ in range(9):
                await client.send("ping")
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda one: one.answers.get("never"))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            two = [await Client.connected(server.port) for _ in range(2)]
            with pytest.raises(InvalidStatus, match="403"):
                await Client.connected(server.port)
            for one in two:
                await one.close()
            await server.open_table()
            wish = {"game": "katzenjammer", "players": 2, "name": "A"}
            answer = await server.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["reason"]) == (429, "request-too-many")
            statuses = [(await server.http.get("/api/tables")).status_code for _ in range(40)]
            assert statuses[-1] == 429

    run(conversation())


def test_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, tables_per_address=2) as server:
            for _ in range(2):
                await server.open_table()
            wish = {"game": "katzenjammer", "players": 2, "name": "A"}
            answer = await server.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["reason"]) == (429, "table-too-many")

    run(conversation())


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            big = await server.http.post("/api/tables", content=b"x" * 100_000)
            assert big.status_code in (400, 413)
            client = await Client.connected(server.port)
            await client.line.send("x" * 10_000)
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(conversation())


def test_tokens_are_nowhere_in_the_file_or_the_logs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def conversation() -> str:
        async with served(tmp_path) as server:
            seat = await server.open_table()
            client = await server.client(seat["table"], seat["token"])
            await client.done("start", fill=True)
            token: str = seat["token"]
            return token

    token = run(conversation())
    assert len(token) >= 32
    for file in tmp_path.iterdir():
        assert token.encode() not in file.read_bytes()
    ours = [record.getMessage() for record in caplog.records if "websockets" not in record.name]
    assert not any(token in line for line in ours)


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\x00\x01"])
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        readable_name(name)


def test_names_are_tidied() -> None:
    assert readable_name("  Ann\u200ba \n  Lena ") == "Anna Lena"
    assert readable_name("<b>Zoë</b>") == "<b>Zoë</b>"


def test_a_bucket_gives_what_it_has_and_fills_again() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    addresses = Addresses(1, 1, lambda: 0.0, most=2)
    assert [addresses.take(name) for name in ("a", "a", "b")] == [True, False, True]
    assert len(addresses.buckets) == 2
    addresses.take("c")
    assert len(addresses.buckets) == 2


def nonsense(chance: random.Random) -> str | bytes:
    """A frame that no honest client sends, or nearly an honest one."""
    valid: dict[str, Any] = {"type": "move", "id": "x", "text": "pass"}
    match chance.randrange(8):
        case 0:
            return chance.randbytes(chance.randrange(200))
        case 1:
            return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(99)))
        case 2:
            return json.dumps(valid)[: chance.randrange(40)]
        case 3:
            return json.dumps(valid | {"type": chance.choice(["", "start", "hello", "x" * 99])})
        case 4:
            return json.dumps(valid | {"text": chance.choice([None, 7, "", "x" * 41, ["pass"]])})
        case 5:
            return "[" * chance.randrange(1, 2000)
        case 6:
            return json.dumps({"type": "free", "id": "x", "seat": chance.choice([-1, 6, 1e99])})
        case _:
            return json.dumps({"type": "answer", "id": "", "matter": "undo", "agree": "yes"})


def test_broken_and_random_frames_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seed = 99
    chance = random.Random(seed)

    async def throw(server: Served, table: str, token: str | None) -> None:
        client = await Client.connected(server.port)
        if chance.random() < 0.8:
            await client.ask("hello", table=table, token=token)
        try:
            for _ in range(chance.randrange(1, 6)):
                await client.line.send(nonsense(chance))
            async with asyncio.timeout(0.05):
                while True:
                    said = msgspec.json.decode(await client.line.recv())
                    assert said["type"] in ("ok", "update", "rejected"), f"seed {seed}"
        except (ConnectionClosed, TimeoutError):
            pass
        await client.close()

    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game="katzenjammer")
            await clients[0].done("start")
            for _ in range(80):
                token = chance.choice([None, clients[0].token])
                await throw(server, clients[0].table_id, token)
            # The table is not stuck.
            await clients[1].until(lambda one: one.legal)
            await clients[1].done("move", text="pass")
            await clients[0].until(lambda one: one.legal)

    run(conversation())
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def attack(base: str) -> int:
    """Schemathesis against the description of the interface; how many requests it made."""
    made = 0
    schema = schemathesis.openapi.from_url(f"{base}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)

        @settings(
            max_examples=15,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=found.ok().as_strategy())
        def probe(case: Any) -> None:
            nonlocal made
            made += 1
            case.call_and_validate(
                base_url=base,
                checks=(
                    not_a_server_error,
                    status_code_conformance,
                    content_type_conformance,
                    response_schema_conformance,
                ),
            )

        probe()
    return made


def test_random_requests_meet_no_server_error(tmp_path: Path) -> None:
    async def conversation() -> int:
        async with served(tmp_path) as server:
            return await asyncio.to_thread(attack, f"http://127.0.0.1:{server.port}")

    assert run(conversation()) > 50
