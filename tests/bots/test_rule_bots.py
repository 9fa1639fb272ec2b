"""Rule bots: legal, the same in both engines, better than chance, and sensible."""

import pytest

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.parts import bot_of
from katzentisch.bots.rollout import HAND, RANDOM, RULE
from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import mosquito_trick, situations, skip_discards
from tests.positions import deal, hold, leave, play
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
            *(empty, engine.rooms(1), GAMES_A_SEAT, engine.whole(policies)),
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


def advice(game: Game, seat: int) -> str:
    """The rule bot's move in notation."""
    move = bot_of(game.rules).rule_move(game.state, seat, seeded(SEED))
    return game.rules.text(game.state, move)


def test_katzenjammer_passes_what_costs_more_than_it_brings() -> None:
    game = deal("katzenjammer", ["5 5 5 4 4 4", "", ""], "1 1")
    play(game, "1 bid 2x5 / 2 pass")
    assert advice(game, 0) == "pass"


def test_katzenjammer_bids_for_the_fourth_five_and_presents_it() -> None:
    game = deal("katzenjammer", ["5 5 5 1 1 2", "", ""], "5 5")
    play(game, "1 pass / 2 pass")
    assert advice(game, 0).startswith("bid ")
    play(game, "0 bid 1x1 / 0 pay 1")
    assert advice(game, 0) == "meld 5 5 5 5"


def test_katzenjammer_pays_with_naturals_and_keeps_what_it_collects() -> None:
    game = deal("katzenjammer", ["5 5 5 1 1 J", "", ""], "5 5")
    play(game, "1 pass / 2 pass / 0 bid 2x1")
    assert advice(game, 0) == "pay 1 1"


def test_und_tschuess_takes_a_ticket_out_for_a_good_low_card() -> None:
    hands = ["-10 3 4 5 4 3 2", "15 15 15 14 14 14 13", "15 13 13 13 12 12 12", ""]
    game = deal("und-tschuess", hands, "12 13 14")
    assert advice(game, 0) == "play -10"


def test_und_tschuess_does_not_leave_for_a_bad_low_card() -> None:
    game = deal("und-tschuess", ["-10 -5 15 15 14 14 14", "", "", ""], "-10 14 15")
    assert advice(game, 0) in ("play 14", "play 15")


def exchange_at_the_end(exchange: str, seat: int, scores: list[int], left: int) -> Game:
    """A seat with seven low cards may exchange; so many cards are left, and a row takes three."""
    game = deal(
        "und-tschuess", ["4", "9 1 1", "9 8 15", "15 3 -10"], "-5 6 13", {"exchange": exchange}
    )
    play(game, "0 play 4 / 1 play 9 / 2 play 9 / 3 play 15 / 1 play 1 / 2 play 8 / 3 play 3")
    play(game, "2 play 15 / 3 play -10")
    assert game.actors == [seat]
    hold(game, seat, "1 1 2 2 3 3 4")
    leave(game, " ".join(["7"] * left))
    game.state.score[:4] = scores
    return game


def exchanged(game: Game) -> int:
    """How many cards the rule bot lays aside."""
    cards, seat = 0, game.actors[0]
    while (move := advice(game, seat)) != "keep":
        game.move(seat, move)
        cards += 1
    return cards


@pytest.mark.parametrize(("left", "cards"), [(3, 0), (5, 2), (9, 6), (10, 7), (2, 0)])
def test_und_tschuess_first_out_and_behind_leaves_a_row(left: int, cards: int) -> None:
    """U16: a game without another row is over, and lost for who is behind."""
    game = exchange_at_the_end("first_out", 0, [5, 6, 7, 8], left)
    assert exchanged(game) == cards
    play(game, "0 keep")
    assert game.over == (left < 3)


def test_und_tschuess_first_out_and_ahead_may_end_the_game() -> None:
    game = exchange_at_the_end("first_out", 0, [8, 6, 7, 8], 5)
    assert exchanged(game) == 5
    play(game, "0 keep")
    assert game.over
    assert game.winners == [0, 3]


def test_und_tschuess_a_winner_exchanges_as_ever() -> None:
    assert exchanged(exchange_at_the_end("winner", 2, [9, 6, 7, 8], 5)) == 5


def test_muckenstich_throws_a_mosquito_into_somebody_elses_trick() -> None:
    game = deal("muckenstich", ["R5", "R9", "GM Y3 Y4", "R2"])
    for seat, cards in enumerate(["R5 G2", "R9 G3", "GM Y3", "R2 G5"]):
        hold(game, seat, cards)
    skip_discards(game)
    play(game, "0 play R5 / 1 play R9")
    assert advice(game, 2) == "play GM"
    play(game, "2 play GM")
    assert advice(game, 2) in ("trump R", "trump Y", "trump B")


def test_muckenstich_ducks_under_a_mosquito() -> None:
    game = mosquito_trick()
    assert advice(game, 3) == "play R2"
