"""What Hearts shows to a learner, and what the house's training has made of it."""

import pytest

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.learned import learned, network_of
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.lab.train.learning import Curriculum, params_of
from katzentisch.lab.train.training import Training, strength
from katzentisch_hearts import RULES
from katzentisch_hearts.observation import LAYOUT, OBSERVATION

SEED = 8
MOST_BYTES = 250_000
# Every second option is on.
SOME = {option.name: option.values[number % 2] for number, option in enumerate(RULES.options)}


@pytest.mark.parametrize("options", [{}, SOME])
def test_worlds_a_seat_cannot_tell_apart_look_the_same(options: dict[str, str]) -> None:
    """The numbers keep to their bounds, and tell nothing that is hidden."""
    game, number = Game(RULES, 4, SeededDealer(seeded(SEED)), options), 0
    while not game.over:
        number += 1
        for viewer in range(4):
            seen = OBSERVATION.numbers(game.state, viewer)
            bounds = zip(LAYOUT.low, seen, LAYOUT.high, LAYOUT.names, strict=True)
            assert all(low <= value <= high for low, value, high, _ in bounds), (SEED, viewer)
            other_world = game.state.copy()
            RULES.imagine(other_world, viewer, seeded(SEED, number))
            assert OBSERVATION.numbers(other_world, viewer) == seen, SEED
        seat = game.actors[0]
        moves = game.legal(seat)
        game.move(seat, moves[number % len(moves)])
    assert number > 50


def test_a_training_learns_it_without_habits() -> None:
    """Hearts brings no bot: what one that moves at random would do is never listened to."""
    training = Training(RULES, Curriculum((4,), SEED, rounds=12, tables=40, steps=20, units=(8, 6)))
    while training.rounds < 12:
        training.round()
        training.rounds += 1
    *_, moves, biases = training.learner.policy.params
    assert not moves[:, -1].any()
    assert biases[-1] == 0
    assert moves[:, :-1].any()


def test_the_network_is_small_and_plays_alike_in_both_engines() -> None:
    found = learned(RULES)
    assert found is not None
    assert len(found.weights) * 2 < MOST_BYTES
    game = Game(RULES, 4, SeededDealer(seeded(SEED)), {})
    engines = [plain_engine(RULES), compiled_engine(RULES)]
    for _ in range(30):
        seat = game.actors[0]
        answers = set()
        for engine in engines:
            network = network_of(engine)
            assert network is not None
            table = engine.see(engine.table(game.state), seat)
            answers.add(network.move(table, seat, engine.source(SEED)))
        assert len(answers) == 1, SEED
        game.make(seat, answers.pop())


def test_the_network_beats_players_at_random() -> None:
    found = learned(RULES)
    assert found is not None
    share, width = strength(RULES, params_of(found), 4, 400, SEED)
    assert share - width > 0.4, f"seed {SEED}"
