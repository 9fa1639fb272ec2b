"""What environments ask of a game: its own observation.py, else what any game has."""

from functools import cache
from typing import Any

from katzentisch.adapters import any_game
from katzentisch.core.observation import Observation
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part, part_or


@cache
def observation_of(rules: Rulebook) -> Observation:
    """What a seat sees of a game, as numbers."""
    own: Observation | None = getattr(part(rules, "observation"), "OBSERVATION", None)
    return own or any_game.observation(rules)


def learners_part(rules: Rulebook) -> Any:
    """What else environments need of a game, with the names of any_game.py."""
    return part_or(rules, "observation", any_game)
