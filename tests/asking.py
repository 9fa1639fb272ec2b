"""Commands asked by a test, and records for them."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from katzentisch.cli import run
from katzentisch.games import rulebook
from katzentisch.lab.simulate import Series
from tests.samples import with_hidden_moves


class Answer(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


Ask = Callable[..., Answer]


@pytest.fixture
def ask(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    """Runs a command in English; what it saves lands in a folder of its own."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def asked(*words: str, typed: str | bytes = "") -> Answer:
        given = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
        code = run(list(words))
        sys.stdout.flush()
        return Answer(code, *capfd.readouterr())

    return asked


def records(text: str | Path) -> list[dict[str, Any]]:
    """The records of JSON lines."""
    if isinstance(text, Path):
        text = text.read_text("utf-8")
    return [json.loads(one) for one in text.splitlines()]


def one_record(
    game: str = with_hidden_moves().name, players: int = 4, **options: str
) -> dict[str, Any]:
    """The record of a random game."""
    series = Series(rules=rulebook(game), players=players, games=1, seed=1, options=options)
    return next(series.played()).record()


def written(path: Path, *wrong: object) -> str:
    """A file with these records; its name."""
    path.write_text("".join(json.dumps(record) + "\n" for record in wrong), "utf-8")
    return str(path)
