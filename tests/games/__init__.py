"""The games' own tests: one folder, one game, named as the game's folder in the package.

A folder holds what proves this game and no other: its tests, its referee, its transcripts, its
positions. Nobody lists them: shared tests find them by the folder.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import __name__ as house
from katzentisch.games import rulebooks

HERE = Path(__file__).parent


def of_the_house() -> list[Rulebook]:
    """The games that live in the package; a game from elsewhere keeps its own tests there."""
    return [rules for rules in rulebooks().values() if rules.package.startswith(f"{house}.")]


def folder_name(rules: Rulebook) -> str:
    """What a game's folders are called, here and in the package."""
    return rules.package.rpartition(".")[2]


def folder(rules: Rulebook) -> Path:
    """Where a game's own tests are."""
    return HERE / folder_name(rules)


def own_or(rules: Rulebook, part: str, name: str, default: Any) -> Any:
    """What a part of a game's own tests says under a name, where there is such a part."""
    there = rules in of_the_house() and (folder(rules) / f"{part}.py").is_file()
    return getattr(own(rules, part), name, default) if there else default


def own(rules: Rulebook, part: str) -> Any:
    """A part of a game's own tests, such as its referee."""
    return import_module(f"{__name__}.{folder_name(rules)}.{part}")
