"""The referee of tests/referee, who knows only the rules pages, agrees with the rulebooks."""

import json
from copy import deepcopy
from typing import Any

import pytest

from katzentisch.core.chance import below, seeded
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.referee import Foul, check
from tests.variants import (
    Variant,
    dealt,
    every_count,
    every_variant,
    option_sets,
    played,
    random_steps,
)

SEEDS = range(5)


@every_variant
def test_the_referee_agrees_with_random_games(variant: Variant) -> None:
    rules, players, options = variant
    few = 1 if options.get("games") == "10" else len(SEEDS)
    for seed in SEEDS[:few]:
        record = played(rules, players, options, seed, keep_legal=True).record()
        check(json.loads(json.dumps(record)))


@every_count
@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
def test_the_referee_agrees_with_one_sided_games(rules: Rulebook, players: int, place: int) -> None:
    """Who mostly makes the first or the last move listed comes to rare places.

    Everybody passes or bids high, presents all foursomes, exchanges whole hands, plays equal cards.
    """
    for seed, options in enumerate(option_sets(rules)):
        if options.get("games") == "10":
            continue
        game = dealt(rules, players, options, seed, keep_legal=True)
        chance = seeded(seed, 2)
        while not game.over:
            seat = game.actors[0]
            moves = game.legal_moves(seat)
            one_sided = below(chance, 4) > 0
            game.make(seat, moves[place if one_sided else below(chance, len(moves))])
        check(game.record())


@every_count
def test_the_referee_agrees_with_unfinished_games(rules: Rulebook, players: int) -> None:
    game = dealt(rules, players, {}, 5, keep_legal=True)
    for number, _ in enumerate(random_steps(game, 5)):
        if number % 7 == 0 and not game.waiting:
            check(game.record())


@pytest.mark.parametrize("name", rulebooks())
def test_the_referee_sees_a_wrong_record(name: str) -> None:
    rules = rulebooks()[name]
    record = played(rules, 4, {}, 3, keep_legal=True).record()
    for spoil in (spoil_scores, spoil_winners, spoil_legal, spoil_move, spoil_seat, drop_move):
        spoilt = deepcopy(record)
        spoil(spoilt)
        with pytest.raises(Foul):
            check(spoilt)


def spoil_scores(record: dict[str, Any]) -> None:
    record["scores"][0] += 1


def spoil_winners(record: dict[str, Any]) -> None:
    record["winners"] = [seat for seat in range(4) if seat not in record["winners"]]


def spoil_legal(record: dict[str, Any]) -> None:
    record["legal"][7] = record["legal"][7][1:]


def spoil_move(record: dict[str, Any]) -> None:
    record["moves"][7][1] = "dance"


def spoil_seat(record: dict[str, Any]) -> None:
    record["moves"][7][0] ^= 1


def drop_move(record: dict[str, Any]) -> None:
    record["moves"].pop()
    record["legal"].pop()
