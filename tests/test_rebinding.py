"""Functions that share their open names: each file keeps what it means by a name of its own."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from katzentisch.bots import ismcts, pimc
from katzentisch.bots.engine import plain_engine
from katzentisch.core.rebinding import rebound
from katzentisch.games import rulebooks


def module(name: str, text: str) -> ModuleType:
    """A file of that text."""
    made = ModuleType(name)
    exec(text, vars(made))
    return made


ONE = module("one", "DEEP = 1\ndef of_one():\n    return DEEP, further(), open_name()")
OTHER = module("other", "DEEP = 2\ndef further():\n    return DEEP")


def answers(given: dict[str, Any]) -> Any:
    """What the first file's function says, looking at both files and what is given."""
    of_one: Callable[[], Any] = rebound([ONE, OTHER], given)["of_one"]
    return of_one()


def test_each_file_keeps_what_it_means_by_a_name() -> None:
    assert answers({"open_name": lambda: 0}) == (1, 2, 0)


def test_what_is_given_counts_for_all() -> None:
    assert answers({"open_name": lambda: 0, "DEEP": 3}) == (3, 3, 0)
    assert answers({"open_name": lambda: 0, "further": lambda: 9}) == (1, 9, 0)


def test_what_is_given_looks_at_the_same_names() -> None:
    small = module("small", "DEEP = 4\ndef open_name():\n    return DEEP, further()")
    changed = {name: value for name, value in vars(small).items() if not name.startswith("__")}
    assert rebound([ONE, OTHER, small], changed)["of_one"]() == (4, 4, (4, 4))


def test_searches_look_as_deep_as_their_files_say() -> None:
    """Two of them have a number of the same name."""
    assert ismcts.DEEPEST != pimc.DEEPEST
    do = plain_engine(next(iter(rulebooks().values()))).do
    found = [function.__globals__["DEEPEST"] for function in (do.grow, do.solve_moves)]
    assert found == [ismcts.DEEPEST, pimc.DEEPEST]
