"""The page's files: read once, kept in memory, sent as they are or compressed."""

import gzip
import hashlib
import html
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from katzentisch.core.texts import texts

COMPRESSED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg+xml",
)
INDEX = "index.html"
# Folders whose files have a hash in their address.
LASTING = ("assets/", "offline/")
# Not every system knows them.
MEDIA_TYPES = {".gz": "application/gzip", ".wasm": "application/wasm"}
ANYTHING = "application/octet-stream"


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page."""

    media_type: str
    data: bytes
    zipped: bytes | None
    tag: str
    # Files with a hash in their address never change.
    lasting: bool


def _walk(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        name = prefix + entry.name
        if entry.is_dir():
            yield from _walk(entry, name + "/")
        else:
            yield name, entry


def media_type(name: str) -> str:
    """What a file is, by its name."""
    if name.endswith((".js", ".mjs")):
        return "text/javascript"
    return MEDIA_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or ANYTHING


def file_of(name: str, data: bytes) -> File:
    """A file as it is sent."""
    kind = media_type(name)
    zipped = gzip.compress(data, mtime=0) if kind.startswith(COMPRESSED) else None
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    return File(kind, data, zipped, tag, name.startswith(LASTING))


def load_page() -> dict[str, File]:
    """All files of the built page by their path; empty if it is not built."""
    folder = files("katzentisch") / "page"
    if not (folder / INDEX).is_file():
        return {}
    return {name: file_of(name, entry.read_bytes()) for name, entry in _walk(folder)}


def document(page: dict[str, File], depth: int) -> File:
    """The page's one document, its files named as they are seen from so many folders down."""
    found = page[INDEX]
    if depth == 0:
        return found
    above = b'"' + b"../" * depth
    return file_of(INDEX, found.data.replace(b'"./', above))


def page_missing(language: str) -> str:
    """What is shown where the page has not been built."""
    said = html.escape(texts(language).say("page-missing"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Katzentisch</title><h1>Katzentisch</h1><p>{said}</p></html>"
    )
