"""The engines of the page, one file a game: where they are kept, and which are to be built.

Like native code they are keyed by all code they were made from: what has not changed is not built
again. Each is built in a process of its own, so that the same sources give the same bytes.
"""

import hashlib
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from katzentisch.bots.engine import copied_to_place, engine_key
from katzentisch.core import driver, kernels
from katzentisch.core.compiled import dtype_of, source_key
from katzentisch.core.rebinding import bound_names, own_functions
from katzentisch.core.rulebook import Rulebook

# Inside the package, so that wheel and sdist can carry it; git does not.
FOLDER = Path(__file__).parent / "engines"
# What an engine is made by; the code of the game itself is in the key of its functions.
MADE_BY = ("calls.py", "entrances.py", "linker.py", "llvm_code.py", "runtime.ll", "wasm.py")
# Numba leaves optimising to us: it would do it for this machine. Its names depend on no hash.
SETTINGS = {"NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0", "PYTHONHASHSEED": "0"}


def key_of(rules: Rulebook) -> str:
    """A name for exactly this engine."""
    bound = bound_names(rules) | own_functions(driver)
    functions: list[Any] = [*own_functions(kernels).values(), copied_to_place]
    digest = hashlib.sha256(source_key(functions, bound).encode())
    digest.update(engine_key(rules).encode())
    digest.update(repr(dtype_of(rules.state)).encode())
    for name in MADE_BY:
        digest.update(files("katzentisch.offline").joinpath(name).read_bytes())
    return digest.hexdigest()[:16]


def file_of(rules: Rulebook, folder: Path = FOLDER) -> Path:
    """Where a game's engine is kept."""
    return folder / f"{rules.name}.wasm"


def is_built(rules: Rulebook, folder: Path = FOLDER) -> bool:
    """Whether a game's engine stands there, made from these sources."""
    key = key_file(rules, folder)
    made = file_of(rules, folder).is_file() and key.is_file()
    return made and key.read_text("utf-8").strip() == key_of(rules)


def key_file(rules: Rulebook, folder: Path) -> Path:
    """What the engine there was made from."""
    return file_of(rules, folder).with_suffix(".key")


def build(rules: Rulebook, folder: Path = FOLDER) -> None:
    """Build a game's engine, unless it is there; it takes half a minute."""
    if is_built(rules, folder):
        return
    folder.mkdir(parents=True, exist_ok=True)
    file = file_of(rules, folder)
    half_made = file.with_suffix(f".{os.getpid()}.tmp")
    key_file(rules, folder).unlink(missing_ok=True)
    subprocess.run(
        [sys.executable, "-m", "katzentisch.offline.build", rules.name, str(half_made)],
        env=os.environ | SETTINGS,
        check=True,
    )
    half_made.chmod(0o644)
    half_made.replace(file)
    key_file(rules, folder).write_text(key_of(rules) + "\n", "utf-8")
