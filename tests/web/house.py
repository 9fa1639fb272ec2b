"""A server as people start it, on a free port with a folder of its own."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

# Seconds in which a server that is told to stop has stopped.
PATIENCE = 30
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class HouseOfCards:
    """The server's process; it can be killed and started again on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def open(self) -> None:
        """Start, and wait until the server says where it is."""
        words = ["serve", "--no-browser", "--pace", "0", "--lang", "en"]
        words += ["--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "katzentisch.cli", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start:\n" + "".join(said))

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
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            said, _ = self.process.communicate()
            raise AssertionError(f"the server did not stop:\n{said}") from None
        finally:
            self.process = None

    def create(self, game: str, players: int, **more: Any) -> dict[str, Any]:
        """A new table with its first seat taken."""
        wish = {"game": game, "players": players, "name": "Ada", "level": "novice", **more}
        answer = httpx.post(self.address + "api/tables", json=wish).raise_for_status()
        seated: dict[str, Any] = answer.json()
        return seated

    def seat_link(self, seated: dict[str, Any]) -> str:
        """The private link of a seat."""
        return f"{self.address}t/{seated['table']}#{seated['token']}"
