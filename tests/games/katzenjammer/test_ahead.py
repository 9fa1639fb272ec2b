"""What a search needs of Katzenjammer Blues: likely hands, and what a lead in a match is worth."""

from collections import Counter
from functools import cache
from typing import cast

import pytest

from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.games.katzenjammer import RULES
from katzentisch.games.katzenjammer.ahead import (
    SPREAD,
    UNTOUCHED,
    WINNING,
    rethink,
    shown_by,
    standing,
)
from katzentisch.games.katzenjammer.bot import rule_move
from katzentisch.games.katzenjammer.imagine import imagine, total_shortfall
from katzentisch.games.katzenjammer.rules import JOKER, KINDS, State

SEED = 31
SEATS = RULES.seats


def states(players: int, number: int = 0) -> list[State]:
    """A game of rule bots, before each of its moves."""
    plain, chance = Plain(RULES), seeded(SEED + number, players)
    s = cast(State, RULES.new_state(players, RULES.defaults()))
    plain.begin(s, chance)
    found = []
    while not s.over:
        found.append(s.copy())
        seat = lowest(RULES.actors(s))
        plain.step(s, seat, rule_move(s, seat, chance), chance)
    return found


def hidden_cards(s: State, viewer: int) -> Counter[int]:
    """What a seat cannot see: the other hands and the rest of the deck."""
    hands = [place for place in range(s.players * KINDS) if place // KINDS != viewer]
    held = Counter(dict.fromkeys(range(KINDS), 0))
    for place in hands:
        held[place % KINDS] += s.hand[place]
    return held + Counter(s.deck[s.drawn :])


def hand(s: State, seat: int) -> list[int]:
    return s.hand[seat * KINDS : (seat + 1) * KINDS]


@pytest.mark.parametrize("players", SEATS)
def test_thought_over_a_world_still_fits_what_was_seen(players: int) -> None:
    for number, s in enumerate(states(players)[::3]):
        seat, chance = lowest(RULES.actors(s)), seeded(SEED, number)
        world = s.copy()
        imagine(world, seat, chance)
        imagined = world.copy()
        rethink(world, seat, chance)
        assert hidden_cards(world, seat) == hidden_cards(imagined, seat), f"seed {SEED}"
        assert total_shortfall(world, seat) == 0, f"seed {SEED}"
        for other in range(players):
            assert sum(hand(world, other)) == s.hand_size[other]
            if other == seat or shown_by(s, other) == UNTOUCHED:
                assert hand(world, other) == hand(imagined, other), f"seed {SEED}"


@cache
def hands_of_winners() -> tuple[list[list[int]], list[list[int]]]:
    """Hands of who has won a row, as imagined and as thought over."""
    chance = seeded(SEED)
    imagined, thought_over = [], []
    for s in [one for number in range(2) for one in states(4, number)[10::3]]:
        seat = lowest(RULES.actors(s))
        winners = [one for one in range(4) if one != seat and shown_by(s, one) == WINNING]
        for _ in range(10):
            world = s.copy()
            imagine(world, seat, chance)
            imagined += [hand(world, one) for one in winners]
            rethink(world, seat, chance)
            thought_over += [hand(world, one) for one in winners]
    return imagined, thought_over


def test_who_has_won_a_row_is_imagined_with_fewer_jokers() -> None:
    """K21: jokers get used."""
    jokers = [sum(held[JOKER] for held in hands) for hands in hands_of_winners()]
    assert jokers[1] < 0.8 * jokers[0], f"seed {SEED}"


def test_who_has_won_a_row_is_imagined_to_wait_for_mice() -> None:
    """K18: three of a value wait for the fourth, and the rather the more mice they promise."""
    before, after = (
        Counter(value for held in hands for value in range(1, KINDS) if held[value] == 3)
        for hands in hands_of_winners()
    )
    assert after[1] > before[1], f"seed {SEED}"
    high = (after[4] + after[5]) / (before[4] + before[5])
    assert high > 1.1 * after[1] / before[1], f"seed {SEED}"


def test_a_lead_says_more_the_fewer_games_are_left() -> None:
    s = cast(State, RULES.new_state(3, {"games": "5"}))
    s.score[0] = 1
    leads = []
    for s.games_done in range(6):
        leads.append(standing(s, 0) - standing(s, 1))
    assert leads == sorted(leads)
    assert leads[4] == pytest.approx(1 / SPREAD[3])
    assert leads[1] == pytest.approx(leads[4] / 2)
