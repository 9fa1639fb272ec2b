"""Every game, player count and option value: what the tests go through."""

import os
from collections.abc import Iterator
from itertools import product

import pytest

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests import games

Variant = tuple[Rulebook, int, dict[str, str]]

# Ten games in a match teach nothing that three do not, and take long: a few are enough.
TRIED = {"games": ("1", "2", "10")}


def option_sets(rules: Rulebook) -> Iterator[dict[str, str]]:
    """Every combination of option values."""
    tried = [TRIED.get(option.name, option.values) for option in rules.options]
    for values in product(*tried):
        yield dict(zip((option.name for option in rules.options), values, strict=True))


VARIANTS: list[Variant] = [
    (rules, players, options)
    for rules in rulebooks().values()
    for players in rules.seats
    for options in option_sets(rules)
]
# `make variants` tries all of them everywhere.
WHOLE = bool(os.environ.get("KATZENTISCH_WHOLE_VARIANTS"))


def in_turn(rules: Rulebook) -> Iterator[Variant]:
    """Every player count and every combination of options once, paired in turn."""
    counts, sets = list(rules.seats), list(option_sets(rules))
    for place in range(max(len(counts), len(sets))):
        yield rules, counts[place % len(counts)], sets[place % len(sets)]


# For rooms that hand a variant on and know nothing of it: what is new in a pair of count and
# options is new in the rules, and they are tried with all pairs (lockstep, referee, conservation).
SOME: list[Variant] = (
    VARIANTS if WHOLE else [one for rules in rulebooks().values() for one in in_turn(rules)]
)
COUNTS: list[tuple[Rulebook, int]] = [
    (rules, players) for rules in rulebooks().values() for players in rules.seats
]


def name(variant: Variant) -> str:
    """A variant's name in the list of tests."""
    rules, players, options = variant
    return "-".join([rules.name, str(players), *options.values()])


def game_and_count(pair: tuple[Rulebook, int]) -> str:
    return f"{pair[0].name}-{pair[1]}"


every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name)
some_variants = pytest.mark.parametrize("variant", SOME, ids=name)
every_count = pytest.mark.parametrize(
    ("rules", "players"), COUNTS, ids=[game_and_count(pair) for pair in COUNTS]
)
of_the_house = pytest.mark.parametrize("rules", games.of_the_house(), ids=lambda rules: rules.name)
every_game = pytest.mark.parametrize("rules", rulebooks().values(), ids=list(rulebooks()))


def dealt(
    rules: Rulebook, players: int, options: dict[str, str], seed: int, *, keep_legal: bool = False
) -> Game:
    """A game dealt from a seed."""
    return Game(rules, players, SeededDealer(seeded(seed)), options, keep_legal=keep_legal)


def random_steps(game: Game, seed: int) -> Iterator[int]:
    """Play at random to the end; after each move, the seat that made it."""
    chance = seeded(seed, 1)
    plain = Plain(game.rules)
    while not game.over:
        seat = game.actors[chance[0] % len(game.actors)]
        game.make(seat, plain.random_move(game.state, seat, chance))
        yield seat


def played(
    rules: Rulebook, players: int, options: dict[str, str], seed: int, *, keep_legal: bool = False
) -> Game:
    """A whole random game."""
    game = dealt(rules, players, options, seed, keep_legal=keep_legal)
    for _ in random_steps(game, seed):
        pass
    return game
