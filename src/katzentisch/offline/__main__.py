"""`make offline`: build the games' engines and the kit, as far as they are not built yet."""

import gzip
import sys

from katzentisch.games import rulebooks
from katzentisch.offline.bytecode import NoNode
from katzentisch.offline.engines import build, file_of, is_built
from katzentisch.offline.kit import build_kit
from katzentisch.offline.libraries import NoLibraries
from katzentisch.offline.linker import NoLinker, linker
from katzentisch.offline.pyodide import NoPyodide


def main() -> None:
    """All games, those from elsewhere included; or a sentence that says what is missing."""
    try:
        build_engines()
        kit = build_kit()
    except (NoLinker, NoPyodide, NoNode, NoLibraries) as trouble:
        sys.exit(str(trouble))
    if kit is not None:
        size = sum(file.sent for file in kit.files) / 1e6
        sys.stdout.write(f"built: the kit for playing without a server, {size:.2f} MB as sent\n")


def build_engines() -> None:
    """One WebAssembly file for every game that has none made from these sources."""
    missing = [rules for rules in rulebooks().values() if not is_built(rules)]
    if missing:
        linker()
    for rules in missing:
        build(rules)
        made = file_of(rules).read_bytes()
        size = f"{len(made) / 1000:.0f} kB, {len(gzip.compress(made, 9)) / 1000:.1f} kB as gzip"
        sys.stdout.write(f"built: {rules.name} for the page, {size}\n")


if __name__ == "__main__":
    main()
