"""Building the kit: Python for the browser, our package, and the games' engines.

Like the engines it is keyed by all that it is made of: what has not changed is not built again.
"""

import gzip
import hashlib
import os
import shutil
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from katzentisch.delivery.kit import FOLDER, LIST, PACKED, Kit, KitFile, found_kit
from katzentisch.games import rulebooks
from katzentisch.offline.archive import games_from_elsewhere, own_files, zipped
from katzentisch.offline.bytecode import UNEXPLAINED, in_code
from katzentisch.offline.engines import file_of
from katzentisch.offline.libraries import NAMED, libraries
from katzentisch.offline.pyodide import LIBRARY, pyodide

KEY = "kit.key"
# Beside our Python, which is in it whole.
MADE_BY = ("bytecode.mjs", NAMED)
VERSION_LETTERS = 12
PYTHON = "pyodide/"


def parts() -> dict[str, bytes]:
    """The files that stand in the kit as they are, and Python's library."""
    found = {PYTHON + name: data for name, data in pyodide()}
    for rules in rulebooks().values():
        found[f"engines/{rules.name}.wasm"] = file_of(rules).read_bytes()
    return found


def packages() -> dict[str, bytes]:
    """Our own Python, that of games from elsewhere included."""
    return {**dict(games_from_elsewhere()), **dict(own_files())}


def key_of(*contents: Mapping[str, bytes]) -> str:
    """A name for a kit that is made of this."""
    digest = hashlib.sha256()
    for name in MADE_BY:
        digest.update(files("katzentisch.offline").joinpath(name).read_bytes() + b"\0")
    for some in contents:
        # The library is of the same version as all else of Pyodide; a kit has it as code already.
        for path in sorted(some.keys() - {PYTHON + LIBRARY}):
            digest.update(path.encode() + b"\0" + hashlib.sha256(some[path]).digest())
    return digest.hexdigest()


def is_current(folder: Path = FOLDER, key: str = "") -> bool:
    """Whether the kit stands there, made from these sources."""
    known = folder / KEY
    made = known.is_file() and found_kit(folder) is not None
    return made and known.read_text("utf-8").strip() == (key or key_of(parts(), packages()))


def build_kit(folder: Path = FOLDER) -> Kit | None:
    """Build the kit unless it is there; the kit, if it was built."""
    ready, ours = parts(), packages()
    key = key_of(ready, ours)
    if is_current(folder, key):
        return None
    kit = put_into(folder, ready | as_code(ready, zipped({**libraries(), **ours})))
    (folder / KEY).write_text(key + "\n", "utf-8")
    return kit


def as_code(ready: Mapping[str, bytes], ours: bytes) -> dict[str, bytes]:
    """Python's library and our own archive, compiled by the Python of these files."""
    python = {
        path.removeprefix(PYTHON): data for path, data in ready.items() if path.startswith(PYTHON)
    }
    library = in_code(python[LIBRARY], python, UNEXPLAINED)
    return {
        PYTHON + LIBRARY: library,
        "katzentisch.zip": in_code(ours, python | {LIBRARY: library}),
    }


def put_into(folder: Path, contents: Mapping[str, bytes]) -> Kit:
    """Write a kit beside the old one, and put it in its place when it is whole."""
    half_made = folder.with_name(f"{folder.name}.{os.getpid()}.tmp")
    entries = [put(half_made, path, contents[path]) for path in sorted(contents)]
    kit = list_in(half_made, entries)
    if folder.exists():
        shutil.rmtree(folder)
    half_made.rename(folder)
    return kit


def list_in(folder: Path, entries: Sequence[KitFile]) -> Kit:
    """Write the list of a kit's files; its version is made of all that it says."""
    digest = hashlib.sha256("".join(one.path + one.sha256 for one in entries).encode())
    kit = Kit(digest.hexdigest()[:VERSION_LETTERS], tuple(entries))
    (folder / LIST).write_bytes(kit.written())
    return kit


def put(folder: Path, path: str, data: bytes) -> KitFile:
    """Write a file compressed."""
    sent = gzip.compress(data, 9, mtime=0)
    file = folder / (path + PACKED)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(sent)
    return KitFile(path, len(data), len(sent), hashlib.sha256(data).hexdigest())
