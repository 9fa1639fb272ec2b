"""What a search needs of und Tschüss: likely hands, plans, what the end of a round is worth."""

from collections.abc import Mapping
from typing import cast

import pytest

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.search import Budget, flat_search
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.ahead import (
    FIGHT,
    LEAVE,
    LEAVE_CHEAPLY,
    PLANS,
    plan_move,
    standing,
    to_draw,
)
from katzentisch.games.und_tschuess.habits import rule_move
from katzentisch.games.und_tschuess.hands import better_play, explain_plays, lean
from katzentisch.games.und_tschuess.rules import (
    BY_WINNER,
    EXCHANGING,
    KINDS,
    OVER,
    PLAYING,
    VALUES,
    State,
)
from tests.games.und_tschuess.positions import deal, hold
from tests.positions import play

pytestmark = pytest.mark.compiled

# Who is taken to think.
NOBODY = 0
SEED = 23
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"exchange": "first_out", "ties": "lowest"},
    {"exchange": "none"},
)


def states(players: int, seed: int, options: Mapping[str, str] | None = None) -> list[State]:
    """A game of rule bots, before each of its moves."""
    plain, chance = Plain(RULES), seeded(seed, players)
    s = cast(State, RULES.new_state(players, options or {}))
    plain.begin(s, chance)
    found = []
    while not s.over:
        found.append(s.copy())
        seat = lowest(RULES.actors(s))
        plain.step(s, seat, rule_move(s, seat, chance), chance)
    return found


@pytest.mark.parametrize("players", RULES.seats)
def test_what_rule_bots_play_needs_no_explanation(players: int) -> None:
    for s in states(players, SEED):
        if s.phase == PLAYING and s.choosing == s.inside:
            whole = s.copy()
            for seat in range(players):
                assert better_play(s, seat) == -1, f"seed {SEED}"
            assert s == whole


@pytest.mark.parametrize("exchange", ["winner", "first_out"])
@pytest.mark.parametrize("players", RULES.seats)
def test_a_round_remembers_its_plays_and_a_hand_what_is_new_in_it(
    players: int, exchange: str
) -> None:
    before: State | None = None
    for s in states(players, SEED, {"exchange": exchange}):
        for seat in range(players):
            if s.phase == PLAYING and s.inside >> seat & 1:
                assert s.played[seat] == s.out_size[seat]
        if before is not None and before.rounds_done < s.rounds_done:
            # What was played has been drawn anew.
            assert s.fresh == s.played
            assert s.exchanged == 0
        if before is not None and before.phase == EXCHANGING and s.phase == PLAYING:
            exchanger = s.exchanged - 1
            assert exchanger == (before.winner if exchange == "winner" else before.first_out)
            assert s.fresh[exchanger] == before.aside_size
            assert s.played == [0] * 6
        before = s


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", RULES.seats)
def test_likely_worlds_lose_no_card_and_show_the_seat_nothing_new(
    players: int, options: Mapping[str, str]
) -> None:
    """In both engines alike, at every decision of a game."""
    plain, fast = plain_engine(RULES), compiled_engine(RULES)
    for number, s in enumerate(states(players, SEED, options)):
        seat = lowest(RULES.actors(s))
        worlds = []
        for engine in (plain, fast):
            room = engine.places(1)
            seen = engine.see(engine.table(s), seat)
            engine.do.likely_world(seen, room, 0, seat, engine.source(SEED, number))
            worlds.append(cast(State, engine.state(room)))
        world = worlds[0]
        assert world == worlds[1], f"seed {SEED}, decision {number}"
        assert RULES.count_cards(world) == list(RULES.copies)
        assert RULES.own(world, seat) == RULES.own(s, seat)
        for other in range(players):
            hand = world.hand[other * KINDS : (other + 1) * KINDS]
            assert world.held[other] == sum(1 << kind for kind in range(KINDS) if hand[kind])
            assert world.hand_size[other] == sum(hand)


def share_of_high(hand: list[int]) -> float:
    """How much of a hand is 9 or more."""
    return sum(hand[kind] for kind in range(KINDS) if VALUES[kind] >= 9) / max(1, sum(hand))


def leant(seen: State, number: int) -> State:
    """What seat 0 sees, with hands that lean as those of players of habit do."""
    world = seen.copy()
    lean(world, 0, NOBODY, seeded(SEED, number))
    return world


@pytest.mark.parametrize("exchange", ["winner", "first_out"])
def test_imagined_hands_lean_as_real_ones_do(exchange: str) -> None:
    """Who has exchanged holds high cards, everybody else mostly low ones."""
    engine = plain_engine(RULES)
    found: dict[bool, list[tuple[float, float, float]]] = {True: [], False: []}
    for seed in range(40):
        for s in states(4, seed, {"exchange": exchange}):
            if s.phase != PLAYING or s.rounds_done == 0 or s.choosing != 15 or any(s.played):
                continue
            seen = cast(State, engine.state(engine.see(engine.table(s), 0)))
            worlds = (s, seen, leant(seen, seed))
            for other in range(1, 4):
                real, imagined, likely = (
                    share_of_high(world.hand[other * KINDS : (other + 1) * KINDS])
                    for world in worlds
                )
                found[s.exchanged == other + 1].append((real, imagined, likely))
    for exchanged, shares in found.items():
        real, imagined, likely = (sum(column) / len(shares) for column in zip(*shares, strict=True))
        assert abs(likely - real) < 0.05, f"seeds 0 to 39, exchanged: {exchanged}"
        assert abs(imagined - real) > 2 * abs(likely - real), f"exchanged: {exchanged}"


def test_what_was_laid_aside_is_imagined_low() -> None:
    engine = plain_engine(RULES)
    low = laid = 0
    for number, s in enumerate(states(4, SEED)):
        if s.phase == PLAYING and s.rounds_done > 1:
            seen = cast(State, engine.state(engine.see(engine.table(s), 0)))
            aside = leant(seen, number).face_down[KINDS:]
            laid += sum(aside)
            low += sum(aside[place] for place in range(len(aside)) if VALUES[place % KINDS] < 9)
    assert low > 0.97 * laid > 0, f"seed {SEED}"


def test_plays_of_somebody_else_say_nothing_of_his_hand() -> None:
    """Who leaves at once for a -10, and with good cards, is no rule bot: nothing is concluded."""
    hands = ["-10 12 12 12 12 12 12", "14 1", "13 1", "11 1"]
    game = deal(hands, then="-10 -10 15")
    play(game, "0 play -10 / 1 play 14 / 2 play 13 / 3 play 11")
    s = cast(State, game.state)
    imagined = s.hand[:KINDS]
    assert better_play(s, 0) >= 0
    for seed in range(20):
        explain_plays(s, 1, NOBODY, seeded(SEED, seed))
        assert s.hand[:KINDS] == imagined
    assert RULES.count_cards(s) == list(RULES.copies)


def test_plans_leave_at_any_price_or_cheaply_or_fight() -> None:
    game = deal(["-10 -5 2 7 15", "", "", ""])
    s = game.state
    chosen = {
        plan: VALUES[plan_move(s, 0, plan, seeded(SEED))] for plan in (LEAVE, LEAVE_CHEAPLY, FIGHT)
    }
    assert chosen == {LEAVE: -10, LEAVE_CHEAPLY: 2, FIGHT: 15}
    hold(game, 0, "-10 -5")
    assert VALUES[plan_move(s, 0, LEAVE_CHEAPLY, seeded(SEED))] == -5


def test_points_high_cards_and_the_exchange_make_a_standing() -> None:
    end = next(s for s in states(4, SEED) if s.phase == EXCHANGING and s.rounds_done == 2)
    winner = end.winner
    richer, stronger, without = end.copy(), end.copy(), end.copy()
    richer.score[winner] += 5
    stronger.hand[winner * KINDS + KINDS - 1] += 1
    without.winner = (winner + 1) % 4
    assert standing(richer, winner) > standing(end, winner)
    assert standing(stronger, winner) > standing(end, winner) > standing(without, winner)
    for s in (end, richer, stronger, without):
        s.over, s.phase = 1, OVER
    assert standing(richer, winner) > standing(stronger, winner) == standing(without, winner)


@pytest.mark.parametrize("players", [5, 6])
def test_a_reshuffle_in_the_middle_of_dealing_leaves_standings_as_they_are(players: int) -> None:
    """Hands that wait for the new deck count as full of its cards, whoever is dealt to last."""
    plain, changes = Plain(RULES), []
    for seed in range(150):
        chance = seeded(seed, players)
        s = cast(State, RULES.new_state(players, {}))
        plain.begin(s, chance)
        while not s.over:
            seat = lowest(RULES.actors(s))
            RULES.apply(s, seat, rule_move(s, seat, chance))
            last = players - 1
            stopped = s.shuffling > 0 and to_draw(s, last) > 0 and s.exchange == BY_WINNER
            before = standing(s, last) - standing(s, 0)
            plain.settle(s, chance)
            if stopped and not s.over:
                changes.append(standing(s, last) - standing(s, 0) - before)
    assert len(changes) > 20
    # Without that it is about 1; with cards of a whole new deck instead, 0.4.
    assert abs(sum(changes) / len(changes)) < 0.2, "seeds 0 to 149"


def test_when_no_row_can_be_laid_only_points_count() -> None:
    s = next(s for s in states(4, SEED) if s.phase == EXCHANGING)
    s.drawn = s.deck_size - 2
    other = (s.winner + 1) % 4
    s.score[other] = s.score[s.winner]
    assert standing(s, s.winner) == standing(s, other)


def test_a_point_says_more_the_later_it_is() -> None:
    gains = []
    for s in states(4, SEED):
        if s.phase == EXCHANGING and not s.aside_size:
            richer = s.copy()
            richer.score[0] += 1
            gains.append(standing(richer, 0) - standing(s, 0))
    assert len(gains) > 2
    assert gains == sorted(gains)


def test_a_search_with_plans_looks_at_every_move_with_every_plan() -> None:
    engine = compiled_engine(RULES)
    s = states(4, SEED)[0]
    seen = engine.see(engine.table(s), 0)
    found = flat_search(
        *(engine, seen, 0, engine.source(SEED), Budget(playouts=400)), plans=engine.plans
    )
    courses = sorted((verdict.move, verdict.plan) for verdict in found)
    assert courses == [(move, plan) for move in engine.legal(seen, 0) for plan in range(PLANS)]
