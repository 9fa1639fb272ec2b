"""Worlds of … und Tschüss! that fit what others played."""

from typing import cast

from katzentisch.core.chance import seeded
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.ahead import better_play, forget_choices, rethink
from katzentisch.games.und_tschuess.rules import KINDS, PLAYING, State
from tests.bots.situations import situations

SEED = 17


def fought(seed: int) -> list[tuple[State, int]]:
    """Worlds of und Tschüss as a seat imagines them when cards of the round lie on the table."""
    found = []
    for situation in situations(RULES, 4, seed, every=1):
        world = cast(State, situation.worlds()[0])
        if world.phase == PLAYING and world.out_size[situation.seat] > 0:
            forget_choices(world, situation.seat)
            found.append((world, situation.seat))
    return found


def misfits(s: State, seat: int) -> int:
    """How many others would not have played what they played with the cards they have."""
    return sum(better_play(s, other) >= 0 for other in range(4) if other != seat)


def test_imagined_hands_come_to_fit_what_was_played() -> None:
    before = after = 0
    for world, seat in fought(SEED):
        before += misfits(world, seat)
        rethink(world, seat, seeded(SEED))
        after += misfits(world, seat)
    assert after < before / 3, f"seed {SEED}"


def test_rethinking_moves_only_what_the_seat_cannot_know() -> None:
    for world, seat in fought(SEED):
        seen, cards = RULES.view(world, seat), RULES.count_cards(world)
        rethink(world, seat, seeded(SEED))
        assert RULES.view(world, seat) == seen, f"seed {SEED}"
        assert RULES.count_cards(world) == cards
        for other in range(4):
            hand = world.hand[other * KINDS : (other + 1) * KINDS]
            assert world.held[other] == sum(1 << kind for kind in range(KINDS) if hand[kind])
