"""Cards as people see and write them: in colour, with the letters of their language.

The letters and numbers always stand there too: nothing hangs on colour. What is written may be the
notation or what is shown; both are understood.
"""

import re
import unicodedata

from rich.text import Text

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import Texts
from katzentisch.terminal.parts import screen_of

# Around cards in a text that is still to be painted.
OPEN, CLOSE = "\ue000", "\ue001"
MARKED = re.compile(f"{OPEN}(.*?){CLOSE}")

# What keyboards and copied texts have for a minus and for a times sign.
SIGNS = str.maketrans(dict.fromkeys("−–—‐‑‒﹣－", "-") | {"×": "x", "✕": "x", "*": "x"})


def marked(cards: str) -> str:
    """Cards marked as such in a text."""
    return f"{OPEN}{cards}{CLOSE}"


def painted(text: str, rules: Rulebook, texts: Texts) -> Text:
    """A text with its marked cards in colour."""
    painting = Text()
    for place, part in enumerate(MARKED.split(text)):
        painting.append_text(cards(part, rules, texts) if place % 2 else Text(part))
    return painting


def cards(text: str, rules: Rulebook, texts: Texts) -> Text:
    """Cards, or a move, in colour."""
    screen = screen_of(rules)
    if screen.CARD is None:
        return Text(text)
    painting, done = Text(), 0
    for found in screen.CARD.finditer(text):
        painting.append(text[done : found.start()])
        painting.append(screen.shown(found.group(), texts), screen.STYLES[found.group(1)])
        done = found.end()
    return painting.append(text[done:])


def written(answer: str, rules: Rulebook, texts: Texts) -> str:
    """What somebody wrote, its cards in notation; the rest stays as it is."""
    plain = unicodedata.normalize("NFC", answer).translate(SIGNS)
    found: str = screen_of(rules).written(plain, texts)
    return found
