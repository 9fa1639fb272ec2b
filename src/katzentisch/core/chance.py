"""Seeded chance: the same numbers on every machine, in both engines.

A source of chance is a list with one 64-bit number in it, moved on by SplitMix64. Tables of
people do not use this: their cards come from the fair dealer.
"""

from typing import TypeAlias

Chance: TypeAlias = list[int]

WORD = (1 << 64) - 1
HALF = (1 << 32) - 1
STEP = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


def mixed(z: int) -> int:
    """SplitMix64's finaliser: a 64-bit number well stirred."""
    z = ((z ^ (z >> 30)) * MIX_A) & WORD
    z = ((z ^ (z >> 27)) * MIX_B) & WORD
    return z ^ (z >> 31)


def seeded(seed: int, stream: int = 0) -> Chance:
    """A source of its own for every pair of seed and stream (for instance, a game's number)."""
    return [mixed((mixed(seed & WORD) + (stream & WORD) * STEP + STEP) & WORD)]


def below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (Lemire's method on 32 bits)."""
    while True:
        state = (chance[0] + STEP) & WORD
        chance[0] = state
        z = ((state ^ (state >> 30)) * MIX_A) & WORD
        z = ((z ^ (z >> 27)) * MIX_B) & WORD
        product = ((z ^ (z >> 31)) >> 32) * n
        if product & HALF >= n or product & HALF >= (1 << 32) % n:
            return product >> 32


def shuffle(cards: list[int], size: int, chance: Chance) -> None:
    """Put the first `size` cards in a random order (Fisher–Yates, from the last place down)."""
    for last in range(size - 1, 0, -1):
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def lent(chance: Chance) -> Chance:
    """The same source, for a loop that draws from it often; compiled code has its own version."""
    return chance


def scratch(size: int) -> list[int]:
    """Room for `size` numbers, a constant, all zero, for the time of one function."""
    return [0] * size
