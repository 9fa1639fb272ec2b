"""Games for tests that need one of a kind: found by what they are, never by name."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import WHOLE, dealt, played, random_steps

SEED = 1


def any_one() -> Rulebook:
    """Some game; any would do."""
    return next(iter(rulebooks().values()))


def another() -> Rulebook:
    """Some other game."""
    return list(rulebooks().values())[1]


def for_players(players: int) -> Rulebook:
    """Some game for so many players."""
    return next(rules for rules in rulebooks().values() if players in rules.seats)


def seats_near(rules: Rulebook, wished: int) -> int:
    """So many seats, or as near to it as the game comes."""
    return min(rules.seats, key=lambda seats: abs(seats - wished))


@cache
def choices_at_once(rules: Rulebook, players: int) -> bool:
    """Whether the first decision of a game is made by all at the same time."""
    return bool(rules.together(dealt(rules, players, {}, SEED).state))


@cache
def in_turn() -> Rulebook:
    """A game for two or more in which one seat decides at a time, and may pass at once."""
    return next(rules for rules in rulebooks().values() if 2 in rules.seats and passes(rules))


def passes(rules: Rulebook) -> bool:
    """Whether the first to decide may pass, and never two seats decide at the same time."""
    game = dealt(rules, rules.seats[0], {}, SEED)
    return "pass" in game.legal(game.actors[0]) and one_at_a_time(rules)


def one_at_a_time(rules: Rulebook) -> bool:
    """Whether never two seats have to decide, in a whole random game."""
    game = dealt(rules, rules.seats[0], {}, SEED)
    acting = [len(game.actors), *(len(game.actors) for _ in random_steps(game, SEED))]
    return max(acting) == 1


@cache
def at_once() -> Rulebook:
    """A game that begins with a card from everybody at the same time, seen by all at once."""
    return next(
        rules
        for rules in rulebooks().values()
        if choices_at_once(rules, rules.seats[0]) and not hides_moves(rules)
    )


@cache
def with_hidden_moves() -> Rulebook:
    """A game whose first moves are never shown to others."""
    return next(rules for rules in rulebooks().values() if hides_moves(rules))


def hides_moves(rules: Rulebook) -> bool:
    """Whether the first move of a game stays hidden for good."""
    game = dealt(rules, rules.seats[0], {}, SEED)
    return bool(rules.hidden(game.legal_moves(game.actors[0])[0]))


@cache
def shuffled_again() -> Rulebook:
    """A game whose cards are shuffled more than twice."""
    return next(
        rules
        for rules in rulebooks().values()
        if len(played(rules, rules.seats[0], {}, SEED).shuffles) > 2
    )


def last_values(rules: Rulebook) -> dict[str, str]:
    """Every option with the value furthest from its default."""
    return {option.name: option.values[-1] for option in rules.options}


def nothing_of_its_own() -> Rulebook:
    """A game that brings its rules, and neither texts nor a bot nor any other part."""
    rules = any_one()

    def start(s: Any) -> None:
        rules.start(s)

    # A game is at home where its `start` is: in this folder there are no parts of a game.
    return replace(rules, name="patience", start=start, name_cards=None, name_move=None)


# For what is the same with every game and long with most: one that is soon over. `make variants`
# takes them all.
a_short_game = pytest.mark.parametrize(
    "rules",
    [rules for rules in rulebooks().values() if WHOLE or rules is at_once()],
    ids=lambda rules: rules.name,
)
