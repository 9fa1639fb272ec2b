"""Which functions the compiled engine writes out: those that play calls most, in any game."""

import pytest

from katzentisch.core import driver
from katzentisch.core.hot import hot_functions
from katzentisch.core.rebinding import bound_names, own_functions
from katzentisch.core.rulebook import Rulebook
from tests.variants import every_game


def hot(rules: Rulebook) -> frozenset[object]:
    return frozenset(hot_functions(rules, bound_names(rules) | own_functions(driver)))


@every_game
def test_what_every_decision_needs_is_hot(rules: Rulebook) -> None:
    every_time = {driver.step, driver.settle, driver.random_move, rules.actors, rules.apply}
    assert every_time | {rules.legal} <= hot(rules)
    assert {rule.allows for rule in rules.restrictions} <= hot(rules)


@every_game
def test_what_is_done_once_a_deal_is_not(rules: Rulebook) -> None:
    once = {driver.playout, driver.begin, rules.start, rules.shuffled, rules.winners, rules.imagine}
    assert not once & hot(rules)


@every_game
def test_the_same_is_found_every_time(rules: Rulebook) -> None:
    """Compiled code is kept under a name that does not tell what was hot."""
    assert hot(rules) == hot(rules)


def nothing_happens(*_: object) -> None:
    """A move in a game that somebody has just begun to write."""


@every_game
def test_a_game_without_an_end_is_looked_at_for_a_while(rules: Rulebook) -> None:
    endless = {"apply": nothing_happens}
    found = hot_functions(rules, bound_names(rules) | own_functions(driver) | endless)
    assert {driver.step, nothing_happens} <= found


@every_game
@pytest.mark.compiled
def test_hot_functions_are_written_out_in_playouts(rules: Rulebook) -> None:
    from katzentisch.core.compiled import compiled

    engine = compiled(rules)
    playout = engine.built.called[driver.playout]
    inlined = engine.built.inlined
    # Words of the machine are written out anyway; all others are because we say so.
    functions = [one for one in inlined.values() if hasattr(one, "targetoptions")]
    assert inlined[driver.step] in functions
    assert all(one.targetoptions["forceinline"] for one in functions)
    assert playout.py_func.__globals__["step"] is inlined[driver.step]
    assert inlined[driver.step].py_func.__globals__["apply"] is inlined[rules.apply]


@every_game
@pytest.mark.compiled
def test_elsewhere_they_are_called(rules: Rulebook) -> None:
    """Each kernel with all the rules written out in it would take ten times as long to compile."""
    from katzentisch.core.compiled import compiled

    engine = compiled(rules)
    apply = engine.kernels.step_all.py_func.__globals__["apply"]
    assert apply is engine.built.called[rules.apply]
    assert "forceinline" not in apply.targetoptions
