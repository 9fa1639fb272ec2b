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
# Keys whose number is a seat.
SEAT = re.compile(r"leader|dealer|bidder|winning|\w*winner|declarer")
YES, NO = "✓", "–"
# What is shown elsewhere on the screen, or asked in the prompt.
SHOWN = frozenset(
    (
        *("rules", "players", "options", "seat", "actors", "over", "winners", "phase"),
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
    """The rest of the view, a line each."""
    return [
        f"{label(key, words)}: {told(key, value, view, words)}"
        for key, value in view.items()
        if key not in SHOWN and value not in ([], None)
    ]


def label(key: str, words: Words) -> str:
    """What a key of the view is called: by the game, by the house, or by itself."""
    message = f"view-{key}"
    return words.say(message) if words.texts.knows(message) else key.replace("_", " ")


def told(key: str, value: object, view: View, words: Words) -> str:
    """A value of a view on one line: seats by name, what is by seat beside the names."""
    message = f"view-{key}-{value}"
    if isinstance(value, str) and words.texts.knows(message):
        return words.say(message)
    if isinstance(value, int) and SEAT.fullmatch(key):
        return words.names[value]
    if isinstance(value, list | tuple):
        return several(list(value), view, words)
    if isinstance(value, Mapping):
        return ", ".join(f"{one} {plain(other)}" for one, other in value.items())
    return plain(value)


def several(values: list[object], view: View, words: Words) -> str:
    """Some values; those of pairs of seat and card, or one for each seat, beside the names."""
    pairs = [pair for pair in map(seat_and_card, values) if pair is not None]
    if len(pairs) < len(values):
        if len(values) != view["players"]:
            return plain(values)
        pairs = list(enumerate(values))
    return " · ".join(f"{words.names[seat]}: {plain(one)}" for seat, one in pairs)


def seat_and_card(value: object) -> tuple[int, object] | None:
    """A card that lies before a seat, if that is what the value is."""
    match value:
        case [int(seat), str(card)]:
            return seat, card
        case _:
            return None


def plain(value: object) -> str:
    """A value as it stands, without brackets."""
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, list | tuple):
        return " ".join(map(plain, value)) or NO
    return NO if value is None else str(value)


def due(view: View) -> str:
    """What the prompts call the decision, where a game has more than one prompt."""
    return ""
