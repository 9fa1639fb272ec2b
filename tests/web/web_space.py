"""Any web space: files in a folder, sent as they are, under a sub-path; it can be shut."""

import os
import shutil
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from katzentisch.delivery.folder import write_page
from katzentisch.offline.kit import put_into

SUB_PATH = "some/where"
# Seconds.
MINUTE = 60
FIRST_DAY = 1_700_000_000


class Quiet(SimpleHTTPRequestHandler):
    """Tells nobody what was asked for but whoever keeps the space."""

    space: "WebSpace"

    def __init__(self, *given: object, space: "WebSpace", directory: str) -> None:
        self.space = space
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self.space.asked.append(self.path)
        if held := self.space.held.get(self.path.rpartition("/")[2]):
            held.wait()
        super().do_GET()

    def end_headers(self) -> None:
        """Nothing is kept but what the service worker keeps."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *said: object) -> None:
        """Nothing is printed."""


class WebSpace:
    """A folder on the web."""

    def __init__(self, folder: Path) -> None:
        self.top, self.folder = folder, folder / SUB_PATH
        self.asked: list[str] = []
        # Files that wait until somebody lets them go.
        self.held: dict[str, threading.Event] = {}
        self.port = 0
        self.published = FIRST_DAY
        self.server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/{SUB_PATH}/"

    def publish(self, kit: Mapping[str, bytes]) -> None:
        """Put the page there with a kit of these files, in place of what was there."""
        made = self.top / "kit"
        put_into(made, kit)
        self.publish_kit(made)

    def publish_kit(self, made: Path) -> None:
        """Put the page there with the kit of a folder."""
        shutil.rmtree(self.folder, ignore_errors=True)
        write_page(self.folder, made)
        # Web spaces tell seconds apart, and tests are faster.
        self.published += MINUTE
        for file in self.folder.rglob("*"):
            os.utime(file, (self.published, self.published))

    def open(self) -> None:
        """Answer from now on."""
        handler = partial(Quiet, space=self, directory=str(self.top))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Answer no more."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@contextmanager
def web_space(folder: Path) -> Iterator[WebSpace]:
    """A web space that answers."""
    space = WebSpace(folder)
    space.open()
    yield space
    space.close()
