"""Files that are whole or not there: lines added, files replaced."""

import resource
from pathlib import Path

import pytest

from katzentisch.storage.files import add_line, replacing


def test_a_line_is_added_after_those_that_are_there(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    add_line(file, b"one\n")
    add_line(file, b"two\n")
    assert file.read_bytes() == b"one\ntwo\n"


def test_a_line_that_cannot_be_written_whole_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    add_line(file, b"one\n")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    # Half of the line still fits.
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, usual[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            add_line(file, b"x" * 999 + b"\n")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert file.read_bytes() == b"one\n"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError), replacing(f"{tmp_path}/nowhere/"):
        pytest.fail("there is nothing to write to")
    assert not list(tmp_path.iterdir())
