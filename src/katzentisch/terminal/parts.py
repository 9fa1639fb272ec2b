"""What the terminal asks of a game: its own terminal.py, else that of any game."""

from typing import Any

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part_or
from katzentisch.terminal import any_game


def screen_of(rules: Rulebook) -> Any:
    """How a game is shown and written, with the names of any_game.py."""
    return part_or(rules, "terminal", any_game)
