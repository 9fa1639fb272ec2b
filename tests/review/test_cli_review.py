"""`katzentisch review`: a review in the terminal, and sentences for what cannot be reviewed."""

import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.review.asked import review_key
from katzentisch.review.printed import rounds
from katzentisch.review.telling import told
from tests.asking import Ask, written
from tests.review.test_review import QUICKEST, looked_back

pytestmark = pytest.mark.compiled


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A finished game; its review is kept in a folder of the test already."""
    command, folder = sys.modules["katzentisch.cli.review"], tmp_path / "reviews"
    monkeypatch.setattr(command, "review_folder", lambda: folder)
    game, found = looked_back(QUICKEST.name)
    folder.mkdir()
    kept = folder / f"{review_key(game.record())}.json"
    kept.write_text(json.dumps(found.as_json()), "utf-8")
    return written(tmp_path / "game.jsonl", game.record())


def test_every_seat_in_short_and_one_whole(ask: Ask, file: str) -> None:
    short = ask("review", file)
    assert short.code == 0
    assert "Luck of the deal" in short.out
    assert short.out.count("with a choice") == QUICKEST.seats[0]
    whole = ask("review", file, "--seat", "0", "--hindsight")
    assert "The dearest decisions" in whole.out
    assert whole.out.count("Nobody could know that.") == whole.out.count("better was")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_eighty_columns(ask: Ask, file: str, language: str) -> None:
    for words in ((), ("--seat", "1", "--hindsight")):
        answer = ask("review", file, *words, "--lang", language)
        assert answer.code == 0
        assert max(map(len, answer.out.splitlines())) <= 80
        # Nothing is cut off.
        assert "…" not in answer.out.replace(QUICKEST.title, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_rounds_heading_is_broken(language: str) -> None:
    review = looked_back(QUICKEST.name)[1].as_json()
    spoken = texts(language, QUICKEST)
    sentences = told(review, language)
    console = Console(width=80)
    with console.capture() as captured:
        console.print(rounds(review["seats"][0]["rounds"], sentences, spoken))
    words = {word for title in sentences["parts"].values() for word in title.split()}
    begin = set(sentences["parts"]["start"].split())
    assert words - begin <= set(captured.get().split())


def test_what_was_computed_is_kept(ask: Ask, file: str, tmp_path: Path) -> None:
    [kept] = (tmp_path / "reviews").iterdir()
    found = kept.read_text("utf-8")
    kept.write_text("half a rev", "utf-8")
    computed = json.loads(ask("review", file, "--json").out)
    assert computed == json.loads(found)
    assert json.loads(kept.read_text("utf-8")) == computed
    kept.write_text(json.dumps(computed | {"version": "kept"}), "utf-8")
    assert json.loads(ask("review", file, "--json").out)["version"] == "kept"


def test_what_cannot_be_reviewed_is_said(ask: Ask, file: str, tmp_path: Path) -> None:
    dealt = Game(QUICKEST, QUICKEST.seats[0], SeededDealer(seeded(1)))
    answer = ask("review", written(tmp_path / "begun.jsonl", dealt.record()))
    assert (answer.code, answer.out) == (1, "")
    assert "not finished" in answer.err
    nothing = tmp_path / "nothing.jsonl"
    nothing.write_text("{}\n")
    answer = ask("review", str(nothing))
    assert answer.code == 1
    assert "line 1" in answer.err
    assert ask("review", file, "--seat", "9").code == 2
    assert "the seats are" in ask("review", file, "--seat", "9").err
    assert ask("review", str(tmp_path / "nowhere")).code != 0
