"""Reviews that a server keeps: the newest ones, and what it is handed loads nothing heavy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.review import kept
from katzentisch.review.kept import kept_review, tidy

HEAVY = "import sys, katzentisch.cli.handed_over; sys.exit('numpy' in sys.modules)"


def test_the_oldest_reviews_are_let_go(tmp_path: Path) -> None:
    for age in range(5):
        file = tmp_path / f"{age}.json"
        file.write_text("{}")
        os.utime(file, (1000 - age, 1000 - age))
    tidy(tmp_path, most=2)
    assert {file.name for file in tmp_path.iterdir()} == {"0.json", "1.json"}
    tidy(tmp_path / "missing", most=2)


def test_a_review_that_is_asked_for_again_is_not_an_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "review_key", lambda _: "asked")
    file = tmp_path / "asked.json"
    file.write_text('{"found": true}')
    os.utime(file, (1000, 1000))
    assert kept_review({}, tmp_path) == {"found": True}
    assert file.stat().st_mtime > 1000


@pytest.mark.processes
def test_a_server_loads_no_engine_for_what_it_is_handed() -> None:
    assert subprocess.run([sys.executable, "-c", HEAVY], check=False).returncode == 0
