"""Hints: for positions made by hand, the sentence and its figures are right."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from katzentisch.bots.reasons import any_game, reasons_of

from katzentisch.bots.engine import Engine, compiled_engine, plain_engine
from katzentisch.bots.hints import (
    ENOUGH_FOR_PLANS,
    compared,
    hint,
    judged,
    told,
    tried_again,
    watched,
)
from katzentisch.bots.rollout import AS_USUAL, RULE
from katzentisch.bots.scene import Scene, Sight
from katzentisch.bots.search import Budget, Verdict, verdict
from katzentisch.core.game import Game
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import und_tschuess
from tests.bots.situations import situations
from tests.positions import deal, hold, kinds, play
from tests.variants import every_game

SEED = 8
NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Finn")
ENGINES = [plain_engine, compiled_engine]


def said(
    game: Game, seat: int, best: str, second: str, language: str = "en", make: Any = compiled_engine
) -> str:
    """What is told of a best move and the next best."""
    rules, state = game.rules, game.state
    engine: Engine = make(rules)
    seen = engine.see(engine.table(state), seat)
    verdicts = [
        # The notation is right, so parse finds a move.
        Verdict(game.rules.parse(state, move), 0.0, 0.0, 0.0, 20)  # type: ignore[arg-type]
        for move in (best, second)
    ]
    scene = watched(engine, seen, seat, verdicts, engine.source(SEED))
    why = reasons_of(rules.name).reason(scene)
    return told(rules, scene, why, texts(language), NAMES)


def all_else_seen(game: Game, unseen: str) -> None:
    """Every card but the own ones and these has been seen, so that nothing is left to chance."""
    s: Any = game.state
    own = und_tschuess.count_cards(s)
    for kind in kinds(game.rules, unseen):
        own[kind] += 1
    s.discards = [copies - held for copies, held in zip(und_tschuess.COPIES, own, strict=True)]
    s.discard_size = sum(s.discards)


def last_but_one() -> Game:
    """… und Tschüss!: three are inside, 11 and 15 are left; whoever stays meets Bob's 30."""
    game = deal("und-tschuess", ["", "", "", ""])
    s: Any = game.state
    s.deck_size = s.drawn = 0
    s.row, s.row_size, s.row_taken = [4, 12, 16, 0, 0], 3, 1
    s.pad[3] = 4 + 1
    s.inside = s.choosing = 0b0111
    s.total = [10, 30, 5, 0, 0, 0]
    hold(game, 0, "-10 1")
    for seat in (1, 2, 3):
        hold(game, seat, "")
    all_else_seen(game, "3 3 3 3 3 3")
    for seat in (1, 2, 3):
        hold(game, seat, "3 3")
    return game


@pytest.mark.parametrize("make", ENGINES)
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Play −10: you leave cheaply with 11 in 100% of the worlds; "
            "with “play 1” you end second, with nothing, in 100%.",
        ),
        (
            "fr",
            "Jouer −10 : vous quittez la manche à bon compte, avec 11, dans 100 % des mondes ; "
            "avec « jouer 1 », vous finissez deuxième, sans rien, dans 100 %.",
        ),
        (
            "de",
            "−10 spielen: du bist in 100 % der Welten billig raus, mit 11; "
            "mit „1 spielen“ wirst du in 100 % Zweiter und bekommst nichts.",
        ),
    ],
)
def test_to_leave_cheaply_is_better_than_to_end_second(
    language: str, sentence: str, make: Any
) -> None:
    game = last_but_one()
    found = hint(game.rules, game.state, 0, language, engine=make(game.rules), budget=Budget(40))
    assert found.reason.replace("\u202f", " ").replace("\xa0", " ").startswith(sentence)


def test_who_wins_the_round_wins_by_the_higher_total() -> None:
    game = last_but_one()
    s: Any = game.state
    s.inside = s.choosing = 0b0011
    s.total = [10, 20, 0, 0, 0, 0]
    s.row_taken, s.pad[2] = 2, 12 + 1
    hold(game, 0, "15 1")
    s.discards[0] += 1
    s.discards[16] -= 1
    assert said(game, 0, "play 15", "play 1") == (
        "Play 15: you win the round in 100% of the worlds, with “play 1” in 0%."
    )


def test_a_round_is_won_by_who_wins_it_not_by_who_wins_the_last() -> None:
    game = deal("und-tschuess", ["15 -10", "", "", ""])
    s: Any = game.state
    s.inside = s.choosing = 0b0011
    s.total = [26, 20, 0, 0, 0, 0]
    s.row_taken, s.pad[2], s.pad[3] = 2, s.row[0] + 1, s.row[1] + 1
    told = said(game, 0, "play 15", "play -10")
    assert told.startswith("Play 15: you win the round in 100% of the worlds")


def stung_or_not() -> Game:
    """Mückenstich: red 5, red 9 and a mosquito lie, red is trump."""
    game = deal("muckenstich", ["", "", "", ""])
    for seat, cards in enumerate(["R5 G2", "R9 G3", "GM Y3", "R11 R2"]):
        hold(game, seat, cards)
    s: Any = game.state
    s.phase, s.choosing, s.tricks_left = 1, 0, 2
    s.discards = [2] * 6
    return game


def test_a_trick_with_a_mosquito_is_left_to_others() -> None:
    game = stung_or_not()
    play(game, "0 play R5 / 1 play R9 / 2 play GM / 2 trump R")
    found = hint(game.rules, game.state, 3, "en", budget=Budget(30))
    assert found.text == "play R2"
    assert found.reason.startswith(
        "Play red 2: you take a mosquito with this trick in 0% of the worlds, "
        "with “play red 11” in 100%."
    )


def test_a_mosquito_goes_to_somebody_by_name() -> None:
    game = stung_or_not()
    hold(game, 3, "YM Y3")
    play(game, "0 play R5 / 1 play R9 / 2 play GM / 2 trump R")
    assert said(game, 3, "play YM", "play Y3") == (
        "Play yellow mosquito: the mosquito goes to Bob in 100% of the worlds."
    )


def test_a_trump_decides_to_whom_the_trick_goes() -> None:
    """Cleo is the last to play, so that nobody can name another trump after her."""
    game = stung_or_not()
    s: Any = game.state
    s.leader = s.turn = 3
    play(game, "3 play R11 / 0 play R5 / 1 play R9 / 2 play GM")
    assert said(game, 2, "trump R", "trump G") == (
        "Name red trump: you take a mosquito with this trick in 0% of the worlds, "
        "with “name green trump” in 100%."
    )


def test_the_last_card_of_a_colour_sets_free() -> None:
    game = stung_or_not()
    hold(game, 0, "B1 R5")
    s: Any = game.state
    scene_words = said(game, 0, "play B1", "play B1")
    assert scene_words == (
        "Play blue 1: your last blue card, so that you can throw off a mosquito "
        "when that colour is led."
    )
    assert s.lying == 0


def fives() -> Game:
    """Katzenjammer Blues: two fives lie, Ada holds three and a 1, Bob has nothing to bid."""
    game = deal("katzenjammer", ["5 5 5 1", "2 2 2 2 2 2"], then="5 5")
    s: Any = game.state
    s.turn = 0
    hold(game, 0, "5 5 5 1")
    hold(game, 1, "")
    s.drawn = 88
    s.discards = [15, 14, 14, 14, 15, 10]
    assert sum(s.discards) == 90 - 4 - 2 - 2
    return game


def test_a_row_is_bought_at_its_price() -> None:
    assert said(fives(), 0, "bid 1x1", "bid 2d") == (
        "Bid 1×1: you get the row at this price in 100% of the worlds, "
        "and there end with 5.0 points more than with “pass”, price included."
    )


def test_a_row_may_be_too_dear() -> None:
    """The row has a joker: with it Ada has as many as Bob, the most, and no fives left."""
    game = fives()
    s: Any = game.state
    hold(game, 0, "5 5 5 1")
    s.displayed[1] = 1
    s.discards[0] -= 1
    s.row, s.row_order, s.row_size = [1, 0, 1, 0, 0, 0], [2, 0, 0, 0, 0, 0], 2
    s.discards[0] -= 1
    s.discards[2] -= 1
    s.discards[5] += 2
    assert said(game, 0, "pass", "bid 3x5") == (
        "Pass: with “bid 3×5” you would get the row in 100% of the worlds, "
        "and there end with 5.0 points fewer: it is not worth its price."
    )


def test_a_payment_spares_the_foursome() -> None:
    game = fives()
    hold(game, 0, "5 5 5 1 2")
    s: Any = game.state
    s.discards[2] -= 1
    play(game, "0 bid 2d / 1 pass")
    assert said(game, 0, "pay 1 2", "pay 1 5") == (
        "Pay 1 2: these cards belong to no foursome, unlike those of “pay 1 5”."
    )


def test_too_many_jokers_are_counted() -> None:
    game = fives()
    hold(game, 0, "J J J J 1")
    s: Any = game.state
    s.displayed[1] = 1
    s.discards[0] -= 5
    s.discards[5] += 3
    play(game, "0 bid 1x1 / 1 pass / 0 pay 1")
    assert said(game, 0, "meld J J J J as J", "stop") == (
        "Present J J J J → J: you end with the most jokers, which costs 5 mice, "
        "in 0% of the worlds, with “present no more” in 100%."
    )


def test_a_game_without_words_of_its_own_counts_points() -> None:
    def sight(points: int) -> Sight:
        return Sight(None, SimpleNamespace(score=[0, points]))

    assert reasons_of("mau-mau") is any_game
    sights = {4: [sight(n) for n in (5, 5, 5, 1)], 6: [sight(n) for n in (1, 2, 5, 5)]}
    why = any_game.reason(Scene(None, 1, 4, 6, sights))
    assert texts("en").say(why.key, move="Play 4", other="play 6", **why.words) == (
        "Play 4: more points than with “play 6” in 50% of the worlds, fewer in 25%."
    )


@pytest.mark.parametrize(
    ("clear", "lead", "said"),
    [
        (False, 3.0, "“play 4” may be as good: 20% and 17% of the victories."),
        (True, 3.0, "brings 2.0 points more than “play 4”, and 20% instead of 17% of the"),
        (True, 0.5, "though “play 4” brings 0.5 points more on average."),
        (
            True,
            1.04,
            "20% instead of 17% of the victories, with as many points as “play 4” brings.",
        ),
    ],
)
def test_the_best_move_is_compared_with_the_next(clear: bool, lead: float, said: str) -> None:
    game = last_but_one()
    moves = [game.rules.parse(game.state, f"play {value}") for value in (5, 4)]
    best, second = (
        # The notation is right, so parse finds a move.
        Verdict(move, share, 0.0, points, 9)  # type: ignore[arg-type]
        for move, share, points in zip(moves, (0.2, 0.17), (lead, 1.0), strict=True)
    )
    assert said in compared(game.rules, game.state, best, second, clear, texts("en"))
    other = move_named("play 4", texts("de"))
    assert other in compared(game.rules, game.state, best, second, clear, texts("de"))


@every_game
def test_reasons_look_at_the_very_worlds_of_the_search(rules: Rulebook) -> None:
    """The same worlds and the same luck bring the same leads as a look ahead."""
    engine = plain_engine(rules)
    situation = next(situations(rules, rules.seats[1], SEED, every=9))
    seat, moves = situation.seat, situation.legal()[:2]
    seen = engine.see(engine.table(situation.state), seat)
    sums = engine.real(6)
    engine.do.try_moves(
        *(seen, engine.rooms(2), seat, moves, [0, 0], 6, RULE),
        *(engine.source(SEED), engine.source(0), sums),
    )
    searched = [
        verdict(move, sums[3 * place : 3 * place + 3], 6) for place, move in enumerate(moves)
    ]
    scene = watched(engine, seen, seat, searched, engine.source(SEED))
    for found in searched:
        leads = scene.mean(found.move, lambda sight: engine.do.lead(sight.last, seat))
        assert leads == pytest.approx(found.lead), f"seed {SEED}"


@every_game
def test_a_reason_is_the_same_in_both_engines(rules: Rulebook) -> None:
    """Both engines imagine the same worlds, so they say the same after the same search."""
    for situation in situations(rules, rules.seats[1], SEED, every=25):
        hints = [
            hint(
                *(rules, situation.state, situation.seat, "en"),
                names=NAMES,
                seed=SEED,
                engine=make(rules),
                budget=Budget(playouts=24),
            )
            for make in ENGINES
        ]
        assert hints[0].reason == hints[1].reason, f"seed {SEED}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_reason(rules: Rulebook, language: str) -> None:
    phases = set()
    for situation in situations(rules, rules.seats[0], SEED + 1, every=4):
        # Every game has phases, though the common state does not declare them.
        if situation.state.phase not in phases:  # type: ignore[attr-defined]
            phases.add(situation.state.phase)  # type: ignore[attr-defined]
            found = hint(
                *(rules, situation.state, situation.seat, language),
                engine=compiled_engine(rules),
                budget=Budget(playouts=60),
            )
            assert found.next_text is not None
            assert "{" not in found.reason
    assert len(phases) >= 2


def test_a_hint_tries_plans_where_there_is_time_for_them() -> None:
    """Every move once, with the plan that suits it best; with few playouts as usual only."""
    rules = und_tschuess.RULES
    engine, plans = compiled_engine(rules), set[int]()
    for situation in situations(rules, 4, SEED, every=9):
        seen = engine.see(engine.table(situation.state), situation.seat)
        for playouts in (200, ENOUGH_FOR_PLANS):
            found = judged(
                *(engine, seen, situation.seat, engine.source(SEED), Budget(playouts=playouts))
            )
            assert sorted(verdict.move for verdict in found) == situation.legal()
            if playouts < ENOUGH_FOR_PLANS:
                assert {verdict.plan for verdict in found} == {AS_USUAL}
            else:
                plans.add(found[0].plan)
    assert plans > {AS_USUAL}, f"seed {SEED}"


def test_two_moves_are_compared_in_the_same_worlds() -> None:
    """However few worlds the search has spent on the second; the better one comes first."""
    rules = und_tschuess.RULES
    engine = compiled_engine(rules)
    for situation in situations(rules, 4, SEED, every=9):
        seen = engine.see(engine.table(situation.state), situation.seat)
        two = [Verdict(move, 0.9, 0.0, 0.0, 50 - move) for move in situation.legal()[:2]]
        again = tried_again(engine, seen, situation.seat, two, engine.source(SEED))
        assert {one.playouts for one in again} == {two[0].playouts}
        assert again[0].outlook >= again[1].outlook
        swapped = [replace(one, playouts=two[0].playouts) for one in reversed(two)]
        other = tried_again(engine, seen, situation.seat, swapped, engine.source(SEED))
        assert sorted(again, key=lambda one: one.move) == sorted(other, key=lambda one: one.move)
