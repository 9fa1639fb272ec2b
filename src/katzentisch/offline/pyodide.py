"""Python for the browser: from npm in a clone, from the kit that came with us elsewhere."""

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

from katzentisch.delivery.kit import found_kit, plain_file
from katzentisch.offline.archive import zipped

# Where npm puts it in a clone (web/package.json names the version).
FROM_NPM = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"
CODE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
# Pyodide's list of packages; we bring what we need.
LOCK = "pyodide-lock.json"
NAMES = (*CODE, LIBRARY, LOCK)
# What no page does: test, trace, draw, fetch mail, read old letters, start processes.
UNUSED = {
    *("__hello__.py", "__phello__", "_pydatetime.py", "_pyio.py", "_pyrepl", "antigravity.py"),
    *("argparse.py", "bdb.py", "cProfile.py", "cmd.py", "colorsys.py", "compileall.py", "ctypes"),
    *("curses", "dbm", "difflib.py", "doctest.py", "ensurepip", "filecmp.py", "fileinput.py"),
    *("ftplib.py", "getpass.py", "gettext.py", "html", "idlelib", "imaplib.py", "mailbox.py"),
    *("modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py", "optparse.py", "pdb.py"),
    *("pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py"),
    *("py_compile.py", "pyclbr.py", "pydoc.py", "pydoc_data", "rlcompleter.py", "runpy.py"),
    *("sched.py", "shelve.py", "smtplib.py", "socketserver.py", "sqlite3", "symtable.py"),
    *("tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter", "tomllib", "trace.py"),
    *("tracemalloc.py", "tty.py", "turtle.py", "turtledemo", "unittest", "venv", "wave.py"),
    *("webbrowser.py", "wsgiref", "xml", "xmlrpc", "zipapp.py"),
}
UNUSED_PARTS = {
    *("asyncio/proactor_events.py", "asyncio/tools.py", "asyncio/windows_events.py"),
    *("asyncio/windows_utils.py", "concurrent/futures/interpreter.py"),
    *("concurrent/futures/process.py", "concurrent/interpreters", "http/cookiejar.py"),
    *("http/cookies.py", "http/server.py", "logging/config.py", "logging/handlers.py"),
    *("pyodide/console.py", "urllib/robotparser.py"),
}
LETTERS = {
    *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"),
    *("unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_8", "utf_8_sig"),
}


class NoPyodide(RuntimeError):
    """Python for the browser is not here."""


def pyodide() -> Iterator[tuple[str, bytes]]:
    """Its files, by name."""
    if (FROM_NPM / LOCK).is_file():
        yield from from_npm(FROM_NPM)
    elif found_kit():
        for name in NAMES:
            yield name, plain_file(f"pyodide/{name}")
    else:
        raise NoPyodide(
            "The kit for playing without a server cannot be built: Pyodide is not there. In a "
            "clone, run `make offline`, which fetches it from npm."
        )


def from_npm(folder: Path) -> Iterator[tuple[str, bytes]]:
    """As it is published, its library as small as we need it and without packages."""
    for name in CODE:
        yield name, (folder / name).read_bytes()
    with zipfile.ZipFile(io.BytesIO((folder / LIBRARY).read_bytes())) as library:
        yield LIBRARY, zipped({n: library.read(n) for n in library.namelist() if is_used(n)})
    lock = json.loads((folder / LOCK).read_bytes())
    yield LOCK, json.dumps(lock | {"packages": {}}, separators=(",", ":")).encode()


def is_used(name: str) -> bool:
    """Whether the page may ever import a file of the library."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in LETTERS
    part = f"{top}/{rest.partition('/')[0]}"
    unused = top in UNUSED or part in UNUSED_PARTS or rest.endswith("__main__.py")
    return not unused and not name.endswith("/")
