"""The table as a seat sees it: who has what, what lies there. Each game says what is worth seeing.

A game's `columns` are shown by seat, its `lines` above them; both come from the view alone. A game
that has none of its own gets a plain table of its view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from katzentisch.core.rulebook import View
from katzentisch.core.texts import Texts
from katzentisch.story.told import signed
from katzentisch.story.und_tschuess import is_last_exchange, spare
from katzentisch.terminal.cards import cards, marked, painted


@dataclass(frozen=True, slots=True)
class Words:
    """A reader's words: the messages of a language and the names of the seats."""

    texts: Texts
    names: Sequence[str]

    def say(self, key: str, /, **words: Any) -> str:
        """A message."""
        return self.texts.say(key, **words)


TURN, LEADS, WINS = "►", "›", "*"
# The room between two columns: as much of it as there is.
GAPS = (3, 2, 1)


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


def muckenstich_columns(view: View, words: Words) -> dict[str, list[str]]:
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


def muckenstich_lines(view: View, words: Words) -> list[str]:
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
    """What the prompts call the decision: the game, or an exchange that no row can follow."""
    last = view["rules"] == "und-tschuess" and is_last_exchange(view)
    return "last-exchange" if last else str(view["rules"])


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


def table(view: View, words: Words, *, close: bool = False) -> RenderableType:
    """The whole table: lines, seats, and the own hand; close together where room is short."""
    game = view["rules"]
    layout = LAYOUTS.get(game, PLAIN)
    gap = [] if close else [Text()]
    parts: list[RenderableType] = [
        painted(line, game, words.texts) for line in layout.lines(view, words)
    ]
    parts += [*gap, Seats(view, words, layout.columns(view, words))]
    if "hand" in view:
        hand = Text(words.say("screen-hand") + " ")
        parts += [*gap, hand + cards(" ".join(view["hand"]), game, words.texts)]
    return Group(*parts)


@dataclass(frozen=True, slots=True)
class Seats:
    """One line a seat, with as much room between the columns as the screen has."""

    view: View
    words: Words
    columns: dict[str, list[str]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for gap in GAPS:
            grid = self.grid(gap)
            if Measurement.get(console, options.update(max_width=999), grid).maximum <= (
                options.max_width
            ):
                break
        yield grid

    def grid(self, gap: int) -> Table:
        """The seats with so much room between their columns."""
        grid = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
        # Who is to move stands in one cell with the name: no narrow screen can part them.
        grid.add_column(f"  {self.words.say('screen-name')}", no_wrap=True, min_width=7)
        for key in ("screen-cards", *self.columns, "screen-score"):
            grid.add_column(self.words.say(key), no_wrap=key != "screen-lying")
        for seat in range(self.view["players"]):
            grid.add_row(*self.row(seat))
        return grid

    def row(self, seat: int) -> list[RenderableType]:
        """What is to be seen of a seat."""
        turn = TURN if seat in self.view["actors"] else " "
        style = "bold" if seat == self.view["seat"] else ""
        return [
            Text(f"{turn} {self.words.names[seat]}", style=style),
            str(self.view["hand_sizes"][seat]),
            *(
                painted(values[seat], self.view["rules"], self.words.texts)
                for values in self.columns.values()
            ),
            signed(self.view["scores"][seat]),
        ]


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
