"""Mückenstich in the terminal: what is worth seeing, and how cards are shown and written."""

import re
from functools import cache

from katzentisch.core.rulebook import View
from katzentisch.core.texts import Texts, texts
from katzentisch.games.muckenstich import RULES
from katzentisch.terminal.cards import marked
from katzentisch.terminal.words import Words

CARD = re.compile(r"\b([RYGB])(?:1[0-2]|[1-9]|M)?\b")
STYLES = {
    "R": "bold white on red",
    "Y": "bold black on yellow",
    "G": "bold white on green",
    "B": "bold white on blue",
}
SEVERAL = {"discard": ()}
LEADS, WINS = "›", "*"


def shown(card: str, texts: Texts) -> str:
    """A card as it is shown: `Y5` is `Ge5` in German."""
    return texts.say("colour-letter", colour=card[0]) + card[1:]


def written(answer: str, texts: Texts) -> str:
    """What somebody wrote, its cards and colours in notation."""
    return " ".join(notation(word, texts.language) for word in answer.split())


def notation(word: str, language: str) -> str:
    """A card or colour in notation, whatever letters it was written with."""
    spellings = colour_spellings(language)
    found = re.fullmatch(rf"({'|'.join(spellings)})(\d+|m)?", word.casefold())
    return spellings[found[1]] + (found[2] or "").upper() if found else word


@cache
def colour_spellings(language: str) -> dict[str, str]:
    """The colours by all that may stand for them: notation, letter and name; the longest first."""
    say = texts(language, RULES).say
    known = {
        spelling.casefold(): colour
        for key in ("colour-letter", "colour")
        for colour in STYLES
        for spelling in (say(key, colour=colour), colour)
    }
    return dict(sorted(known.items(), key=lambda pair: -len(pair[0])))


def columns(view: View, words: Words) -> dict[str, list[str]]:
    """Tricks, and the card each has in the trick on the table."""
    shown = {"screen-tricks": [str(tricks) for tricks in view["tricks"]]}
    if view["phase"] == "discard":
        ready = words.say("screen-ready")
        shown["screen-discard"] = [ready if done else "…" for done in view["ready"]]
    else:
        shown["screen-trick"] = [in_trick(view, seat) for seat in range(view["players"])]
    if view["mosquitoes"]:
        shown["screen-mosquitoes"] = [str(count) for count in view["mosquitoes"]]
    return shown


def in_trick(view: View, seat: int) -> str:
    """A seat's card in the trick: marked if it was led (M7), with a star if it wins so far."""
    lying: dict[int, str] = dict(view["trick"])
    leads = LEADS if seat == view["leader"] else " "
    wins = f" {WINS}" if seat == view["winning"] else ""
    return f"{leads} {marked(lying.get(seat, ''))}{wins}"


def lines(view: View, words: Words) -> list[str]:
    """Round, trump, colour led, the last trick; with the memory option all cards played (M14)."""
    half = view["half"] or 0
    first = [words.say("screen-round", round=view["round"], rounds=view["rounds"], half=half)]
    first.append(words.say("screen-trump", colour=view["trump"] or "none"))
    if view["doubled"]:
        first.append(words.say("screen-doubled", colour=view["doubled"]))
    if view["phase"] in ("play", "trump"):
        first.append(led(view, words))
    lines = [" · ".join(first)]
    if view["last_trick"] and not view["trick"]:
        lines.append(words.say("screen-last-trick", cards=last_trick(view, words)))
    if view.get("played"):
        lines.append(words.say("screen-played", cards=marked(" ".join(view["played"]))))
    if view.get("discarded"):
        lines.append(words.say("screen-discarded", cards=marked(" ".join(view["discarded"]))))
    return lines


def led(view: View, words: Words) -> str:
    """Who leads, and the colour to be followed (M7, M8)."""
    colour = view["trick"][0][1][0] if view["trick"] else "none"
    who = "you" if view["leader"] == view["seat"] else "other"
    return words.say("screen-led", colour=colour, who=who, name=words.names[view["leader"]])


def last_trick(view: View, words: Words) -> str:
    """The cards of the last trick in the order played; a star has won it."""
    return " · ".join(
        f"{words.names[seat]} {marked(card)}" + (f" {WINS}" if seat == view["last_winner"] else "")
        for seat, card in view["last_trick"]
    )
