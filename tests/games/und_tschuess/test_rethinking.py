"""Worlds of … und Tschüss! that fit what others played."""

from typing import cast

from katzentisch.core.chance import seeded
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.hands import (
    LEANING,
    LEANINGS,
    LEFT,
    OFTEN,
    PLAYS,
    better_play,
    explain_plays,
    forget_choices,
    lean,
    rethink,
    who_think,
)
from katzentisch.games.und_tschuess.rules import KINDS, PLAYING, VALUES, State
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


def test_tables_have_a_number_for_every_card_of_both_kinds_of_owners() -> None:
    assert len(LEANING) == 2 * LEANINGS * KINDS
    assert len(LEFT) == 2 * PLAYS * KINDS
    assert all(less + more in (999, 1000) for less, more in zip(OFTEN, OFTEN[::-1], strict=True))


TWO, NINE = VALUES.index(2), VALUES.index(9)
WORLDS = 1000


def thinkers(plays: dict[int, list[int]]) -> list[int]:
    """In how many of a thousand worlds each seat is taken to think that has played such cards."""
    s = cast(State, RULES.new_state(4, {}))
    for seat, kinds in plays.items():
        for kind in kinds:
            s.since[seat * KINDS + kind] += 1
    counts = [0] * 4
    chance = seeded(SEED)
    for _ in range(WORLDS):
        thinking = who_think(s, chance)
        counts = [count + (thinking >> seat & 1) for seat, count in enumerate(counts)]
    return counts


def test_nobody_is_taken_for_sure_to_think_or_not() -> None:
    always = [[NINE] * 6, [TWO] * 6]
    few, many = (thinkers(dict.fromkeys(range(4), kinds)) for kinds in always)
    assert all(0 < count < WORLDS for count in (*few, *many)), f"seed {SEED}"


def test_who_plays_low_cards_is_taken_to_think_rather_than_who_fights_with_nines() -> None:
    counts = thinkers({0: [TWO] * 3, 1: [NINE] * 3})
    assert counts[1] + 50 < counts[2] < counts[0] - 50, f"seed {SEED}"


def test_who_sit_at_one_table_are_taken_to_be_alike() -> None:
    low, nines = (thinkers({seat: [kind] * 3 for seat in (1, 2, 3)}) for kind in (TWO, NINE))
    assert nines[0] + 150 < low[0], f"seed {SEED}"


def test_hands_that_were_kept_with_few_new_cards_of_a_thinker_are_high_early_in_the_game() -> None:
    def high(rounds_done: int) -> float:
        cards = hands = 0
        for number, (world, seat) in enumerate(kept(SEED)):
            world.rounds_done = rounds_done
            lean(world, seat, EVERYBODY, seeded(SEED, number))
            for other in range(4):
                if other != seat and world.exchanged != other + 1:
                    cards += sum(world.hand[other * KINDS + 12 : (other + 1) * KINDS])
                    hands += 1
        return cards / hands

    assert high(1) > 1.1 * high(3), f"seed {SEED}"


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
