"""The network: the same answer as in NumPy, in every engine, from what a seat knows alone."""

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest

from katzentisch.bots.engine import Engine, compiled_engine, plain_engine
from katzentisch.bots.learned import FILE, Network, answers, learned, numbers_seen, read
from katzentisch.bots.levels import level_move
from katzentisch.bots.parts import observation_of, weighing_of
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.lab.train.kept import network_file, rounded
from katzentisch.lab.train.layers import Params, judged, new_params
from tests.asking import Ask
from tests.bots.situations import Situation, situations

SEED = 30
MOST_BYTES, MOST_WEIGHTS = 250_000, 60_000
SEEING = [rules for rules in rulebooks().values() if observation_of(rules)]
HAVE_LEARNED = [rules for rules in SEEING if learned(rules)]
WEIGHING = [rules for rules in SEEING if weighing_of(rules)]
every_seeing = pytest.mark.parametrize("rules", SEEING, ids=lambda rules: rules.name)
every_weighing = pytest.mark.parametrize("rules", WEIGHING, ids=lambda rules: rules.name)


def untrained(rules: Rulebook) -> Params:
    """Weights by chance, as a file would keep them."""
    sizes = (numbers_seen(rules), 12, 9, answers(rules))
    params = new_params(np.random.default_rng(SEED), sizes, 1.0)
    return rounded([one + np.float32(0.01) for one in params])


def in_numpy(rules: Rulebook, params: Params, here: Situation) -> int:
    """The best legal move by the weights and by habit."""
    masks = np.zeros((1, rules.moves), np.bool_)
    masks[0, here.legal()] = True
    exact = [one.astype(np.float64) for one in params]
    habits = np.array([habit(rules, here)])
    worths = judged(exact, np.array([given(rules, here)], np.float64), masks, habits).worths[0]
    return max(here.legal(), key=lambda move: float(worths[move]))


def given(rules: Rulebook, here: Situation) -> list[int] | list[list[int]]:
    """What a network is given: the observation, or a row for each legal move."""
    observation = observation_of(rules)
    assert observation is not None
    if not weighing_of(rules):
        return observation.numbers(here.state, here.seat)
    usual = habit(rules, here)
    return [[*weighed(rules, here, move), int(move == usual)] for move in here.legal()]


def weighed(rules: Rulebook, here: Situation, move: int) -> list[int]:
    """What there is to weigh of a move."""
    weighing = weighing_of(rules)
    assert weighing is not None
    out = [0] * weighing.layout.size
    notes = [0] * weighing.notes
    weighing.survey(here.state, here.seat, notes)
    weighing.weigh(here.state, here.seat, move, notes, out)
    return out


def habit(rules: Rulebook, here: Situation) -> int:
    """What the rule bot would do."""
    engine = plain_engine(rules)
    return int(engine.do.rule_at(engine.table(here.state), here.seat, engine.source(SEED)))


def some(rules: Rulebook, every: int = 25) -> Iterator[Situation]:
    """Decisions of games with the fewest and the most players."""
    for players in (rules.seats[0], rules.seats[-1]):
        yield from situations(rules, players, SEED, every)


def made(engine: Engine, params: Params) -> Network:
    """A network from weights, by way of its file."""
    return Network(engine, read(network_file(params, {"seed": SEED})))


@every_seeing
def test_the_plain_engine_answers_as_numpy_does(rules: Rulebook) -> None:
    engine, params = plain_engine(rules), untrained(rules)
    network = made(engine, params)
    for here in some(rules):
        seen = engine.see(engine.table(here.state), here.seat)
        move = network.move(seen, here.seat, engine.source(SEED))
        assert move == in_numpy(rules, params, here), f"seed {SEED}"


@every_seeing
def test_what_has_learned_nothing_plays_by_habit(rules: Rulebook) -> None:
    engine = plain_engine(rules)
    params = [np.zeros_like(one) for one in untrained(rules)]
    if weighing_of(rules):
        params[0][-1, 0] = params[2][0, 0] = params[4][0] = 1
    else:
        params[-1][-1] = 1
    network = made(engine, params)
    for here in some(rules):
        move = network.move(engine.table(here.state), here.seat, engine.source(SEED))
        assert move == habit(rules, here), f"seed {SEED}"


@pytest.mark.compiled
@every_seeing
def test_the_compiled_engine_answers_as_the_plain_one_does(rules: Rulebook) -> None:
    engine, params = compiled_engine(rules), untrained(rules)
    fast, plain = made(engine, params), made(plain_engine(rules), params)
    for here in some(rules):
        seen = engine.see(engine.table(here.state), here.seat)
        slowly = plain.move([here.state], here.seat, plain.engine.source(SEED))
        assert fast.move(seen, here.seat, engine.source(SEED)) == slowly, f"seed {SEED}"


@every_seeing
def test_the_network_reads_only_what_its_seat_knows(rules: Rulebook) -> None:
    network = made(plain_engine(rules), untrained(rules))
    for here in some(rules):
        moves = [
            network.move([world], here.seat, network.engine.source(SEED)) for world in here.worlds()
        ]
        assert len(set(moves)) == 1, f"seed {SEED}"


@every_weighing
def test_what_there_is_to_weigh_is_between_its_bounds(rules: Rulebook) -> None:
    weighing = weighing_of(rules)
    assert weighing is not None
    layout = weighing.layout
    bounds = list(zip(layout.names, layout.low, layout.high, strict=True))
    for here in some(rules, every=3):
        assert len(here.legal()) <= weighing.most
        for move in here.legal():
            found = zip(bounds, weighed(rules, here, move), strict=True)
            wrong = [(name, one) for (name, low, high), one in found if not low <= one <= high]
            assert not wrong, f"seed {SEED}"


@every_weighing
def test_what_there_is_to_weigh_is_known_to_the_seat(rules: Rulebook) -> None:
    for here in some(rules, every=7):
        for move in here.legal():
            told = [weighed(rules, replace(here, state=world), move) for world in here.worlds()]
            assert told[0] == told[1], f"seed {SEED}"


def test_a_file_says_how_it_came_about() -> None:
    rules = SEEING[0]
    params = untrained(rules)
    found = read(network_file(params, {"seed": SEED}))
    assert found.training["seed"] == SEED
    assert len(found.training["weights"]) == 64
    assert len(found.weights) == sum(one.size for one in params)
    assert network_file(params, {"seed": SEED}) == network_file(params, {"seed": SEED})


@pytest.mark.parametrize("rules", HAVE_LEARNED, ids=lambda rules: rules.name)
def test_what_a_game_brings_is_small_and_tells_of_its_training(rules: Rulebook) -> None:
    found = learned(rules)
    assert found is not None
    assert len(found.weights) <= MOST_WEIGHTS
    assert len(files(rules.package).joinpath(FILE).read_bytes()) <= MOST_BYTES
    assert {"seed", "commit", "cpu_seconds", "training", "weights"} <= found.training.keys()
    assert set(found.training["players"]) == set(rules.seats)


def test_a_game_that_has_learned_nothing_has_the_expert_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = SEEING[0]
    engine = plain_engine(rules)
    here = next(some(rules))
    seen = engine.see(engine.table(here.state), here.seat)
    monkeypatch.setattr("katzentisch.bots.levels.network_of", lambda _: None)
    chosen = [
        level_move(engine, seen, here.seat, level, engine.source(SEED), 1)
        for level in ("expert", "champion")
    ]
    assert chosen[0] == chosen[1]


def test_a_champion_that_has_learned_nothing_is_told_of(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = SEEING[0]
    wish = ("play", rules.name, "--players", str(rules.seats[0]), "--seed", "1")
    learned.cache_clear()
    monkeypatch.setattr("katzentisch.bots.learned.FILE", "nothing.npz")
    told = ask(*wish, "--level", "champion", typed="quit\n").out
    assert f"{rules.title} has learned nothing yet" in told
    assert "learned nothing" not in ask(*wish, "--level", "novice", typed="quit\n").out
    learned.cache_clear()


def test_the_plain_champion_plays_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = SEEING[0]
    engine = plain_engine(rules)
    network = made(engine, untrained(rules))
    monkeypatch.setattr("katzentisch.bots.levels.network_of", lambda _: network)
    for here in some(rules):
        seen = engine.see(engine.table(here.state), here.seat)
        move = level_move(engine, seen, here.seat, "champion", engine.source(SEED), 1)
        assert move == network.move(seen, here.seat, engine.source(SEED))
