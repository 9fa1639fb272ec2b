"""Long work of all kinds: done by the processes themselves, found there by its name."""

import os
import time
from typing import Any

from katzentisch.bots.slices import Progress
from katzentisch.lab.balance.effect import Effect, Measured, Reading


def doubled(progress: Progress, number: int) -> int:
    progress(0.5)
    return 2 * number


def failing(progress: Progress, *words: Any) -> Any:
    raise ValueError("the secret reason")


def leaving(progress: Progress, *words: Any) -> Any:
    os._exit(3)


def noted(file: str, line: str) -> None:
    """Something that is got ready, and leaves a trace."""
    with open(file, "a", encoding="utf-8") as notes:
        notes.write(f"{line}\n")


def noted_when_told(file: str, line: str, told: str) -> None:
    """The same, once that file is there."""
    while not os.path.exists(told):
        time.sleep(0.01)
    noted(file, line)


def noting(progress: Progress, file: str, line: str) -> str:
    noted(file, line)
    return line


def known_effect(
    progress: Progress, game: str, players: int, options: dict[str, str]
) -> dict[str, Any]:
    """An effect that nobody has measured, for the length of the way."""
    sides = (Reading(70.0, 1.0), Reading(60.0, 1.0), Reading(-10.0, 1.0))
    figures = tuple(Measured(name, *sides) for name in ("length", "seat", "spread", "matter"))
    return Effect(game, players, options, 10, 1, figures, (Measured("0", *sides),)).data()


def review_here(progress: Progress, record: dict[str, Any]) -> dict[str, Any]:
    """A review that is not kept."""
    from katzentisch.review.asked import reviewed

    return reviewed(record, progress)


def effect_when_told(progress: Progress, *words: Any, told: str) -> dict[str, Any]:
    """The known effect, once that file is there."""
    while not os.path.exists(told):
        time.sleep(0.01)
    return known_effect(progress, *words)
