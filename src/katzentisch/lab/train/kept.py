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
from katzentisch.lab.train.learner import Scales
from katzentisch.lab.train.training import Training, folded

Array = NDArray[Any]
# Any day does, if it is always the same.
DAY = (1980, 1, 1, 0, 0, 0)
# What makes a training what it is.
MADE_BY = ("layers.py", "learner.py", "playing.py", "tables.py", "training.py")


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


def told_of(training: Training) -> dict[str, Any]:
    """How a network came about."""
    plan = training.plan
    return {
        "game": training.rules.name,
        "players": list(plan.players),
        "seed": plan.seed,
        "rounds": training.rounds,
        "decisions": training.decisions,
        "cpu_seconds": round(training.seconds),
        "version": __version__,
        "commit": commit(),
        "training": training_hash(training),
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


def training_hash(training: Training) -> str:
    """A name for exactly this training: its code and its plan."""
    digest = hashlib.sha256(repr((training.rules.name, training.plan)).encode())
    for name in MADE_BY:
        digest.update(files("katzentisch.lab.train").joinpath(name).read_bytes())
    return digest.hexdigest()


def write(file: Path, data: bytes) -> None:
    """Put a file in its place when it is whole."""
    half_made = file.with_name(file.name + ".tmp")
    half_made.write_bytes(data)
    half_made.replace(file)


def keep_network(training: Training, out: Path) -> None:
    """Write the network as it is now."""
    write(out, network_file(folded(training.learner), told_of(training)))


def keep_run(training: Training, file: Path) -> None:
    """Write all that a run needs to go on."""
    learner, tables = training.learner, training.tables
    told = {
        "training": training_hash(training),
        "rng": training.rng.bit_generator.state,
        "rounds": training.rounds,
        "decisions": training.decisions,
        "seconds": training.seconds,
        "critic_rounds": training.critic_rounds,
        "steps": [learner.policy.steps, learner.critic.steps],
        "selves": len(training.selves),
    }
    arrays: dict[str, Any] = {name: getattr(tables, name) for name in KEPT_OF_TABLES}
    arrays["earlier"] = training.earlier
    for name, scales in (("scales", learner.scales), ("hands_scales", learner.hands)):
        arrays[f"{name}_middle"], arrays[f"{name}_factor"] = scales.middle, scales.factor
    for name, params in lists_of(training).items():
        arrays |= {f"{name}_{place}": one for place, one in enumerate(params)}
    made = io.BytesIO()
    np.savez(made, told=np.array(json.dumps(told)), **arrays)
    write(file, made.getvalue())


KEPT_OF_TABLES = (
    *("states", "chances", "kinds", "next_kinds", "stood", "gains", "over", "shares"),
    *("seats", "seen", "hands", "masks", "habits"),
)


def lists_of(training: Training) -> dict[str, list[Array]]:
    """All lists of weights in a run, and what Adam keeps of them."""
    found = {f"self_{number}": params for number, params in enumerate(training.selves)}
    for name, adam in (("policy", training.learner.policy), ("critic", training.learner.critic)):
        found |= {name: adam.params, f"{name}_means": adam.means, f"{name}_squares": adam.squares}
    return found


def go_on(training: Training, file: Path) -> None:
    """Bring a training that has just begun to where a run was kept."""
    with np.load(file) as kept:
        told = json.loads(str(kept["told"]))
        if told["training"] != training_hash(training):
            raise OtherTraining(str(file))
        for name in KEPT_OF_TABLES:
            getattr(training.tables, name)[:] = kept[name]
        training.earlier[:] = kept["earlier"]
        learner = training.learner
        learner.scales = Scales(kept["scales_middle"], kept["scales_factor"])
        learner.hands = Scales(kept["hands_scales_middle"], kept["hands_scales_factor"])
        size = len(learner.policy.params)
        training.selves = [
            [kept[f"self_{number}_{place}"] for place in range(size)]
            for number in range(told["selves"])
        ]
        for name, params in lists_of(training).items():
            for place, one in enumerate(params):
                one[:] = kept[f"{name}_{place}"]
    training.rng.bit_generator.state = told["rng"]
    training.rounds, training.decisions = told["rounds"], told["decisions"]
    training.seconds, training.critic_rounds = told["seconds"], told["critic_rounds"]
    learner.policy.steps, learner.critic.steps = told["steps"]
