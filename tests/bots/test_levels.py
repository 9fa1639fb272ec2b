"""Levels: what a cap forbids, what a habit is worth; and worlds that fit what others played."""

from typing import cast

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.levels import LEVELS, capped, level_move
from katzentisch.core.chance import seeded
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.games.und_tschuess.ahead import better_play, forget_choices, rethink
from katzentisch.games.und_tschuess.rules import KINDS, PLAYING, State
from tests.bots.situations import mosquito_trick, situations
from tests.variants import every_game

SEED = 17
STEADY = 1
UND_TSCHUESS = rulebooks()["und-tschuess"]


def test_a_habit_is_left_only_for_more_than_the_cap() -> None:
    game = mosquito_trick()
    engine = compiled_engine(game.rules)
    seen = engine.see(engine.table(game.state), 3)
    low, high = sorted(engine.legal(seen, 3))

    def choice(habit: int, cap: float) -> int:
        return capped(engine, seen, 3, habit, [(low, 0), (high, 0)], 40, cap, engine.source(SEED))

    assert choice(high, 0.0) == low
    assert choice(low, 0.0) == low
    assert choice(high, 0.9) == high


@every_game
def test_every_level_plays_by_the_rules_in_both_engines(rules: Rulebook) -> None:
    for situation in situations(rules, rules.seats[0], SEED, every=25):
        for engine in (plain_engine(rules), compiled_engine(rules)):
            seen = engine.see(engine.table(situation.state), situation.seat)
            for level in LEVELS:
                source = engine.source(SEED)
                move = level_move(engine, seen, situation.seat, level, source, STEADY)
                assert move in situation.legal(), level


def fought(seed: int) -> list[tuple[State, int]]:
    """Worlds of und Tschüss as a seat imagines them when cards of the round lie on the table."""
    found = []
    for situation in situations(UND_TSCHUESS, 4, seed, every=1):
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
        seen, cards = UND_TSCHUESS.view(world, seat), UND_TSCHUESS.count_cards(world)
        rethink(world, seat, seeded(SEED))
        assert UND_TSCHUESS.view(world, seat) == seen, f"seed {SEED}"
        assert UND_TSCHUESS.count_cards(world) == cards
        for other in range(4):
            hand = world.hand[other * KINDS : (other + 1) * KINDS]
            assert world.held[other] == sum(1 << kind for kind in range(KINDS) if hand[kind])
