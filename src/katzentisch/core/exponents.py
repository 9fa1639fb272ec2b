"""e to a power and back, in additions, multiplications and divisions alone.

Those have one right answer on every machine. The `exp` and `log` of a C library or of a browser do
not: they differ in the last bit, and then a bot would not make the same move everywhere. Written
once for all engines, like the rules.
"""

LOG2_E = 1.4426950408889634
# The logarithm of 2 in two parts: the first has so few digits that a multiple of it is exact.
LN2_HIGH = 0.6931471803691238
LN2_LOW = 1.9082149292705877e-10
# Beyond these a power of e is no ordinary number any more.
LOWEST, HIGHEST = -708.0, 709.0
# A step by which a number is doubled or halved at once.
BITS = 32
STEP = float(1 << BITS)
ROOT_2 = 1.4142135623730951


def exp(x: float) -> float:
    """E to the power of x; beyond what a number can hold, that of the last that it can."""
    x = min(max(x, LOWEST), HIGHEST)
    # x is so many times the logarithm of 2 and a small rest, of which the series is short.
    twos = int(x * LOG2_E + 0.5) if x >= 0.0 else -int(0.5 - x * LOG2_E)
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW
    series = 1.0 / 6227020800
    series = series * rest + 1.0 / 479001600
    series = series * rest + 1.0 / 39916800
    series = series * rest + 1.0 / 3628800
    series = series * rest + 1.0 / 362880
    series = series * rest + 1.0 / 40320
    series = series * rest + 1.0 / 5040
    series = series * rest + 1.0 / 720
    series = series * rest + 1.0 / 120
    series = series * rest + 1.0 / 24
    series = series * rest + 1.0 / 6
    series = series * rest + 0.5
    return doubled(1.0 + (rest + rest * rest * series), twos)


def doubled(number: float, times: int) -> float:
    """A number doubled so many times; halved where that is below nothing."""
    while times > BITS:
        number *= STEP
        times -= BITS
    while times < -BITS:
        number /= STEP
        times += BITS
    return number * float(1 << times) if times >= 0 else number / float(1 << -times)


def log(x: float) -> float:
    """The natural logarithm of a number above 0."""
    twos = 0
    while x > STEP:
        x /= STEP
        twos += BITS
    while x < 1.0 / STEP:
        x *= STEP
        twos -= BITS
    while x > ROOT_2:
        x *= 0.5
        twos += 1
    while x < ROOT_2 / 2:
        x *= 2.0
        twos -= 1
    part = (x - 1.0) / (x + 1.0)
    square = part * part
    series = 1.0 / 21
    series = series * square + 1.0 / 19
    series = series * square + 1.0 / 17
    series = series * square + 1.0 / 15
    series = series * square + 1.0 / 13
    series = series * square + 1.0 / 11
    series = series * square + 1.0 / 9
    series = series * square + 1.0 / 7
    series = series * square + 1.0 / 5
    series = series * square + 1.0 / 3
    # Twice the part, its cube and so on, the smallest first.
    tail = 2.0 * part * square * series + twos * LN2_LOW
    return twos * LN2_HIGH + (2.0 * part + tail)
