"""What every environment is told first: which game, how many players, which options."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks

USUAL_PLAYERS = 4


def game_named(game: str) -> Rulebook:
    """The game of that name, written with hyphens or with underscores."""
    name = game.replace("_", "-")
    known = rulebooks()
    if name not in known:
        raise ValueError(f"There is no game {game!r}; choose one of {', '.join(known)}.")
    return known[name]


def usual_players(rules: Rulebook) -> int:
    """How many play unless asked otherwise."""
    return USUAL_PLAYERS if USUAL_PLAYERS in rules.seats else rules.seats[0]


def setting(
    rules: Rulebook, players: int | None, options: Mapping[str, str] | None
) -> tuple[int, dict[str, str]]:
    """The number of players and all options, or a sentence about what is wrong."""
    players = usual_players(rules) if players is None else players
    check_players(rules, players)
    chosen = rules.defaults()
    for name, value in (options or {}).items():
        if name not in chosen:
            known = ", ".join(chosen)
            raise ValueError(f"{rules.title} has no option {name!r}; its options: {known}.")
        if str(value) not in rules.option(name).values:
            values = ", ".join(rules.option(name).values)
            raise ValueError(f"The option {name!r} cannot be {value!r}; choose one of {values}.")
        chosen[name] = str(value)
    return players, chosen


def check_players(rules: Rulebook, players: int) -> None:
    """A sentence where a game is not for so many."""
    if players not in rules.seats:
        first, last = rules.seats[0], rules.seats[-1]
        many = f"{first} to {last}" if first < last else f"{first}"
        raise ValueError(f"{rules.title} is for {many} players, not {players}.")


def agent(seat: int) -> str:
    """A seat's name in environments with named agents."""
    return f"player_{seat}"


# What an environment rewards: points as they are written down, points above the mean at the end,
# or a share of the victory at the end.
SCORE, MARGIN, WIN = "score", "margin", "win"


def rewarded(reward: str) -> str:
    """A kind of reward, or a sentence about which there are."""
    if reward not in (SCORE, MARGIN, WIN):
        raise ValueError(f"There is no reward {reward!r}; choose {SCORE}, {MARGIN} or {WIN}.")
    return reward


# What is no move of any game.
NO_MOVE = -1


def move_number(action: Any) -> int:
    """An action as a number, or a sentence: 1.5 is not rounded to a move that nobody chose.

    An array of one number is what many a network answers.
    """
    try:
        number = index(action)
    except TypeError:
        array = np.asarray(action)
        if array.shape != (1,) or array.dtype.kind not in "iu":
            raise TypeError(f"An action is the number of a move, not {action!r}.") from None
        number = int(array[0])
    # No game has so many moves, and compiled code takes no larger number.
    return number if abs(number) < 1 << 31 else NO_MOVE
