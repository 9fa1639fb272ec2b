"""One engine, in a process that engines.py has started: GAME FILE."""

import sys
from pathlib import Path

from katzentisch.games import rulebook
from katzentisch.offline.llvm_code import code_of, sizes
from katzentisch.offline.wasm import write_engine


def main(game: str, file: str) -> None:
    """Write the engine of a game."""
    rules = rulebook(game)
    write_engine(list(code_of(rules)), sizes(rules), Path(file))


if __name__ == "__main__":
    main(*sys.argv[1:])
