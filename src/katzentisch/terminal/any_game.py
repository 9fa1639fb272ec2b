"""Any game in the terminal, from its view alone; a game's terminal.py may say it better."""

import re
from collections.abc import Mapping

from katzentisch.core.rulebook import View
from katzentisch.core.texts import Texts
from katzentisch.terminal.words import Words

# What is a card in a text, and how it is painted, by the pattern's first group.
CARD: re.Pattern[str] | None = None
STYLES: Mapping[str, str] = {}
# Columns that may take more than one line.
WRAPPED: tuple[str, ...] = ()
# Moves of one card each that may stand in one line, and what may close such a line.
SEVERAL: Mapping[str, tuple[str, ...]] = {}
# What is shown elsewhere on the screen.
SHOWN = frozenset(
    (
        *("rules", "players", "options", "seat", "actors", "over", "winners"),
        *("scores", "pad", "hand", "hand_sizes"),
    )
)


def shown(card: str, texts: Texts) -> str:
    """A card as it is shown."""
    return card


def written(answer: str, texts: Texts) -> str:
    """What somebody wrote, in notation."""
    return " ".join(answer.split())


def spelled(verb: str, rest: str) -> str:
    """A move with its cards as the notation spells and orders them."""
    return " ".join([verb, *rest.upper().split()])


def order(move: str) -> tuple[int, ...]:
    """The place of a move in the list of moves; equals stay as the game has them."""
    return ()


def columns(view: View, words: Words) -> dict[str, list[str]]:
    """No columns but name, cards and score."""
    return {}


def lines(view: View, words: Words) -> list[str]:
    """The rest of the view, a line each; names stand where they do in the view."""
    return [f"{key.replace('_', ' ')}: {told(value)}" for key, value in facts(view).items()]


def facts(view: View) -> View:
    """What there is to tell of a view besides what every game shows."""
    return {key: value for key, value in view.items() if key not in SHOWN and value != []}


def told(value: object) -> str:
    """A value of a view on one line."""
    if isinstance(value, list | tuple):
        return " ".join(map(told, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {told(one)}" for key, one in value.items())
    return "–" if value is None else str(value)


def due(view: View) -> str:
    """What the prompts call the decision, where a game has more than one prompt."""
    return ""
