"""The lines a server writes for its operator: for people, or for machines."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.processes


def lines(folder: Path, *words: str) -> list[str]:
    """What a server writes to stderr from its start to its end."""
    command = [sys.executable, "-m", "katzentisch.cli", "serve", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--verbose", *words],
        env=os.environ | {"KATZENTISCH_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    # It is open when it says where.
    assert "http://" in process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 0
    return said.splitlines()


@pytest.mark.parametrize("words", [["--log", "json"], []], ids=["json", "where nobody looks"])
def test_lines_for_machines_are_objects(tmp_path: Path, words: list[str]) -> None:
    found = [json.loads(line) for line in lines(tmp_path, *words)]
    assert found
    for line in found:
        assert {"time", "level", "from", "said"} <= line.keys()
    assert any("descriptors" in line for line in found)


def test_lines_for_people_can_be_read(tmp_path: Path) -> None:
    found = lines(tmp_path, "--log", "text")
    assert found
    for line in found:
        assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (info|warning|error): \w", line), line
    assert any(re.search(r"\(descriptors \d+\)$", line) for line in found)
