"""What a training leaves on the disk: the network for the game's folder, and a run to go on with.

Both are written beside the old file and put in its place when they are whole, so that a training
that is killed at any moment goes on where it last was.
"""

import hashlib
import io
import json
import subprocess
import zipfile
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch import __version__
from katzentisch.bots.learned import TRAINING
from katzentisch.lab.train.layers import Params
from katzentisch.lab.train.learning import Learning

Array = NDArray[Any]
# Any day does, if it is always the same.
DAY = (1980, 1, 1, 0, 0, 0)
# What makes a training what it is.
MADE_BY = (
    *("distilling.py", "furthering.py", "layers.py", "learner.py", "learning.py", "playing.py"),
    *("responding.py", "tables.py", "teacher.py", "training.py", "valuing.py"),
)


class OtherTraining(ValueError):
    """The run on the disk is one of another game or plan."""


def run_file(out: Path) -> Path:
    """Where a run is kept until it is over."""
    return out.with_name(out.name + ".run")


def rounded(params: Params) -> Params:
    """The weights as they are kept: half the size, and hardly other ones."""
    return [one.astype(np.float16).astype(np.float32) for one in params]


def network_file(params: Params, told: Mapping[str, Any]) -> bytes:
    """A network as network.py and learned.py want it."""
    first, first_bias, second, second_bias, moves, moves_bias = params
    parts = (first_bias, first, second_bias, second, moves_bias, moves.T)
    weights = np.concatenate([part.ravel() for part in parts]).astype(np.float16)
    shape = np.array([*first.shape, second.shape[1], moves.shape[1]], np.int64)
    told = {**told, "weights": hashlib.sha256(weights.tobytes()).hexdigest()}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in (("shape", shape), ("weights", weights)):
            written = io.BytesIO()
            np.save(written, array)
            put(archive, f"{name}.npy", written.getvalue())
        put(archive, TRAINING, json.dumps(told, indent=1).encode())
    return made.getvalue()


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """One file of an archive that is the same whenever its contents are."""
    entry = zipfile.ZipInfo(name, DAY)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, data)


def told_of(learning: Learning) -> dict[str, Any]:
    """How a network came about."""
    plan = learning.plan
    return {
        "game": learning.rules.name,
        "players": list(plan.players),
        "seed": plan.seed,
        "rounds": learning.rounds,
        "decisions": learning.decisions,
        "cpu_seconds": round(learning.seconds),
        "version": __version__,
        "commit": commit(),
        "training": training_hash(learning),
        **({"begun_with": learning.begun_with} if learning.begun_with else {}),
    }


def commit() -> str:
    """The commit of the sources, where they are in a repository."""
    where = Path(str(files("katzentisch")))
    command = ["git", "-C", str(where), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def training_hash(learning: Learning) -> str:
    """A name for exactly this training: its code and its plan."""
    named = (type(learning).__name__, learning.rules.name, learning.plan, learning.begun_with)
    digest = hashlib.sha256(repr(named).encode())
    for name in MADE_BY:
        digest.update(files("katzentisch.lab.train").joinpath(name).read_bytes())
    return digest.hexdigest()


def write(file: Path, data: bytes) -> None:
    """Put a file in its place when it is whole."""
    half_made = file.with_name(file.name + ".tmp")
    half_made.write_bytes(data)
    half_made.replace(file)


def keep_network(learning: Learning, out: Path) -> None:
    """Write the network as it is now."""
    write(out, network_file(learning.network(), told_of(learning)))


KEPT_OF_TABLES = (
    *("states", "chances", "kinds", "next_kinds", "stood", "gains", "over", "shares", "points"),
    *("seats", "seen", "hands", "masks", "habits", "weighed"),
)


def arrays_of(learning: Learning) -> dict[str, Array]:
    """Every array of a run, as it is now."""
    return {name: getattr(learning.tables, name) for name in KEPT_OF_TABLES} | learning.arrays()


def keep_run(learning: Learning, file: Path) -> None:
    """Write all that a run needs to go on."""
    told = {
        **learning.told(),
        "training": training_hash(learning),
        "rng": learning.rng.bit_generator.state,
        "rounds": learning.rounds,
        "decisions": learning.decisions,
        "seconds": learning.seconds,
    }
    made = io.BytesIO()
    arrays: dict[str, Any] = arrays_of(learning)
    np.savez(made, told=np.array(json.dumps(told)), **arrays)
    write(file, made.getvalue())


def go_on(learning: Learning, file: Path) -> None:
    """Bring a run that has just begun to where one was kept."""
    with np.load(file) as kept:
        told = json.loads(str(kept["told"]))
        if told["training"] != training_hash(learning):
            raise OtherTraining(str(file))
        learning.recall(told)
        for name, one in arrays_of(learning).items():
            one[:] = kept[name]
    learning.rng.bit_generator.state = told["rng"]
    learning.rounds, learning.decisions = told["rounds"], told["decisions"]
    learning.seconds = told["seconds"]
