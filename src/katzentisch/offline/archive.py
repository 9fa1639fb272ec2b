"""Our own Python for the page, and everything beside it, in one archive."""

import io
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from katzentisch.games import GROUP

HOME = Path(__file__).parents[1]
# Rooms for terminals, researchers and web servers, and what was built for the page already.
UNNEEDED = {"adapters", "cli", "delivery", "kit", "lab", "page", "terminal"}
# Words that no page says; reading words is what takes long when one begins.
UNSAID = {"arena.ftl", "cli.ftl", "help.ftl", "operating.ftl", "terminal.ftl", "train.ftl"}
KINDS = {".py", ".ftl", ".md", ".json", ".csv", ".npz"}
# Any day does, if it is always the same.
DAY = (1980, 1, 1, 0, 0, 0)


def own_files() -> Iterator[tuple[str, bytes]]:
    """Our package as far as the page needs it, with words and rules."""
    yield "katzentisch/__init__.py", (HOME / "__init__.py").read_bytes()
    for room in sorted(HOME.iterdir()):
        if room.is_dir() and room.name not in UNNEEDED:
            yield from files_in(room, HOME.parent)


def files_in(folder: Path, above: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a package, by their paths."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and path.name not in UNSAID:
            yield path.relative_to(above).as_posix(), path.read_bytes()


def games_from_elsewhere() -> Iterator[tuple[str, bytes]]:
    """Packages that bring a game, and the entry points by which it is found."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    for package in sorted({point.module.partition(".")[0] for point in points}):
        found = find_spec(package)
        for place in (found and found.submodule_search_locations) or ():
            yield from files_in(Path(place), Path(place).parent)
    if points:
        named = "".join(f"{point.name} = {point.value}\n" for point in points)
        yield "games-1.dist-info/METADATA", b"Metadata-Version: 2.1\nName: games\nVersion: 1\n"
        yield "games-1.dist-info/entry_points.txt", f"[{GROUP}]\n{named}".encode()


def zipped(contents: Mapping[str, bytes]) -> bytes:
    """An archive that is the same whenever its contents are; compressing it comes later."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, DAY), contents[name])
    return made.getvalue()
