"""What a search needs of Mückenstich: likely discards, and what a lead is worth."""

from collections import Counter
from typing import cast

import pytest

from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.ahead import SPREAD, deals_left, rethink, standing
from katzentisch.games.muckenstich.bot import rule_move
from katzentisch.games.muckenstich.discarding import burden_of
from katzentisch.games.muckenstich.imagine import barred_kinds, imagine
from katzentisch.games.muckenstich.rules import PLAYING, RANKS, State

SEED = 32


def states(players: int) -> list[State]:
    """The first round of rule bots, before each card that is played."""
    plain, chance = Plain(RULES), seeded(SEED, players)
    s = cast(State, RULES.new_state(players, RULES.defaults()))
    plain.begin(s, chance)
    found = []
    while s.rounds_done == 0:
        if s.phase == PLAYING:
            found.append(s.copy())
        seat = lowest(RULES.actors(s))
        plain.step(s, seat, rule_move(s, seat, chance), chance)
    return found


def hidden_cards(s: State, seat: int) -> Counter[int]:
    """A hand and its discards, kind by kind."""
    held = [s.hand[seat], s.twins[seat], s.triplets[seat]]
    cards = Counter({kind: sum(bits >> kind & 1 for bits in held) for kind in range(4 * RANKS)})
    cards.update(kind - 1 for kind in s.discarded[seat * 4 : seat * 4 + 4] if kind)
    return cards


@pytest.mark.parametrize("players", RULES.seats)
def test_thought_over_a_world_still_fits_what_was_seen(players: int) -> None:
    for number, s in enumerate(states(players)):
        chance, world = seeded(SEED, number), s.copy()
        seat = lowest(RULES.actors(s))
        imagine(world, seat, chance)
        imagined = world.copy()
        rethink(world, seat, chance)
        assert world.hand[seat] == s.hand[seat]
        assert world.discarded[seat * 4 : seat * 4 + 4] == s.discarded[seat * 4 : seat * 4 + 4]
        for other in range(players):
            assert hidden_cards(world, other) == hidden_cards(imagined, other), f"seed {SEED}"
            if other != seat:
                assert world.hand[other] & barred_kinds(s, other) == 0, f"seed {SEED}"


def test_others_are_imagined_to_have_laid_aside_a_burden() -> None:
    """M5: the discards of an imagined world weigh nearly as much as true ones do."""

    def weight(s: State, viewer: int) -> float:
        places = [place for place in range(16) if s.discarded[place] and place // 4 != viewer]
        return sum(burden_of(s, place // 4, s.discarded[place] - 1) for place in places)

    true, by_chance, thought_over = 0.0, 0.0, 0.0
    for number, s in enumerate(states(4)[:20]):
        chance, seat, world = seeded(SEED, number), lowest(RULES.actors(s)), s.copy()
        true += weight(s, seat)
        imagine(world, seat, chance)
        by_chance += weight(world, seat)
        rethink(world, seat, chance)
        thought_over += weight(world, seat)
    assert by_chance < thought_over, f"seed {SEED}"
    assert true - thought_over < 0.4 * (true - by_chance), f"seed {SEED}"


@pytest.mark.parametrize("players", RULES.seats)
def test_a_lead_says_more_the_fewer_deals_are_left(players: int) -> None:
    s = cast(State, RULES.new_state(players, RULES.defaults()))
    s.score[0] = 1
    leads = {}
    for s.rounds_done in range(players + 1):
        leads[deals_left(s)] = standing(s, 0) - standing(s, 1)
    assert [leads[left] for left in sorted(leads)] == sorted(leads.values(), reverse=True)
    fewest = min(left for left in leads if left > 0)
    assert leads[fewest] == pytest.approx(1 / (SPREAD[players] * fewest**0.5))


def test_with_three_players_a_half_is_a_deal() -> None:
    s = cast(State, RULES.new_state(3, RULES.defaults()))
    assert deals_left(s) == 6
    s.half = 1
    assert deals_left(s) == 5
