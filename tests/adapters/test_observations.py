"""Observations: within their bounds, from the seat's view alone, the same in both engines."""

from pathlib import Path

import numpy as np
import pytest

from katzentisch.adapters.observing import observation_of
from katzentisch.adapters.stepper import stepper
from katzentisch.adapters.tables import page_with_tables
from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.observation import Layout, Part
from katzentisch.core.rulebook import Rulebook
from tests.variants import Variant, dealt, every_count, every_game, every_variant, random_steps

SEED = 11


@every_game
def test_every_index_has_a_name_of_its_own(rules: Rulebook) -> None:
    layout = observation_of(rules).layout
    assert len(layout.names) == len(set(layout.names)) == layout.size
    assert len(layout.low) == len(layout.high) == len(layout.names)


def test_names_follow_the_order_of_the_parts() -> None:
    layout = Layout((Part("a", ("x", "y"), 0, 1, ""), Part("b", (), 0, 9, "")))
    assert layout.names == ["a[x]", "a[y]", "b"]
    assert (layout.at("b"), layout.high) == (2, [1, 1, 9])


both_ways = pytest.mark.parametrize("remember", [False, True], ids=["seen", "remembered"])


@every_game
def test_memory_is_added_at_the_end_and_changes_nothing_else(rules: Rulebook) -> None:
    plain, more = observation_of(rules), observation_of(rules, remember=True)
    assert more.layout.parts[: len(plain.layout.parts)] == plain.layout.parts
    assert more.layout.size > plain.layout.size
    game = dealt(rules, rules.seats[0], {}, SEED)
    for _ in random_steps(game, SEED):
        for seat in range(game.players):
            seen = plain.numbers(game.state, seat)
            assert more.numbers(game.state, seat)[: plain.layout.size] == seen


@every_count
def test_cards_unseen_are_those_in_hidden_places(rules: Rulebook, players: int) -> None:
    """Of every card: in other hands, in the deck, or put away face down by others."""
    observation = observation_of(rules, remember=True)
    first, cards = observation.layout.at("unseen"), rules.cards
    game = dealt(rules, players, {}, SEED)
    for number, _ in enumerate(random_steps(game, SEED)):
        seat = number % players
        seen = observation.numbers(game.state, seat)[first : first + len(cards)]
        held = sum(len(game.own(other)["hand"]) for other in range(players) if other != seat)
        if not game.over:
            assert sum(seen) >= held, SEED
            for other in range(players):
                hand = game.own(other)["hand"] if other != seat else []
                assert all(hand.count(card) <= seen[cards.index(card)] for card in hand), SEED


@every_variant
def test_worlds_a_seat_cannot_tell_apart_look_the_same(variant: Variant) -> None:
    """With all that could be remembered: what is seen is the first part of that."""
    rules, players, options = variant
    observation = observation_of(rules, remember=True)
    game = dealt(rules, players, options, SEED)
    for number, _ in enumerate(random_steps(game, SEED)):
        if number % 5:
            continue
        seat = number // 5 % players
        seen = observation.numbers(game.state, seat)
        for low, value, high, name in zip(
            observation.layout.low,
            seen,
            observation.layout.high,
            observation.layout.names,
            strict=True,
        ):
            assert low <= value <= high, (name, SEED)
        other_world = game.state.copy()
        rules.imagine(other_world, seat, seeded(SEED, number))
        assert observation.numbers(other_world, seat) == seen, SEED


@every_count
def test_what_the_view_does_not_show_is_not_observed(rules: Rulebook, players: int) -> None:
    """Change every number of a state, one at a time: where the view stays, so do the numbers."""
    game = dealt(rules, players, {}, SEED)
    hidden = 0
    for number, _ in enumerate(random_steps(game, SEED)):
        if number % 29 == 3:
            hidden += sum(unobserved(game, number % players, field) for field in all_numbers(game))
    assert hidden > 100, SEED


def all_numbers(game: Game) -> list[tuple[str, int | None]]:
    """Every number of a state but its options: its field and, in a list, its place."""
    fields = [f for f in game.state.fields if f.name not in game.options]
    return [(f.name, place) for f in fields for place in (range(f.size) if f.size else (None,))]


def unobserved(game: Game, seat: int, number: tuple[str, int | None]) -> bool:
    """Whether the view misses a change of this number; then the observation must miss it too."""
    observation = observation_of(game.rules)
    view, seen, state = game.view(seat), observation.numbers(game.state, seat), game.state
    game.state = state.copy()
    name, place = number
    if place is None:
        setattr(game.state, name, getattr(state, name) + 1)
    else:
        getattr(game.state, name)[place] += 1
    try:
        missed = game.view(seat) == view
        assert not missed or observation.numbers(game.state, seat) == seen, (number, SEED)
        return missed
    except (IndexError, ValueError):
        return False  # a number that no state can have
    finally:
        game.state = state


@every_count
@both_ways
def test_both_engines_see_the_same(rules: Rulebook, players: int, remember: bool) -> None:
    game = dealt(rules, players, {}, SEED)
    compiled = stepper(rules, remember=remember)
    spare = compiled.games(1, players, {}).spare
    observation = observation_of(rules, remember=remember)
    numbers = np.empty(observation.layout.size, np.int16)
    mask = np.empty(rules.moves, np.int8)
    for _ in random_steps(game, SEED):
        state = compiled.game.pack(game.state)
        for seat in range(players):
            compiled.do.look_at(state, spare, seat, numbers, mask)
            assert numbers.tolist() == observation.numbers(game.state, seat), SEED
            assert np.flatnonzero(mask).tolist() == game.legal_moves(seat), SEED


def test_the_tables_in_the_docs_are_those_of_the_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    assert page == page_with_tables(page), (
        "Write them anew: python -m katzentisch.adapters.tables docs/environments.md"
    )
