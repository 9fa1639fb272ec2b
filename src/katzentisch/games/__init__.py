"""The games: one folder, one game. A game from elsewhere is a package with an entry point.

What a folder holds is told in docs/adding-a-game.md. Nobody lists the games: those of this package
are found by their folders, others by the entry points of the group `katzentisch.games`.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any

from katzentisch.core.lesson import FirstLesson
from katzentisch.core.rulebook import Rulebook

GROUP = "katzentisch.games"
log = logging.getLogger(__name__)


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """Every game by its name, those of this package first."""
    found = {rules.name: rules for rules in _own()}
    for rules in _from_elsewhere():
        found.setdefault(rules.name, rules)
    return MappingProxyType(found)


def rulebook(name: str) -> Rulebook:
    """The game of that name; raises KeyError where there is none."""
    return rulebooks()[name]


@cache
def part(rules: Rulebook, name: str) -> ModuleType | None:
    """A part of a game, such as its `bot`; none if the game does not bring one."""
    where = f"{rules.package}.{name}"
    return import_module(where) if find_spec(where) else None


class PartOr:
    """A game's own part; what it does not say itself, a default for any game says."""

    def __init__(self, own: ModuleType | None, default: ModuleType) -> None:
        self.own, self.default = own, default

    def __getattr__(self, name: str) -> Any:
        return getattr(self.own if hasattr(self.own, name) else self.default, name)


@cache
def part_or(rules: Rulebook, name: str, default: ModuleType) -> Any:
    """A part of a game, with a room's default for what the game does not bring."""
    return PartOr(part(rules, name), default)


def lesson_of(rules: Rulebook) -> FirstLesson | None:
    """The lesson of a game, if it brings one."""
    own = part(rules, "lesson")
    return None if own is None else own.LESSON


def _own() -> Iterator[Rulebook]:
    for folder in iter_modules(__path__):
        if folder.ispkg:
            yield import_module(f"{__name__}.{folder.name}").RULES


def _from_elsewhere() -> Iterator[Rulebook]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        rules = _loaded(point)
        if rules is not None:
            yield rules


def _loaded(point: EntryPoint) -> Rulebook | None:
    """The game of an entry point; one that cannot be loaded is missing, and nothing else is."""
    try:
        rules = point.load()
    # Whatever a package does when it is loaded, leaving the program included.
    except (Exception, SystemExit):
        log.exception("The game %s cannot be loaded and is left out.", point.value)
        return None
    if isinstance(rules, Rulebook):
        return rules
    log.error("The game %s is left out: it leads to no Rulebook.", point.value)
    return None
