"""The table as a seat sees it: who has what, what lies there. Each game says what is worth seeing.

A game's `columns` are shown by seat, its `lines` above them; both come from the view alone.
"""

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from katzentisch.core.rulebook import View
from katzentisch.games import rulebook
from katzentisch.story.told import signed
from katzentisch.terminal.cards import cards, painted
from katzentisch.terminal.parts import screen_of
from katzentisch.terminal.words import Words

TURN = "►"
# The room between two columns: as much of it as there is.
GAPS = (3, 2, 1)


def table(view: View, words: Words, *, close: bool = False) -> RenderableType:
    """The whole table: lines, seats, and the own hand; close together where room is short."""
    rules = rulebook(view["rules"])
    shown = screen_of(rules)
    gap = [] if close else [Text()]
    parts: list[RenderableType] = [
        painted(line, rules, words.texts) for line in shown.lines(view, words)
    ]
    parts += [*gap, Seats(view, words, shown.columns(view, words))]
    if "hand" in view:
        hand = Text(words.say("screen-hand") + " ")
        parts += [*gap, hand + cards(" ".join(view["hand"]), rules, words.texts)]
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
            grid.add_column(
                self.words.say(key),
                no_wrap=key not in screen_of(rulebook(self.view["rules"])).WRAPPED,
            )
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
                painted(values[seat], rulebook(self.view["rules"]), self.words.texts)
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
    for number, row in enumerate(view.get("pad", ()), start=1):
        points = ("–" if value is None else signed(int(value)) for value in row)
        grid.add_row(str(number), *points)
    grid.add_row(
        words.say("screen-sum"), *(signed(score) for score in view["scores"]), style="bold"
    )
    return grid
