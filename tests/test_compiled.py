"""The compiled engine itself: its cache, batches, copies and playouts; and who need not load it."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from katzentisch.core import driver, kernels
from katzentisch.core.chance import seeded
from katzentisch.core.compiled import Compiled, seeded_chances, source_key
from katzentisch.core.plain import Plain
from katzentisch.core.rebinding import bound_names, own_functions
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import every_count, every_game

Engine = Callable[[Rulebook], Compiled]


pytestmark = pytest.mark.compiled


def rules_key(rules: Rulebook) -> str:
    """The name under which the compiled rules of a game are kept."""
    functions = list(own_functions(kernels).values())
    return source_key(functions, bound_names(rules) | own_functions(driver))


@every_game
def test_the_key_is_stable(rules: Rulebook) -> None:
    assert rules_key(rules) == rules_key(rules)
    assert len({rules_key(other) for other in rulebooks().values()}) == len(rulebooks())


@every_count
def test_packing_and_unpacking(rules: Rulebook, players: int, compiled: Engine) -> None:
    engine, plain = compiled(rules), Plain(rules)
    s: Any = rules.new_state(players, {})
    chance = seeded(4)
    plain.begin(s, chance)
    for _ in range(25):
        seat = [seat for seat in range(players) if rules.actors(s) >> seat & 1][-1]
        plain.step(s, seat, plain.random_move(s, seat, chance), chance)
        assert engine.unpack(engine.pack(s)) == s


@every_game
def test_copies_are_independent(rules: Rulebook, compiled: Engine) -> None:
    engine = compiled(rules)
    states, chances = engine.states(3, rules.seats[-1]), seeded_chances(1, 3)
    engine.begin(states, chances)
    before = [engine.unpack(states, i) for i in range(3)]
    twin = states.copy()
    engine.playout(twin, chances)
    assert [engine.unpack(states, i) for i in range(3)] == before
    assert twin["over"].tolist() == [1, 1, 1]
    states[1] = states[0]
    assert engine.unpack(states, 0) == engine.unpack(states, 1)


@every_game
def test_a_batch_is_many_single_games(rules: Rulebook, compiled: Engine) -> None:
    engine = compiled(rules)
    players = rules.seats[0]
    batch, chances = engine.states(5, players), seeded_chances(9, 5)
    engine.begin(batch, chances)
    engine.playout(batch, chances)
    for i in range(5):
        single, chance = engine.states(1, players), seeded_chances(9, 1, first=i)
        engine.begin(single, chance)
        engine.playout(single, chance)
        assert engine.unpack(single) == engine.unpack(batch, i)


@every_count
def test_new_playouts_add_up(rules: Rulebook, players: int, compiled: Engine) -> None:
    """Wins are shared and sum to the games; scores are those of the same games played plainly."""
    engine, plain = compiled(rules), Plain(rules)
    tally = engine.new_playouts(engine.states(1, players), 20, 5)
    chance = seeded(5)
    scores, wins, decisions = [0.0] * 6, [0.0] * 6, 0
    for _ in range(20):
        s: Any = rules.new_state(players, {})
        plain.begin(s, chance)
        decisions += plain.playout(s, chance)
        best = [seat for seat in range(players) if rules.winners(s) >> seat & 1]
        for seat in range(players):
            scores[seat] += s.score[seat]
            wins[seat] += seat in best and 1 / len(best)
    assert tally.games == 20
    assert tally.decisions == decisions
    assert tally.scores.tolist() == scores
    assert tally.wins.tolist() == pytest.approx(wins)
    assert tally.wins.sum() == pytest.approx(20)


@every_game
def test_playouts_from_a_state_leave_it_alone(rules: Rulebook, compiled: Engine) -> None:
    engine = compiled(rules)
    state = engine.states(1, rules.seats[1])
    engine.begin(state, seeded_chances(2, 1))
    before = engine.unpack(state)
    one, two = engine.playouts_from(state, 50, 1), engine.playouts_from(state, 50, 1)
    other = engine.playouts_from(state, 50, 2)
    assert engine.unpack(state) == before
    assert one.scores.tolist() == two.scores.tolist()
    assert one.scores.tolist() != other.scores.tolist()
    assert one.wins.sum() == pytest.approx(50)


@every_game
def test_options_reach_the_states(rules: Rulebook, compiled: Engine) -> None:
    engine = compiled(rules)
    for option in rules.options:
        for index, value in enumerate(option.values):
            states = engine.states(2, rules.seats[0], {option.name: value})
            assert states[option.name].tolist() == [index, index]
            assert states["players"].tolist() == [rules.seats[0]] * 2


def test_the_other_way_to_find_a_bit() -> None:
    """Processors without `pdep` find the same bits."""
    from katzentisch.core import bits, primitives

    engines = [primitives.nth_by_clearing]
    if primitives.has_pdep():
        engines.append(primitives.nth_by_deposit)
    from numba import njit

    for plain in engines:
        find: Any = njit(plain)
        for number in (1, 0b1011, (1 << 52) - 1, 0x5A5A5A5A5A5A5, 1 << 61):
            for n in range(number.bit_count()):
                assert find(number, n) == bits.nth(number, n)


@pytest.mark.parametrize(
    "module", ["katzentisch.games", "katzentisch.core.game", "katzentisch.core.record"]
)
def test_the_plain_engine_loads_neither_numpy_nor_numba(module: str) -> None:
    program = (
        f"import sys, {module}\n"
        "from katzentisch.games import rulebooks\n"
        "from katzentisch.core.dealer import SeededDealer\n"
        "from katzentisch.core.game import Game\n"
        "for rules in rulebooks().values():\n"
        "    game = Game(rules, 4, SeededDealer([1]))\n"
        "    while not game.over:\n"
        "        game.make(game.actors[0], game.legal_moves(game.actors[0])[0])\n"
        "heavy = {'numpy', 'numba', 'llvmlite'} & set(sys.modules)\n"
        "sys.exit(f'loaded: {heavy}' if heavy else 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_seeded_chances_are_those_of_the_plain_engine() -> None:
    chances = seeded_chances(7, 4, first=2)
    assert chances.dtype == np.uint64
    assert chances[:, 0].tolist() == [seeded(7, 2 + i)[0] for i in range(4)]
