"""Cards as people see and write them: in colour, with the letters of their language.

The letters and numbers always stand there too: nothing hangs on colour. What is written may be the
notation or what is shown; both are understood.
"""

import re
import unicodedata
from functools import cache

from rich.text import Text

from katzentisch.core.texts import Texts, texts

# Around cards in a text that is still to be painted.
OPEN, CLOSE = "\ue000", "\ue001"
MARKED = re.compile(f"{OPEN}(.*?){CLOSE}")

CARD = {
    "muckenstich": re.compile(r"\b([RYGB])(?:1[0-2]|[1-9]|M)?\b"),
    "katzenjammer": re.compile(r"\b([1-5J])\b"),
    "und-tschuess": re.compile(r"(-?)\b\d+"),
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
    "und-tschuess": {"": "bold green", "-": "bold red"},
}
MINUS = "−"
# `3 x 2` is a bid as well as `3x2`.
BID = re.compile(r"(?<=\d)\s*[xX]\s*(?=\d)")
# What keyboards and copied texts have for a minus and for a times sign.
SIGNS = str.maketrans(dict.fromkeys("−–—‐‑‒﹣－", "-") | {"×": "x", "✕": "x", "*": "x"})


def marked(cards: str) -> str:
    """Cards marked as such in a text."""
    return f"{OPEN}{cards}{CLOSE}"


def painted(text: str, game: str, texts: Texts) -> Text:
    """A text with its marked cards in colour."""
    painting = Text()
    for place, part in enumerate(MARKED.split(text)):
        painting.append_text(cards(part, game, texts) if place % 2 else Text(part))
    return painting


def cards(text: str, game: str, texts: Texts) -> Text:
    """Cards, or a move, in colour."""
    if game not in CARD:
        return Text(text)
    painting, done = Text(), 0
    text = text.translate(SIGNS) if game == "und-tschuess" else text
    for found in CARD[game].finditer(text):
        painting.append(text[done : found.start()])
        painting.append(shown(found.group(), game, texts), STYLES[game][found.group(1)])
        done = found.end()
    return painting.append(text[done:])


def shown(card: str, game: str, texts: Texts) -> str:
    """A card as it is shown: `Y5` is `Ge5` in German, `-5` has a real minus."""
    if game == "muckenstich" and card[:1] in STYLES[game]:
        return texts.say("colour-letter", colour=card[0]) + card[1:]
    return card.replace("-", MINUS) if game == "und-tschuess" else card


def written(answer: str, game: str, texts: Texts) -> str:
    """What somebody wrote, its cards in notation; the rest stays as it is."""
    plain = unicodedata.normalize("NFC", answer).translate(SIGNS)
    if game == "muckenstich":
        return " ".join(notation(word, texts) for word in plain.split())
    return " ".join(BID.sub("x", plain).split()) if game == "katzenjammer" else plain.strip()


def notation(word: str, texts: Texts) -> str:
    """A card or colour of Mückenstich in notation, whatever letters it was written with."""
    spellings = colour_spellings(texts.language)
    found = re.fullmatch(rf"({'|'.join(spellings)})(\d+|m)?", word.casefold())
    return spellings[found[1]] + (found[2] or "").upper() if found else word


@cache
def colour_spellings(language: str) -> dict[str, str]:
    """The colours by all that may stand for them: notation, letter and name; the longest first."""
    say = texts(language).say
    known = {
        spelling.casefold(): colour
        for key in ("colour-letter", "colour")
        for colour in STYLES["muckenstich"]
        for spelling in (say(key, colour=colour), colour)
    }
    return dict(sorted(known.items(), key=lambda pair: -len(pair[0])))
