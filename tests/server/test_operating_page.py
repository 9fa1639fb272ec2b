"""Every command of docs/operating.md does what stands there.

What needs a machine of its own or Docker is named here; the three commands for a bare Debian are
run by `make host`.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.real_servers import RealPostgres, RealRedis
from tests.samples import in_turn

pytestmark = pytest.mark.processes

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("apt-get", "git", "sh", "export", "docker")
DATABASE = "postgresql://katzen:secret@db.example/katzentisch"
BELL = "redis://redis.example"


def commands() -> Iterator[str]:
    """The lines of the page that somebody types."""
    for block in BLOCK.findall(PAGE.read_text("utf-8")):
        yield from block.splitlines()


class Operator:
    """Somebody with a home folder of his own, who types what the page says."""

    def __init__(self, home: Path) -> None:
        self.environment = os.environ | {
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / ".local" / "share"),
            "KATZENTISCH_PORT": "0",
            "KATZENTISCH_BROWSER": "0",
            "LC_ALL": "C.UTF-8",
        }
        self.environment.pop("KATZENTISCH_DATA", None)
        self.home = home
        # `katzentisch` is the one under test.
        program = home / "bin" / "katzentisch"
        program.parent.mkdir()
        program.write_text(
            f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m katzentisch.cli "$@"\n'
        )
        program.chmod(0o700)
        self.environment["PATH"] = f"{program.parent}{os.pathsep}{self.environment['PATH']}"

    def types(self, line: str, **also: str) -> str:
        """A command that comes to its end; what it says."""
        done = subprocess.run(
            ["sh", "-euc", line],
            env=self.environment | also,
            cwd=self.home,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        return done.stdout

    def serves(self, line: str) -> list[str]:
        """A server; the tables that were opened there before it was told to stop."""
        process = subprocess.Popen(
            ["sh", "-euc", f"exec {line}"],
            env=self.environment,
            cwd=self.home,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found, line
            wish = {"game": in_turn().name, "players": 2, "name": "Zoë"}
            return [self.table(found[0], wish) for _ in range(4)]
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)

    @staticmethod
    def table(address: str, wish: dict[str, object]) -> str:
        """A new table at a server."""
        opened = httpx.post(f"{address}/api/tables", json=wish, timeout=60).raise_for_status()
        name: str = opened.json()["table"]
        return name


def test_every_command_of_the_page_is_tried_here_or_known() -> None:
    found = [line.split()[0] for line in commands()]
    assert set(found) == {"katzentisch", *ELSEWHERE}


def test_every_command_does_what_stands_there(
    tmp_path: Path, postgres: RealPostgres, redis_server: RealRedis
) -> None:
    operator = Operator(tmp_path)
    lines = [line for line in commands() if line.startswith("katzentisch ")]
    databases = (postgres.create(f"page{number}") for number in (1, 2))
    tables: list[str] = []
    said = {}
    for line in lines:
        typed = line.replace(BELL, redis_server.address)
        if DATABASE in typed:
            typed = typed.replace(DATABASE, next(databases))
        if line.startswith("katzentisch serve"):
            opened = operator.serves(typed)
            # The first server of the page keeps its tables in the folder the others look at.
            tables = tables or opened
            continue
        # What was closed or deleted before is no table to try the next command on.
        gone = any(verb in line for verb in (" close ", " kick ", " delete "))
        table = tables.pop() if gone else tables[0] if tables else ""
        words = {"TABLE": table, "SEAT": "0", "FILE": "kept.db", "DIR": "records", "NAME": "Zoë"}
        for name, meant in words.items():
            typed = re.sub(rf"\b{name}\b", meant, typed)
        # A backup comes back to an empty place.
        empty = {"KATZENTISCH_DATA": str(tmp_path / "empty")} if " restore " in line else {}
        said[line] = operator.types(typed, **empty)
    assert len(said) == len(lines) - 2
    assert tables[0] in said["katzentisch admin tables"]
    assert "Zoë" in said["katzentisch admin show TABLE"]
    assert (tmp_path / "empty" / "tables.db").exists()
    kept = tmp_path / ".local" / "share" / "katzentisch" / "tables.db"
    assert "Zoë".encode() not in kept.read_bytes()
