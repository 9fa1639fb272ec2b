"""Same view, different hidden worlds, same random source: the same move, bit for bit."""

import pytest

from katzentisch.bots import LEVELS, choose
from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.hints import hint
from katzentisch.bots.parts import bot_of
from katzentisch.bots.roster import BOTS, Thought
from katzentisch.bots.search import Budget
from katzentisch.bots.thinking import think
from katzentisch.core.chance import seeded
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import situations
from tests.variants import every_count, every_game

SEED = 20


@every_count
def test_a_seat_sees_the_same_bytes_in_worlds_it_cannot_tell_apart(
    rules: Rulebook, players: int
) -> None:
    engine = compiled_engine(rules)
    different = 0
    for situation in situations(rules, players, SEED, every=5):
        one, other = situation.worlds()
        different += one != other
        seen = engine.see(engine.table(one), situation.seat)
        assert seen.tobytes() == engine.see(engine.table(other), situation.seat).tobytes()
    assert different > 3, f"seed {SEED} gave no worlds that differ"


@every_count
def test_rule_bots_read_only_what_their_seat_knows(rules: Rulebook, players: int) -> None:
    bot = bot_of(rules)
    for situation in situations(rules, players, SEED, every=2):
        one, other = situation.worlds()
        seat = situation.seat
        chosen = [bot.rule_move(world, seat, seeded(SEED)) for world in (one, other)]
        assert chosen[0] == chosen[1], f"seed {SEED}"
        for mood in range(3):
            simple = [bot.hand_move(world, seat, mood, seeded(SEED)) for world in (one, other)]
            assert simple[0] == simple[1], f"seed {SEED}"


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_knows_more_than_its_seat(rules: Rulebook, name: str) -> None:
    engine = compiled_engine(rules)
    for situation in situations(rules, rules.seats[1], SEED + 1, every=20):
        moves = []
        for world in situation.worlds():
            seen = engine.see(engine.table(world), situation.seat)
            source = engine.source(SEED)
            thought = Thought(engine, seen, situation.seat, source, Budget(playouts=40))
            moves.append(BOTS[name](thought))
        assert moves[0] == moves[1], f"{name}, seed {SEED}"
        assert moves[0] in situation.legal()


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_levels_choose_the_same_in_worlds_that_look_alike(rules: Rulebook, level: str) -> None:
    for situation in situations(rules, rules.seats[0], SEED + 2, every=40):
        one, other = situation.worlds()
        plain = [choose(rules, world, situation.seat, level, SEED) for world in (one, other)]
        assert plain[0] == plain[1]
        assert plain[0] in situation.legal()
        engine = compiled_engine(rules)
        fast = [think(engine, world, situation.seat, level, SEED) for world in (one, other)]
        assert fast[0] == fast[1]
        assert fast[0] in situation.legal()


@every_game
def test_hints_and_their_reasons_are_the_same_in_worlds_that_look_alike(rules: Rulebook) -> None:
    for situation in situations(rules, rules.seats[-1], SEED + 3, every=30):
        for engine, budget in ((plain_engine(rules), 12), (compiled_engine(rules), 400)):
            one, other = (
                hint(
                    *(rules, world, situation.seat, "en"),
                    seed=SEED,
                    engine=engine,
                    budget=Budget(budget),
                )
                for world in situation.worlds()
            )
            assert one == other, f"seed {SEED + 3}"


@every_game
def test_a_decision_leaves_the_state_alone(rules: Rulebook) -> None:
    for situation in situations(rules, rules.seats[0], SEED, every=30):
        before = situation.state.copy()
        for engine in (plain_engine(rules), compiled_engine(rules)):
            think(engine, situation.state, situation.seat, "strong", SEED)
            assert situation.state == before
