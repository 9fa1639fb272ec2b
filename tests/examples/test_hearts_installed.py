"""Hearts installed, and not another line: every room of the house knows the game."""

import json
from pathlib import Path

import httpx
import pytest

from katzentisch.bots import LEVELS
from katzentisch.core.texts import LANGUAGES
from tests.examples.installing import HEARTS, Installed, kept, seated

# A word of each language that only Hearts' own pages and sentences bring.
QUEEN = {"en": "queen of spades", "fr": "dame de pique", "de": "Pik-Dame"}
TWO = {"en": "2 of clubs", "fr": "2 de trèfle", "de": "Kreuz 2"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The house with Hearts in it."""
    return Installed(kept(HEARTS), tmp_path_factory.mktemp("hearts"))


def test_the_house_does_not_know_it_uninstalled() -> None:
    from katzentisch.games import rulebooks

    assert "hearts" not in rulebooks()


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_rules(house: Installed, language: str) -> None:
    assert "Hearts" in house.katzentisch("games", "--lang", language)
    page = house.katzentisch("rules", "hearts", "--lang", language)
    assert "H17" in page
    assert QUEEN[language] in " ".join(page.split())


def test_simulate_verify_and_replay(house: Installed, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    house.katzentisch("simulate", "hearts", "--games", "20", "--legal", "--out", file)
    assert "20" in house.katzentisch("verify", file)
    for language in LANGUAGES:
        shown = house.katzentisch("replay", file, "--lang", language, typed="\n" * 60)
        assert TWO[language] in shown


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_in_the_terminal(house: Installed, level: str) -> None:
    """To its end, with a hint, an explanation, a refusal and its reason, against each level."""
    language = LANGUAGES[LEVELS.index(level) % len(LANGUAGES)]
    wish = ["play", "hearts", "--level", level, "--seed", "1", "--lang", language]
    shown = house.katzentisch(*wish, typed="help\nhint\nwhy play SQ\nplay SQ\n" + "1\n" * 60)
    assert TWO[language] in shown
    assert "(H4)" in shown
    saved = max(house.data.rglob("hearts-*.jsonl"), key=lambda file: file.stat().st_mtime)
    assert "scores" in json.loads(saved.read_text("utf-8"))
    house.katzentisch("verify", str(saved))


def test_an_arena(house: Installed, tmp_path: Path) -> None:
    wish = ["--bots", "expert,champion,network,casual", "--deals", "1", "--budget", "20"]
    shown = house.katzentisch("arena", "hearts", *wish, "--out", str(tmp_path))
    assert all(bot in shown for bot in ("expert", "champion", "network"))
    assert "Hearts" in (tmp_path / "report.html").read_text("utf-8")


def test_every_environment(house: Installed) -> None:
    assert "done" in house.python("-m", "tests.examples.environments", "hearts")


def test_the_web_table(house: Installed) -> None:
    """Bots of all levels, hints, sentences in three languages, replay, and on from a step of it."""
    with house.serving() as address:
        for place, language in enumerate(LANGUAGES):
            offered = httpx.get(f"{address}/api/choices", params={"language": language}).json()
            assert "hearts" in [game["name"] for game in offered["games"]]
            levels = ["", *(LEVELS * 2)[place * 2 : place * 2 + 3]]
            with seated(address, language, game="hearts", players=4, levels=levels) as player:
                player.ask("start", fill=True)
                player.wait_for_turn()
                hint = player.ask("hint")
                assert hint["move"] in player.play["legal"]
                assert hint["said"]
                player.play_on()
            assert any(TWO[language] in line for line in player.said)
        record = f"records/{player.play['id']}"
        replay = httpx.get(f"{address}/api/{record}/replay", params={"seat": 0}).json()
        assert replay["steps"][0]["view"]["rules"] == "hearts"
        with seated(address, "en", f"{record}/branches", step=20, seat=0) as again:
            again.ask("start", fill=True)
            again.play_on()
            assert again.over


def test_the_kit_of_the_house(house: Installed) -> None:
    """What the house asks of every rulebook, it asks of this one too."""
    kit = ["tests/test_conformance.py", "tests/test_hidden.py", "tests/test_redeal.py"]
    kit += ["tests/test_lockstep.py::test_imagine"]
    shown = house.python(
        "-m", "pytest", "-q", "--assert=plain", "-p", "no:cacheprovider", *kit, "-k", "hearts"
    )
    assert "passed" in shown or "100%" in shown
