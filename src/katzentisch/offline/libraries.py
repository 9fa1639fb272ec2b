"""Other people's Python that the page needs, from the wheels that libraries.txt names."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from katzentisch.core.texts import LANGUAGES

NAMED = "libraries.txt"
# The Python of the page, as pip knows it.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314")
KIND = ("--implementation", "cp", "--abi", "cp314", "--abi", "none")
# Much of it nobody asks for: extracting messages, time zones, types, licences (kept below).
UNUSED = ("babel/messages/*", "pytz/zoneinfo/*", "*.pyi", "*.typed", "*.dist-info/*")
LICENCES = ("*/licenses/*", "*/LICENSE*")
# Babel knows how a thousand regions write numbers.
SPOKEN = ("root", *LANGUAGES)


class NoLibraries(RuntimeError):
    """They cannot be had."""


def libraries() -> dict[str, bytes]:
    """What is unpacked beside our own package, by its path."""
    with TemporaryDirectory() as folder:
        download(Path(folder))
        found: dict[str, bytes] = {}
        for wheel in sorted(Path(folder).glob("*.whl")):
            found.update(unpacked(wheel))
    return found


def download(folder: Path) -> None:
    """Fetch the wheels; pip keeps what it has fetched before, and looks at the hashes."""
    named = files("katzentisch.offline").joinpath(NAMED)
    words = ("download", "-q", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    place = ("--only-binary", ":all:", *PLATFORM, *KIND, "--dest", str(folder))
    command = [sys.executable, "-m", "pip", *words, *place, "--requirement", str(named)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoLibraries(
            "The kit for playing without a server cannot be built: pip could not fetch what "
            f"{NAMED} names. It said:\n{done.stderr}"
        )


def unpacked(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel that are needed, and its licence."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if is_needed(name):
                yield name, archive.read(name)


def is_needed(name: str) -> bool:
    """Whether a file of a wheel goes into the kit."""
    if any(fnmatch(name, one) for one in LICENCES):
        return True
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in SPOKEN and name.endswith(".dat")
    return not (name.endswith("/") or any(fnmatch(name, one) for one in UNUSED))
