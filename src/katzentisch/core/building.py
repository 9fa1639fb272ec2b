"""Rebuilds plain functions, and all they call, as compiled ones."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np

from katzentisch.core.kept_code import Compiler
from katzentisch.core.rebinding import globals_of, twin_of


@dataclass(frozen=True, slots=True)
class Built:
    """Compiled functions by the plain ones they were made from."""

    called: Mapping[Any, Any]
    inlined: Mapping[Any, Any]

    def with_these(self, made: Mapping[Any, Any]) -> "Built":
        """Some more, or some instead, called or not."""
        return Built({**self.called, **made}, {**self.inlined, **made})


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be built, and how."""

    # Where decisions follow one another, thousands in a call; and what is written out there.
    loops: Collection[FunctionType]
    hot: Collection[FunctionType]
    # Names that the functions leave open.
    bound: Mapping[str, Any]


class Builder:
    """Rebuilds functions by a plan. Hot ones are written out in loops; elsewhere they are called.

    Written out everywhere, they would take several times as long to compile.
    """

    def __init__(self, compiler: Compiler, plan: Plan, built: Built) -> None:
        self.compiler, self.plan = compiler, plan
        self.called, self.inlined = dict(built.called), dict(built.inlined)

    @property
    def built(self) -> Built:
        """All there is by now."""
        return Built(self.called, self.inlined)

    def entrance(self, function: FunctionType) -> Any:
        """The compiled twin that Python calls; compiled when it is first called."""
        twin = twin_of(function)
        self._give_globals(function, twin, function in self.plan.loops)
        return self.compiler.entrance(twin)

    def build(self, function: FunctionType, in_loop: bool = False) -> Any:
        """The compiled twin that other compiled functions call."""
        inlined = in_loop and function in self.plan.hot
        made = self.inlined if inlined else self.called
        if function not in made:
            twin = twin_of(function)
            made[function] = self._compiled(function, twin, inlined)
            self._give_globals(function, twin, inlined or function in self.plan.loops)
        return made[function]

    def _compiled(self, function: FunctionType, twin: FunctionType, inlined: bool) -> Any:
        if inlined:
            return self.compiler.inlined(twin)
        if function in self.plan.loops:
            return self.compiler.loop(twin)
        return self.compiler.called(twin)

    def _give_globals(self, function: FunctionType, twin: FunctionType, in_loop: bool) -> None:
        for name, value in globals_of(function, self.plan.bound):
            twin.__globals__[name] = self._value(value, in_loop)

    def _value(self, value: Any, in_loop: bool) -> Any:
        """What stands in compiled code for a global of a rules file."""
        if isinstance(value, FunctionType):
            return self.build(value, in_loop)
        if isinstance(value, tuple) and all(isinstance(item, int) for item in value):
            return np.array(value, np.int64)
        return value
