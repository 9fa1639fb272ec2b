"""The door for bots from elsewhere: the same view, moves and numbers, and nothing hidden."""

import json
from typing import Any

import pytest

from katzentisch.adapters.look import Heard, Look, at_table, from_view, heard
from katzentisch.adapters.observing import observation_of
from katzentisch.bots.roster import Thought, rule_bot
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import situations
from tests.samples import at_once
from tests.variants import Variant, dealt, every_game, every_variant, random_steps, some_variants
from tests.worlds import in_world

SEED = 12


@some_variants
def test_a_look_is_what_the_seat_sees(variant: Variant) -> None:
    rules, players, options = variant
    game = dealt(rules, players, options, SEED)
    for number, _ in enumerate(random_steps(game, SEED)):
        if number % 7 or game.over:
            continue
        seat = game.actors[number % len(game.actors)]
        look = Look(at_table(game, seat))
        assert look.view == game.view(seat), SEED
        moves = game.legal_moves(seat)
        assert look.legal == dict(zip(game.legal(seat), moves, strict=True))
        assert look.mask().nonzero()[0].tolist() == moves
        for remember in (False, True):
            seen = observation_of(rules, remember=remember).numbers(game.state, seat)
            assert look.observation(remember=remember).tolist() == seen, SEED


@every_game
def test_nothing_hidden_comes_through_the_door(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[0], {}, SEED)
    for situation in situations(rules, rules.seats[0], SEED, every=15):
        one, other = (
            at_table(in_world(game, world), situation.seat) for world in situation.worlds()
        )
        assert one.seen.tobytes() == other.seen.tobytes()
        assert one.source.tobytes() == other.source.tobytes()
        assert Look(one).view == Look(other).view


def test_a_function_of_the_arena_plays_at_any_table() -> None:
    game = dealt(at_once(), 4, {}, SEED)
    while not game.over:
        seat = game.actors[0]
        game.make(seat, rule_bot(at_table(game, seat, seed=SEED)))
    with pytest.raises(ValueError, match="Seat 1 has nothing to decide now"):
        at_table(game, 1)


def sent(game: Any, seat: int) -> Any:
    """A view as a table's socket sends it."""
    return json.loads(json.dumps(game.view(seat)))


def by_numbers(thought: Thought) -> int:
    """A bot that works with everything a look gives, and would notice any difference."""
    look = Look(thought)
    told = (look.view, sorted(look.legal.items()), look.observation().tolist())
    moves = sorted(look.legal.values())
    return moves[sum(json.dumps(told, sort_keys=True).encode()) % len(moves)]


@every_variant
def test_a_view_from_outside_is_the_same_look(variant: Variant) -> None:
    rules, players, options = variant
    game = dealt(rules, players, options, SEED)
    for number, _ in enumerate(random_steps(game, SEED)):
        if number % 7 or game.over:
            continue
        seat = game.actors[number % len(game.actors)]
        inside, outside = Look(at_table(game, seat)), Look(from_view(sent(game, seat)))
        assert json.loads(json.dumps(outside.view)) == sent(game, seat), SEED
        assert outside.legal == inside.legal, SEED
        assert outside.mask().tolist() == inside.mask().tolist(), SEED
        assert outside.observation().tolist() == inside.observation().tolist(), SEED
        # No card is lost or doubled: searches may deal what is hidden.
        assert rules.count_cards(outside.state) == list(rules.copies), SEED
        assert by_numbers(outside.thought) == by_numbers(inside.thought), SEED


@every_game
def test_our_own_bots_play_from_views_alone(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[-1], {}, SEED)
    while not game.over:
        seat = game.actors[0]
        move = rule_bot(from_view(sent(game, seat), seed=SEED))
        assert move in game.legal_moves(seat), SEED
        game.make(seat, move)


@every_game
def test_a_view_without_a_decision_is_refused_in_words(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[0], {}, SEED)
    for viewer in (-1, next(s for s in range(9) if s not in game.actors)):
        view = {**sent(game, -1), "seat": viewer}
        with pytest.raises(ValueError, match="a seat that has something to decide"):
            from_view(view)


def told(game: Any, seat: int) -> Any:
    """What a table's socket tells a seat of the game."""
    return json.loads(json.dumps({"view": game.view(seat), "legal": game.legal(seat)}))


def chosen_by_words(look: Look | Heard) -> str:
    """A bot for any game, which works with nothing but what a table tells."""
    assert look.mask().sum() == len(look.legal)
    return sorted(look.legal)[sum(look.legal.values()) % len(look.legal)]


@every_game
def test_one_function_hears_every_game(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[0], {}, SEED)
    for _ in range(40):
        if game.over:
            break
        seat = game.actors[0]
        look = heard(told(game, seat))
        assert isinstance(look, Look)
        assert look.legal == dict(zip(game.legal(seat), game.legal_moves(seat), strict=True))
        game.move(seat, chosen_by_words(look))


def test_a_game_without_a_reader_of_its_views_is_heard_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from katzentisch.adapters import look as door
    from katzentisch_hearts import RULES

    monkeypatch.setattr(door, "rulebook", {"hearts": RULES}.__getitem__)
    game = dealt(RULES, 4, {}, SEED)
    while not game.over:
        seat = game.actors[0]
        look = heard(told(game, seat))
        assert isinstance(look, Heard)
        assert look.view == told(game, seat)["view"]
        assert list(look.legal.values()) == game.legal_moves(seat)
        assert look.mask().nonzero()[0].tolist() == sorted(game.legal_moves(seat))
        game.move(seat, chosen_by_words(look))
    with pytest.raises(ValueError, match="has no from_view"):
        from_view({**game.view(0), "actors": [0]})


def test_a_notation_that_asks_where_the_game_stands_is_refused_in_words() -> None:
    view = dealt(at_once(), 4, {}, SEED).view(0)
    with pytest.raises(ValueError, match="needs a from_view"):
        assert Heard(view, ["no such move"]).legal
