"""Katzentisch: the digital home of three card games."""

from collections.abc import Mapping as _Mapping
from importlib import import_module as _import_module
from typing import Any as _Any

__version__ = "0.2.0"


def make(
    game: str,
    players: int | None = None,
    *,
    shape: str = "pettingzoo",
    options: "_Mapping[str, str] | None" = None,
    **more: _Any,
) -> _Any:
    """An environment of a game: `make(name, players=4)`.

    `shape` is `pettingzoo`, `parallel`, `gym`, `vector`, `tables` or `openspiel`; `more` is what
    that shape's environment takes besides (docs/environments.md).
    """
    # The package itself starts without NumPy and knows no room; who asks here waits for it.
    front = _import_module("katzentisch.adapters.front")
    return front.make(game, players, shape=shape, options=options, **more)
