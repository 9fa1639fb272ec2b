"""What environments ask of a game: its own observation.py, else what any game has."""

from functools import cache
from typing import Any

from katzentisch.adapters import any_game
from katzentisch.core.observation import Observation
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part, part_or


def observation_of(rules: Rulebook, *, remember: bool = False) -> Observation:
    """What a seat sees of a game, as numbers; with `remember`, what it could remember besides.

    What any game has shows all that a seat could remember anyway.
    """
    own = part(rules, "observation")
    shown: Observation | None = getattr(own, "OBSERVATION", None)
    remembered: Observation | None = getattr(own, "REMEMBERING", None) if remember else None
    return remembered or shown or shown_by_any(rules)


# Made once: it looks through the rules.
shown_by_any = cache(any_game.observation)


def learners_part(rules: Rulebook) -> Any:
    """What else environments need of a game, with the names of any_game.py."""
    return part_or(rules, "observation", any_game)
