"""OpenSpiel: its own tests, its search bot, its solver, and our information sets."""

import os
import random
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import gambit, generate_playthrough, ismcts

from katzentisch.adapters import mini, openspiel
from katzentisch.adapters.positions import mostly_together
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import SOME, Variant, every_game, name

SEED = 5
HERE = Path(__file__).parent
# Ten games in a match are ten times one to OpenSpiel's tests; two are enough, with one mice count.
SHORT = [
    variant
    for variant in SOME
    if variant[2].get("games", "1") == "1"
    or (variant[2]["games"] == "2" and variant[2]["mice"] == "auto")
]
SAVED = {variant[0].name: variant for variant in reversed(SHORT)}
DEFAULTS = [openspiel.short_name(rules) for rules in openspiel.ALL_GAMES.values()]
MINIS = [openspiel.short_name(rules) for rules in mini.MINIS.values()]
IN_TURN = {
    rules.name: {"simultaneous": False} if mostly_together(rules) else {}
    for rules in rulebooks().values()
}
SIMULTANEOUS = next(rules for rules in rulebooks().values() if mostly_together(rules))
OTHER = next(rules for rules in rulebooks().values() if not mostly_together(rules))


def in_turn(rules: Rulebook, players: int) -> Any:
    """A game whose seats are asked in turn."""
    return openspiel.load(rules.name, players, {}, **IN_TURN[rules.name])


def load(variant: Variant) -> Any:
    """The game of a variant."""
    rules, players, options = variant
    return openspiel.load(rules.name, players, options)


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game in which somebody decides."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(kinds, weights)[0])
            continue
        yield state
        if state.is_simultaneous_node():
            legal = [state.legal_actions(seat) for seat in range(game.num_players())]
            state.apply_actions([rng.choice(moves) if moves else 0 for moves in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("variant", SHORT, ids=name)
def test_random_simulation(variant: Variant) -> None:
    game = load(variant)
    assert game.num_players() == variant[1]
    # Saved and loaded again at each step, a game takes its length squared. It is saved as its
    # name and its moves, whatever the options: one of each game, the shortest, shows it.
    serialize = variant == SAVED[variant[0].name]
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("game_string", DEFAULTS)
def test_the_interface_is_enforced(game_string: str) -> None:
    from open_spiel.integration_tests import api_test

    parts = {"game": pyspiel.load_game(game_string), "game_name": game_string}
    case = type("PartialTree", (api_test.EnforceAPIOnPartialTreeBase,), parts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("game_string", DEFAULTS)
def test_simulation_with_clones_and_pickles(game_string: str) -> None:
    from open_spiel.python.tests import games_sim_test

    np.random.seed(SEED)
    case = games_sim_test.GamesSimTest()
    case.sim_game(pyspiel.load_game(game_string))
    case.sim_game(pyspiel.load_game_as_turn_based(game_string))


@every_game
def test_games_with_choices_at_the_same_time_have_simultaneous_nodes(rules: Rulebook) -> None:
    game = openspiel.load(rules.name, 5, {})
    found = any(state.is_simultaneous_node() for state in decisions(game, SEED))
    assert found == mostly_together(rules)
    turns = in_turn(rules, 5)
    assert not any(state.is_simultaneous_node() for state in decisions(turns, SEED))


@every_game
def test_parameters_are_checked(rules: Rulebook) -> None:
    name, option = openspiel.short_name(rules), rules.options[-1]
    wrong = 99 if option.default.isdecimal() else "sometimes"
    for parameters, sentence in (
        ("players=7", f"to {rules.seats[-1]} players"),
        (f"{option.name}={wrong}", f"choose one of {', '.join(option.values)}"),
        ("utility=fame", "margin or win"),
    ):
        with pytest.raises((ValueError, pyspiel.SpielError), match=sentence):
            pyspiel.load_game(f"{name}({parameters})")


@every_game
def test_chance_adds_up_and_scores_are_those_of_the_rules(rules: Rulebook) -> None:
    game = pyspiel.load_game(openspiel.short_name(rules))
    last = None
    for last in decisions(game, SEED):
        assert last.returns() == [0.0] * game.num_players()
    assert last is not None
    position = last.position
    assert last.is_terminal()
    assert rules.count_cards(position.dealt_out([SEED])) == list(rules.copies)
    mean = sum(position.s.score[:4]) / 4
    assert last.returns() == [score - mean for score in position.s.score[:4]]


@every_game
def test_an_imagined_world_looks_the_same_to_its_seat(rules: Rulebook) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for number, state in enumerate(decisions(in_turn(rules, 4), SEED)):
        if number % 7:
            continue
        seat = state.current_player()
        world = state.resample_from_infostate(seat, sampler)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        different += str(world) != str(state)
    assert different > 3


def test_seats_asked_in_turn_do_not_see_what_others_chose() -> None:
    """Two games that differ in one choice lying face down are one information state."""
    game = in_turn(SIMULTANEOUS, 4)
    state = next(decisions(game, SEED))
    moves = state.legal_actions()
    first, second = state.child(moves[0]), state.child(moves[-1])
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_tensor(1) == second.information_state_tensor(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)


@pytest.mark.parametrize("game_string", MINIS)
def test_mini_games_have_perfect_recall(game_string: str) -> None:
    """Every state of an information set was reached by the same decisions of its seat."""
    game = pyspiel.load_game_as_turn_based(game_string)
    reached: dict[tuple[int, str], tuple[Any, ...]] = {}
    tensors: dict[tuple[float, ...], tuple[int, str]] = {}
    stack: list[tuple[Any, tuple[tuple[Any, ...], ...]]] = [(game.new_initial_state(), ((), ()))]
    while stack:
        state, own = stack.pop()
        if state.is_terminal():
            continue
        if state.is_chance_node():
            stack += [(state.child(kind), own) for kind, _ in state.chance_outcomes()]
            continue
        seat = state.current_player()
        known = (seat, state.information_state_string(seat))
        assert reached.setdefault(known, own[seat]) == own[seat]
        if len(tensors) < 300:
            tensor = tuple(state.information_state_tensor(seat))
            assert tensors.setdefault(tensor, known) == known
        for move in state.legal_actions():
            after = (*own[seat], (known, move))
            stack.append((state.child(move), (after, own[1]) if seat == 0 else (own[0], after)))
    assert len(reached) > 50


@every_game
def test_ismcts_plays(rules: Rulebook) -> None:
    game = in_turn(rules, rules.seats[0])
    bot = ismcts.ISMCTSBot(
        game,
        openspiel.PlayoutEvaluator(seed=SEED),
        uct_c=5.0,
        max_simulations=12,
        random_state=np.random.RandomState(SEED),
    )
    for number, state in enumerate(decisions(game, SEED)):
        assert bot.step(state) in state.legal_actions()
        if number == 30:
            break


def test_cpp_bots_refuse_with_a_sentence() -> None:
    game = in_turn(OTHER, 3)
    state = next(decisions(game, SEED))
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 10, 100, False, SEED, False)
    with pytest.raises(TypeError, match="Use the Python bot"):
        bot.step(state)
    chess = pyspiel.load_game("tic_tac_toe")
    bot = pyspiel.MCTSBot(chess, evaluator, 2.0, 10, 100, False, SEED, False)
    assert bot.step(chess.new_initial_state()) in range(9)


def score_range(game: Any) -> float:
    """The span of the returns that really happen."""
    returns: set[float] = set()
    stack = [game.new_initial_state()]
    while stack:
        state = stack.pop()
        if state.is_terminal():
            returns |= set(state.returns())
        elif state.is_chance_node():
            stack += [state.child(kind) for kind, _ in state.chance_outcomes()]
        else:
            stack += [state.child(move) for move in state.legal_actions()]
    return max(returns) - min(returns)


@pytest.mark.parametrize("game_string", MINIS)
def test_cfr_plus_solves_mini_games(game_string: str) -> None:
    """As a tree that OpenSpiel writes down once: to solve it, it walks it some hundred times."""
    whole = pyspiel.load_game_as_turn_based(game_string)
    good_enough = 0.001 * score_range(whole)
    game = pyspiel.load_efg_game(gambit.export_gambit(whole))
    solver = pyspiel.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) > good_enough
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < good_enough


def readable() -> Iterator[tuple[str, Path]]:
    """The games that are short enough to be read, and where they stand to be read."""
    folder = HERE / "playthroughs"
    for golden in sorted(folder.glob("*.txt")):
        first = golden.read_text("utf-8").splitlines()[0]
        yield first.removeprefix("game: "), golden


def test_every_mini_game_can_be_read() -> None:
    assert set(MINIS) < {game for game, _ in readable()}


@pytest.mark.parametrize(("game_string", "golden"), list(readable()))
def test_playthrough(game_string: str, golden: Path) -> None:
    """A game to read; KATZENTISCH_GOLDEN=1 writes it anew."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    played = generate_playthrough.playthrough(game_string, None, seed=SEED)
    if os.environ.get("KATZENTISCH_GOLDEN"):
        golden.write_text(played, "utf-8")
    assert played == golden.read_text("utf-8")
