"""The compiled engine's own versions of the few primitives that exist twice."""

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from katzentisch.core import bits, chance

STEP = np.uint64(chance.STEP)
MIX_A = np.uint64(chance.MIX_A)
MIX_B = np.uint64(chance.MIX_B)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
HALF = np.uint64(chance.HALF)
TWO32 = np.uint64(1 << 32)


@intrinsic
def popcount(typing_context: Any, number: Any) -> Any:
    """The processor's own count of set bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(typing_context: Any, number: Any) -> Any:
    """The processor's own position of the lowest set bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def deposit(typing_context: Any, source: Any, mask: Any) -> Any:
    """x86's `pdep`: spread the low bits of a number over the set bits of a mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word])
        )
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


def count(number: int) -> int:
    """How many bits are set."""
    return popcount(number)  # type: ignore[call-arg]


def lowest(number: int) -> int:
    """The position of the lowest set bit."""
    return trailing_zeros(number)  # type: ignore[call-arg]


def nth_by_deposit(number: int, n: int) -> int:
    """The position of the set bit that has `n` set bits below it, in two instructions."""
    return trailing_zeros(deposit(1 << n, number))  # type: ignore[call-arg]


def nth_by_clearing(number: int, n: int) -> int:
    """The same for processors without `pdep`."""
    for _ in range(n):
        number &= number - 1
    return trailing_zeros(number)  # type: ignore[call-arg]


def below(source: Any, n: int) -> int:
    """The next number of chance.below, in 64-bit arithmetic that wraps by itself."""
    bound = np.uint64(n)
    while True:
        state = source[0] + STEP
        source[0] = state
        z = (state ^ (state >> S30)) * MIX_A
        z = (z ^ (z >> S27)) * MIX_B
        product = ((z ^ (z >> S31)) >> S32) * bound
        low = product & HALF
        if low >= bound or low >= TWO32 % bound:
            return np.int64(product >> S32)  # type: ignore[return-value]


def scratch(size: int) -> Any:
    """Room for `size` numbers, all zero."""
    return np.zeros(size, np.int64)


def has_pdep() -> bool:
    """Whether this processor can spread bits in one instruction."""
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


def replacements(compile_: Callable[[Any], Any] = njit) -> dict[Any, Any]:
    """What stands for what when a rule function is compiled."""
    return {
        bits.count: compile_(count),
        bits.lowest: compile_(lowest),
        bits.nth: compile_(nth_by_deposit if has_pdep() else nth_by_clearing),
        chance.below: compile_(below),
        chance.scratch: compile_(scratch),
    }
