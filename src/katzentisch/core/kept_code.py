"""Compiled code on the disk: what is found there under a signature is always that signature's code.

Numba numbers the files of a function's signatures, and writes the list of them before the file. Two
processes that compile different signatures at the same time take the same number, and one that is
killed in between leaves a list that names another signature's file: then the wrong code runs. Here
a file's name is that of its signature, and it is there before the list says so.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from numba.core import caching
from numba.core.compiler_lock import global_compiler_lock

from katzentisch.core.inner_code import InnerCompiler, LoopCompiler

# Without types, as Numba has it.
NumbaFiles: Any = caching.IndexDataCacheFile
# What Python never calls needs no door for it, which would be compiled too.
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
# Made when Numba is imported, which no type checker sees.
CONFIG: Any = numba.config


# Numba tells nothing of its types.
class SignedFiles(NumbaFiles):  # type: ignore[misc]
    """The files in which Numba keeps the code of one function."""

    @classmethod
    def instead_of(cls, files: Any) -> "SignedFiles":
        """The same place, kept with more care."""
        base = files._index_name.removesuffix(".nbi")
        return cls(files._cache_path, base, files._source_stamp)

    def save(self, key: Any, data: Any) -> None:
        """Keep the code of a signature."""
        name = self._name_of(key)
        self._save_data(name, data)
        # Who writes the list at the same time may lose our line: then it is compiled once more.
        self._save_index({**self._load_index(), key: name})

    def _name_of(self, key: Any) -> str:
        signature = hashlib.sha256(repr((self._source_stamp, key)).encode()).hexdigest()[:16]
        return f"{self._index_name.removesuffix('.nbi')}.{signature}.nbc"


@contextmanager
def settings(**values: Any) -> Iterator[None]:
    """Numba's settings for a while: they are for all it compiles, so others wait meanwhile."""
    with global_compiler_lock:
        before = {name: getattr(CONFIG, name) for name in values}
        vars(CONFIG).update(values)
        try:
            yield
        finally:
            vars(CONFIG).update(before)


class Compiler:
    """Compiles functions when they are first called, and keeps their code in a folder.

    Loops over some seats are too short for vector instructions: those wait for bytes just written.
    Loops over long rows are not.
    """

    def __init__(self, folder: Path, vectors: bool) -> None:
        self.folder, self.vectors = folder, vectors

    def entrance(self, function: Any) -> Any:
        """A function that is called from Python."""
        return self._compiled(function, "entrances")

    def called(self, function: Any) -> Any:
        """A function that only compiled ones call."""
        return self._compiled(function, "called", **INNER, pipeline_class=InnerCompiler)

    def loop(self, function: Any) -> Any:
        """The same, where decisions follow one another."""
        return self._compiled(function, "loops", **INNER, pipeline_class=LoopCompiler)

    def inlined(self, function: Any) -> Any:
        """A function that is written out wherever a compiled one calls it."""
        return self._compiled(
            function, "inlined", **INNER, pipeline_class=InnerCompiler, forceinline=True
        )

    def _compiled(self, function: Any, kind: str, **options: Any) -> Any:
        # Where Numba keeps a function is decided when it is handed over. It asks for the code and
        # the signature, not for the options: so each kind has a folder of its own.
        CONFIG.CACHE_DIR = str(self.folder / kind)
        njit: Any = numba.njit
        dispatcher = njit(function, cache=True, error_model="numpy", nogil=True, **options)
        cache = dispatcher._cache
        cache._cache_file = SignedFiles.instead_of(cache._cache_file)
        dispatcher.compile = self._with_settings(dispatcher.compile)
        return dispatcher

    def _with_settings(self, compile_: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def compile_so(signature: Any) -> Any:
            with settings(LOOP_VECTORIZE=int(self.vectors)):
                return compile_(signature)

        return compile_so
