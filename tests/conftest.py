"""What many tests share: the compiled engine of each game, loaded once, and their order."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from katzentisch.core.rulebook import Rulebook
from tests.asking import ask

if TYPE_CHECKING:
    from katzentisch.core.compiled import Compiled

__all__ = ["ask", "compiled", "pytest_collection_modifyitems"]


@pytest.fixture(scope="session")
def compiled() -> "Callable[[Rulebook], Compiled]":
    """The compiled engine of a game; the first run compiles, later ones find it on disk."""
    from katzentisch.core.compiled import compiled as engine

    return engine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests come last: Playwright holds an event loop from its first test on."""
    items.sort(key=lambda item: item.path.parent.name == "web")
