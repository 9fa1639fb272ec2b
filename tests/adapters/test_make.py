"""The front door, and what happens when an optional library is not there."""

import subprocess
import sys

import pytest

import katzentisch

# Each adapter, the library it needs, and the extra that brings it.
NEEDS = [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("parallel", "pettingzoo", "pettingzoo"),
    ("gym", "gymnasium", "gym"),
    ("vector", "gymnasium", "gym"),
    ("openspiel", "pyspiel", "openspiel"),
]
WITHOUT = """
import sys
sys.modules[{library!r}] = None
import katzentisch
try:
    katzentisch.make("und-tschuess", shape={shape!r})
except ImportError as error:
    print(error)
katzentisch.make("und-tschuess", shape="tables", size=2)
from katzentisch.games import rulebooks
print(len(rulebooks()))
"""


@pytest.mark.parametrize(("shape", "library", "extra"), NEEDS)
def test_a_missing_library_stops_only_its_own_adapter(shape: str, library: str, extra: str) -> None:
    script = WITHOUT.format(library=library, shape=shape)
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert told[0].startswith(f"This needs {library}, which is not installed: pip install")
    assert f'"katzentisch[{extra}]"' in told[0]
    assert told[1] == "3"


def test_importing_the_package_does_not_import_numpy() -> None:
    script = "import sys, katzentisch; print('numpy' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "False"


def test_every_shape_has_the_game_asked_for() -> None:
    options = {"memory": "on"}
    turns = katzentisch.make("muckenstich", players=5, options=options)
    assert len(turns.possible_agents) == 5
    assert turns.unwrapped.board.options == options
    together = katzentisch.make("und_tschuess", shape="parallel")
    assert together.unwrapped.board.rules.name == "und-tschuess"
    single = katzentisch.make("katzenjammer", players=2, shape="gym", reward="win")
    assert single.lessons.players == 2
    many = katzentisch.make("katzenjammer", shape="vector", num_envs=7)
    assert many.num_envs == 7
    tables = katzentisch.make("muckenstich", players=3, shape="tables", size=5)
    assert (tables.size, tables.players) == (5, 3)
    spiel = katzentisch.make("muckenstich", players=3, options=options, shape="openspiel")
    assert spiel.get_parameters()["memory"] == "on"
    match = katzentisch.make("katzenjammer", options={"games": "3"}, shape="openspiel")
    assert match.get_parameters() == {"players": 4, "mice": 0, "games": 3} | {"utility": "margin"}


def test_wrong_wishes_are_answered_with_sentences() -> None:
    with pytest.raises(ValueError, match="There is no shape 'round'; choose one of pettingzoo"):
        katzentisch.make("muckenstich", shape="round")
    with pytest.raises(ValueError, match="Mückenstich is for 3 to 6 players, not 2"):
        katzentisch.make("muckenstich", players=2, shape="openspiel")
