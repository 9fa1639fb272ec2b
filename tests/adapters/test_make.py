"""The front door, and what happens when an optional library is not there."""

import subprocess
import sys

import pytest

import katzentisch
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import every_game

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
    katzentisch.make({game!r}, shape={shape!r})
except ImportError as error:
    print(error)
katzentisch.make({game!r}, shape="tables", size=2)
from katzentisch.games import rulebooks
print(len(rulebooks()))
"""


@pytest.mark.parametrize(("shape", "library", "extra"), NEEDS)
def test_a_missing_library_stops_only_its_own_adapter(shape: str, library: str, extra: str) -> None:
    game = next(iter(rulebooks()))
    script = WITHOUT.format(library=library, shape=shape, game=game)
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert told[0].startswith(f"This needs {library}, which is not installed: pip install")
    assert f'"katzentisch[{extra}]"' in told[0]
    assert told[1] == str(len(rulebooks()))


def test_importing_the_package_does_not_import_numpy() -> None:
    script = "import sys, katzentisch; print('numpy' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "False"


@every_game
def test_every_shape_has_the_game_asked_for(rules: Rulebook) -> None:
    options = {option.name: option.values[-1] for option in rules.options}
    players, game = rules.seats[-1], rules.name.replace("-", "_")
    turns = katzentisch.make(game, players=players, options=options)
    assert len(turns.possible_agents) == players
    assert turns.unwrapped.board.options == options
    together = katzentisch.make(game, shape="parallel")
    assert together.unwrapped.board.rules is rules
    single = katzentisch.make(game, players=players, shape="gym", reward="win")
    assert single.lessons.players == players
    many = katzentisch.make(game, shape="vector", num_envs=7)
    assert many.num_envs == 7
    tables = katzentisch.make(game, players=players, shape="tables", size=5)
    assert (tables.size, tables.players) == (5, players)
    spiel = katzentisch.make(game, players=players, options=options, shape="openspiel")
    chosen = {name: str(value) for name, value in spiel.get_parameters().items()}
    assert chosen.items() >= options.items()


@every_game
def test_wrong_wishes_are_answered_with_sentences(rules: Rulebook) -> None:
    with pytest.raises(ValueError, match="There is no shape 'round'; choose one of pettingzoo"):
        katzentisch.make(rules.name, shape="round")
    with pytest.raises(ValueError, match=f"{rules.title} is for .* players, not 1"):
        katzentisch.make(rules.name, players=1, shape="openspiel")
