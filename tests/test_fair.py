"""The fair dealer against an independent computation, against a cheat, and its uniformity."""

import hashlib
import hmac
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import comb, prod, sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from katzentisch.core import chance, fair
from katzentisch.core.fair import FairDealer, commitment, fingerprint, promise_of
from katzentisch.core.game import Game
from katzentisch.core.opening import opening
from katzentisch.games import rulebooks

ROOT = Path(__file__).parents[1]
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


PROMISED = bytes(range(32, 64))
PROMISE = "47c1302f68a26a8cec8504c43b8eda0c7ba33b64b42ec23a75fd62544bf6a290"


def test_a_promise_is_a_labelled_digest() -> None:
    assert promise_of(PROMISED) == PROMISE
    labelled = b"katzentisch/2 seat promise" + PROMISED
    assert promise_of(PROMISED) == hashlib.new("sha256", labelled).hexdigest()
    assert promise_of(PROMISED) != commitment(PROMISED)


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_promised_salt_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32"):
        promise_of(bytes(size))


def test_a_fingerprint_tells_all_promises_apart() -> None:
    ours = commitment(SEED)
    text = f"katzentisch/2 lock\n{ours}\n{PROMISE}\n-"
    digits = hashlib.sha256(text.encode()).hexdigest()
    assert fingerprint(ours, [PROMISE, None]).replace(" ", "") == digits[:24]
    locks: list[list[str | None]] = [
        [PROMISE, None],
        [None, PROMISE],
        [PROMISE],
        [PROMISE, PROMISE],
        [None, None],
        [PROMISE, None, None],
    ]
    assert len({fingerprint(ours, one) for one in locks}) == len(locks)


def vectors(page: str) -> dict[str, str]:
    """The rows of the tables of a page of the documents: what and value."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return dict(re.findall(r"^\| (.+?) \| `(.+)` \|$", text, re.MULTILINE))


def test_the_vectors_of_the_document() -> None:
    told = vectors("fair-dealing.md")
    salt = bytes.fromhex(told["a seat's salt"])
    assert told["its promise"] == promise_of(salt)
    assert told["commitment"] == commitment(SEED)
    assert told["fingerprint"] == fingerprint(commitment(SEED), [None, promise_of(salt), None])
    assert told["key"] == fair.table_key(SEED, (b"", salt, b"")).hex()
    dealer = FairDealer(SEED, (b"", salt, b""))
    for number in range(2):
        stream = fair.words(fair.table_key(dealer.seed, dealer.salts), number)
        first = ", ".join(f"`{next(stream):08x}`" for _ in range(4))
        assert told[f"first four words of shuffle {number}"] == first.strip("`")
    for rules in rulebooks().values():
        deck = Game(rules, rules.seats[0], dealer).record()["shuffles"][0]
        assert told[f"{rules.title}, shuffle 0, top ten cards"] == " ".join(deck[:10])


def test_the_vectors_of_the_page_are_ours() -> None:
    """The page's own code checks the same records (web/tests/fair.test.ts)."""
    records = json.loads((ROOT / "web" / "tests" / "fair.json").read_text("utf-8"))
    for record in records:
        numbers = {card: number for number, card in enumerate(record["kinds"])}
        decks = [[numbers[card] for card in deck.split()] for deck in record["shuffles"]]
        found = opening(record["fair"], len(record["fair"]["salts"]), decks)
        assert found.proof == record["proof"]
        assert found.fingerprint == record["fingerprint"]


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


# The cheating operator: he knows the server's seed, plays on seat 0 with three honest people and
# tries salts until he likes his hand. A hand is worth here as many cards of one value as it
# has (those of the first kind do not count), as in a game of auctions and sets.

TRIES = 10_000
HONEST_DEALS = 1_000
CARDS = [kind for kind in range(6) for _ in range(15)]
HAND = 6


def worth(hand: list[int]) -> int:
    return max(hand.count(cat) for cat in range(1, 6))


def operators_hand(seed: bytes, own: bytes, others: tuple[bytes, ...]) -> list[int]:
    return FairDealer(seed, (own, *others))(CARDS, 0)[:HAND]


def dealt_by_chance() -> tuple[float, float]:
    """The mean worth of a hand and its standard deviation, from all hands there are."""
    first = second = 0
    for counts in product(range(HAND + 1), repeat=6):
        if sum(counts) == HAND:
            ways = prod(comb(15, count) for count in counts)
            first += ways * max(counts[1:])
            second += ways * max(counts[1:]) ** 2
    every = comb(90, HAND)
    return first / every, sqrt(second / every - (first / every) ** 2)


def errors_off(worths: list[int]) -> float:
    """How many standard errors the mean is away from that of chance."""
    mean, deviation = dealt_by_chance()
    return (sum(worths) / len(worths) - mean) / (deviation / sqrt(len(worths)))


def salts_of(source: Random, count: int) -> tuple[bytes, ...]:
    return tuple(source.randbytes(32) for _ in range(count))


def tables(source: Random, count: int) -> Iterator[tuple[bytes, bytes, tuple[bytes, ...]]]:
    """The server's seed, three honest salts, and the salt he likes best if they are those."""
    for _ in range(count):
        seed, honest = source.randbytes(32), salts_of(source, 3)
        tried = salts_of(source, TRIES)
        yield seed, max(tried, key=lambda own: worth(operators_hand(seed, own, honest))), honest


def test_an_operator_cannot_choose_his_hand_any_more() -> None:
    """Salts in clear: he knows what he gets. Promised: he has promised before he can know."""
    source = Random(11)
    in_clear: list[int] = []
    promised: list[int] = []
    for seed, own, honest in tables(source, 2):
        in_clear.append(worth(operators_hand(seed, own, honest)))
        # The honest promises do not tell him their salts, so his best guess is any guess.
        drawn = [salts_of(source, 3) for _ in range(HONEST_DEALS)]
        promised += [worth(operators_hand(seed, own, others)) for others in drawn]
    assert errors_off(in_clear) > 2, "the attack is none: this test would prove nothing"
    assert min(in_clear) >= 5
    assert abs(errors_off(promised)) < 2, f"{errors_off(promised):.2f} standard errors, seed 11"


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
