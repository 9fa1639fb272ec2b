"""The page about adding a game, done to the letter: its files are a game, and it plays."""

import re
from pathlib import Path

import pytest

from katzentisch.bots import LEVELS
from katzentisch.core.texts import LANGUAGES
from tests.examples.installing import ROOT, Installed, kept, seated

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The house with the page's game in it."""
    folder = tmp_path_factory.mktemp("twelve")
    for name, content in FILE.findall(PAGE):
        file = folder / "twelve" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    return Installed(kept(folder / "twelve"), folder / "data")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_read(house: Installed, language: str) -> None:
    assert "T4" in house.katzentisch("rules", "twelve", "--lang", language)


def test_it_is_simulated_and_verified(house: Installed, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    house.katzentisch("simulate", "twelve", "--players", "3", "--games", "50", "--out", file)
    assert "50" in house.katzentisch("verify", file)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_each_level_plays_it(house: Installed, level: str) -> None:
    wish = ["play", "twelve", "--players", "3", "--level", level, "--seed", "1", "--lang", "en"]
    shown = house.katzentisch(*wish, typed="hint\nhelp\nplay 13\n" + "1\n" * 3)
    assert "worlds" in shown
    assert "play 7" in shown
    assert "katzentisch replay" in shown


def test_it_is_an_environment(house: Installed) -> None:
    assert "done" in house.python("-m", "tests.examples.environments", "twelve")


def test_it_plays_at_the_web_table(house: Installed) -> None:
    with (
        house.serving() as address,
        seated(address, "de", game="twelve", players=4, level="expert") as player,
    ):
        player.ask("start", fill=True)
        player.wait_for_turn()
        assert player.ask("hint")["move"] in player.play["legal"]
        player.play_on()
        assert player.over


def test_the_kit_of_the_house_runs_over_it(house: Installed) -> None:
    """As the page says: conformance and hidden information, without a line for it."""
    kit = ["tests/test_conformance.py", "tests/test_hidden.py", "tests/test_conservation.py"]
    shown = house.python(
        "-m", "pytest", "-q", "--assert=plain", "-p", "no:cacheprovider", *kit, "-k", "twelve"
    )
    assert "100%" in shown
