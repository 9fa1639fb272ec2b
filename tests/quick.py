"""`make quick`: all tests that need neither Numba nor a browser nor a socket nor a process.

Whoever needs one of them says so by its marker; here they are left out, and the things themselves
are locked away, so that nothing slow slips in unmarked.
"""

import socket
import subprocess
import sys
from collections.abc import Generator
from typing import Any, NoReturn
from unittest.mock import patch

import pytest

# What a quick test has no use for; the markers bear the same names.
LEFT_OUT = ("compiled", "browser", "sockets", "processes")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked."""
    slow = [item for item in items if any(map(item.get_closest_marker, LEFT_OUT))]
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
