"""`make offline`: build the engine of every game that has none made from these sources."""

import gzip
import sys

from katzentisch.games import rulebooks
from katzentisch.offline.engines import build, file_of, is_built
from katzentisch.offline.linker import NoLinker, linker


def main() -> None:
    """All games, those from elsewhere included."""
    missing = [rules for rules in rulebooks().values() if not is_built(rules)]
    if missing:
        try:
            linker()
        except NoLinker as trouble:
            sys.exit(str(trouble))
    for rules in missing:
        build(rules)
        made = file_of(rules).read_bytes()
        size = f"{len(made) / 1000:.0f} kB, {len(gzip.compress(made, 9)) / 1000:.1f} kB as gzip"
        sys.stdout.write(f"built: {rules.name} for the page, {size}\n")


if __name__ == "__main__":
    main()
