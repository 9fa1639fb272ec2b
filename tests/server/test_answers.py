"""Languages and refusals over HTTP."""

from pathlib import Path

import pytest

from tests.samples import at_once, in_turn
from tests.server.harness import run, served


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr", "fr"),
        ("fr;q=0.1, de;q=0.9", "de"),
        ("pt-BR, de-AT;q=0.5", "de"),
        ("de;q=nonsense, fr;q=0.2", "fr"),
        ("", "en"),
    ],
)
def test_the_language_that_is_liked_best(tmp_path: Path, header: str, language: str) -> None:
    async def conversation() -> str:
        async with served(tmp_path) as server:
            answer = await server.http.get("/api/choices", headers={"accept-language": header})
            found: str = answer.json()["language"]
            return found

    assert run(conversation()) == language


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, tables_per_minute=1.0, tables_at_once=1.0) as server:
            await server.open_table()
            wish = {"game": in_turn().name, "players": 2, "name": "A"}
            answer = await server.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "6")

    run(conversation())


def test_wrong_options_are_told_with_the_right_ones(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            wish = {"game": at_once().name, "players": 4, "name": "A"}
            for options, words in (
                ({"foo": "21"}, "the options are ties, exchange"),
                ({"ties": "21"}, "it can be any, lowest"),
            ):
                answer = await server.http.post("/api/tables", json=wish | {"options": options})
                assert answer.status_code == 400
                assert words in answer.json()["said"]

    run(conversation())
