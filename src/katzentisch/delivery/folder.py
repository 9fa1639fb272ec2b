"""The page as a folder for any web space: no server of ours, any sub-path."""

from pathlib import Path
from tempfile import TemporaryDirectory

from katzentisch.delivery.kit import FOLDER
from katzentisch.delivery.release import load_release


def is_free(folder: Path) -> bool:
    """Whether a page may be written there: nothing stands there, or a folder with nothing in it."""
    return not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))


def write_page(folder: Path, kit: Path = FOLDER) -> int:
    """Write the page with its kit; nothing is there until all of it is. The bytes written."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    release = load_release(kit, server=False)
    with TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as half_made:
        whole = Path(half_made) / "page"
        for path, file in release.items():
            target = whole / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.data)
        if folder.exists():
            folder.rmdir()
        whole.rename(folder)
    return sum(len(file.data) for file in release.values())
