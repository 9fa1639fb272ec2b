"""Budgets, searches in both engines, and hints."""

from typing import Any
from unittest import mock

import pytest

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.flat import OUTLOOK, SUMS
from katzentisch.bots.hints import hint, sentence_start
from katzentisch.bots.search import (
    Budget,
    Meter,
    Verdict,
    flat_search,
    halve,
    ismcts_search,
    pimc_search,
)
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from tests.bots.situations import Situation, situations
from tests.samples import any_one
from tests.variants import every_game

SEED = 5
SEARCHES = {"flat": flat_search, "ismcts": ismcts_search, "pimc": pimc_search}


def first(rules: Rulebook, seed: int = SEED) -> Situation:
    """The fifth real decision of a game."""
    return next(situations(rules, rules.seats[1], seed, every=5))


@pytest.mark.parametrize(
    ("text", "budget"),
    [("50ms", Budget(milliseconds=50)), ("2.5 ms", Budget(milliseconds=2.5)), ("300", Budget(300))],
)
def test_budgets_are_written_as_time_or_playouts(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["0", "0ms", "fast", "-3", "5s", ""])
def test_a_budget_of_nothing_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"say 50ms, or 500 for playouts\.$"):
        Budget.parse(text)


@every_game
@pytest.mark.parametrize("name", SEARCHES)
def test_searches_run_in_both_engines_and_keep_to_their_playouts(
    rules: Rulebook, name: str
) -> None:
    situation = first(rules)
    for engine, playouts in ((plain_engine(rules), 20), (compiled_engine(rules), 300)):
        seen = engine.see(engine.table(situation.state), situation.seat)
        source = engine.source(SEED)
        verdicts = SEARCHES[name](engine, seen, situation.seat, source, Budget(playouts))
        assert sorted(found.move for found in verdicts) == situation.legal()
        assert all(0 <= found.outlook <= 1 for found in verdicts)
        if playouts > 2 * len(verdicts):
            assert sum(found.playouts for found in verdicts) <= playouts + len(verdicts)


def test_a_search_stops_when_its_time_is_over() -> None:
    ticks = iter(range(1000))
    situation = first(any_one())
    engine = plain_engine(situation.rules)
    seen = engine.see(engine.table(situation.state), situation.seat)
    flat_search(
        *(engine, seen, situation.seat, engine.source(SEED), Budget(milliseconds=5000)),
        clock=lambda: next(ticks),
    )
    # One look when it starts, then one after every batch until five seconds are over.
    assert next(ticks) <= 8


@every_game
def test_pimc_looks_at_no_more_ends_than_it_may(rules: Rulebook) -> None:
    """Every choice shares them out among its moves, however many those are."""
    engine = compiled_engine(rules)
    solve_moves, looked = engine.do.solve_moves, []

    def counting(**asked: Any) -> int:
        ends = solve_moves(**asked)
        looked.append(ends)
        return int(ends)

    deeper = False
    for situation in situations(rules, rules.seats[-1], SEED, every=7):
        looked.clear()
        seen = engine.see(engine.table(situation.state), situation.seat)
        with mock.patch.object(engine.do, "solve_moves", counting):
            pimc_search(engine, seen, situation.seat, engine.source(SEED), Budget(200))
        moves = len(situation.legal())
        # Each round of halving tries one world at least.
        assert sum(looked) <= 200 + 2 * moves, f"seed {SEED}"
        deeper = deeper or max(looked) > 2 * moves
    assert deeper, f"seed {SEED}"


def test_the_clock_tells_how_many_playouts_are_left() -> None:
    by_time = Meter(Budget(milliseconds=100), lambda: 0.0)
    assert by_time.left(0.0, 0.5) == 0  # One world first: nothing is known of the pace.
    by_time.playouts = 30
    assert by_time.left(0.1, 0.5) == 60  # Half of what 40 ms allow at 3 a millisecond.
    by_number = Meter(Budget(playouts=100), lambda: 0.0)
    by_number.playouts = 30
    assert by_number.left(0.3, 0.5) == 20


def test_halving_keeps_the_best_move() -> None:
    worth = {move: move / 10 for move in range(8)}

    def try_moves(moves: list[int], left: int, sums: list[float]) -> tuple[int, int]:
        worlds = left // len(moves)
        for place, move in enumerate(moves):
            sums[SUMS * place + OUTLOOK] += worlds * worth[move]
        return worlds, worlds * len(moves)

    verdicts = halve(list(range(8)), try_moves, Meter(Budget(96), lambda: 0.0))
    assert [found.move for found in verdicts][:2] == [7, 6]
    assert verdicts[0].playouts > verdicts[-1].playouts
    assert isinstance(verdicts[0], Verdict)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_move_and_a_reason(rules: Rulebook, language: str) -> None:
    situation = first(rules)
    found = hint(
        *(rules, situation.state, situation.seat, language),
        engine=compiled_engine(rules),
        budget=Budget(400),
    )
    assert found.move in situation.legal()
    named = sentence_start(move_named(rules, found.text, texts(language, rules)))
    assert found.reason.startswith(named)
    assert found.figures.startswith(named)
    # A plain sentence first: what was counted is for those who ask.
    assert not any(sign in found.reason.removeprefix(named) for sign in "%0123456789")
    assert found.next_text is not None
    assert move_named(rules, found.next_text, texts(language, rules)) in found.figures
    assert found.share >= found.next_share
    one, other = situation.worlds()
    hints = [
        hint(rules, world, situation.seat, language, budget=Budget(8)) for world in (one, other)
    ]
    assert hints[0] == hints[1]
