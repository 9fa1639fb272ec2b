"""A release: the page and the kit that belong together, under one name that changes with both.

The document carries the name, so that a tab knows which kit is its own. The service worker carries
it too, with a list of the page's files: a browser asks for it anew and again, sees that it has
changed, and fetches what is new, whole, beside what it has.
"""

import hashlib
import html
import json
from pathlib import Path

from katzentisch.delivery.kit import FOLDER, Kit, found_kit, packed_files
from katzentisch.delivery.page import INDEX, File, file_of, load_page

SERVICE_WORKER = "service-worker.js"
# What the build leaves beside the page, for nobody else.
UNSENT = ("built.txt",)
HEAD = "</head>"
NAME_LETTERS = 12


def load_release(kit_folder: Path = FOLDER, *, server: bool = True) -> dict[str, File]:
    """All files by their addresses, for our server or for a web space; empty if none are built."""
    page = {name: file for name, file in load_page().items() if name not in UNSENT}
    if not page:
        return {}
    kit = found_kit(kit_folder)
    name = release_name(page, kit)
    page[INDEX] = file_of(INDEX, marked(page[INDEX].data, name, kit, server=server))
    if SERVICE_WORKER in page:
        page[SERVICE_WORKER] = service_worker(page, name)
    for path, data in packed_files(kit_folder):
        address = f"offline/{name}/{path}"
        page[address] = file_of(address, data)
    return page


def release_name(page: dict[str, File], kit: Kit | None) -> str:
    """A name for exactly this page with exactly this kit."""
    digest = hashlib.sha256((kit.version if kit else "").encode())
    for name in sorted(page):
        digest.update(name.encode() + b"\0" + page[name].data + b"\0")
    return digest.hexdigest()[:NAME_LETTERS]


def marked(document: bytes, name: str, kit: Kit | None, *, server: bool) -> bytes:
    """The document with what a tab must know of its release."""
    said = {"content": name}
    if kit is not None:
        said["data-kit"] = str(sum(file.sent for file in kit.files))
    if not server:
        said["data-alone"] = ""
    words = " ".join(f'{key}="{html.escape(value)}"' for key, value in said.items())
    mark = f'<meta name="katzentisch-release" {words} />\n  {HEAD}'
    return document.replace(HEAD.encode(), mark.encode(), 1)


def service_worker(page: dict[str, File], name: str) -> File:
    """The service worker, told its release and the hashes of the page's files."""
    hashes = {
        path: hashlib.sha256(file.data).hexdigest()
        for path, file in sorted(page.items())
        if path != SERVICE_WORKER
    }
    told = f"const RELEASE={json.dumps(name)},FILES={json.dumps(hashes)};\n"
    return file_of(SERVICE_WORKER, told.encode() + page[SERVICE_WORKER].data)
