"""What the page may ask of a game's engine: functions of core and bots, and what each is handed.

Here are names and kinds only; who builds an engine and who calls one both look here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType

from katzentisch.bots.engine import LONG_ROWS, SHARED
from katzentisch.bots.parts import prospect_of
from katzentisch.core import kernels
from katzentisch.core.rebinding import own_functions
from katzentisch.core.rulebook import Rulebook

# A whole number; everything else is a list in the engine's memory.
NUMBER = "n"
STATES = "states"


@dataclass(frozen=True, slots=True)
class ListKind:
    """A kind of list: what lies in it, and whether it has rows."""

    holds: str
    dimensions: int = 1


LISTS = {
    "S": ListKind(STATES),
    "C": ListKind("u8"),  # a source of chance, or several
    "I": ListKind("i8"),
    "R": ListKind("i8", dimensions=2),
    "F": ListKind("f8"),
}

# The functions that are called, as they are written, and the kinds of their arguments.
FUNCTIONS: dict[str, FunctionType] = {
    name: function
    for module in (kernels, *SHARED, *LONG_ROWS)
    for name, function in own_functions(module).items()
}
CALLS = {
    # The rules.
    "begin_at": "SC",
    "actors_at": "S",
    "legal_at": "Snn",
    "step_at": "SnnC",
    "random_at": "SnC",
    "winners_at": "S",
    "blinded": "SSnC",
    "new_playouts": "SSnCFF",
    # Rule bots, the network and what positions are worth, flat search and hints.
    "rule_at": "SnC",
    "hand_at": "SnnC",
    "network_at": "SnnIFFI",
    "dice": "Cn",
    "try_moves": "SSnIInnCCF",
    "compare_moves": "SSnIInnCCF",
    "compare_prospects": "SSnIInnCCIFFFIFFI",
    "pause_at": "S",
    "imagine_world": "SSnC",
    "watch_move": "SnnnnCC",
    # The other searches.
    "grow": "SSnnnCIIFR",
    "edge_at": "In",
    "mixed_in": "nn",
    "solve_moves": "SSnInnCCFRF",
}
# Only of games that say how seats stand at a pause: the others' engines stay smaller without it.
AT_PAUSES = {"compare_prospects", "pause_at"}


def calls_of(rules: Rulebook) -> list[str]:
    """What may be asked of a game's engine."""
    return [name for name in CALLS if prospect_of(rules) or name not in AT_PAUSES]


def kinds_of(name: str) -> Iterator[ListKind | None]:
    """What a call is handed, in turn: a list, or None for a whole number."""
    for letter in CALLS[name]:
        yield None if letter == NUMBER else LISTS[letter]
