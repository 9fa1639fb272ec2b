"""Who needs the browser is marked and comes last, in whatever folder the test stands."""

from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.conftest import pytest_collection_modifyitems as put_in_order


def item(path: str, *fixtures: str) -> Any:
    """A test as pytest has found it."""
    marks: list[str] = []
    return Mock(
        path=Path(path),
        fixturenames=fixtures,
        add_marker=marks.append,
        get_closest_marker=lambda name: name if name in marks else None,
    )


@pytest.mark.parametrize("folder", ["tests/web", "tests/games/patience", "tests/server"])
def test_who_asks_for_the_browser_comes_last(folder: str) -> None:
    asking, other = (
        item(f"{folder}/test_page.py", "new_page", "browser"),
        item("tests/test_words.py"),
    )
    items = [asking, other]
    put_in_order(items)
    assert items == [other, asking]
    assert asking.get_closest_marker("browser")
    assert not other.get_closest_marker("browser")
