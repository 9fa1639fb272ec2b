"""Worlds of … und Tschüss! that fit what others played."""

from typing import cast

from katzentisch.core.chance import seeded
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.ahead import (
    better_play,
    explain_plays,
    forget_choices,
    lean,
    rethink,
)
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


NOBODY, EVERYBODY = 0, 0b1111


def left_over(thinking: int) -> float:
    """Which part of the misfits is left once plays are explained, if these seats think."""
    before = after = 0
    for number, (world, seat) in enumerate(fought(SEED)):
        before += misfits(world, seat)
        explain_plays(world, seat, thinking, seeded(SEED, number))
        after += misfits(world, seat)
    return after / before


def test_imagined_hands_come_to_fit_what_was_played_by_habit() -> None:
    assert left_over(NOBODY) < 1 / 3, f"seed {SEED}"


def test_who_thinks_has_ideas_of_his_own() -> None:
    assert 1 / 4 < left_over(EVERYBODY) < 2 / 3, f"seed {SEED}"


def test_who_thinks_is_imagined_with_more_high_cards() -> None:
    def high(thinking: int) -> int:
        cards = 0
        for number, (world, seat) in enumerate(kept(SEED)):
            lean(world, seat, thinking, seeded(SEED, number))
            others = [other for other in range(4) if other != seat]
            cards += sum(sum(world.hand[o * KINDS + 12 : (o + 1) * KINDS]) for o in others)
        return cards

    assert high(EVERYBODY) > 1.15 * high(NOBODY), f"seed {SEED}"


def kept(seed: int) -> list[tuple[State, int]]:
    """Worlds as a seat imagines them when the first cards of a later round are chosen."""
    found = []
    for situation in situations(RULES, 4, seed, every=1):
        world = cast(State, situation.worlds()[0])
        if world.phase == PLAYING and world.rounds_done > 0 and not any(world.out_size):
            forget_choices(world, situation.seat)
            found.append((world, situation.seat))
    return found


def test_rethinking_moves_only_what_the_seat_cannot_know() -> None:
    for world, seat in fought(SEED):
        seen, cards = RULES.view(world, seat), RULES.count_cards(world)
        rethink(world, seat, seeded(SEED))
        assert RULES.view(world, seat) == seen, f"seed {SEED}"
        assert RULES.count_cards(world) == cards
        for other in range(4):
            hand = world.hand[other * KINDS : (other + 1) * KINDS]
            assert world.held[other] == sum(1 << kind for kind in range(KINDS) if hand[kind])
