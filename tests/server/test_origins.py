"""Whose pages may use the server, and whom it believes about addresses."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from katzentisch.server.door.origins import (
    as_the_proxy_says,
    host_of,
    is_address,
    is_origin,
    origin_of,
)
from tests.samples import in_turn
from tests.server.harness import Client, run, served

WISH = {"game": in_turn().name, "players": 2, "name": "A"}


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://cats.example/", "https://cats.example"),
        ("HTTPS://Cats.Example:443/table", "https://cats.example"),
        ("http://[::1]:8765", "http://[::1]:8765"),
        ("http://käse.example", "http://xn--kse-qla.example"),
        ("http://[", None),
        ("notaurl", None),
        ("ftp://x", None),
        ("http://", None),
        ("http://a b", None),
        ("http://x:99999", None),
        ("null", None),
    ],
)
def test_the_origin_of_an_address(address: str, origin: str | None) -> None:
    assert origin_of(address) == origin
    assert is_address(address) == (origin is not None)


def test_an_origin_has_no_path_and_an_address_no_question() -> None:
    assert is_origin("https://cats.example/")
    assert not is_origin("https://cats.example/table")
    assert not is_address("https://cats.example/?x=1")
    assert not is_address("https://me:secret@cats.example")


def test_the_address_people_know_counts_as_an_origin(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, address="https://cats.example/table/") as server:
            for origin in ("https://cats.example", f"http://127.0.0.1:{server.port}"):
                headers = {"Origin": origin}
                answer = await server.http.post("/api/tables", json=WISH, headers=headers)
                assert answer.status_code == 201
                await (await Client.connected(server.port, Origin=origin)).close()
            for origin in ("http://cats.example", "https://cats.example:99", "null", "http://["):
                headers = {"Origin": origin}
                answer = await server.http.post("/api/tables", json=WISH, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "request-foreign")
                with pytest.raises(InvalidStatus, match="403"):
                    await Client.connected(server.port, Origin=origin)

    run(conversation())


@pytest.mark.parametrize(
    ("word", "host"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("203.0.113.9:4711", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("", None),
        ("unknown", None),
        ("[", None),
    ],
)
def test_the_address_in_a_proxys_word(word: str, host: str | None) -> None:
    assert host_of(word) == host


def test_only_the_last_word_is_the_proxys() -> None:
    scope = {
        "type": "websocket",
        "client": ("127.0.0.1", 5),
        "scheme": "ws",
        "headers": [
            (b"x-forwarded-for", b"1.1.1.1, 2.2.2.2"),
            (b"x-forwarded-for", b"3.3.3.3"),
            (b"x-forwarded-proto", b"http, https"),
        ],
    }
    told = as_the_proxy_says(scope)
    assert (told["client"], told["scheme"]) == (("3.3.3.3", 0), "wss")
    assert as_the_proxy_says(scope | {"headers": []})["client"] == ("127.0.0.1", 5)


def test_forged_addresses_pass_no_limit_behind_a_proxy(tmp_path: Path) -> None:
    """As nginx does it: `$proxy_add_x_forwarded_for` puts the true address behind the forged."""

    async def conversation() -> None:
        limits: dict[str, Any] = {"requests_at_once": 30.0, "requests_per_second": 0.001}
        async with served(tmp_path, trust_proxy=True, **limits) as server:
            passed = 0
            for number in range(600):
                forged = f"10.0.{number // 250}.{number % 250}, 203.0.113.9"
                headers = {"X-Forwarded-For": forged}
                answer = await server.http.get("/api/tables", headers=headers)
                passed += answer.status_code == 200
            assert passed == 30
            with pytest.raises(InvalidStatus, match="403"):
                await Client.connected(server.port, **{"X-Forwarded-For": "9.9.9.9, 203.0.113.9"})
            other = {"X-Forwarded-For": "203.0.113.10"}
            assert (await server.http.get("/api/tables", headers=other)).status_code == 200

    run(conversation())


def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, requests_at_once=3.0, requests_per_second=0.001) as server:
            statuses = [
                (
                    await server.http.get("/api/tables", headers={"X-Forwarded-For": f"1.2.3.{n}"})
                ).status_code
                for n in range(5)
            ]
            assert statuses == [200, 200, 200, 429, 429]

    run(conversation())
