"""How a table says no: the key of a text, a clause, and the words to fill in."""

from katzentisch.core.game import Refused
from katzentisch.core.rulebook import Refusal


def refused(key: str, clause: str = "", **words: str | int) -> Refused:
    """The exception for a command that is not possible."""
    return Refused(Refusal(key, clause, words))
