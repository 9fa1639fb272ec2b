"""Judging at a pause: the same in every engine, one victory among all seats, numbers as said."""

from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from typing import Any

import pytest

from katzentisch.bots.engine import Engine, compiled_engine, plain_engine
from katzentisch.bots.flat import COMPARED
from katzentisch.bots.hints import hint
from katzentisch.bots.learned import (
    WORTH_FILE,
    Judge,
    judge_at,
    judge_of,
    learned_worth,
    network_of,
    trusted_at,
)
from katzentisch.bots.parts import Prospect, prospect_of
from katzentisch.bots.prospects import PROMISED
from katzentisch.bots.rollout import RULE
from katzentisch.bots.search import Budget
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.games import rulebooks
from tests.bots.situations import situations

SEED = 37
MOST_BYTES, MOST_WEIGHTS = 250_000, 60_000
WITH_PAUSES = [rules for rules in rulebooks().values() if prospect_of(rules)]
every_with_pauses = pytest.mark.parametrize("rules", WITH_PAUSES, ids=lambda rules: rules.name)


def said(rules: Rulebook) -> Prospect:
    """What a game says of seats at a pause."""
    found = prospect_of(rules)
    assert found is not None
    return found


def pauses(rules: Rulebook, players: int) -> Iterator[State]:
    """The pauses of a game between rule bots."""
    plain, chance = Plain(rules), seeded(SEED, players)
    state = rules.new_state(players, {})
    plain.begin(state, chance)
    bot, pause = plain_engine(rules).do, said(rules).pause
    before = pause(state)
    while not state.over:
        if pause(state) != before:
            before = pause(state)
            yield state
        seat = lowest(rules.actors(state))
        plain.step(state, seat, bot.rule_move(state, seat, chance), chance)


def judge(engine: Engine) -> Judge:
    """Who judges positions of a game."""
    found = judge_of(engine)
    assert found is not None
    return found


@every_with_pauses
def test_what_is_said_of_a_seat_is_as_it_is_said_to_be(rules: Rulebook) -> None:
    layout = said(rules).layout
    changing = [False] * layout.size
    for players in rules.seats:
        for state in pauses(rules, players):
            for seat in range(players):
                out = [0] * layout.size
                said(rules).prospect(state, seat, out)
                for place, name in enumerate(layout.names):
                    low, high = layout.low[place], layout.high[place]
                    assert low <= out[place] <= high, (name, out[place], SEED)
                    changing[place] |= out[place] != low
    assert all(changing), [
        name for name, used in zip(layout.names, changing, strict=True) if not used
    ]


@every_with_pauses
def test_seats_share_one_victory_and_engines_agree(rules: Rulebook) -> None:
    engines = plain_engine(rules), compiled_engine(rules)
    for players in (rules.seats[0], rules.seats[-1]):
        for state in list(pauses(rules, players))[::7]:
            promises = [
                [promised(engine, state, seat) for seat in range(players)] for engine in engines
            ]
            shares, leads = zip(*promises[0], strict=True)
            assert sum(shares) == pytest.approx(1)
            assert sum(leads) == pytest.approx(0, abs=1e-9)
            assert promises[0] == promises[1], f"seed {SEED}"


def promised(engine: Engine, state: State, seat: int) -> tuple[float, float]:
    """A seat's share of the victory at a pause, and its lead in points."""
    found, s, out = judge(engine), engine.table(state)[0], engine.real(PROMISED)
    prospects: Any = engine.do.prospects
    prospects(s, seat, found.shape, found.weights, found.room, out, 0)
    share, lead = map(float, out)
    return share, lead


@every_with_pauses
def test_engines_see_the_same_ahead(rules: Rulebook) -> None:
    for here in situations(rules, rules.seats[0], SEED, every=25):
        found = []
        for engine in (plain_engine(rules), compiled_engine(rules)):
            seen = engine.see(engine.table(here.state), here.seat)
            courses = [(move, 0) for move in here.legal()[:4]]
            source = engine.source(SEED)
            ahead = partial(judge(engine).promises, seen, here.seat, courses, 3, source)
            player = network_of(engine)
            found.append((ahead(), ahead(player), ahead(player, 2), ahead(None, 0)))
        assert found[0] == found[1], f"seed {SEED}"


@every_with_pauses
def test_who_looks_through_no_pause_plays_the_stage_out(rules: Rulebook) -> None:
    """Then what is promised is what rollouts by habit bring, in the same worlds."""
    engine = compiled_engine(rules)
    for here in situations(rules, rules.seats[0], SEED, every=25):
        seen, moves, worlds = engine.see(engine.table(here.state), here.seat), here.legal()[:3], 4
        courses = [(move, 0) for move in moves]
        source = engine.source(SEED)
        outlooks, leads = judge(engine).promises(seen, here.seat, courses, worlds, source, None, 0)
        found = engine.real(COMPARED * worlds * len(moves))
        engine.do.compare_moves(
            *(
                seen,
                engine.places(2),
                here.seat,
                engine.whole(moves),
                engine.whole([0] * len(moves)),
            ),
            *(worlds, RULE, engine.source(SEED), engine.source(0), found),
        )
        assert [one for world in outlooks for one in world] == [*map(float, found[::COMPARED])]
        assert [one for world in leads for one in world] == [*map(float, found[2::COMPARED])]


@every_with_pauses
def test_who_looks_through_more_pauses_looks_farther(rules: Rulebook) -> None:
    """Through one and two not the same is promised, and past all there are what the end brings."""
    engine = compiled_engine(rules)
    promises = []
    for here in situations(rules, rules.seats[0], SEED, every=25):
        seen = engine.see(engine.table(here.state), here.seat)
        courses = [(move, 0) for move in here.legal()[:2]]
        promises.append(
            [
                judge(engine).promises(
                    seen, here.seat, courses, 4, engine.source(SEED), None, pauses
                )[0]
                for pauses in (1, 2, 99, 0)
            ]
        )
    assert any(one[0] != one[1] for one in promises)
    assert all(one[2] == one[3] for one in promises), f"seed {SEED}"


@every_with_pauses
def test_a_hint_advises_what_is_trusted(rules: Rulebook) -> None:
    """The better of its two moves, in the worlds that it tells of."""
    engine = compiled_engine(rules)
    for here in situations(rules, rules.seats[0], SEED, every=12):
        seen = engine.see(engine.table(here.state), here.seat)
        found = trusted_at(engine, seen)
        if found is None:
            continue
        told = hint(rules, here.state, here.seat, "en", engine=engine, budget=Budget(600))
        moves = here.legal()
        courses, player = [(move, 0) for move in moves], network_of(engine)
        looked = [
            found.outlooks(seen, here.seat, courses, 200, engine.source(one), player)
            for one in (1, 2)
        ]
        means = [[sum(of) / 200 for of in zip(*one, strict=True)] for one in looked]
        noise = max(abs(one - other) for one, other in zip(*means, strict=True))
        place = moves.index(told.move)
        assert means[0][place] >= max(means[0]) - 3 * noise - 0.02, f"seed {SEED}"
        assert told.share == pytest.approx(means[0][place], abs=3 * noise + 0.03)


@every_with_pauses
def test_nobody_judges_where_there_is_no_pause(rules: Rulebook) -> None:
    """A position between the games of a match is worth what no pause of one game tells."""
    matches = {option.name for option in rules.options} & {"games"}
    options = [{}, *({name: "3"} for name in matches)]
    for chosen in options:
        state = rules.new_state(rules.seats[0], chosen)
        Plain(rules).begin(state, seeded(SEED))
        for engine in (plain_engine(rules), compiled_engine(rules)):
            assert (judge_at(engine, engine.table(state)) is None) == bool(chosen)


@every_with_pauses
def test_what_was_learned_is_small_and_says_how_it_came_about(rules: Rulebook) -> None:
    found = learned_worth(rules)
    assert found is not None
    assert len(found.weights) <= MOST_WEIGHTS
    assert len(files(rules.package).joinpath(WORTH_FILE).read_bytes()) <= MOST_BYTES
    assert {"seed", "commit", "cpu_seconds", "training"} <= {*found.training}
    assert found.training["game"] == rules.name
