"""The compiled engine's own versions of the few primitives that exist twice."""

from typing import Any

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

from katzentisch.core import bits, chance

# Without types, as Numba has them.
llvm: Any = cgutils
arrays: Any = arrayobj

STEP = np.uint64(chance.STEP)
MIX_A = np.uint64(chance.MIX_A)
MIX_B = np.uint64(chance.MIX_B)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
HALF = np.uint64(chance.HALF)
TWO32 = np.uint64(1 << 32)


# Whoever calls an intrinsic leaves its first argument to Numba, which a type checker cannot know.


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


@intrinsic
def uncounted(typing_context: Any, array: Any) -> Any:
    """The same array for as long as its owner holds it, whoever else does not matter."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lent = context.make_array(array)(context, builder, value=arguments[0])
        lent.meminfo = ir.Constant(lent.meminfo.type, None)
        lent.parent = ir.Constant(lent.parent.type, None)
        return lent._getvalue()

    return array(array), generate


@intrinsic(prefer_literal=True)
def on_the_stack(typing_context: Any, size: Any) -> Any:
    """Room for so many numbers, all zero, until the function that asks for it comes back.

    Taken in by that very function: whatever is called to make it would give its room away.
    """
    numbers = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, length = ir.IntType(64), size.literal_value
        room = llvm.alloca_once(builder, ir.ArrayType(word, length))
        llvm.memset(builder, room, word(8 * length), 0)
        made = context.make_array(numbers)(context, builder)
        first = builder.bitcast(room, made.data.type)
        arrays.populate_array(made, first, [word(length)], [word(8)], word(8), meminfo=None)
        return made._getvalue()

    return numbers(size), generate


def count(number: int) -> int:
    """How many bits are set."""
    return popcount(number)  # type: ignore[call-arg]


def lowest(number: int) -> int:
    """The position of the lowest set bit."""
    return trailing_zeros(number)  # type: ignore[call-arg]


def nth_by_deposit(number: int, n: int) -> int:
    """The position of the set bit that has `n` set bits below it, in two instructions."""
    return trailing_zeros(deposit(1 << n, number))  # type: ignore[call-arg]


@njit(forceinline=True)
def cleared(number: Any) -> Any:
    """A number without its lowest set bit."""
    return number & (number - 1)


def nth_by_clearing(number: int, n: int) -> int:
    """The same for machines without `pdep`.

    Chance draws `n`, so no processor guesses how often a loop goes round: the last seven steps are
    always taken, and what comes of them is used or not.
    """
    for _ in range(n >> 3):
        for _ in range(8):
            number = cleared(number)
    four = cleared(cleared(cleared(cleared(number))))
    number = four if n & 4 else number
    two = cleared(cleared(number))
    number = two if n & 2 else number
    one = cleared(number)
    number = one if n & 1 else number
    return trailing_zeros(number)  # type: ignore[call-arg]


@njit(forceinline=True)
def drawn(state: Any, n: int) -> tuple[Any, Any]:
    """The source after the next number of chance.below, and the number.

    This is 64-bit arithmetic that wraps by itself.
    """
    bound = np.uint64(n)
    while True:
        state += STEP
        z = (state ^ (state >> S30)) * MIX_A
        z = (z ^ (z >> S27)) * MIX_B
        product = ((z ^ (z >> S31)) >> S32) * bound
        low = product & HALF
        if low >= bound or low >= TWO32 % bound:
            return state, np.int64(product >> S32)


def below(source: Any, n: int) -> int:
    """The next number of chance.below."""
    source[0], number = drawn(source[0], n)
    return int(number)


def shuffle(cards: Any, size: int, source: Any) -> None:
    """The order of chance.shuffle; the source is written back once, when the last card lies."""
    state = source[0]
    for place in range(size - 1, 0, -1):
        state, chosen = drawn(state, place + 1)
        # Numba looks whether a signed place counts from the end.
        last, other = np.uint64(place), np.uint64(chosen)
        cards[last], cards[other] = cards[other], cards[last]
    source[0] = state


def lent(source: Any) -> Any:
    """The same source. Counting who holds it would cost two locked instructions a decision."""
    return uncounted(source)  # type: ignore[call-arg]


def has_pdep() -> bool:
    """Whether this processor can spread bits in one instruction."""
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


# What stands for what when a rule function is compiled.
REPLACED: dict[Any, Any] = {
    bits.count: count,
    bits.lowest: lowest,
    bits.nth: nth_by_deposit if has_pdep() else nth_by_clearing,
    chance.below: below,
    chance.shuffle: shuffle,
    chance.lent: lent,
    chance.scratch: on_the_stack,
}
