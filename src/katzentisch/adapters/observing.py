"""What a seat sees of a game as numbers: the game's own observation.py."""

from katzentisch.core.observation import Observation
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part


def observation_of(rules: Rulebook) -> Observation:
    """The observation of a game."""
    own = part(rules, "observation")
    assert own is not None
    found: Observation = own.OBSERVATION
    return found
