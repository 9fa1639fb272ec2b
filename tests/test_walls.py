"""Every wall between the rooms holds: each is broken in a copy of the house, and seen to fail."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.games import rulebooks

pytestmark = pytest.mark.processes

HOUSE = Path(__file__).parents[1]
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
ONE, OTHER = (
    rules.package.removeprefix("katzentisch.") for rules in list(rulebooks().values())[:2]
)
ROOMS = "Nothing below knows what is above"
APART = "Games do not know one another"
ALONE = "Rules, imagination and words stand on the shared words alone"
UNTOLD = "Rules do not know how they are told or imagined"
PLAIN = "The plain engine starts at once"
IN_A_PAGE = "The house in a page needs nothing that a browser has not"
PURE = "Games touch no clock, disk, network or global random state"

# Who must not import what, and the wall between them.
BROKEN = [
    ("core.game", "katzentisch.games", ROOMS),
    ("storage.log", "katzentisch.games", ROOMS),
    ("games.__init__", "katzentisch.storage", ROOMS),
    (f"{ONE}.rules", "katzentisch.bots", ROOMS),
    (f"{ONE}.words", "katzentisch.story.told", ROOMS),
    (f"{ONE}.story", "katzentisch.bots.scene", ROOMS),
    ("bots.engine", "katzentisch.server", ROOMS),
    ("bots.engine", "katzentisch.story", ROOMS),
    ("story.told", "katzentisch.terminal", ROOMS),
    ("lab.arena", "katzentisch.adapters", ROOMS),
    ("review.judging", "katzentisch.lab", ROOMS),
    ("server.protocol.__init__", "katzentisch.review", ROOMS),
    ("bots.engine", "katzentisch.review", ROOMS),
    ("server.protocol.__init__", "katzentisch.lab", ROOMS),
    ("terminal.screen", "katzentisch.server", ROOMS),
    ("adapters.seats", "katzentisch.cli", ROOMS),
    ("offline.engine", "katzentisch.server", ROOMS),
    ("bots.engine", "katzentisch.offline", ROOMS),
    ("delivery.release", "katzentisch.server", ROOMS),
    ("delivery.kit", "katzentisch.offline", ROOMS),
    ("server.office.house", "katzentisch.browser", ROOMS),
    ("browser.door", "katzentisch.cli", ROOMS),
    ("browser.page_house", "katzentisch.server.door.refusals", IN_A_PAGE),
    ("server.office.office", "sqlite3", IN_A_PAGE),
    (f"{ONE}.rules", f"katzentisch.{OTHER}.rules", APART),
    (f"{ONE}.bot", f"katzentisch.{OTHER}.rules", APART),
    (f"{ONE}.words", f"katzentisch.{ONE}.bot", ALONE),
    (f"{ONE}.imagine", f"katzentisch.{ONE}.observation", ALONE),
    (f"{ONE}.rules", f"katzentisch.{ONE}.lesson", ALONE),
    (f"{ONE}.lesson", "katzentisch.bots", ROOMS),
    (f"{ONE}.rules", f"katzentisch.{ONE}.words", UNTOLD),
    ("core.record", "numpy", PLAIN),
    (f"{ONE}.words", "numba", PLAIN),
    (f"{ONE}.imagine", "random", PURE),
    (f"{ONE}.terminal", "time", PURE),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house."""
    folder = tmp_path_factory.mktemp("house")
    skipped = shutil.ignore_patterns("__pycache__", "kit", "page")
    shutil.copytree(HOUSE / "src" / "katzentisch", folder / "katzentisch", ignore=skipped)
    shutil.copy(HOUSE / "pyproject.toml", folder)
    return folder


def broken_walls(folder: Path) -> Iterator[str]:
    """The walls that do not hold, by their names on one line each."""
    found = subprocess.run(
        [sys.executable, "-c", LINT, "--config", "pyproject.toml"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = found.stdout.splitlines()
    assert any(line.startswith("Contracts:") for line in lines), found.stdout + found.stderr
    yield from (line for line in lines if " BROKEN" in line)


def file_of(copy: Path, module: str) -> Path:
    """Where a module stands in the copy."""
    return copy.joinpath("katzentisch", *module.split(".")).with_suffix(".py")


def test_the_house_stands(copy: Path) -> None:
    assert list(broken_walls(copy)) == []


@pytest.mark.parametrize(("who", "whom", "wall"), BROKEN)
def test_a_wall_holds(copy: Path, who: str, whom: str, wall: str) -> None:
    file = file_of(copy, who)
    right = file.read_text("utf-8")
    try:
        file.write_text(f"{right}\nimport {whom}\n", "utf-8")
        assert wall in "".join(broken_walls(copy))
    finally:
        file.write_text(right, "utf-8")


def test_a_room_without_a_line_breaks_the_wall(copy: Path) -> None:
    """`utils` is no room, and whatever else is new must say where it stands."""
    room = copy / "katzentisch" / "utils"
    room.mkdir()
    try:
        (room / "__init__.py").write_text("", "utf-8")
        assert ROOMS in "".join(broken_walls(copy))
    finally:
        shutil.rmtree(room)


def test_a_new_game_is_within_the_walls(copy: Path) -> None:
    """Nobody has to add a game to a contract."""
    game = copy / "katzentisch" / "games" / "newcomer"
    game.mkdir()
    try:
        (game / "__init__.py").write_text("", "utf-8")
        (game / "rules.py").write_text(f"import katzentisch.{OTHER}.rules\nimport time\n", "utf-8")
        walls = "".join(broken_walls(copy))
        assert APART in walls
        assert PURE in walls
    finally:
        shutil.rmtree(game)
