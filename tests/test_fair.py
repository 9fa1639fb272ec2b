"""The fair dealer against an independent computation, and the uniformity of every shuffle."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from katzentisch.core import chance, fair
from katzentisch.core.fair import FairDealer, commitment

SEED = bytes(range(32))
SALTS = (b"", b"miau", b"\x00\xff", b"x" * 64)


# Computed with an independent program.
VECTORS: dict[str, Any] = {
    "key without salts": "50ef6382a91fd363584c050914220c26e804350f37f384fba6fe9ee5a533d9d6",
    "key with salts": "4af364ba8f2fca32b7c18a8d26eeb290cb6c84b1eb27f2672eefc97b2e0bb153",
    "ten cards, shuffle 0": [8, 2, 6, 0, 9, 7, 4, 3, 1, 5],
    "ten cards, salted, shuffle 0": [1, 2, 9, 0, 6, 8, 3, 5, 4, 7],
    "ten cards, salted, shuffle 1": [0, 4, 9, 2, 7, 8, 3, 1, 5, 6],
}


# Fixed bytes, and the same again from the description alone


def test_fixed_vectors() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fair.table_key(SEED, ()).hex() == VECTORS["key without salts"]
    assert fair.table_key(SEED, SALTS).hex() == VECTORS["key with salts"]
    assert FairDealer(SEED, ())(range(10), 0) == VECTORS["ten cards, shuffle 0"]
    assert FairDealer(SEED, SALTS)(range(10), 0) == VECTORS["ten cards, salted, shuffle 0"]
    assert FairDealer(SEED, SALTS)(range(10), 1) == VECTORS["ten cards, salted, shuffle 1"]


def independent_shuffle(seed: bytes, salts: tuple[bytes, ...], size: int, number: int) -> list[int]:
    """The documented steps once more, written with other means.

    key = HMAC-SHA256(seed, label ‖ for each seat: one byte of length ‖ salt)
    block i of shuffle n = HMAC-SHA256(key, n as 4 bytes ‖ i as 4 bytes), read as 8 words of 32 bits
    Fisher–Yates from the last place: j = word mod (i + 1); words ≥ ⌊2³²/(i+1)⌋·(i+1) are skipped
    """
    message = b"katzentisch/1 fair dealer"
    for salt in salts:
        message += bytes([len(salt)]) + salt
    key = hmac.new(seed, message, hashlib.sha256).digest()
    words: list[int] = []
    block = 0
    cards = list(range(size))
    place = size - 1
    while place > 0:
        if not words:
            digest = hmac.new(key, bytes([0, 0, 0, number, 0, 0, 0, block]), hashlib.sha256)
            text = digest.hexdigest()
            words = [int(text[at : at + 8], 16) for at in range(0, 64, 8)]
            block += 1
        word = words.pop(0)
        if word >= (2**32 // (place + 1)) * (place + 1):
            continue
        other = word % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    return cards


@pytest.mark.parametrize("size", [1, 2, 10, 64, 90, 104])
@pytest.mark.parametrize("salts", [(), (b"",), SALTS, (b"a", b"b")])
def test_the_description_is_the_dealer(size: int, salts: tuple[bytes, ...]) -> None:
    for seed in (SEED, bytes(32), hashlib.sha256(b"cat").digest()):
        for number in range(3):
            order = FairDealer(seed, salts)(range(size), number)
            assert order == independent_shuffle(seed, salts, size, number)


def test_every_part_matters() -> None:
    """Seed, each salt, who gave which salt, and the shuffle's number change the deal."""
    deals = [
        FairDealer(SEED, (b"a", b"b")),
        FairDealer(SEED, (b"b", b"a")),
        FairDealer(SEED, (b"ab", b"")),
        FairDealer(SEED, (b"", b"ab")),
        FairDealer(SEED, (b"ab",)),
        FairDealer(bytes(32), (b"a", b"b")),
    ]
    orders = [tuple(dealer(range(64), number)) for dealer in deals for number in range(3)]
    assert len(set(orders)) == len(orders)


def test_words_that_would_favour_some_are_skipped() -> None:
    """2³² = 3 · 1431655765 + 1: the last word is skipped, and so on for awkward n."""
    assert fair.below(iter([2**32 - 1, 5]), 3) == 2
    assert fair.below(iter([2**32 - 2]), 3) == (2**32 - 2) % 3
    assert fair.below(iter([2**32 - 1]), 4) == 3
    n = 2**31 + 1
    assert fair.below(iter([n, 2**32 - 1, 7]), n) == 7


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32"):
        FairDealer(seed, ())


def test_a_salt_has_at_most_64_bytes() -> None:
    with pytest.raises(ValueError, match="64"):
        FairDealer(SEED, (b"x" * 65,))


def test_the_opening() -> None:
    opened = FairDealer(SEED, (b"a",)).opened()
    assert opened == {"commitment": commitment(SEED), "seed": SEED.hex(), "salts": ["61"]}


# Uniformity


def p_value(counts: list[int], expected: float) -> float:
    from scipy.stats import chi2

    distance = sum((count - expected) ** 2 / expected for count in counts)
    return float(chi2.sf(distance, len(counts) - 1))


def fair_orders(size: int, times: int) -> list[list[int]]:
    dealer = FairDealer(SEED, SALTS)
    return [dealer(range(size), number) for number in range(times)]


def seeded_orders(size: int, times: int) -> list[list[int]]:
    orders = []
    for number in range(times):
        cards = list(range(size))
        chance.shuffle(cards, size, chance.seeded(3, number))
        orders.append(cards)
    return orders


@pytest.mark.parametrize("orders", [fair_orders, seeded_orders])
def test_every_order_is_equally_likely(orders: Any) -> None:
    """All 24 orders of four cards."""
    found = Counter(tuple(order) for order in orders(4, 4800))
    counts = [found[order] for order in permutations(range(4))]
    assert sum(counts) == 4800
    assert p_value(counts, 200) > 0.001


@pytest.mark.parametrize("orders", [fair_orders, seeded_orders])
def test_every_card_comes_to_every_place(orders: Any) -> None:
    """Thirteen cards, each in each place; and each pair of neighbours."""
    drawn = orders(13, 2600)
    places = Counter((place, card) for order in drawn for place, card in enumerate(order))
    counts = [places[place, card] for place in range(13) for card in range(13)]
    # Rows and columns add up, so there are 12 · 12 free numbers among the 169.
    from scipy.stats import chi2

    distance = sum((count - 200) ** 2 / 200 for count in counts)
    assert 0.001 < float(chi2.sf(distance, 144)) < 0.999
    pairs = Counter((order[0], order[1]) for order in drawn)
    counts = [pairs[a, b] for a in range(13) for b in range(13) if a != b]
    assert p_value(counts, 2600 / 156) > 0.001


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 10, 52, 64, 90, 104])
def test_below_is_uniform(n: int) -> None:
    source = chance.seeded(n)
    times = 60 * n
    found = Counter(chance.below(source, n) for _ in range(times))
    assert set(found) <= set(range(n))
    assert n == 1 or p_value([found[i] for i in range(n)], 60) > 0.001


@pytest.mark.parametrize("n", [3 << 30, (1 << 31) + 1, (1 << 32) - 1])
def test_below_does_not_favour_the_low_half(n: int) -> None:
    """Awkward sizes near 2³²: without rejection some thirds would come twice as often."""
    source = chance.seeded(n)
    found = Counter(chance.below(source, n) * 6 // n for _ in range(3000))
    assert p_value([found[i] for i in range(6)], 500) > 0.001


def test_streams_are_apart() -> None:
    """Games of one seed, and the same game of neighbouring seeds, begin differently."""
    starts = [chance.seeded(seed, stream)[0] for seed in range(50) for stream in range(50)]
    assert len(set(starts)) == len(starts)
    assert chance.seeded(-1) == chance.seeded(2**64 - 1)
