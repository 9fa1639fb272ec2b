"""Sets as bits of an int. The compiled engine has its own versions of these three."""


def count(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The position of the lowest set bit; there must be one."""
    return (bits & -bits).bit_length() - 1


def nth(bits: int, n: int) -> int:
    """The position of the set bit that has `n` set bits below it."""
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def members(bits: int) -> list[int]:
    """The positions of all set bits, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
