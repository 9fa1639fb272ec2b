"""The door for bots from elsewhere: the same view, moves and numbers, and nothing hidden."""

import pytest

from katzentisch.adapters.look import Look, at_table
from katzentisch.adapters.observing import observation_of
from katzentisch.bots.roster import rule_bot
from katzentisch.core.rulebook import Rulebook
from tests.bots.situations import situations
from tests.samples import at_once
from tests.variants import Variant, dealt, every_game, every_variant, random_steps
from tests.worlds import in_world

SEED = 12


@every_variant
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
