"""Levels: what a cap forbids, what a habit is worth; and worlds that fit what others played."""

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.levels import LEVELS, capped, level_move
from katzentisch.bots.und_tschuess import rethink, wrong_plays
from katzentisch.core.chance import seeded
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import GAMES
from katzentisch.games.und_tschuess import KINDS, PLAYING
from tests.bots.situations import Situation, mosquito_trick, situations
from tests.variants import every_game

SEED = 17
STEADY = 1


def test_a_habit_is_left_only_for_more_than_the_cap() -> None:
    game = mosquito_trick()
    engine = compiled_engine(game.rules)
    seen = engine.see(engine.table(game.state), 3)
    low, high = sorted(engine.legal(seen, 3))

    def choice(habit: int, cap: float) -> int:
        return capped(engine, seen, 3, habit, [low, high], 40, cap, engine.source(SEED))

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


def fought(seed: int) -> list[Situation]:
    """Decisions of und Tschüss after cards of the round lie on the table, before any reshuffle."""
    return [
        found
        for found in situations(GAMES["und-tschuess"], 4, seed, every=1)
        if found.state.phase == PLAYING and found.state.out_size[found.seat] > 0
    ]


def misfits(situation: Situation) -> int:
    """How many cards on the table the others would not have played with the cards they have."""
    s, seat = situation.state, situation.seat
    turns = s.out_size[seat]
    others = [other for other in range(4) if other != seat and s.inside >> other & 1]
    return sum(wrong_plays(s, other, turns) for other in others)


def test_imagined_hands_come_to_fit_what_was_played() -> None:
    before = after = 0
    for situation in fought(SEED):
        world = situation.worlds()[0]
        imagined = Situation(situation.rules, world, situation.seat)
        before += misfits(imagined)
        rethink(world, situation.seat, seeded(SEED))
        after += misfits(imagined)
    assert after < before / 2, f"seed {SEED}"


def test_rethinking_moves_only_what_the_seat_cannot_know() -> None:
    for situation in fought(SEED):
        rules, seat = situation.rules, situation.seat
        world = situation.worlds()[0]
        seen, cards = rules.view(world, seat), rules.count_cards(world)
        rethink(world, seat, seeded(SEED))
        assert rules.view(world, seat) == seen, f"seed {SEED}"
        assert rules.count_cards(world) == cards
        for other in range(4):
            hand = world.hand[other * KINDS : (other + 1) * KINDS]
            assert world.held[other] == sum(1 << kind for kind in range(KINDS) if hand[kind])
