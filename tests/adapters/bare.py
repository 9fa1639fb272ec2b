"""The house as it would be if no game brought an observation.py."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from unittest.mock import patch

from katzentisch.adapters import observing
from katzentisch.core.rulebook import Rulebook


@contextmanager
def no_observations() -> Iterator[None]:
    """While this lasts, environments are made from any game's observation."""

    def without(rules: Rulebook, name: str) -> None:
        assert name == "observation"

    def any_games(rules: Rulebook, name: str, default: ModuleType) -> ModuleType:
        return default

    with (
        patch.object(observing, "part", without),
        patch.object(observing, "part_or", any_games),
    ):
        yield
