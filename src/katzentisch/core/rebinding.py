"""Functions that leave names open, such as `legal`, looking at the names of one game."""

from collections.abc import Iterator, Mapping, Sequence
from types import CodeType, FunctionType, ModuleType
from typing import Any

from katzentisch.core.rulebook import Rulebook

RULE_NAMES = ("start", "shuffled", "actors", "legal", "apply", "winners", "imagine")


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def bound_names(rules: Rulebook) -> dict[str, Any]:
    """The names that bind functions to a game."""
    return {name: getattr(rules, name) for name in RULE_NAMES} | {
        "WORDS": rules.words,
        "SPAN": rules.span,
    }


def rebound(modules: Sequence[ModuleType], given: Mapping[str, Any]) -> dict[str, Any]:
    """The names of some modules and those given; the modules' own functions look at these.

    First at what is given, then at their own file, last at the others: each file keeps what it
    means by a name, as it does where it is compiled.
    """
    everything: dict[str, Any] = {}
    for module in modules:
        everything |= vars(module)
    homes = [{**everything, **vars(module), **given} for module in modules]
    twins = {
        function: FunctionType(function.__code__, home, function.__name__, function.__defaults__)
        for module, home in zip(modules, homes, strict=True)
        for function in own_functions(module).values()
    }
    names = {**everything, **given}
    for home in (*homes, names):
        for name, value in home.items():
            if isinstance(value, FunctionType):
                home[name] = twins.get(value, value)
    return names


def names_used(code: CodeType) -> Iterator[str]:
    """Every global name a function's code may look up."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_used(constant)


def globals_of(function: FunctionType, bound: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The globals a function looks up: what is bound to it, else what its file has."""
    for name in names_used(function.__code__):
        if name in bound:
            yield name, bound[name]
        elif name in function.__globals__:
            yield name, function.__globals__[name]


def twin_of(function: FunctionType) -> FunctionType:
    """The same code, with globals of its own that are still to be given."""
    names = {"__name__": function.__module__}
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    return twin
