"""`katzentisch page OUT`: a folder for any web space."""

from pathlib import Path

import pytest

from katzentisch.cli import run
from katzentisch.core.texts import LANGUAGES
from katzentisch.delivery import folder, kit
from katzentisch.delivery import page as delivered
from katzentisch.delivery.page import load_page


@pytest.fixture
def built() -> None:
    """Page and kit are there."""
    if not load_page() or kit.found_kit() is None:
        pytest.skip("The kit is not built: run make offline")


@pytest.mark.usefixtures("built")
def test_everything_is_written_and_every_address_is_relative(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "site"
    assert run(["page", str(out), "--lang", "en"]) == 0
    assert str(out) in capsys.readouterr().out
    document = (out / "index.html").read_text("utf-8")
    assert "data-alone" in document
    assert 'href="/' not in document
    assert 'src="/' not in document
    assert {"service-worker.js", "manifest.webmanifest", "assets", "offline"} <= {
        one.name for one in out.iterdir()
    }
    assert len(list(out.glob("offline/*/pyodide/pyodide.asm.wasm.gz"))) == 1
    assert [one.name for one in out.parent.iterdir()] == ["site"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert run(["page", str(tmp_path), "--lang", language]) != 0
    assert str(tmp_path) in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["letter.txt"]


def test_an_empty_folder_is_free_and_a_file_is_not(tmp_path: Path) -> None:
    assert folder.is_free(tmp_path)
    assert folder.is_free(tmp_path / "none")
    (tmp_path / "file").write_text("")
    assert not folder.is_free(tmp_path / "file")


@pytest.mark.parametrize(("missing", "said"), [("page", "make page"), ("kit", "make offline")])
def test_what_is_not_built_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: str,
    said: str,
) -> None:
    there = {} if missing == "page" else {"index.html": None}
    monkeypatch.setattr(delivered, "load_page", lambda: there)
    monkeypatch.setattr(kit, "found_kit", lambda: None)
    assert run(["page", str(tmp_path / "out"), "--lang", "en"]) != 0
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
