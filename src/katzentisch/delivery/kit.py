"""The kit: all that the page needs to play without a server, as `make offline` has built it.

Every file is kept compressed, with `.gz` at the end of its name, and sent so: a web space that
compresses nothing sends few bytes all the same. The page unpacks them and looks at their hashes.
"""

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

# Inside the package, so that wheel and sdist can carry it; git does not.
FOLDER = Path(__file__).parents[1] / "kit"
LIST = "kit.json"
PACKED = ".gz"


@dataclass(frozen=True, slots=True)
class KitFile:
    """One file: how big it is, how big when it is sent, and the hash of what is in it."""

    path: str
    bytes: int
    sent: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Kit:
    """What is in the kit; its version tells one from all others."""

    version: str
    files: tuple[KitFile, ...]

    def written(self) -> bytes:
        """The list as it is kept and sent."""
        return json.dumps(asdict(self), separators=(",", ":")).encode()


def found_kit(folder: Path = FOLDER) -> Kit | None:
    """The kit that stands there; none where none was built."""
    list_of_files = folder / LIST
    if not list_of_files.is_file():
        return None
    read = json.loads(list_of_files.read_bytes())
    return Kit(read["version"], tuple(KitFile(**one) for one in read["files"]))


def packed_files(folder: Path = FOLDER) -> Iterator[tuple[str, bytes]]:
    """The kit's files as they are sent, the list first."""
    kit = found_kit(folder)
    if kit is None:
        return
    yield LIST, kit.written()
    for file in kit.files:
        yield file.path + PACKED, (folder / (file.path + PACKED)).read_bytes()


def plain_file(path: str, folder: Path = FOLDER) -> bytes:
    """What is in one file of the kit."""
    return gzip.decompress((folder / (path + PACKED)).read_bytes())
