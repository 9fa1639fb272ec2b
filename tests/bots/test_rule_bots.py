"""Rule bots: legal, the same in both engines, better than chance, and sensible."""

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.parts import bot_of
from katzentisch.bots.rollout import HAND, RANDOM, RULE
from katzentisch.core.chance import seeded
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import situations
from tests.variants import every_count

SEED = 11
GAMES_A_SEAT = 300


def win_share(rules: Rulebook, players: int, one: int, others: int) -> float:
    """The share of victories of one policy against copies of another, over all seats."""
    engine = compiled_engine(rules)
    empty = engine.table(rules.new_state(players, {}))
    share = 0.0
    for seat in range(players):
        policies = [one if place == seat else others for place in range(players)]
        wins, scores = engine.real(6), engine.real(6)
        engine.do.play_matches(
            *(empty, engine.places(1), GAMES_A_SEAT, engine.whole(policies)),
            *(engine.source(SEED, seat), wins, scores),
        )
        share += wins[seat] / GAMES_A_SEAT / players
    return share


@every_count
def test_both_engines_choose_alike(rules: Rulebook, players: int) -> None:
    engine, bot = compiled_engine(rules), bot_of(rules)
    for situation in situations(rules, players, SEED, every=1):
        table, seat = engine.table(situation.state), situation.seat
        rule = bot.rule_move(situation.state, seat, seeded(SEED))
        assert rule == engine.do.rule_at(table, seat, engine.source(SEED))
        assert rule in situation.legal()
        for mood in range(3):
            simple = bot.hand_move(situation.state, seat, mood, seeded(SEED))
            assert simple == engine.do.hand_at(table, seat, mood, engine.source(SEED))
            assert simple in situation.legal()


@every_count
def test_the_rule_bot_beats_chance_twice_over(rules: Rulebook, players: int) -> None:
    # With two players twice par is every single victory; nearly all of them is meant.
    goal = 0.95 if players == 2 else 2 / players
    assert win_share(rules, players, RULE, RANDOM) > goal


@every_count
def test_the_rule_bot_beats_a_player_who_sees_only_his_hand(rules: Rulebook, players: int) -> None:
    assert win_share(rules, players, RULE, HAND) > 1 / players
