"""Powers of e and logarithms of our own: right to the last bit or nearly, the same everywhere."""

import math
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from katzentisch.core.chance import Chance, below, seeded
from katzentisch.core.exponents import HIGHEST, LOWEST, exp, log

SEED = 16
MANY = 20_000


def between(low: float, high: float, chance: Chance) -> float:
    """A number between two others."""
    return low + (high - low) * below(chance, 1 << 31) / (1 << 31)


def arguments(low: float, high: float) -> list[float]:
    """Many numbers between two others."""
    chance = seeded(SEED)
    return [between(low, high, chance) for _ in range(MANY)]


@pytest.mark.parametrize(("low", "high"), [(-3.0, 3.0), (-40.0, 40.0), (LOWEST, HIGHEST)])
def test_powers_are_right_but_for_the_last_bit(low: float, high: float) -> None:
    for x in arguments(low, high):
        assert abs(exp(x) - math.exp(x)) <= math.ulp(math.exp(x)), x


def test_logarithms_are_right_but_for_the_last_bit() -> None:
    wide = [math.exp(x) for x in arguments(-700.0, 700.0)]
    for x in [*map(float, range(1, MANY)), *wide]:
        assert abs(log(x) - math.log(x)) <= math.ulp(math.log(x)), x


def test_what_everybody_knows() -> None:
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
    assert exp(-0.0) == 1.0


def test_the_edges_hold() -> None:
    """Beyond what a number can hold there is the last one that it can, never a trouble."""
    for beyond in (HIGHEST + 1, 1e300, math.inf):
        assert exp(beyond) == exp(HIGHEST) < math.inf
        assert exp(-beyond) == exp(LOWEST) > 0.0


@pytest.mark.compiled
@pytest.mark.parametrize("function", [exp, log])
def test_compiled_code_has_the_same_last_bit(
    function: Callable[[float], float], tmp_path: Path
) -> None:
    from katzentisch.core.building import Builder, Built, Plan
    from katzentisch.core.kept_code import Compiler

    builder = Builder(Compiler(tmp_path, vectors=False), Plan((), (), {}), Built({}, {}))
    fast = builder.entrance(function)  # type: ignore[arg-type]
    low, high = (LOWEST, HIGHEST) if function is exp else (1e-6, 1e6)
    for x in arguments(low, high):
        assert struct.pack("<d", fast(x)) == struct.pack("<d", function(x)), x
