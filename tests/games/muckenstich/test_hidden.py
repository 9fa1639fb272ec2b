"""What Mückenstich hides, and what its imagined worlds respect."""

from collections import defaultdict
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.rules import PLAYING
from tests.games.muckenstich.positions import hold
from tests.positions import kinds
from tests.variants import dealt, random_steps
from tests.worlds import chi_square, drawn_worlds, imagined, steps

if TYPE_CHECKING:
    pass


def test_with_memory_too() -> None:
    for number, game in enumerate(steps(RULES, 4, {"memory": "on"}, every=9)):
        for viewer in range(-1, 4):
            world = imagined(game.rules, game.state, viewer, number)
            assert game.rules.view(world, viewer) == game.rules.view(game.state, viewer)


def test_the_first_of_two_discards_is_invisible() -> None:
    """M5: others see nothing at all before a seat's second discard."""
    game = dealt(RULES, 4, {}, 5)
    before = [game.view(viewer) for viewer in (-1, 0, 2, 3)]
    game.make(1, game.legal_moves(1)[0])
    assert [game.view(viewer) for viewer in (-1, 0, 2, 3)] == before


@pytest.mark.parametrize("players", RULES.seats)
def test_worlds_respect_shown_voids(players: int) -> None:
    """M8: who did not follow a colour holds none of it, in truth and in every imagined world."""
    checked = 0
    for seed in range(3):
        game = dealt(RULES, players, {}, seed)
        lacking: set[tuple[int, str]] = set()
        for number, seat in enumerate(random_steps(game, seed)):
            seen = game.view()
            made = game.made[-1].text if game.made and not game.waiting else ""
            trick = seen["trick"] or seen["last_trick"]
            if made.startswith("play") and trick and made[5] != trick[0][1][0]:
                lacking.add((seat, trick[0][1][0]))
            if not seen["trick"] and not any(seen["tricks"]):
                lacking = set()
            if number % 6 or not lacking:
                continue
            viewer = number % players
            for world in (game.state, imagined(RULES, game.state, viewer, number)):
                for holder, colour in lacking:
                    held = RULES.view(world, holder)["hand"]
                    assert not [card for card in held if card[0] == colour]
                    checked += 1
    assert checked > 100


def test_worlds_are_uniform() -> None:
    """M8: an end position small enough to list: every deal that fits is equally likely."""
    game = dealt(RULES, 3, {}, 1)
    s: Any = game.state
    # Unseen by seat 0: two cards of seat 1, two of seat 2, who lacks red; two in the deck.
    unseen = kinds(RULES, "R1 R2 Y1 Y2 G1 G2")
    for seat, cards in enumerate(("B1 B2", "R1 Y1", "Y2 G2")):
        hold(game, seat, cards)
    s.phase, s.choosing, s.tricks_left, s.lying = PLAYING, 0, 2, 0
    s.discards[:3] = [0, 0, 0]
    own = kinds(RULES, "B1 B2")
    for kind, copies in enumerate(RULES.copies):
        s.seen[kind] = copies - unseen.count(kind) - own.count(kind)
    s.drawn, s.lacks[2] = 62, 0b0001
    s.deck[62:] = kinds(RULES, "R2 G1")

    def hands(world: Any) -> tuple[int, ...]:
        return (world.hand[1], world.hand[2])

    expected: dict[Any, float] = defaultdict(float)
    red = 0b11
    for order in permutations(unseen):
        first, second = ((1 << a) | (1 << b) for a, b in (order[:2], order[2:4]))
        if not second & red:
            expected[first, second] += 1
    found = drawn_worlds(game, 0, 6000, hands)
    assert len(expected) == 36
    assert chi_square(found, expected) > 0.001
