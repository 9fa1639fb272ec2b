"""Cards in colour. The letters and numbers always stand there too: nothing hangs on colour."""

import re

from rich.text import Text

# Around cards in a text that is still to be painted.
OPEN, CLOSE = "\ue000", "\ue001"
MARKED = re.compile(f"{OPEN}(.*?){CLOSE}")

CARD = {
    "muckenstich": re.compile(r"\b([RYGB])(?:1[0-2]|[1-9]|M)?\b"),
    "katzenjammer": re.compile(r"\b([1-5J])\b"),
    "und-tschuess": re.compile(r"([−-]?)\b\d+"),
}
STYLES = {
    "muckenstich": {
        "R": "bold white on red",
        "Y": "bold black on yellow",
        "G": "bold white on green",
        "B": "bold white on blue",
    },
    "katzenjammer": {
        "1": "bold cyan",
        "2": "bold green",
        "3": "bold yellow",
        "4": "bold red",
        "5": "bold blue",
        "J": "bold white on magenta",
    },
    "und-tschuess": {"": "bold green", "-": "bold red", "−": "bold red"},
}


def marked(cards: str) -> str:
    """Cards marked as such in a text."""
    return f"{OPEN}{cards}{CLOSE}"


def painted(text: str, game: str) -> Text:
    """A text with its marked cards in colour."""
    painting = Text()
    for place, part in enumerate(MARKED.split(text)):
        painting.append_text(cards(part, game) if place % 2 else Text(part))
    return painting


def cards(text: str, game: str) -> Text:
    """Cards, or a move, in colour."""
    painting = Text(text)
    if game in CARD:
        for found in CARD[game].finditer(text):
            painting.stylize(STYLES[game][found.group(1)], *found.span())
    return painting
