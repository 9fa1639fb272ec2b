"""What the imagined worlds of Katzenjammer Blues respect."""

from collections import Counter
from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from katzentisch.games.katzenjammer import RULES
from katzentisch.games.katzenjammer.imagine import shortfall
from tests.games.katzenjammer.positions import deal
from tests.positions import play
from tests.variants import dealt, random_steps
from tests.worlds import chi_square, drawn_worlds, imagined

if TYPE_CHECKING:
    pass


@pytest.mark.parametrize("players", RULES.seats)
def test_bounds_are_sound(players: int) -> None:
    """K12, K16: the true hands always have what bids and rows taken say they have."""
    tight = 0
    for seed in range(6):
        game = dealt(RULES, players, {"games": "2"}, seed)
        for number, _ in enumerate(random_steps(game, seed)):
            s = game.state
            for seat in range(players):
                assert shortfall(s, seat) == 0, (seed, number)
                tight += sum(s.known[seat * 6 : seat * 6 + 6]) + s.variety[seat]
            if number % 10 == 0:
                world = imagined(RULES, s, number % players, number)
                for seat in range(players):
                    assert shortfall(world, seat) == 0
    assert tight > 0


def test_worlds_are_nearly_uniform() -> None:
    """K12, K16: among the hands that fit a bid; weighed by how often cards can be dealt so."""
    game = deal(["1 1 1 1 1 1", "2 2 3 4 5 J"], "5 5 1 2 3 4")
    play(game, "1 bid 2x2")
    s: Any = game.state

    def twos_and_jokers(world: Any) -> tuple[int, int]:
        return (world.hand[6 + 2], world.hand[6 + 0])

    unseen = [copies - s.row[k] - s.discards[k] - s.hand[k] for k, copies in enumerate([15] * 6)]
    expected: dict[Any, float] = {}
    others = sum(unseen) - unseen[2] - unseen[0]
    for twos in range(7):
        for jokers in range(7 - twos):
            if twos + jokers >= 2:
                rest = comb(others, 6 - twos - jokers)
                expected[twos, jokers] = comb(unseen[2], twos) * comb(unseen[0], jokers) * rest
    found = drawn_worlds(game, 0, 5000, twos_and_jokers)
    often = {key: e for key, e in expected.items() if e > sum(expected.values()) / 500}
    kept = Counter({key: found[key] for key in often})
    assert kept.total() > 0.97 * found.total()
    assert chi_square(kept, often) > 0.001


def test_order_of_the_deck_is_uniform() -> None:
    """K4: the next card is any unseen card."""
    game = deal(["1 1 1 1 1 1", "2 2 3 4 5 J"], "5 5 1 2 3 4")
    s: Any = game.state
    unseen = {k: float(15 - s.row[k] - s.hand[k]) for k in range(6)}
    found = drawn_worlds(game, 0, 4000, lambda world: world.deck[world.drawn])
    assert chi_square(found, unseen) > 0.001
