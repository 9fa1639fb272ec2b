"""… und Tschüss! in the terminal: what is worth seeing, and how cards are shown and written."""

import re

from katzentisch.core.rulebook import View
from katzentisch.core.texts import Texts
from katzentisch.games.und_tschuess.story import is_last_exchange, spare
from katzentisch.story.told import signed
from katzentisch.terminal.cards import marked
from katzentisch.terminal.words import Words

# A real minus may stand there already.
CARD = re.compile(r"([-−]?)\b\d+")
STYLES = {"": "bold green", "-": "bold red", "−": "bold red"}
WRAPPED = ("screen-lying",)
SEVERAL = {"swap": ("keep",)}


def shown(card: str, texts: Texts) -> str:
    """A card as it is shown: `-5` has a real minus."""
    return card.replace("-", "−")


def columns(view: View, words: Words) -> dict[str, list[str]]:
    """The cards lying in front of each, their total, and who is still in (U5, U6)."""
    seats = range(view["players"])
    inside = view["inside"]
    return {
        "screen-lying": [marked(" ".join(view["lying"][seat])) for seat in seats],
        "screen-total": [signed(view["totals"][seat]) if seat in inside else "" for seat in seats],
        "screen-in": [
            words.say("screen-is-out")
            if inside and seat not in inside
            else words.say("screen-chosen")
            if view["ready"][seat]
            else ""
            for seat in seats
        ],
    }


def lines(view: View, words: Words) -> list[str]:
    """The round, the deck, the row of point cards."""
    key = "screen-deck-reshuffle" if view["reshuffle_to_come"] else "screen-deck"
    lines = [words.say(key, round=view["round"], deck=view["deck"], discards=view["discards"])]
    if view["row"]:
        lines.append(words.say("screen-row", cards=marked(" ".join(view["row"]))))
    if view.get("laid_aside"):
        lines.append(words.say("screen-aside", cards=marked(" ".join(view["laid_aside"]))))
    return lines + end_of_deck(view, words)


def end_of_deck(view: View, words: Words) -> list[str]:
    """What an exchange may bring to an end, before it is made (U16)."""
    most = spare(view) if view["phase"] == "exchange" else None
    if most is None:
        return []
    if most < 0:
        return [words.say("screen-exchange-last")]
    hand = view["aside"] + view["hand_sizes"][view["exchanger"]]
    return [words.say("screen-exchange-spare", spare=most)] if most < hand else []


def due(view: View) -> str:
    """An exchange that no row can follow has a prompt of its own (U16)."""
    return "last-exchange" if is_last_exchange(view) else ""
