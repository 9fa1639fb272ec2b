"""How long things take to start: each in a process of its own, CPU time of the child."""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

COMMAND = Path(sys.executable).with_name("katzentisch")
# Numba loads SciPy where it finds it; who only plays has none.
PLAYER = """
import sys
sys.modules["scipy"] = None
"""
ENGINE = f"""{PLAYER}
from katzentisch.core.compiled import compiled, seeded_chances
from katzentisch.games import rulebooks
import numpy as np
rules = rulebooks()[sys.argv[1]]
engine = compiled(rules)
states, chances = engine.states(1, 4), seeded_chances(1, 1)
engine.begin(states, chances)
seats = np.zeros(1, np.int64)
engine.imagine(states, seats, chances)
engine.playouts_from(states, 1, 1)
"""
# Every level decides once, and a hint is asked for: what that takes to think is in it.
BOTS = f"""{PLAYER}
from katzentisch.bots.asked import get_ready
get_ready(sys.argv[1])
"""


def cpu_seconds(arguments: list[str], environment: dict[str, str]) -> float:
    """CPU-seconds of one child process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(arguments, env=environment, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def help_seconds(repeats: int = 7) -> float:
    """`katzentisch --help`, median."""
    return median(cpu_seconds([str(COMMAND), "--help"], dict(os.environ)) for _ in range(repeats))


def compile_seconds(program: str, game: str, repeats: int = 5) -> tuple[float, float]:
    """What compiles for a game: the first time, and a warm start from the cache (median)."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "KATZENTISCH_CACHE": cache}
        command = [sys.executable, "-c", program, game]
        first = cpu_seconds(command, environment)
        return first, median(cpu_seconds(command, environment) for _ in range(repeats))
