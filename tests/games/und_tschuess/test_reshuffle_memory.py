"""After the reshuffle a seat still knows what was in the pile, so not in a hand (U15)."""

from typing import Any

import pytest

from katzentisch.core.chance import seeded
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.imagine import hidden_cards
from katzentisch.games.und_tschuess.rules import COPIES, KINDS, reshuffle
from tests.variants import dealt, random_steps


def of_seat(table: list[int], seat: int) -> list[int]:
    return table[seat * KINDS : seat * KINDS + KINDS]


def unseen_then(s: Any, viewer: int) -> list[int]:
    """By kind, what others had in hand or face down in the pile at the reshuffle."""
    others = [seat for seat in range(s.players) if seat != viewer]
    tables = [of_seat(t, seat) for t in (s.old_hand, s.old_down) for seat in others]
    return [sum(column) for column in zip(*tables, strict=True)]


def all_since(s: Any, seat: int) -> list[int]:
    """By kind, all that a seat has held since the reshuffle."""
    counts = [
        h + d + p
        for h, d, p in zip(
            of_seat(s.hand, seat), of_seat(s.face_down, seat), of_seat(s.since, seat), strict=True
        )
    ]
    if s.choice[seat]:
        counts[s.choice[seat] - 1] += 1
    if RULES.actors(s) == 1 << seat:
        counts = [count + aside for count, aside in zip(counts, s.aside, strict=True)]
    return counts


@pytest.mark.parametrize("players", [5, 6])
def test_imagined_hands_could_have_been_held_then(players: int) -> None:
    """U15: old cards come from what was unseen then, and nobody holds an old card he had not."""
    looked = 0
    for seed in range(4):
        game = dealt(RULES, players, {}, seed)
        for number, _ in enumerate(random_steps(game, seed)):
            if game.state.reshuffles or game.over:
                continue
            looked += 1
            viewer = number % players
            world = game.state.copy()
            RULES.imagine(world, viewer, seeded(seed, number))
            assert unseen_then(world, viewer) == unseen_then(game.state, viewer), f"seed {seed}"
            for seat in range(players):
                assert sum(of_seat(world.old_hand, seat)) == sum(of_seat(game.state.old_hand, seat))
                held = all_since(world, seat)
                assert all(
                    old <= now for old, now in zip(of_seat(world.old_hand, seat), held, strict=True)
                ), f"seed {seed}"
    assert looked > 50


def test_a_card_that_lay_in_the_pile_is_in_no_hand_at_once() -> None:
    """U15: right after the reshuffle nobody can hold a card that everybody saw in the pile."""
    s: Any = RULES.new_state(5, {})
    RULES.start(s)
    RULES.shuffled(s)
    # All that was dealt lies there in order; make the reshuffle happen before anybody draws.
    s.deck_size = s.drawn = 0
    held = [sum(s.hand[seat * KINDS + kind] for seat in range(5)) for kind in range(KINDS)]
    in_row = [s.row[: s.row_size].count(kind) for kind in range(KINDS)]
    s.discards = [COPIES[kind] - held[kind] - in_row[kind] for kind in range(KINDS)]
    s.discard_size = sum(s.discards)
    reshuffle(s)
    s.shuffling = 0
    for seed in range(50):
        world = s.copy()
        RULES.imagine(world, 0, seeded(seed))
        for kind in range(KINDS):
            others = sum(world.hand[seat * KINDS + kind] for seat in range(1, 5))
            then = held[kind] - s.hand[kind]
            assert others == then, f"seed {seed}"
        assert [hidden_cards(world, seat) for seat in range(5)] == [8] * 5
