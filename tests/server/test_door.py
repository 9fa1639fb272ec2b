"""Lines that say nothing, ask slowly or do not read; too many of them; few descriptors."""

import asyncio
import json
import logging
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.server.door.admission import KEPT_BACK, Door
from katzentisch.server.door.limits import household
from katzentisch.server.office.metrics import metrics_of
from tests.samples import any_one
from tests.server.harness import Client, Served, run, served, settings_for


@dataclass(eq=False)
class Line:
    """Somebody at the door."""

    address: str
    ended: list[str] = field(default_factory=list)

    def cut(self) -> None:
        self.ended.append(self.address)


def test_for_one_line_too_many_the_longest_silent_one_of_the_address_goes(tmp_path: Path) -> None:
    door = Door(settings_for(tmp_path, connections_per_address=3), lambda: 0.0)
    first, second, third, fourth, fifth = (Line("10.0.0.1") for _ in range(5))
    assert all(door.enter(line) for line in (first, second, third))
    door.heard(first)
    assert door.enter(fourth)
    assert (first.ended, second.ended) == ([], ["10.0.0.1"])
    for line in (third, fourth):
        door.heard(line)
    # All of them are busy.
    assert not door.enter(fifth)
    assert door.enter(Line("10.0.0.2"))
    # Whoever has his answer and asks for nothing more counts as silent again.
    door.quiet(fourth)
    assert door.enter(fifth)
    assert fourth.ended == ["10.0.0.1"]
    for line in (first, third, fifth, second, fourth):
        door.leave(line)
    assert dict(door.by_address) == {"10.0.0.2": 1}
    assert len(door.silent_of) == 1


def test_a_full_house_makes_room_and_says_so_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    time = [0.0]
    settings = settings_for(tmp_path, connections_per_address=1000)
    door = Door(settings, lambda: time[0], descriptors=KEPT_BACK + 5)
    lines = [Line(f"10.0.0.{number}") for number in range(50)]
    assert all(door.enter(line) for line in lines)
    assert len(door.inside) == 5
    assert [bool(line.ended) for line in lines] == [True] * 45 + [False] * 5
    assert [one.getMessage()[:26] for one in caplog.records] == ["all descriptors are in use"]
    assert caplog.records[0].levelno == logging.WARNING
    time[0] = 61.0
    door.enter(Line("10.0.0.99"))
    assert len(caplog.records) == 2
    assert caplog.records[1].refused == 46  # type: ignore[attr-defined]


def test_behind_a_proxy_one_address_is_everybody(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, connections_per_address=2, trust_proxy=True)
    door = Door(settings, lambda: 0.0)
    assert all(door.enter(Line("127.0.0.1")) for _ in range(50))
    assert len(door.inside) == 50


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("?", "?"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


async def closed(reader: asyncio.StreamReader) -> None:
    """Wait until the other side has closed."""
    with suppress(ConnectionError):
        while await reader.read(1000):
            pass


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nG",
    ],
    ids=["silent", "head", "body", "second request"],
)
def test_who_does_not_ask_in_time_is_cut(tmp_path: Path, said: bytes) -> None:
    async def conversation() -> None:
        async with served(tmp_path, head_seconds=0.05, body_seconds=0.05) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(said)
            # A byte now and then gives no more time.
            ending = asyncio.create_task(closed(reader))
            while not ending.done():
                if said:
                    writer.write(b"x")
                await asyncio.sleep(0.005)
            writer.close()
            await lines_left(server, 0)

    run(conversation())


async def lines_left(server: Served, number: int) -> None:
    """Wait until the server has so many connections, not counting the harness's own."""
    await server.http.aclose()
    registry = metrics_of(server.house.office.figures).registry
    while registry.get_sample_value("katzentisch_connections") != number:
        await asyncio.sleep(0.005)


def test_who_asks_and_does_not_read_is_cut(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, slow_seconds=0.05) as server:
            loop = asyncio.get_running_loop()
            with closing(socket.socket()) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.setblocking(False)
                await loop.sock_connect(line, ("127.0.0.1", server.port))
                request = f"GET /api/rules/{any_one().name} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
                with suppress(ConnectionError):
                    await loop.sock_sendall(line, request * 2000)
                await lines_left(server, 0)

    run(conversation())


def test_a_socket_counts_as_a_line_of_its_address_until_it_ends(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = [await Client.connected(server.port) for _ in range(3)]
            await lines_left(server, 3)
            for client in clients:
                await client.close()
            await lines_left(server, 0)

    run(conversation())


def test_a_flood_of_pings_is_cut(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            client = await Client.connected(server.port)
            with suppress(ConnectionClosed):
                for _ in range(100_000):
                    await client.line.ping()
            with pytest.raises(ConnectionClosed):
                await client.receive()

    run(conversation())


def few_descriptors(soft: int, hard: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def start(folder: Path, soft: int, hard: int) -> tuple["subprocess.Popen[str]", int]:
    """A server that has few descriptors; its port."""
    command = [sys.executable, "-m", "katzentisch.cli", "serve", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--verbose"],
        env=os.environ | {"KATZENTISCH_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=few_descriptors(soft, hard),  # noqa: PLW1509 - there are no threads here
    )
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
    assert found
    return process, int(found[1])


def logged(process: "subprocess.Popen[str]") -> list[dict[str, object]]:
    """Stop it; what it has logged."""
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 0
    return [json.loads(line) for line in said.splitlines()]


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_silent_lines_by_the_hundred_lock_nobody_out(tmp_path: Path) -> None:
    process, port = start(tmp_path, 400, 400)
    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(600)]
    assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=60).json()["status"] == "ok"
    for line in lines:
        line.close()
    said = [one for one in logged(process) if one["level"] == "warning"]
    assert len(said) == 1
    assert said[0]["address"] == "127.0.0.1"
    assert str(said[0]["said"]).endswith("silent ones are cut, others refused")


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_the_server_takes_the_descriptors_it_may_have(tmp_path: Path) -> None:
    process, _ = start(tmp_path, 256, 700)
    assert [one["descriptors"] for one in logged(process) if "descriptors" in one] == [700]
