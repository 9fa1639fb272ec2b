"""Nobody learns what the rules hide: views, imagined worlds, and choices made at the same time."""

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from katzentisch.core.bits import members
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from tests.samples import choices_at_once
from tests.variants import COUNTS, dealt, every_count, every_game, game_and_count
from tests.worlds import differing, imagined, in_world, steps

if TYPE_CHECKING:
    from katzentisch.core.compiled import Compiled

SECRET_KEYS = {"hand", "discarded", "choice", "laid_aside"}


# Views and imagined worlds


@every_count
def test_an_imagined_world_looks_the_same(rules: Rulebook, players: int) -> None:
    """view(imagine(s)) == view(s) for every seat and the spectator, and no card is lost."""
    for number, game in enumerate(steps(rules, players, {})):
        for viewer in range(-1, players):
            world = imagined(rules, game.state, viewer, number)
            assert rules.view(world, viewer) == rules.view(game.state, viewer)
            assert in_world(game, world).view(viewer) == game.view(viewer)
            assert rules.count_cards(world) == list(rules.copies)


@every_count
def test_a_seat_sees_more_and_nothing_else_than_all(rules: Rulebook, players: int) -> None:
    """What a seat sees is added to what all see and changes none of it, but whose eyes they are."""
    for game in steps(rules, players, {}):
        for seat in range(players):
            assert game.own(seat).keys() & game.public().keys() == {"seat"}


@every_count
def test_imagining_knows_nothing_of_the_truth(rules: Rulebook, players: int) -> None:
    """Two worlds a seat cannot tell apart give, with the same chance, the same imagined world."""
    for number, game in enumerate(steps(rules, players, {}, every=6)):
        for viewer in range(-1, players):
            other = imagined(rules, game.state, viewer, number)
            chance = 1000 + number
            ours = imagined(rules, game.state, viewer, chance)
            theirs = imagined(rules, other, viewer, chance)
            assert ours == theirs, (viewer, differing(ours, theirs))


@every_count
def test_imagining_knows_nothing_of_the_truth_in_many_games(
    rules: Rulebook, players: int, compiled: "Callable[[Rulebook], Compiled]"
) -> None:
    """The same at full speed: what goes wrong once in hundreds of games is found here."""
    import numpy as np

    from katzentisch.core.compiled import seeded_chances

    engine = compiled(rules)
    states, chances = engine.states(300, players), seeded_chances(11, 300)
    engine.begin(states, chances)
    step = 0
    while (going := engine.actors(states) != 0).any():
        states, chances = states[going], chances[going]
        acting = [members(int(bits)) for bits in engine.actors(states)]
        seats = np.array([choosing[step % len(choosing)] for choosing in acting])
        if step % 6 == 0:
            viewers = np.full(len(states), step // 6 % (players + 1) - 1)
            ours, theirs = states.copy(), states.copy()
            engine.imagine(theirs, viewers, seeded_chances(step, len(states)))
            for worlds in (ours, theirs):
                engine.imagine(worlds, viewers, seeded_chances(1000 + step, len(states)))
            for field in rules.state.fields:
                same = np.array_equal(ours[field.name], theirs[field.name])
                assert same, f"step {step}, viewer {viewers[0]}: {field.name} knows the truth"
        moves = engine.random_moves(states, seats, chances)
        engine.step(states, seats, moves, chances)
        step += 1


@every_count
def test_worlds_that_look_the_same_allow_the_same(rules: Rulebook, players: int) -> None:
    """Legal moves, refusals of every text, texts and log are equal in both worlds."""
    chance = seeded(9)
    for number, game in enumerate(steps(rules, players, {}, every=9)):
        texts = {rules.text(game.state, m) for seat in game.actors for m in game.legal_moves(seat)}
        texts |= {rules.text(game.state, below(chance, rules.moves)) for _ in range(20)}
        for viewer in range(-1, players):
            twin = in_world(game, imagined(rules, game.state, viewer, number))
            assert twin.log(viewer) == game.log(viewer)
            assert twin.actors == game.actors
            if viewer < 0:
                continue
            assert twin.legal(viewer) == game.legal(viewer)
            assert rules.actors(twin.state) == rules.actors(game.state)
            for text in texts:
                assert twin.why_not(viewer, text) == game.why_not(viewer, text)


@every_count
def test_everybody_can_go_on_in_an_imagined_world(rules: Rulebook, players: int) -> None:
    """An imagined world is a game like any other: it can be played to its end."""
    from katzentisch.core.plain import Plain

    plain = Plain(rules)
    for number, game in enumerate(steps(rules, players, {}, every=29)):
        for viewer in (-1, number % players):
            world = imagined(rules, game.state, viewer, number)
            plain.playout(world, seeded(number))
            assert world.over
            assert rules.count_cards(world) == list(rules.copies)


@every_count
def test_hidden_worlds_do_differ(rules: Rulebook, players: int) -> None:
    """Imagining is no copy: the others' hands change, the own does not."""
    game = dealt(rules, players, {}, 1)
    for viewer in range(players):
        hands = [
            rules.view(imagined(rules, game.state, viewer, seed), (viewer + 1) % players)["hand"]
            for seed in range(5)
        ]
        assert len({tuple(hand) for hand in hands}) > 1


@every_count
def test_a_spectator_gets_no_secret(rules: Rulebook, players: int) -> None:
    for game in steps(rules, players, {}):
        seen = game.view(SPECTATOR)
        secret = SECRET_KEYS | set(rules.own(game.state, 0))
        assert not secret & set(seen)
        assert seen["seat"] is None
        for viewer in range(players):
            own = game.view(viewer)
            assert set(own) - set(seen) <= secret
            assert {key: own[key] for key in seen if key != "seat"} == {
                key: seen[key] for key in seen if key != "seat"
            }


@every_game
def test_a_seat_that_does_not_exist_sees_what_a_spectator_sees(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[0], {}, 1)
    assert rules.view(game.state, 6) == rules.view(game.state, SPECTATOR)


# Choices made at the same time


CHOOSING = [pair for pair in COUNTS if choices_at_once(*pair)]
every_choosing = pytest.mark.parametrize(
    ("rules", "players"), CHOOSING, ids=[game_and_count(pair) for pair in CHOOSING]
)


def choices_of(game: Game, seat: int) -> list[int]:
    """The first moves of a seat until it has nothing more to choose."""
    twin, made = game.again([]), []
    while twin.acts(seat):
        made.append(twin.legal_moves(seat)[0])
        twin.make(seat, made[-1])
    return made


def test_there_are_choices_at_once_in_some_games_and_not_in_all() -> None:
    assert len({rules.name for rules, _ in CHOOSING}) > 1
    assert len(CHOOSING) < len(COUNTS)


@every_choosing
def test_the_order_of_simultaneous_choices_does_not_matter(rules: Rulebook, players: int) -> None:
    """In any order the same state, record and views; nothing is shown before the last."""
    game = dealt(rules, players, {}, 5)
    wishes = {seat: game.legal_moves(seat) for seat in range(players)}
    each = len(choices_of(game, 0))
    orders = list(permutations(range(players)))
    results = []
    for order in orders[:: max(1, len(orders) // 12)]:
        game = dealt(rules, players, {}, 5)
        # Each seat's first choice in that order, then further ones in the order reversed.
        for seat, move in [(seat, wishes[seat][0]) for seat in order] + [
            (seat, wishes[seat][n]) for n in range(1, each) for seat in reversed(order)
        ]:
            before = [(game.view(v), game.log(v)) for v in range(-1, players)]
            game.make(seat, move)
            if game.waiting:
                check_nothing_shown(game, seat, before)
        assert not game.waiting
        results.append((game.state, game.record(), [game.log(v) for v in range(-1, players)]))
    assert all(result == results[0] for result in results)
    assert len(results) >= 6


def check_nothing_shown(game: Game, chooser: int, before: list[Any]) -> None:
    """Others see at most that somebody is ready: not what was chosen."""
    for viewer, (view, log) in enumerate(before, start=-1):
        if viewer == chooser:
            continue
        now = game.view(viewer)
        changed = {key for key in now if now[key] != view[key]}
        assert changed <= {"actors", "ready", "hand_sizes"}
        assert game.log(viewer) == log


@every_choosing
def test_what_is_seen_of_a_choice_does_not_depend_on_it(rules: Rulebook, players: int) -> None:
    """Whatever seat 0 chooses, the others see the same."""
    seen = []
    for choice in range(4):
        game = dealt(rules, players, {}, 5)
        while game.acts(0):
            moves = game.legal_moves(0)
            game.make(0, moves[choice % len(moves)])
        seen.append([(game.view(v), game.log(v)) for v in [SPECTATOR, *range(1, players)]])
    assert all(views == seen[0] for views in seen)


# What is known is respected


# Fairness of imagined worlds
