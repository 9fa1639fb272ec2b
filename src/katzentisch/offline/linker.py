"""The program that makes a WebAssembly file of compiled code; only who builds engines needs it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

MISSING = (
    "The games cannot be built for playing without a server: there is no linker. As root, run "
    "`apt-get install lld`; or `pip install ziglang`. All else works without."
)
# Enough for the deepest search tree; the page may ask for more.
MEMORY = 8 << 20
STACK = 256 << 10


class NoLinker(RuntimeError):
    """There is none on this machine."""


def linker() -> list[str]:
    """Words that begin a call of LLVM's linker: a program of the system, or the one of Zig."""
    # Debian's lld brings the plain name, its lld-14 only the other.
    names = (os.environ.get("WASM_LD"), "wasm-ld", *(f"wasm-ld-{age}" for age in range(30, 13, -1)))
    for name in filter(None, names):
        if found := shutil.which(name):
            return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker(MISSING)


def link(code: Path, file: Path, exported: Sequence[str]) -> None:
    """Make a WebAssembly file of an object file; it asks for nothing from outside."""
    wishes = ["--no-entry", "--strip-all", "-O2", "--stack-first", f"--initial-memory={MEMORY}"]
    wishes += ["-z", f"stack-size={STACK}", "--export=__heap_base"]
    wishes += [f"--export={name}" for name in exported]
    subprocess.run([*linker(), *wishes, str(code), "-o", str(file)], check=True)
