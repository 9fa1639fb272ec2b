"""The wheel and the sdist: what they hold installs and plays where nothing else of us is."""

import os
import site
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from katzentisch import __version__
from katzentisch.delivery.kit import found_kit
from katzentisch.games import rulebooks

pytestmark = pytest.mark.processes

HOUSE = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def elsewhere(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False)
    wheel = next(built.glob("*.whl"))
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    words = ["install", "-q", "--no-deps", "--disable-pip-version-check", str(wheel)]
    subprocess.run([*pip, *words], check=True)
    return folder / "bin"


def run(programs: Path, *words: str, written: str = "") -> str:
    """What a command of the installed package prints; the libraries it needs are ours.

    A folder on PYTHONPATH is no place for .pth files, so our own sources stay out of sight.
    """
    libraries = os.pathsep.join(site.getsitepackages())
    done = subprocess.run(
        [str(programs / words[0]), *words[1:]],
        cwd=programs,
        env=os.environ | {"PYTHONPATH": libraries},
        input=written,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_sdist_needs_no_node(built: Path) -> None:
    """The page is in it, built; so are its sources, the tests and the examples."""
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/katzentisch/page/index.html", "web/src/main.ts", "Makefile"} <= names
    assert "tests/test_package.py" in names


def test_the_wheel_has_every_game_whole(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as archive:
        names = set(archive.namelist())
    assert "katzentisch/page/index.html" in names
    for rules in rulebooks().values():
        home = rules.package.replace(".", "/")
        for language in ("en", "fr", "de"):
            assert {f"{home}/rules.{language}.md", f"{home}/texts/{language}.ftl"} <= names
    assert not any(name.startswith(("tests/", "web/", "bench/")) for name in names)


def test_wheel_and_sdist_carry_the_kit_where_it_is_built(built: Path) -> None:
    kit = found_kit()
    if kit is None:
        pytest.skip("The kit is not built: run make offline")
    files = {f"katzentisch/kit/{one.path}.gz" for one in kit.files} | {"katzentisch/kit/kit.json"}
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        assert files <= set(wheel.namelist())
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/src/")[2] for name in archive.getnames()}
    assert files <= names


def test_the_version_is_the_released_one(built: Path) -> None:
    assert f"katzentisch-{__version__}-py3-none-any.whl" in {one.name for one in built.iterdir()}
    changes = (HOUSE / "CHANGELOG.md").read_text("utf-8")
    assert f"\n## {__version__} (" in changes


def test_it_is_the_installed_package_that_runs(elsewhere: Path) -> None:
    where = run(elsewhere, "python", "-c", "import katzentisch; print(katzentisch.__file__)")
    assert where.startswith(str(elsewhere.parent))


def test_it_plays_in_an_empty_environment(elsewhere: Path) -> None:
    listed = run(elsewhere, "katzentisch", "games")
    for rules in rulebooks().values():
        assert rules.name in listed
        assert rules.letter + "1" in run(elsewhere, "katzentisch", "rules", rules.name)
        records = run(elsewhere, "katzentisch", "simulate", rules.name, "--games", "2")
        run(elsewhere, "katzentisch", "verify", "-", written=records)


def test_it_serves_its_page(elsewhere: Path) -> None:
    """The page that comes with the wheel is found there."""
    code = "from katzentisch.delivery import page; print(len(page.load_page()))"
    assert int(run(elsewhere, "python", "-c", code)) > 1
