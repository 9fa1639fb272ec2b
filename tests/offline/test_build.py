"""Building the engines of the page: when, from what, how big, and what is said where it fails."""

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from katzentisch.bots.engine import plain_engine
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.offline import engines, linker
from katzentisch.offline.calls import CALLS, FUNCTIONS
from katzentisch_hearts import RULES
from tests.examples.installing import HEARTS, ROOT, Installed, kept
from tests.offline.chromium import InChromium
from tests.offline.walking import walk
from tests.variants import every_game

pytestmark = pytest.mark.processes

MOST_BYTES = 30_000
AGAIN = ROOT / "build" / "engines-again"
# WebAssembly's instruction that copies any number of bytes within its one memory.
MEMORY_COPY = b"\xfc\x0a\x00\x00"


def test_a_call_hands_over_what_its_function_takes() -> None:
    for name, kinds in CALLS.items():
        assert len(kinds) == FUNCTIONS[name].__code__.co_argcount, name


@every_game
def test_an_engine_is_small(rules: Rulebook) -> None:
    if not engines.is_built(rules):
        pytest.skip("The engines of the page are not built: run make offline")
    assert len(gzip.compress(engines.file_of(rules).read_bytes(), 9)) <= MOST_BYTES


@every_game
def test_an_engine_copies_states_in_one_piece(rules: Rulebook) -> None:
    """As Numba writes it they are copied byte by byte, several hundred at each of many places."""
    if not engines.is_built(rules):
        pytest.skip("The engines of the page are not built: run make offline")
    assert MEMORY_COPY in engines.file_of(rules).read_bytes()


@every_game
def test_nothing_changed_builds_nothing(
    rules: Rulebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{rules.name}.wasm").write_bytes(b"as it is")
    (tmp_path / f"{rules.name}.key").write_text(engines.key_of(rules))
    engines.build(rules, tmp_path)
    assert engines.file_of(rules, tmp_path).read_bytes() == b"as it is"
    # Without its key, or with that of other sources, it would be built.
    monkeypatch.setattr(engines, "MADE_BY", ("calls.py",))
    assert not engines.is_built(rules, tmp_path)
    monkeypatch.undo()
    (tmp_path / f"{rules.name}.key").unlink()
    assert not engines.is_built(rules, tmp_path)


def test_every_game_has_its_own_key() -> None:
    assert len({engines.key_of(rules) for rules in rulebooks().values()}) == len(rulebooks())


def test_without_a_linker_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("WASM_LD", raising=False)
    monkeypatch.setattr(linker, "find_spec", lambda _: None)
    with pytest.raises(linker.NoLinker, match="apt-get install lld"):
        linker.linker()


def test_the_command_says_so_too() -> None:
    """Where something is to be built; where all is there, no linker is missed."""
    code = (
        "from katzentisch.offline import __main__, linker\n"
        "__main__.is_built = lambda rules: False\n"
        "linker.find_spec = lambda _: None\n"
        "__main__.main()"
    )
    surroundings = {name: kept for name, kept in os.environ.items() if name != "WASM_LD"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=surroundings | {"PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.strip() == linker.MISSING


def needs_linker() -> None:
    """Skip where nothing can be built."""
    try:
        linker.linker()
    except linker.NoLinker as trouble:
        pytest.skip(str(trouble))


def test_the_same_sources_give_the_same_bytes() -> None:
    """Built once more, the smallest engine is the one that `make offline` has built.

    The second one is kept, too: as long as the sources are the same it proves the same.
    """
    needs_linker()
    built = [rules for rules in rulebooks().values() if engines.is_built(rules)]
    if not built:
        pytest.skip("The engines of the page are not built: run make offline")
    rules = min(built, key=lambda rules: engines.file_of(rules).stat().st_size)
    engines.build(rules, AGAIN)
    assert engines.file_of(rules, AGAIN).read_bytes() == engines.file_of(rules).read_bytes()


@pytest.fixture
def hearts() -> Path:
    """A folder with the engine of a game from elsewhere, kept until its sources change."""
    needs_linker()
    site = kept(HEARTS)
    house = Installed(site, site / "data")
    code = (
        "import sys; from pathlib import Path\n"
        "from katzentisch.games import rulebook\n"
        "from katzentisch.offline.engines import build\n"
        "build(rulebook('hearts'), Path(sys.argv[1]))"
    )
    house.python("-c", code, str(site / "engines"))
    return site / "engines"


def test_a_game_from_elsewhere_is_built_and_plays(hearts: Path, browser: Browser) -> None:
    made = (hearts / "hearts.wasm").read_bytes()
    assert len(gzip.compress(made, 9)) <= MOST_BYTES
    page = InChromium(browser, hearts)
    for players in RULES.seats:
        variant = (RULES, players, RULES.defaults())
        walked = b"".join(walk(plain_engine(RULES), variant, 7))
        assert page.walks(variant, [7]) == walked
