"""What strangers may try: wrong origins, floods, broken frames, random requests."""

import asyncio
import json
import logging
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed, InvalidStatus

from katzentisch.core.game import Game, Made, Refused
from katzentisch.server.door.connection import Connection
from katzentisch.server.door.limits import Addresses, Bucket
from katzentisch.server.start.journal import Seldom
from katzentisch.server.table.seat_names import readable_name
from katzentisch.server.table.steps import in_steps
from katzentisch.server.telling.updates import Updates
from tests.samples import in_turn
from tests.server.harness import PATIENCE, Client, Served, run, served


def test_a_page_of_another_origin_is_not_let_in(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, origins=("https://friend.example",)) as server:
            with pytest.raises(InvalidStatus, match="403"):
                await Client.connected(server.port, Origin="https://evil.example")
            for origin in (f"http://127.0.0.1:{server.port}", "https://friend.example"):
                client = await Client.connected(server.port, Origin=origin)
                await client.close()
            wish = {"game": in_turn().name, "players": 2, "name": "A"}
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
                assert "unsafe-eval" not in headers["content-security-policy"]
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
            wish = {"game": in_turn().name, "players": 2, "name": "A"}
            answer = await server.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["reason"]) == (429, "request-too-many")
            statuses = [(await server.http.get("/api/tables")).status_code for _ in range(40)]
            assert statuses[-1] == 429
            doubled = f"http://127.0.0.1:{server.port}//api//tables"
            assert (await server.http.get(doubled)).status_code == 429

    run(conversation())


def test_the_files_of_the_page_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, files_at_once=3.0, files_per_second=0.001) as server:
            statuses = [(await server.http.get("/")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]
            assert (await server.http.get("/health")).status_code == 200

    run(conversation())


def test_replays_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Each plays a whole game again, which takes a thousand times as long as most requests."""

    async def conversation() -> None:
        async with served(tmp_path, replays_at_once=3.0, replays_per_second=0.001) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            path = f"/api/tables/{clients[0].table_id}/replay"
            statuses = [(await server.http.get(path)).status_code for _ in range(4)]
            assert statuses == [200, 200, 200, 429]
            assert (await server.http.post("/api/replay", content=b"{}")).status_code == 429
            assert (await server.http.get("/api/tables")).status_code == 200

    run(conversation())


def test_a_replay_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While steps are being made, the table goes on."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(game: Game, moves: list[Made]) -> list[list[Made]]:
        begun.set()
        assert go_on.wait(PATIENCE)
        return in_steps(game, moves)

    monkeypatch.setattr("katzentisch.server.telling.replays.in_steps", slow)

    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            path = f"/api/tables/{clients[0].table_id}/replay"
            asked = asyncio.create_task(server.http.get(path))
            await asyncio.to_thread(begun.wait, PATIENCE)
            await clients[1].done("move", text="pass")
            go_on.set()
            assert (await asked).json()["total"] == 1

    run(conversation())


def test_who_hangs_up_in_the_middle_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            await writer.drain()
            # Answered after the other request was read.
            assert (await server.http.get("/health")).status_code == 200
            writer.close()
            assert (await server.http.get("/health")).status_code == 200

    run(conversation())
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_what_strangers_send_is_logged_once_a_minute() -> None:
    seldom = Seldom()

    def told(words: str, at: float) -> bool:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, words, (), None)
        record.created = at
        return bool(seldom.filter(record))

    assert [told("Invalid HTTP request received.", at) for at in (0.0, 1.0, 59.0, 60.5)] == [
        True,
        False,
        False,
        True,
    ]
    assert told("something else", 1.0)


def test_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, tables_per_address=2) as server:
            for _ in range(2):
                await server.open_table()
            wish = {"game": in_turn().name, "players": 2, "name": "A"}
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


IN_TURN = in_turn().name.encode()
WRONG_BODIES = [
    b"",
    b"null",
    b"[" * 10_000,
    b'{"game":' * 2000,
    b'{"game":"' + IN_TURN + b'","players":2,"name":"A","options":{"x":' + b"[" * 5000,
    b"\xff\xfe",
    b'{"game":"\xff"}',
    b'{"game":"' + IN_TURN + b'","players":2,"name":"\xed\xa0\x80"}',
    b'{"game":"\\ud800","players":2,"name":"\\ud800"}',
    b'{"game":"' + IN_TURN + b'","players":1e400,"name":"A"}',
    b'{"game":"' + IN_TURN + b'","players":' + b"9" * 5000 + b',"name":"A"}',
]


@pytest.mark.parametrize("body", WRONG_BODIES, ids=lambda body: repr(body[:20]))
def test_no_body_is_a_fault_of_the_server(tmp_path: Path, body: bytes) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            seat = await server.open_table()
            paths = ("tables", f"tables/{seat['table']}/seats", "records/abc/branches", "replay")
            for path in paths:
                answer = await server.http.post(f"/api/{path}", content=body)
                assert answer.status_code == 400, answer.text
                assert answer.json()["reason"] in ("request-wrong", "replay-wrong")
                assert answer.json()["said"]

    run(conversation())


@pytest.mark.parametrize(
    "asked",
    [
        "records?count=-1",
        "records?count=0",
        "records?count=201",
        "records?count=100000000000000000000",
        "records?count=%ff",
        "records?before=-1",
        "records?before=nan",
        "records?before=inf",
        "records/abc/replay?first=-1",
        "records/abc/replay?count=-1",
        "records/abc/replay?count=100000000000000000000",
        "records/abc/replay?seat=6",
        "records/abc/replay?open=perhaps",
        "tables/abc/replay?first=100001",
        "tables/abc/replay?count=201",
    ],
)
def test_what_is_asked_for_has_bounds(tmp_path: Path, asked: str) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            answer = await server.http.get(f"/api/{asked}")
            assert (answer.status_code, answer.json()["reason"]) == (400, "request-wrong")
            assert asked.partition("?")[2].partition("=")[0] in answer.json()["said"]

    run(conversation())


@pytest.mark.parametrize("asked", ["count=-1", "count=2001", "first=-1", f"first={10**20}"])
def test_a_record_brought_along_is_shown_within_bounds(tmp_path: Path, asked: str) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            answer = await server.http.post(f"/api/replay?{asked}", content=b"{}")
            assert (answer.status_code, answer.json()["reason"]) == (400, "request-wrong")

    run(conversation())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://["},
        {"Content-Type": "application/json; charset=\xff"},
        {"Content-Type": "multipart/form-data"},
        {"Content-Type": "multipart/form-data; boundary=\xff"},
        {"Content-Type": "application/x-msgpack"},
        {"Cookie": "\xff=\x01; ="},
        {"Host": "["},
        {"Host": "x:99999"},
        {"Accept-Language": "\xff;q=x,,,"},
        {"Accept": "\xff"},
        {"Accept-Encoding": "gzip;q=\xff"},
        {"Authorization": "Bearer \xff"},
        {"If-None-Match": "\xff"},
    ],
    ids=str,
)
def test_no_header_is_a_fault_of_the_server(tmp_path: Path, headers: dict[str, str]) -> None:
    async def conversation() -> None:
        async with served(tmp_path, trust_proxy=True) as server:
            seat = await server.open_table()
            table = f"/api/tables/{seat['table']}"
            raw = {name: value.encode("latin-1") for name, value in headers.items()}
            for path in (
                "/",
                "/health",
                "/api/choices",
                table,
                f"{table}/qr.svg",
                f"{table}/replay",
            ):
                answer = await server.http.get(path, headers=raw)  # type: ignore[arg-type]
                assert answer.status_code < 500, path
                assert answer.text
            for path in ("/api/tables", "/api/replay"):
                answer = await server.http.post(path, content=b"{}", headers=raw)  # type: ignore[arg-type]
                assert 400 <= answer.status_code < 500, path

    run(conversation())


@pytest.mark.parametrize(
    ("message", "answered", "named"),
    [
        ({"type": "move", "id": "a", "text": "x" * 41}, "a", "length <= 40"),
        ({"type": "move", "id": "a"}, "a", "text"),
        ({"type": "dance", "id": "a"}, "a", "dance"),
        ({"id": "a"}, "a", "type"),
        ({"type": "ping", "id": "a", "more": 1}, "a", "more"),
        ({"type": "ping", "id": "x" * 41}, "x" * 41, "length <= 40"),
        ({"type": "ping", "id": 7}, "", "$.id"),
        ({"type": "ping"}, "", "id"),
        (["ping"], "", "object"),
    ],
)
def test_a_wrong_command_is_answered_and_costs_nothing_else(
    tmp_path: Path, message: object, answered: str, named: str
) -> None:
    """Its own id, a reason, what is wrong with it; and the connection goes on."""

    async def conversation() -> None:
        async with served(tmp_path) as server:
            seat = await server.open_table()
            client = await server.client(seat["table"], seat["token"], language="de")
            await client.line.send(json.dumps(message))
            answer = await client.receive()
            assert (answer["type"], answer["id"]) == ("rejected", answered)
            assert answer["reason"] == "message-wrong"
            assert answer["said"].startswith("Die Nachricht wurde nicht verstanden: ")
            assert named in answer["said"]
            assert (await client.ask("ping"))["type"] == "pong"

    run(conversation())


@pytest.mark.parametrize(
    "message",
    ["", "{", '{"type":"ping","id":"a"', "[" * 2000, '{"type":"ping","id":"a","x":' + "[" * 3000],
    ids=lambda message: message[:12],
)
def test_what_is_not_json_ends_the_connection(tmp_path: Path, message: str) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            seat = await server.open_table()
            client = await server.client(seat["table"], seat["token"])
            await client.line.send(message)
            answer = await client.receive()
            assert (answer["type"], answer["id"]) == ("rejected", "")
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400

    run(conversation())


def test_a_wrong_hello_is_answered_with_its_id_and_the_server_closes(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            client = await Client.connected(server.port)
            answer = await client.ask("hello", table="NO TABLE")
            assert answer["reason"] == "message-wrong"
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401

    run(conversation())


@pytest.mark.parametrize(
    ("owner", "broken", "seat_at"),
    [(Connection, "_misunderstood", 0), (Updates, "message", 1)],
    ids=["reading", "writing"],
)
def test_a_fault_costs_one_connection_and_is_logged(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    owner: type[Any],
    broken: str,
    seat_at: int,
) -> None:
    """While a command is read, or while news are written; in what it does: test_misbehaving."""

    def fault(one: Any, *words: Any, **more: Any) -> Any:
        if words[seat_at] != 1:
            raise LookupError("a fault of ours")
        return whole(one, *words, **more)

    whole = getattr(owner, broken)

    async def conversation() -> str:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[0].until(lambda one: one.play)
            monkeypatch.setattr(owner, broken, fault)
            await clients[0].send("nonsense")
            await clients[1].done("say", phrase="hello")
            with pytest.raises(ConnectionClosed) as closed:
                await clients[0].until(lambda one: one.answers.get("never"))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4500
            # Everybody else goes on, and whoever was cut may come back.
            await clients[1].until(lambda one: one.table["seats"][0]["away_since"] is not None)
            monkeypatch.undo()
            again = await server.client(clients[0].table_id, clients[0].token)
            assert (await again.ask("ping"))["type"] == "pong"
            return clients[0].table_id

    table = run(conversation())
    faults = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [(one.getMessage(), one.table) for one in faults] == [("a connection failed", table)]  # type: ignore[attr-defined]
    assert faults[0].exc_info is not None
    assert faults[0].exc_info[0] is LookupError


def test_the_description_says_where_a_token_goes_and_what_a_replay_takes(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            described = (await server.http.get("/api/schema/openapi.json")).json()
            (name,) = described["components"]["securitySchemes"]
            assert described["components"]["securitySchemes"][name]["scheme"] == "bearer"
            replay = described["paths"]["/api/tables/{table}/replay"]["get"]
            assert replay["security"] == [{}, {name: []}]
            body = described["paths"]["/api/replay"]["post"]["requestBody"]
            schema = body["content"]["application/json"]["schema"]
            assert body["required"]
            assert {"format", "game", "shuffles", "moves"} <= {*schema["required"]}

    run(conversation())


def nonsense(chance: random.Random) -> str | bytes:
    """A frame that no honest client sends, or nearly an honest one."""
    valid: dict[str, Any] = {"type": "move", "id": "x", "text": "pass"}
    frame: str | bytes
    match chance.randrange(8):
        case 0:
            frame = chance.randbytes(chance.randrange(200))
        case 1:
            frame = "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(99)))
        case 2:
            frame = json.dumps(valid)[: chance.randrange(40)]
        case 3:
            frame = json.dumps(valid | {"type": chance.choice(["", "start", "hello", "x" * 99])})
        case 4:
            frame = json.dumps(valid | {"text": chance.choice([None, 7, "", "x" * 41, ["pass"]])})
        case 5:
            frame = "[" * chance.randrange(1, 2000)
        case 6:
            frame = json.dumps({"type": "free", "id": "x", "seat": chance.choice([-1, 6, 1e99])})
        case _:
            frame = json.dumps({"type": "answer", "id": "", "matter": "undo", "agree": "yes"})
    return frame


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
            clients = await server.full_table(2, game=in_turn().name)
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
    # Every worker reads this file, and one of them runs this: it takes long to load.
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

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
