"""A game without an observation of its own: it still works in every shape, and nothing leaks."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import katzentisch
from katzentisch.adapters import any_game, drawing, gym, openspiel
from katzentisch.adapters.any_game import LEFT_OUT, MOST_BITS, RESULT
from katzentisch.adapters.positions import mostly_together
from katzentisch.adapters.stepper import Stepper
from katzentisch.core.chance import seeded
from katzentisch.core.observation import Observation
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.games import rulebooks
from tests.adapters.bare import no_observations
from tests.adapters.test_openspiel import decisions
from tests.samples import at_once
from tests.variants import dealt, every_count, every_game, random_steps

SEED = 12


# That both engines see the same is shown of every game; what is built upon it, of one: all shapes
# are made from the same numbers, and a game more would be compiled for nothing new.
one_game = pytest.mark.parametrize("rules", [at_once()], ids=lambda rules: rules.name)


@pytest.fixture
def bare() -> Iterator[None]:
    """No game brings an observation.py."""
    with no_observations():
        yield


def other_worlds(rules: Rulebook, s: State, seat: int, seed: int) -> Iterator[State]:
    """Worlds that the seat cannot tell from this one."""
    for number in range(2):
        world = s.copy()
        rules.imagine(world, seat, seeded(seed, number))
        yield world


@every_count
def test_worlds_a_seat_cannot_tell_apart_look_the_same_in_both_engines(
    rules: Rulebook, players: int
) -> None:
    observation = any_game.observation(rules)
    compiled = Stepper(rules, observation=observation)
    game = dealt(rules, players, {}, SEED)
    different = 0
    for number, _ in enumerate(random_steps(game, SEED)):
        if number % 7 == 0:
            seat = number // 7 % players
            seen = observation.numbers(game.state, seat)
            in_bounds(observation, seen)
            for world in other_worlds(rules, game.state, seat, number):
                different += world != game.state
                assert observation.numbers(world, seat) == seen, (number, SEED)
                assert compiled_numbers(compiled, world, seat) == seen, (number, SEED)
    assert different > 3, SEED


def in_bounds(observation: Observation, seen: list[int]) -> None:
    layout = observation.layout
    for low, value, high, name in zip(layout.low, seen, layout.high, layout.names, strict=True):
        assert low <= value <= high, (name, SEED)


def compiled_numbers(compiled: Stepper, s: State, seat: int) -> list[int]:
    """What the compiled engine shows; the state itself is left alone."""
    states = compiled.game.pack(s)
    before, spare = states.tobytes(), states.copy()
    numbers, masks = compiled.observations(1)[0], compiled.masks(1)[0]
    compiled.do.look_at(states, spare, seat, numbers, masks)
    assert states.tobytes() == before
    shown: list[int] = numbers.tolist()
    return shown


@every_game
def test_the_state_is_seen_with_all_that_the_seat_knows(rules: Rulebook) -> None:
    """Every field stands there as the bots are given it, wide ones bit by bit."""
    observation = any_game.observation(rules)
    game = dealt(rules, rules.seats[-1], {}, SEED)
    for number, _ in enumerate(random_steps(game, SEED)):
        if number == 20:
            break
    before = game.state.copy()
    seen = dict(zip(observation.layout.names, observation.numbers(game.state, 1), strict=True))
    assert game.state == before
    assert [seen[f"your seat[{seat}]"] for seat in range(6)] == [0, 1, 0, 0, 0, 0]
    acting = [seat for seat in range(6) if seen[f"to decide[{seat}]"]]
    assert acting == game.actors
    known = any_game.blind(rules, game.state, 1)
    for field in rules.state.fields:
        if field.name not in LEFT_OUT:
            value = getattr(known, field.name)
            for place, single in enumerate(value if field.size else [value]):
                name = f"{field.name}[{place}]" if field.size else field.name
                assert shown_number(seen, name, any_game.BITS[field.width]) == single, name


def shown_number(seen: dict[str, int], name: str, bits: int) -> int:
    """A number of the state, put together again where it is shown bit by bit."""
    if bits <= MOST_BITS:
        return seen[name]
    found = 0
    for bit in range(bits):
        place = f"{name[:-1]}.{bit}]" if name.endswith("]") else f"{name}[{bit}]"
        found |= seen[place] << bit
    return found - (seen[place] << bits)


@every_game
def test_a_finished_game_shows_its_result_alone(rules: Rulebook) -> None:
    """What was hidden to the end stays hidden after it."""
    observation = any_game.observation(rules)
    game = dealt(rules, rules.seats[0], {}, SEED)
    for _ in random_steps(game, SEED):
        pass
    seen = dict(zip(observation.layout.names, observation.numbers(game.state, 0), strict=True))
    told = {name.partition("[")[0] for name, value in seen.items() if value}
    assert told <= {*RESULT, any_game.YOUR_SEAT}
    assert [seen[f"score[{seat}]"] for seat in range(game.players)] == game.scores


@every_game
def test_the_length_of_any_game_is_generous(rules: Rulebook) -> None:
    players = rules.seats[0]
    longest = any_game.length(rules, players, {})
    plain = Plain(rules)
    for seed in range(100, 120):
        s, chance = rules.new_state(players, {}), seeded(seed)
        plain.begin(s, chance)
        assert 3 * plain.playout(s, chance) < longest.decisions
    assert longest.shuffles >= 1


@pytest.mark.usefixtures("bare")
@one_game
def test_every_shape_works(rules: Rulebook) -> None:
    for shape in ("pettingzoo", "parallel"):
        env = katzentisch.make(rules.name, shape=shape)
        env.reset(seed=SEED)
        space = env.observation_space("player_1")
        assert space["observation"].shape == (any_game.layout_of(rules).size,)
    check_env(gymnasium.make(f"{gym.__name__}:katzentisch/{rules.name}-v1").unwrapped)
    many = katzentisch.make(rules.name, shape="vector", num_envs=3, opponents="rule")
    seen, _ = many.reset(seed=SEED)
    for _ in range(50):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
        assert many.observation_space.contains(seen)


@pytest.mark.usefixtures("bare")
@one_game
def test_tables_show_what_the_plain_engine_shows(rules: Rulebook) -> None:
    tables = katzentisch.make(rules.name, shape="tables", size=3)
    seen = tables.begin(SEED)
    observation = any_game.observation(rules)
    for _ in range(40):
        for i in range(3):
            state = tables.stepper.game.unpack(tables.games.states, i)
            numbers = observation.numbers(state, int(seen.seats[i]))
            assert seen.observations[i].tolist() == numbers
        seen, _ = tables.step(tables.random_moves())


@pytest.mark.usefixtures("bare")
@one_game
def test_openspiel_plays_a_game_that_says_nothing(
    rules: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(openspiel.ALL_OBSERVATIONS, rules.name, any_game.observation(rules))
    in_turn = {"simultaneous": False} if mostly_together(rules) else {}
    game = openspiel.load(rules.name, rules.seats[-1], {}, **in_turn)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number, state in enumerate(decisions(game, SEED)):
        if number % 9 == 0:
            seat = state.current_player()
            world = state.resample_from_infostate(seat, sampler)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.information_state_string(seat) == state.information_state_string(seat)
        if number == 60:
            break


@pytest.mark.usefixtures("bare")
@every_game
def test_a_picture_of_any_game_shows_its_open_cards(rules: Rulebook) -> None:
    renderer = drawing.Renderer(rules, 4, {})
    game = dealt(rules, 4, {}, SEED)
    empty = renderer.picture(game.state, 0)
    pictures = [renderer.picture(game.state, 0) for _ in random_steps(game, SEED)]
    assert all(picture.shape == empty.shape for picture in pictures)
    assert not np.array_equal(pictures[10], empty)


def test_cards_are_found_by_how_they_are_written() -> None:
    rules: Any = replace_cards(("AS", "KH", "2C"))
    view = {
        "players": 2,
        "played": [[0, "AS"], [1, "KH"]],
        "lying": [["2C"], []],
        "row": ["KH", "2C"],
        "hand": ["AS"],
        "phase": "play",
        "scores": [3, 4],
    }
    assert any_game.in_front(rules, view, 0) == ["AS", "2C"]
    assert any_game.in_front(rules, view, 1) == ["KH"]
    assert any_game.in_the_middle(rules, view) == ["KH", "2C"]


def replace_cards(cards: tuple[str, ...]) -> Rulebook:
    """A game with such cards."""
    return replace(next(iter(rulebooks().values())), cards=cards)
