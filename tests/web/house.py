"""A server as people start it, on a free port with a folder of its own."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx

from katzentisch.storage.opening import LOG_FILE
from katzentisch.storage.sqlite import connect

# Seconds in which a server has answered, or has stopped when it is told to.
PATIENCE = 30
LOOK = 0.05
# All tests of a process together ask for more, and sooner, than people at one address.
LIMITS = (
    *("tables-per-minute", "tables-at-once", "tables-per-address"),
    *("requests-per-second", "requests-at-once", "replays-per-second", "replays-at-once"),
)
FAR_AWAY = 100_000
# Of a record, in the list of finished games.
FACTS = ("id", "game", "players", "options", "names", "scores", "winners", "finished")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class HouseOfCards:
    """The server's process; it can be killed and started again on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        # A file, not a pipe: the server's own processes may outlive it.
        self.diary = data.with_suffix(".said")
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def open(self) -> None:
        """Start, and wait until the server says where it is."""
        words = ["serve", "--no-browser", "--pace", "0", "--away", "0", "--lang", "en"]
        words += ["--port", str(self.port), "--data", str(self.data)]
        for limit in LIMITS:
            words += ["--limit", f"{limit}={FAR_AWAY}"]
        command = [sys.executable, "-m", "katzentisch.cli", *words]
        with open(self.diary, "wb") as diary:
            self.process = subprocess.Popen(
                command, stdout=diary, stderr=subprocess.STDOUT, start_new_session=True
            )
        while self.process.poll() is None:
            if found := ADDRESS.search(self.diary.read_text("utf-8")):
                self.port = int(found[1])
                return
            time.sleep(LOOK)
        raise AssertionError(f"the server did not start:\n{self.diary.read_text('utf-8')}")

    def kill(self) -> None:
        """The plug is pulled."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Stop in good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            said = self.diary.read_text("utf-8")
            raise AssertionError(f"the server did not stop:\n{said}") from None
        finally:
            # Its bots' processes go with it, whatever happened.
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process = None

    def create(self, game: str, players: int, **more: Any) -> dict[str, Any]:
        """A new table with its first seat taken."""
        wish = {"game": game, "players": players, "name": "Ada", "level": "novice", **more}
        answer = httpx.post(self.address + "api/tables", json=wish, timeout=PATIENCE, verify=False)
        answer.raise_for_status()
        seated: dict[str, Any] = answer.json()
        return seated

    def shelve(self, record: dict[str, Any]) -> None:
        """Lay a finished game on the shelf, as if it had been played here."""
        facts = {key: record.get(key, []) for key in FACTS}
        texts = [json.dumps(one).encode() for one in (facts, record)]
        with closing(connect(self.data / LOG_FILE)) as db:
            row = (record["id"], record["finished"], False, *texts)
            db.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?)", row)

    def seat_link(self, seated: dict[str, Any]) -> str:
        """The private link of a seat."""
        return f"{self.address}t/{seated['table']}#{seated['token']}"
