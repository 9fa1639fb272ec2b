"""Starting and stopping the whole thing, as a person does."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from katzentisch.server.serve import public_address, qr_code
from tests.server.harness import settings_for

COMMAND = [sys.executable, "-m", "katzentisch.cli", "serve", "--port", "0", "--no-browser"]


def start(folder: Path, *words: str) -> tuple["subprocess.Popen[str]", str]:
    """A server, and the address it prints."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        env=os.environ | {"KATZENTISCH_DATA": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found, line
    return process, found[0]


def stop(process: "subprocess.Popen[str]") -> str:
    """Stop it as Ctrl-C does; the rest of what it says."""
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return said


def test_the_command_serves_stops_and_goes_on(tmp_path: Path) -> None:
    process, address = start(tmp_path, "--lang", "de")
    wish = {"game": "katzenjammer", "players": 2, "name": "Zoë"}
    seat = httpx.post(f"{address}/api/tables", json=wish).json()
    assert httpx.get(f"{address}/health").json()["tables"] == 1
    said = stop(process)
    assert "█" in said
    assert said.endswith("Die Tische bleiben. Auf Wiedersehen!\n")
    process, address = start(tmp_path)
    table = httpx.get(f"{address}/api/tables/{seat['table']}").json()
    assert table["seats"][0]["name"] == "Zoë"
    second = subprocess.run(
        COMMAND,
        env=os.environ | {"KATZENTISCH_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 1
    assert second.stderr.startswith("Another Katzentisch serves the tables in")
    stop(process)


@pytest.mark.parametrize(
    ("host", "address", "shown"),
    [
        ("127.0.0.1", None, "http://127.0.0.1:99"),
        ("::1", None, "http://[::1]:99"),
        ("0.0.0.0", "https://cats.example/", "https://cats.example"),
    ],
)
def test_the_address_people_are_told(
    tmp_path: Path, host: str, address: str | None, shown: str
) -> None:
    assert public_address(settings_for(tmp_path, host=host, address=address), 99) == shown
    assert len(qr_code(shown).splitlines()) > 10
