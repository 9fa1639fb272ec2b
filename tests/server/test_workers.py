"""Several processes on one port, as a person starts and stops them."""

import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import httpx
import pytest

from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.server.office.researches import Researches
from katzentisch.server.office.settings import Settings
from katzentisch.server.start.cannot_serve import CannotServe
from katzentisch.server.start.workers import READY, ServingProcess, Staff
from tests import forked
from tests.samples import in_turn
from tests.server.harness import PATIENCE
from tests.server.test_serve import COMMAND, start, stop

Found = TypeVar("Found")

pytestmark = pytest.mark.processes


def processes(parent: int) -> list[int]:
    """The workers of a server."""
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [
        int(one) for one in listed if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()
    ]


def until(look: Callable[[], Found], true: Callable[[Found], bool]) -> Found:
    """Wait for what processes do in their own time; a busy machine may take long."""
    end = time.monotonic() + PATIENCE
    while not true(found := look()):
        assert time.monotonic() < end, f"still {found}"
        # Not so often that the server finds it too much.
        time.sleep(0.1)
    return found


def health(address: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}/health", timeout=60).json()
    return found


def names(address: str) -> set[str]:
    """The servers of the house, as any of them tells."""
    return {one["name"] for one in health(address)["servers"]}


def test_workers_share_a_port_and_the_lost_one_is_replaced(tmp_path: Path) -> None:
    process, address = start(tmp_path, "--workers", "2", "--pace", "0")
    wish = {"game": in_turn().name, "players": 2, "name": "Zoë"}
    table = httpx.post(f"{address}/api/tables", json=wish, timeout=60).json()["table"]
    before = until(lambda: names(address), lambda found: len(found) == 2)
    os.kill(processes(process.pid)[0], signal.SIGKILL)
    # The two may learn of it one after the other, so it is one answer that is looked at.
    after = until(lambda: names(address), lambda found: len(found) == 2 and found != before)
    assert len(before & after) == 1
    for _ in range(8):
        # Whichever of them answers.
        found = httpx.get(f"{address}/api/tables/{table}", timeout=60).json()
        assert found["seats"][0]["name"] == "Zoë"
    left = processes(process.pid)
    said = stop(process, signal.SIGTERM)
    assert said.endswith("The tables are kept. Goodbye!\n")
    assert not any(Path(f"/proc/{one}").exists() for one in left)


def test_workers_end_with_the_one_who_started_them(tmp_path: Path) -> None:
    process, _ = start(tmp_path, "--workers", "2")
    left = processes(process.pid)
    assert len(left) == 2
    process.kill()
    process.communicate()
    until(lambda: [one for one in left if Path(f"/proc/{one}").exists()], lambda found: not found)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--database", "cats.db"), "cats.db is no address of a database."),
        (("--workers", "2", "--bell", "nats://here"), "nats://here is no address of a Redis."),
        (("--bell", "redis://here"), "A single server has nobody to ring for."),
        (
            ("--database", "postgresql://me:secret@127.0.0.1:1/cats", "--workers", "2"),
            "The database postgresql://me@127.0.0.1:1/cats is not reached",
        ),
    ],
)
def test_what_cannot_be_served_is_said(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    run = forked.python([*COMMAND[1:], "--data", str(tmp_path), *words], cwd=tmp_path, timeout=120)
    assert run.returncode != 0
    assert said in " ".join(run.stderr.split())
    assert "secret" not in run.stderr
    assert "Traceback" not in run.stderr


def ended(code: int, *words: str) -> ServingProcess:
    """A worker that has said this, and is no more."""
    ours, theirs = Pipe()
    for word in words:
        theirs.send(word)
    theirs.close()
    process = cast(SpawnProcess, SimpleNamespace(exitcode=code, join=lambda: None))
    return ServingProcess(process, ours, time.monotonic())


def staff(language: str) -> Staff:
    """Nobody yet, and no port."""
    return Staff(Settings(data=Path()), cast(socket.socket, None), language, Researches())


@pytest.mark.parametrize(
    ("words", "why"),
    [((READY, "There is no room."), "There is no room."), ((READY,), "exit 3"), ((), "exit 3")],
)
def test_what_a_lost_worker_said_is_logged(
    caplog: pytest.LogCaptureFixture, words: tuple[str, ...], why: str
) -> None:
    stopped, stopping = Pipe()
    stopping.send("stop")
    house, lost = staff("en"), ended(3, *words)
    house.workers.append(lost)
    house._replace(lost, stopped)
    assert caplog.messages == [f"a worker is lost ({why}); another one starts"]
    assert house.workers == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worker_that_only_ends_is_told_in_our_language(language: str) -> None:
    with pytest.raises(CannotServe) as told:
        staff(language)._hear(ended(3))
    assert str(told.value) == texts(language).say("serve-worker-ended", code="3")
    with pytest.raises(CannotServe, match="no room"):
        staff(language)._hear(ended(3, "There is no room."))
