"""What many tests share: the compiled engine of each game, loaded once, and their order."""

import gc
import os
import signal
from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from katzentisch.core.rulebook import Rulebook
from tests.asking import ask

if TYPE_CHECKING:
    from katzentisch.core.compiled import Compiled

__all__ = ["ask", "compiled", "pytest_collection_modifyitems"]

# The page is tested here and in the games' own folders: all have one server and one browser.
# Several rooms are tested with the real PostgreSQL and Redis: one of each for all tests.
pytest_plugins = ["tests.web.fixtures", "tests.web.blame", "tests.real_stores"]


@pytest.fixture(scope="session")
def compiled() -> "Callable[[Rulebook], Compiled]":
    """The compiled engine of a game; the first run compiles, later ones find it on disk."""
    from katzentisch.core.compiled import compiled as engine

    return engine


def pytest_configure() -> None:
    """What all that a test starts inherits.

    Signals do what they do: behind nohup, or in the background, they would be ignored, and nothing
    could be ended as people end it.
    """
    # Most servers are asked for one game or none; test_serve.py looks at who gets ready for all.
    os.environ["KATZENTISCH_READY"] = "0"
    for ignored in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(ignored) is signal.SIG_IGN:
            signal.signal(ignored, signal.SIG_DFL)


# Objects made until Python looks for garbage, and how often it looks through older ones then.
SELDOM = (50_000, 20, 50)


def pytest_collection_finish() -> None:
    """What is loaded by now stays: it is not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


# What the tests of a folder need besides Python; single files and tests say so themselves.
NEEDS = {
    "adapters": "compiled",
    "bots": "compiled",
    "examples": "compiled",
    "offline": "compiled",
    "server": "sockets",
}
# What a test needs that asks for one of these fixtures, wherever it stands.
FIXTURES = {
    "browser": "browser",
    "careful_postgres": "processes",
    "compiled": "compiled",
    "postgres": "processes",
    "redis_server": "processes",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark who needs what. The browser comes last: Playwright holds an event loop from then on."""
    for item in items:
        if need := NEEDS.get(item.path.parent.name):
            item.add_marker(need)
        for fixture in FIXTURES.keys() & getattr(item, "fixturenames", ()):
            item.add_marker(FIXTURES[fixture])
    items[:] = evenly(items)
    items.sort(key=place_in_line)


def evenly(items: list[pytest.Item]) -> list[pytest.Item]:
    """Files whose tests wait for sockets and processes, and those that compute, in turn.

    Workers would otherwise all wait at the same time, and later all compute.
    """
    kinds: dict[bool, list[list[pytest.Item]]] = {True: [], False: []}
    for _, group in groupby(items, lambda item: item.path):
        tests = list(group)
        waits = any(tests[0].get_closest_marker(one) for one in ("sockets", "processes"))
        kinds[waits].append(tests)
    # Each file stands at the share of its own kind that comes before it.
    placed = [
        (number / len(files), tests)
        for files in kinds.values()
        for number, tests in enumerate(files)
    ]
    placed.sort(key=lambda one: one[0])
    return [item for _, tests in placed for item in tests]


# Files of the browser's tests that take long: they come first of these, so that at the end of all
# no worker waits long for another.
LONGEST = (
    "test_aeroplane.py",
    "test_review.py",
    "test_searches.py",
    "test_own_house.py",
    "test_whole_games.py",
    "test_around.py",
    "test_lessons.py",
    "test_any_table.py",
    "test_screens.py",
    "test_layout.py",
)


def place_in_line(item: pytest.Item) -> int:
    """Without the browser, then with it: what takes long, and the rest."""
    if not item.get_closest_marker("browser"):
        return 0
    return 1 if item.path.name in LONGEST else 2
