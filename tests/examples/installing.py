"""A game's package, installed where only a test sees it, and the commands with it in sight."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests import forked

ROOT = Path(__file__).parent.parent.parent
HEARTS = ROOT / "examples" / "hearts"
# Against waiting for ever; a busy machine may compile for long.
PATIENCE = 600


def kept(package: Path) -> Path:
    """The folder in which a package is installed, made from these very sources.

    It stays beside the sources, and so does what is compiled of it: Numba asks where a function
    stands, and how old its file is.
    """
    folder = ROOT / "build" / "examples" / f"{package.name}-{fingerprint(package)}"
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        half_made = Path(mkdtemp(dir=folder.parent))
        pip_install(package, half_made)
        # Another worker may have been quicker.
        with suppress(OSError):
            half_made.rename(folder)
        shutil.rmtree(half_made, ignore_errors=True)
    return folder


def fingerprint(package: Path) -> str:
    """Tells one state of a package's sources from another."""
    digest = hashlib.sha256()
    for file in sorted(package.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(f"{file.relative_to(package)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def pip_install(package: Path, folder: Path) -> None:
    """Build and install without the network; nothing but that folder changes."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command = [sys.executable, "-m", "pip", "install", *quiet, "--no-build-isolation"]
    subprocess.run([*command, "--target", str(folder), str(package)], check=True, timeout=PATIENCE)


@dataclass(frozen=True)
class Installed:
    """Katzentisch, with a game from elsewhere installed in a folder."""

    folder: Path
    data: Path

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment of a command."""
        path = [str(self.folder), str(ROOT / "src"), str(ROOT)]
        own = {"PYTHONPATH": os.pathsep.join(path), "XDG_DATA_HOME": str(self.data)}
        return os.environ | own | {"KATZENTISCH_DATA": str(self.data)}

    def python(self, *words: str, typed: str = "") -> str:
        """Run Python; what it prints. Its errors are the test's."""
        done = forked.python(words, cwd=ROOT, env=self.surroundings, typed=typed, timeout=PATIENCE)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def katzentisch(self, *words: str, typed: str = "") -> str:
        """Run a command of the house."""
        return self.python("-m", "katzentisch.cli", *words, typed=typed)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The table server; the address it prints."""
        command = [sys.executable, "-m", "katzentisch.cli", "serve", "--port", "0"]
        command += ["--no-browser", "--pace", "0"]
        process = subprocess.Popen(
            command, env=self.surroundings, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found
            yield found[0]
        finally:
            process.terminate()
            process.communicate(timeout=60)


class Player:
    """A person at a web table, who speaks the protocol and nothing else."""

    def __init__(self, socket: ClientConnection, seated: dict[str, Any], language: str) -> None:
        self.socket = socket
        self.play: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.said: list[str] = []
        # How many moves of this seat have been told.
        self.made = 0
        self.number = 0
        known = {"table": seated["table"], "token": seated["token"], "since": 0}
        self.ask("hello", **known, language=language)

    def tell(self, kind: str, **words: Any) -> str:
        """Send a command; its id."""
        self.number += 1
        asked = str(self.number)
        self.socket.send(json.dumps({"type": kind, "id": asked, **words}))
        return asked

    def hear(self) -> dict[str, Any]:
        """The next message; updates are taken in."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "update":
            self.table = message["table"] or self.table
            self.play = message["play"] or self.play
            self.made += sum(
                event["seat"] == message["seat"] and event["kind"] in ("chosen", "moved")
                for event in message["events"]
            )
            self.said += [line for event in message["events"] for line in event["said"]]
        return message

    def ask(self, kind: str, **words: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        asked = self.tell(kind, **words)
        while (answer := self.hear()).get("id") != asked:
            pass
        assert answer["type"] != "rejected", answer
        return answer

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.play) and bool(self.play["view"]["over"])

    def move(self, text: str) -> None:
        """Make a move, and wait until it is told."""
        made = self.made
        self.ask("move", text=text)
        while self.made == made:
            self.hear()

    def wait_for_turn(self) -> None:
        """Until there is something to decide."""
        while not self.over and not self.play.get("legal"):
            self.hear()

    def play_on(self) -> None:
        """Make the first legal move until the game is over; the others are bots."""
        self.wait_for_turn()
        while not self.over:
            self.move(self.play["legal"][0])
            self.wait_for_turn()


@contextmanager
def seated(address: str, language: str, path: str = "tables", **wishes: Any) -> Iterator[Player]:
    """A person at a new table."""
    wish = {"name": "Anna", **wishes}
    answer = httpx.post(f"{address}/api/{path}", json=wish, params={"language": language})
    assert answer.status_code == 201, answer.text
    with connect(address.replace("http", "ws", 1) + "/ws", open_timeout=60) as socket:
        yield Player(socket, answer.json(), language)
