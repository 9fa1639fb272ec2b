"""Hints of … und Tschüss!: for positions made by hand, the sentence and its figures are right."""

from typing import Any

import pytest

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.hints import (
    ENOUGH_FOR_PLANS,
    compared,
    hint,
    judged,
)
from katzentisch.bots.pauses import at_once
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.bots.scene import decimal
from katzentisch.bots.search import Budget, Verdict
from katzentisch.core.game import Game
from katzentisch.core.names import move_named
from katzentisch.core.texts import texts
from katzentisch.games.und_tschuess import RULES
from tests.bots.saying import said
from tests.bots.situations import situations
from tests.games.und_tschuess.positions import deal, hold
from tests.positions import kinds

SEED = 8


ENGINES = [plain_engine, compiled_engine]


def all_else_seen(game: Game, unseen: str) -> None:
    """Every card but the own ones and these has been seen, so that nothing is left to chance."""
    s: Any = game.state
    own = RULES.count_cards(s)
    for kind in kinds(game.rules, unseen):
        own[kind] += 1
    s.discards = [copies - held for copies, held in zip(RULES.copies, own, strict=True)]
    s.discard_size = sum(s.discards)


def last_but_one() -> Game:
    """… und Tschüss!: three are inside, 11 and 15 are left; whoever stays meets Bob's 30."""
    game = deal(["", "", "", ""])
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
    assert found.figures.replace("\u202f", " ").replace("\xa0", " ").startswith(sentence)


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
    game = deal(["15 -10", "", "", ""])
    s: Any = game.state
    s.inside = s.choosing = 0b0011
    s.total = [26, 20, 0, 0, 0, 0]
    s.row_taken, s.pad[2], s.pad[3] = 2, s.row[0] + 1, s.row[1] + 1
    told = said(game, 0, "play 15", "play -10")
    assert told.startswith("Play 15: you win the round in 100% of the worlds")


def test_a_hint_tries_plans_where_there_is_time_for_them() -> None:
    """Every move once, with the plan that suits it best; with few playouts as usual only."""
    engine, plans = compiled_engine(RULES), set[int]()
    for situation in situations(RULES, 4, SEED, every=9):
        seen = engine.see(engine.table(situation.state), situation.seat)
        for playouts in (200, ENOUGH_FOR_PLANS):
            source, budget = engine.source(SEED), Budget(playouts=playouts)
            found = at_once(judged(engine, None, seen, situation.seat, source, budget))
            assert sorted(verdict.move for verdict in found) == situation.legal()
            if playouts < ENOUGH_FOR_PLANS:
                assert {verdict.plan for verdict in found} == {AS_USUAL}
            else:
                plans.add(found[0].plan)
    assert plans > {AS_USUAL}, f"seed {SEED}"


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
    assert said in compared(game.rules, game.state, best, second, clear, texts("en", RULES))
    other = move_named(RULES, "play 4", texts("de", RULES))
    assert other in compared(game.rules, game.state, best, second, clear, texts("de", RULES))


@pytest.mark.parametrize(
    ("points", "words"),
    [(0.04, "0,0 point"), (1.5, "1,5 point"), (-1.5, "−1,5 point"), (1.96, "2,0 points")],
)
def test_french_decimals_below_two_are_singular_as_they_are_shown(
    points: float, words: str
) -> None:
    said = texts("fr", RULES).say(
        "hint-tschuess-usual", move="x", points=decimal(points), wins="1", second="2"
    )
    assert f"rapporte {words} en moyenne" in said
