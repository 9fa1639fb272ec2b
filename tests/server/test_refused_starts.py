"""Every start that cannot succeed says in a sentence what to do, and leaves all as it was."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

pytestmark = pytest.mark.processes

SERVE = [sys.executable, "-m", "katzentisch.cli", "serve", "--no-browser", "--port", "0"]


def refused(command: Sequence[str]) -> str:
    """The one line a start ends with that cannot succeed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def in_own_mounts(script: str) -> list[str]:
    """A shell that may mount what only it sees; skips where the machine does not let it."""
    command = ["unshare", "--mount", "--map-root-user", "sh", "-euc"]
    tried = subprocess.run([*command, "mount -t tmpfs none /mnt"], capture_output=True, check=False)
    if tried.returncode:
        pytest.skip("a disk of our own needs `unshare --mount`, which this machine does not allow")
    return [*command, script, "sh"]


def without_the_rights_of_root() -> list[str]:
    """Words before a command that must obey the rights of files, even where root calls it."""
    if os.geteuid() != 0:
        return []
    if not shutil.which("setpriv"):
        pytest.skip("root obeys the rights of files only by `setpriv`, which is not installed")
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]


def test_a_folder_that_may_not_be_written_to(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    said = refused([*without_the_rights_of_root(), *SERVE, "--data", str(closed), "--lang", "en"])
    assert said == (
        f"The folder {closed} cannot be used: Permission denied. "
        "Make it a folder that you may write to, or choose another with --data.\n"
    )
    assert list(closed.iterdir()) == []


def test_tables_that_may_only_be_read(tmp_path: Path) -> None:
    """As on a disk that was mounted again after a fault; the lock lies there from before."""
    (tmp_path / "lock").touch()
    sqlite3.connect(tmp_path / "tables.db").close()
    script = 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"; shift; exec "$@"'
    command = [*in_own_mounts(script), str(tmp_path), *SERVE, "--data", str(tmp_path)]
    said = refused([*command, "--lang", "de"])
    assert said.startswith(f"Der Ordner {tmp_path} ist nicht benutzbar: ")


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    script = 'mount -t tmpfs -o size=16k none "$1"; shift; exec "$@"'
    command = [*in_own_mounts(script), str(tmp_path), *SERVE, "--data", str(tmp_path)]
    said = refused([*command, "--lang", "en"])
    assert said.startswith(f"The disk under {tmp_path} is full (")
    assert said.endswith("Make room on it, or choose another folder with --data.\n")


def test_data_of_a_newer_version(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / "tables.db")
    file.execute("PRAGMA journal_mode = WAL")
    file.execute("PRAGMA user_version = 999")
    file.close()
    before = (tmp_path / "tables.db").read_bytes()
    said = refused([*SERVE, "--data", str(tmp_path), "--lang", "en"])
    assert said.startswith(
        f"The data at {tmp_path} was written by a newer Katzentisch (version 999"
    )
    assert (tmp_path / "tables.db").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "library"),
    [
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "asyncpg"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x", "--bell", "redis://x"], "asyncpg"),
        (["--workers", "2", "--bell", "redis://127.0.0.1:1"], "redis"),
    ],
)
def test_a_library_that_is_not_installed(tmp_path: Path, words: list[str], library: str) -> None:
    for name in ("asyncpg", "redis"):
        missing = f"raise ModuleNotFoundError(\"No module named '{name}'\", name={name!r})"
        (tmp_path / f"{name}.py").write_text(missing)
    done = subprocess.run(
        [*SERVE, *words, "--lang", "en"],
        env=os.environ | {"KATZENTISCH_DATA": str(tmp_path / "data"), "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1, done
    assert done.stderr == (
        f"Several servers of the same tables need {library}. "
        'Install it with: pip install "katzentisch[cluster]"\n'
    )
