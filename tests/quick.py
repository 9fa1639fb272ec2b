"""`make quick`: all tests that need neither Numba nor a browser nor a socket nor a process.

Whoever needs one of them says so by its marker; here they are left out, and the things themselves
are locked away, so that nothing slow slips in unmarked.
"""

import socket
import subprocess
import sys
from collections.abc import Generator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NoReturn
from unittest.mock import patch

import pytest

from tests.conftest import NEEDS

# What a quick test has no use for; the markers bear the same names.
LEFT_OUT = ("compiled", "browser", "sockets", "processes")
# Many whole games, or many samples: what they find after a small change is rare, and they would
# make this slow. `make test` runs them all.
LONG = (
    "tests/test_redeal.py::*",
    "tests/test_referee.py::*",
    "tests/test_views_page.py::*",
    "tests/test_terminal.py::test_whole_games_fit_the_screen*",
    "tests/test_terminal.py::test_every_seat_can_be_told_every_game*",
    "tests/test_terminal_screen.py::test_what_does_not_fit_waits_to_be_read*",
    "tests/test_terminal_screen.py::test_a_replay_fits_the_screen*",
    "tests/test_conformance.py::test_what_is_not_legal_is_refused_with_its_clause*",
    "tests/test_conservation.py::test_with_any_seed*",
    "tests/test_hidden.py::test_imagining_knows_nothing_of_the_truth*",
    "tests/test_hidden.py::test_an_imagined_world_looks_the_same*",
    "tests/test_hidden.py::test_worlds_that_look_the_same_allow_the_same*",
    "tests/test_records.py::test_any_mutation_is_refused_or_a_correct_game*",
    "tests/test_records.py::test_the_keys_and_the_round_trip*",
    "tests/test_fair.py::test_an_operator_cannot_choose_his_hand_any_more*",
    "tests/games/*/test_hidden.py::*uniform*",
    "tests/games/*/test_hidden.py::test_bounds_are_sound*",
    "tests/games/*/test_hints.py::*",
)


def is_slow(item: pytest.Item) -> bool:
    """Whether a test is not for after every change."""
    marked = any(map(item.get_closest_marker, LEFT_OUT))
    return marked or any(fnmatchcase(item.nodeid, one) for one in LONG)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not even load what a whole folder leaves out: that alone would take long."""
    return True if collection_path.name in NEEDS else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked."""
    slow = [item for item in items if is_slow(item)]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in set(slow)]


class Locked:
    """Finds NumPy and Numba nowhere."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name in ("numba", "llvmlite"):
            raise ImportError(f"{name} is locked away: mark the test `compiled`")


def locked(what: str) -> Any:
    """Stands for a thing that a quick test must not use."""

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise RuntimeError(f"this is locked away: mark the test `{what}`")

    return refuse


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Lock the slow things away while a test runs, its fixtures included."""
    with (
        patch.object(sys, "meta_path", [Locked(), *sys.meta_path]),
        patch.object(socket.socket, "connect", locked("sockets")),
        patch.object(socket.socket, "bind", locked("sockets")),
        patch.object(subprocess.Popen, "__init__", locked("processes")),
    ):
        return (yield)
