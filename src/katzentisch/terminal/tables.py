"""The table as a seat sees it: who has what, what lies there. Each game says what is worth seeing.

A game's `columns` are shown by seat, its `lines` above them; both come from the view alone. A game
that has none of its own gets a plain table of its view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.rulebook import View
from katzentisch.core.texts import Texts
from katzentisch.story.told import signed
from katzentisch.terminal.cards import cards, marked, painted


@dataclass(frozen=True, slots=True)
class Words:
    """A reader's words: the messages of a language and the names of the seats."""

    texts: Texts
    names: Sequence[str]

    def say(self, key: str, /, **words: Any) -> str:
        """A message."""
        return self.texts.say(key, **words)


@dataclass(frozen=True, slots=True)
class Layout:
    """What of a game's view is shown, and how."""

    columns: Callable[[View, Words], dict[str, list[str]]]
    lines: Callable[[View, Words], list[str]]


def katzenjammer_columns(view: View, words: Words) -> dict[str, list[str]]:
    """Mice, displayed jokers and what each last said in the auction (K4)."""
    return {
        "screen-mice": [str(mice) for mice in view["mice"]],
        "screen-jokers": [str(jokers) for jokers in view["displayed"]],
        "screen-bid": [
            words.say("screen-passed") if passed else bid or ""
            for bid, passed in zip(view["bids"], view["passed"], strict=True)
        ],
    }


def katzenjammer_lines(view: View, words: Words) -> list[str]:
    """The row, the standing bid, the mice left and the discard pile."""
    lines = [words.say("screen-mice-left", mice=view["pool"], deck=view["deck"])]
    if view["games"] > 1:
        lines[0] = words.say("screen-match", game=view["game"], games=view["games"]) + lines[0]
    discards = " · ".join(
        f"{count}×{marked(card)}" for card, count in view["discards"].items() if count
    )
    if discards:
        lines.append(words.say("screen-discards", cards=discards))
    lines.append(words.say("screen-leader-row", name=words.names[view["bandleader"]]))
    if view["row"]:
        lines.append(words.say("screen-row", cards=marked(" ".join(view["row"]))))
    if view["bid"]:
        name = words.names[view["bidder"]]
        lines.append(words.say("screen-standing-bid", bid=view["bid"], name=name))
    return lines


def muckenstich_columns(view: View, words: Words) -> dict[str, list[str]]:
    """Tricks, and the card each has in the trick on the table; a star wins so far."""
    lying: dict[int, str] = dict(view["trick"])
    trick = [marked(lying[seat]) if seat in lying else "" for seat in range(view["players"])]
    if view["winning"] is not None:
        trick[view["winning"]] += " *"
    if view["phase"] == "discard":
        trick = [words.say("screen-ready") if ready else "…" for ready in view["ready"]]
    shown = {"screen-tricks": [str(tricks) for tricks in view["tricks"]], "screen-trick": trick}
    if view["mosquitoes"]:
        shown["screen-mosquitoes"] = [str(count) for count in view["mosquitoes"]]
    return shown


def muckenstich_lines(view: View, words: Words) -> list[str]:
    """Round, trump, the last trick; with the memory option all cards played (M14)."""
    half = view["half"] or 0
    lines = [words.say("screen-round", round=view["round"], rounds=view["rounds"], half=half)]
    lines[0] += " · " + words.say("screen-trump", colour=view["trump"] or "none")
    if view["doubled"]:
        lines[0] += " · " + words.say("screen-doubled", colour=view["doubled"])
    if view["last_trick"] and not view["trick"]:
        trick = " · ".join(
            f"{words.names[seat]} {marked(card)}" for seat, card in view["last_trick"]
        )
        lines.append(words.say("screen-last-trick", cards=trick))
    if view.get("played"):
        lines.append(words.say("screen-played", cards=marked(" ".join(view["played"]))))
    if view.get("discarded"):
        lines.append(words.say("screen-discarded", cards=marked(" ".join(view["discarded"]))))
    return lines


def und_tschuess_columns(view: View, words: Words) -> dict[str, list[str]]:
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


def und_tschuess_lines(view: View, words: Words) -> list[str]:
    """The round, the deck, the row of point cards."""
    key = "screen-deck-reshuffle" if view["reshuffle_to_come"] else "screen-deck"
    lines = [words.say(key, round=view["round"], deck=view["deck"], discards=view["discards"])]
    if view["row"]:
        lines.append(words.say("screen-row", cards=marked(" ".join(view["row"]))))
    if view.get("laid_aside"):
        lines.append(words.say("screen-aside", cards=marked(" ".join(view["laid_aside"]))))
    return lines


def plain_columns(view: View, words: Words) -> dict[str, list[str]]:
    """No columns but name, cards and score."""
    return {}


def plain_lines(view: View, words: Words) -> list[str]:
    """The view of an unknown game as it is."""
    known = {"rules", "players", "options", "seat", "actors", "hand", "hand_sizes", "scores", "pad"}
    return [f"{key}: {value}" for key, value in view.items() if key not in known]


LAYOUTS = {
    "katzenjammer": Layout(katzenjammer_columns, katzenjammer_lines),
    "muckenstich": Layout(muckenstich_columns, muckenstich_lines),
    "und-tschuess": Layout(und_tschuess_columns, und_tschuess_lines),
}
PLAIN = Layout(plain_columns, plain_lines)


def table(view: View, words: Words) -> RenderableType:
    """The whole table: lines, seats, and the own hand."""
    game = view["rules"]
    layout = LAYOUTS.get(game, PLAIN)
    parts: list[RenderableType] = [painted(line, game) for line in layout.lines(view, words)]
    parts += [Text(), seats(view, words, layout.columns(view, words))]
    if "hand" in view:
        hand = Text(words.say("screen-hand") + " ")
        parts += [Text(), hand + cards(" ".join(view["hand"]), game)]
    return Group(*parts)


def seats(view: View, words: Words, columns: dict[str, list[str]]) -> Table:
    """One line a seat."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column()
    for key in ("screen-name", "screen-cards", *columns, "screen-score"):
        grid.add_column(words.say(key), no_wrap=True)
    for seat in range(view["players"]):
        grid.add_row(
            "►" if seat in view["actors"] else " ",
            Text(words.names[seat], style="bold" if seat == view["seat"] else ""),
            str(view["hand_sizes"][seat]),
            *(painted(values[seat], view["rules"]) for values in columns.values()),
            signed(view["scores"][seat]),
        )
    return grid


def score_sheet(view: View, words: Words) -> Table:
    """What each round or game has brought so far, and the sum."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column()
    for name in words.names:
        grid.add_column(name, justify="right")
    for number, row in enumerate(view["pad"], start=1):
        points = ("–" if value is None else signed(int(value)) for value in row)
        grid.add_row(str(number), *points)
    grid.add_row(
        words.say("screen-sum"), *(signed(score) for score in view["scores"]), style="bold"
    )
    return grid
