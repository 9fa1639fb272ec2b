"""Games that packages bring by an entry point: each for itself, and the house's own come first."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from katzentisch import games
from katzentisch.core.rulebook import Rulebook
from tests.samples import any_one

Found = Callable[..., Mapping[str, Rulebook]]

PATIENCE = replace(any_one(), name="patience")
PRETENDER = replace(any_one(), title="Somebody else's")
NO_GAME = "a game in name only"


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Found:
    """All games, where packages bring what these words lead to."""

    def with_packages(*values: str) -> Mapping[str, Rulebook]:
        points = {games.GROUP: [EntryPoint(value, value, games.GROUP) for value in values]}
        monkeypatch.setattr(games, "entry_points", lambda group: points[group])
        return games.rulebooks.__wrapped__()

    return with_packages


def test_a_game_of_a_package_comes_after_those_of_the_house(found: Found) -> None:
    listed = found(f"{__name__}:PATIENCE")
    assert list(listed) == [*games.rulebooks(), "patience"]
    assert listed["patience"] is PATIENCE


def test_nobody_takes_the_place_of_a_game_of_the_house(found: Found) -> None:
    assert found(f"{__name__}:PRETENDER") == games.rulebooks()


@pytest.mark.parametrize(
    ("leads_to", "said"),
    [
        ("no.such.module:RULES", "cannot be loaded"),
        (f"{__name__}:NOTHING", "cannot be loaded"),
        (f"{__name__}:NO_GAME", "leads to no Rulebook"),
    ],
)
def test_what_cannot_be_loaded_is_left_out_and_nothing_else_is(
    found: Found, caplog: pytest.LogCaptureFixture, leads_to: str, said: str
) -> None:
    listed = found(leads_to, f"{__name__}:PATIENCE")
    assert list(listed) == [*games.rulebooks(), "patience"]
    [record] = caplog.records
    assert said in record.getMessage()
    assert leads_to in record.getMessage()
