"""Katzenjammer Blues in the terminal: what is worth seeing, and how cards are shown and written."""

import re

from katzentisch.core.rulebook import View
from katzentisch.core.texts import Texts
from katzentisch.terminal.cards import marked
from katzentisch.terminal.words import Words

CARD = re.compile(r"\b([1-5J])\b")
STYLES = {
    "1": "bold cyan",
    "2": "bold green",
    "3": "bold yellow",
    "4": "bold red",
    "5": "bold blue",
    "J": "bold white on magenta",
}
# `3 x 2` is a bid as well as `3x2`.
BID = re.compile(r"(?<=\d)\s*[xX]\s*(?=\d)")
# Moves whose cards may be written in any order.
ANY_ORDER = ("pay", "meld")


def written(answer: str, texts: Texts) -> str:
    """What somebody wrote, in notation."""
    return " ".join(BID.sub("x", answer).split())


def spelled(verb: str, rest: str) -> str:
    """A move with its cards and bids as the notation spells and orders them."""
    cards, declared, value = rest.upper().partition(" AS ")
    listed = [card.lower() if card[0].isdigit() else card for card in cards.split()]
    if verb in ANY_ORDER:
        listed.sort(key=lambda card: (card == "J", card))
    return " ".join([verb, *listed]) + (f" as {value}" if declared else "")


def order(move: str) -> tuple[int, ...]:
    """The place of a bid among bids (K11); other moves stay where they are, before them."""
    verb, _, bid = move.partition(" ")
    if verb != "bid":
        return (0, 0)
    cards, _, value = bid.rstrip("d").partition("x")
    return int(cards), int(value or 0)


def columns(view: View, words: Words) -> dict[str, list[str]]:
    """Mice, displayed jokers and what each last said in the auction (K4)."""
    return {
        "screen-mice": [str(mice) for mice in view["mice"]],
        "screen-jokers": [str(jokers) for jokers in view["displayed"]],
        "screen-bid": [
            words.say("screen-passed") if passed else bid or ""
            for bid, passed in zip(view["bids"], view["passed"], strict=True)
        ],
    }


def lines(view: View, words: Words) -> list[str]:
    """The mice left and the discard pile; the bandleader, the row and the standing bid."""
    lines = [words.say("screen-mice-left", mice=view["pool"], deck=view["deck"])]
    if view["games"] > 1:
        lines[0] = words.say("screen-match", game=view["game"], games=view["games"]) + lines[0]
    discards = " · ".join(
        f"{count}×{marked(card)}" for card, count in view["discards"].items() if count
    )
    if discards:
        lines.append(words.say("screen-discards", cards=discards))
    return [*lines, " · ".join(auction(view, words))]


def auction(view: View, words: Words) -> list[str]:
    """Who leads the band, what is up for auction and what is bid for it (K5, K8)."""
    said = [words.say("screen-leader-row", name=words.names[view["bandleader"]])]
    if view["row"]:
        said.append(words.say("screen-row", cards=marked(" ".join(view["row"]))))
    if view["bid"]:
        who = "you" if view["bidder"] == view["seat"] else "other"
        name = words.names[view["bidder"]]
        said.append(words.say("screen-standing-bid", bid=view["bid"], who=who, name=name))
    return said
