"""Programs in a process of their own that need not load the house anew: forked from one that has.

That a command starts from nothing is tested elsewhere (test_cli.py, test_package.py,
test_serve.py); here it is what a program does that counts, and loading took longer than doing.
"""

import os
import runpy
import subprocess
import sys
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path
from tempfile import TemporaryDirectory

# What most programs need, and what takes long to load. None of it looks for games, nor at the
# surroundings: a program has its own.
LOADED = [
    *("katzentisch.cli", "katzentisch.core.compiled", "katzentisch.bots.engine"),
    *("katzentisch.server.start.serving", "rich.console"),
]
STREAMS = ("stdin", "stdout", "stderr")
# The new process looks for `begin` where this one would: not every way to call pytest knows us.
ROOT = str(Path(__file__).parents[1])
if ROOT not in sys.path:
    sys.path.append(ROOT)


@cache
def loaded() -> ForkServerContext:
    """A process that has loaded all this and forks when it is asked to."""
    context = get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context


def python(
    words: Sequence[str],
    *,
    cwd: Path,
    env: Mapping[str, str] | None = None,
    typed: str = "",
    timeout: float | None = None,
    strict: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run Python with `-m` or `-c`; any warning is an error where that is asked for."""
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in STREAMS]
        files[0].write_text(typed, "utf-8")
        begun = (list(words), str(cwd), dict(env or os.environ), strict, [*map(str, files)])
        process = loaded().Process(target=begin, args=begun)
        process.start()
        process.join(timeout)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise subprocess.TimeoutExpired(list(words), timeout or 0)
        told = [file.read_text("utf-8") for file in files[1:]]
        return subprocess.CompletedProcess(list(words), process.exitcode, *told)


def begin(words: list[str], cwd: str, env: dict[str, str], strict: bool, files: list[str]) -> None:
    """In the new process: what Python does before it runs a program, and the program."""
    for number, (name, file) in enumerate(zip(STREAMS, files, strict=True)):
        os.dup2(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), number)
        setattr(sys, name, os.fdopen(number, "w" if number else "r", encoding="utf-8"))
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.path[:0] = [cwd, *filter(None, env.get("PYTHONPATH", "").split(os.pathsep))]
    if strict:
        warnings.simplefilter("error")
    how, what, *rest = words
    sys.argv = [how, *rest]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})
