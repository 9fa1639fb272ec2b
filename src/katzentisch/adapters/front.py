"""The front door: `katzentisch.make("GAME", players=4)`, in the shape one likes."""

from collections.abc import Callable, Mapping
from typing import Any

from katzentisch.adapters.seats import game_named, setting


def turns(game: str, players: int, options: dict[str, str], **more: Any) -> Any:
    """PettingZoo, agents in turn."""
    from katzentisch.adapters.pettingzoo import env

    return env(game, players, options, **more)


def parallel(game: str, players: int, options: dict[str, str], **more: Any) -> Any:
    """PettingZoo, agents all at once."""
    from katzentisch.adapters.pettingzoo import parallel_env

    return parallel_env(game, players, options, **more)


def single(game: str, players: int, options: dict[str, str], **more: Any) -> Any:
    """Gymnasium, one seat learns."""
    from katzentisch.adapters.gym import KatzentischEnv

    return KatzentischEnv(game, players, options, **more)


def many(game: str, players: int, options: dict[str, str], **more: Any) -> Any:
    """Gymnasium, thousands of games, one seat of each learns."""
    from katzentisch.adapters.gym import KatzentischVectorEnv

    return KatzentischVectorEnv(game, players=players, options=options, **more)


def tables(game: str, players: int, options: dict[str, str], **more: Any) -> Any:
    """Thousands of games, every seat played from outside."""
    from katzentisch.adapters.batched import Tables

    return Tables(game, players=players, options=options, **more)


def spiel(game: str, players: int, options: dict[str, str], **more: Any) -> Any:
    """OpenSpiel."""
    from katzentisch.adapters.openspiel import load

    return load(game, players, options, **more)


SHAPES: dict[str, Callable[..., Any]] = {
    "pettingzoo": turns,
    "parallel": parallel,
    "gym": single,
    "vector": many,
    "tables": tables,
    "openspiel": spiel,
}


def make(
    game: str,
    players: int | None = None,
    *,
    shape: str = "pettingzoo",
    options: Mapping[str, str] | None = None,
    **more: Any,
) -> Any:
    """An environment of a game, for that many players, in that shape."""
    if shape not in SHAPES:
        raise ValueError(f"There is no shape {shape!r}; choose one of {', '.join(SHAPES)}.")
    rules = game_named(game)
    seats, chosen = setting(rules, players, options)
    return SHAPES[shape](rules.name, seats, chosen, **more)
