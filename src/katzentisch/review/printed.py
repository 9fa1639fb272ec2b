"""A review for the terminal: tables, a curve made of characters, and sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from katzentisch.bots.scene import percent
from katzentisch.core.texts import Texts
from katzentisch.review.shape import CAUSES
from katzentisch.review.telling import Told, signed_percent, signed_points, told_way

# The curve: so many lines from nothing to the whole victory, so many columns from first to last.
HEIGHT, WIDTH = 9, 60
# The widest change of a share: +100 %.
A_SHARE = 6


def overview(review: Mapping[str, Any], told: Told, spoken: Texts) -> Iterator[RenderableType]:
    """Every seat in a column: from the start to the result in shares of the victory."""
    table = Table(box=box.SIMPLE, show_edge=False)
    table.add_column()
    for name in told["names"]:
        table.add_column(name, justify="right", overflow="ellipsis", no_wrap=True, max_width=12)
    for row, cells in rows([seat["game"] for seat in review["seats"]], told, spoken):
        table.add_row(row, *(share for share, _ in cells))
    yield table
    for seat in told["seats"]:
        name = told["names"][seat["seat"]]
        yield Text(spoken.say("review-in-short", name=name, text=seat["counts"]))


def whole(
    review: Mapping[str, Any], told: Told, seat: int, spoken: Texts, *, hindsight: bool
) -> Iterator[RenderableType]:
    """All that is said of one seat."""
    found, sentences = review["seats"][seat], told["seats"][seat]
    yield Text(sentences["summary"])
    yield Text(sentences["counts"])
    yield Text()
    yield parts(found["game"], told, spoken)
    if len(found["rounds"]) > 1:
        yield rounds(found["rounds"], told, spoken)
    yield Text(spoken.say("review-curve"), style="bold")
    yield curve(found["curve"], spoken)
    yield Text()
    yield Text(spoken.say("review-dearest"), style="bold")
    if not sentences["dearest"]:
        yield Text(sentences["none"])
    for dear in sentences["dearest"]:
        yield from decision(dear, hindsight=hindsight)


def heading(title: str) -> Rule:
    """A line with what follows."""
    return Rule(title, style="dim", align="left")


def closing(told: Told) -> Iterator[RenderableType]:
    """How much luck does, and what all this is not."""
    yield Text()
    for key in ("luck", "skill", "note"):
        yield Text(told[key])


def rows(
    ways: Sequence[Mapping[str, Any]], told: Told, spoken: Texts
) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The lines of a table of ways: for every way its share and its points."""
    columns = [list(written(way, spoken)) for way in ways]
    for place, cause in enumerate(("start", *CAUSES, "end")):
        yield told["parts"][cause], [column[place] for column in columns]


def written(way: Mapping[str, Any], spoken: Texts) -> Iterator[tuple[str, str]]:
    """A way in both currencies: where it begins, what changes, where it ends."""
    for part in told_way(way):
        shown = signed_percent(part["share"], spoken)
        level = part["cause"] in ("start", "end")
        yield shown.lstrip("+") if level else shown, signed_points(part["points"], spoken)


def change(amount: Mapping[str, float], spoken: Texts) -> tuple[str, str]:
    """A change in both currencies."""
    return signed_percent(amount["share"], spoken), signed_points(amount["points"], spoken)


def parts(way: Mapping[str, Any], told: Told, spoken: Texts) -> Table:
    """The whole game: what each cause has changed, and how far off that may be."""
    table = Table(box=box.SIMPLE, show_edge=False)
    table.add_column()
    for key in ("review-shares", "review-points"):
        table.add_column(spoken.say(key), justify="right")
        table.add_column("±", justify="right", style="dim")
    errors = [("", ""), *(change(part["error"], spoken) for part in way["parts"]), ("", "")]
    for (row, [(share, points)]), (off, off_points) in zip(
        rows([way], told, spoken), errors, strict=True
    ):
        table.add_row(row, share, off.lstrip("+"), points, off_points.lstrip("+"))
    return table


def rounds(ways: Sequence[Mapping[str, Any]], told: Told, spoken: Texts) -> Table:
    """A line for each round: what each cause has changed in it, in shares of the victory."""
    table = Table(box=box.SIMPLE, show_edge=False)
    table.add_column()
    for cause in CAUSES:
        title = told["parts"][cause]
        # As wide as its longest word, so that none is broken while there is room for all; where
        # there is not, it is broken: cut off, it would say nothing.
        width = max(A_SHARE, *(len(word) for word in title.split()))
        table.add_column(title, justify="right", overflow="fold", width=width)
    table.add_column(told["parts"]["end"], justify="right")
    for number, way in enumerate(ways, start=1):
        shares = [share for share, _ in written(way, spoken)]
        table.add_row(spoken.say("review-round", number=number), *shares[1:])
    return table


def curve(points: Sequence[Mapping[str, Any]], spoken: Texts) -> Text:
    """The share of the victory after every move, as a line of marks."""
    last = max(1, points[-1]["step"])
    columns = [0.0] * WIDTH
    for point, following in zip(points, [*points[1:], None], strict=True):
        first = point["step"] * (WIDTH - 1) // last
        end = WIDTH if following is None else following["step"] * (WIDTH - 1) // last + 1
        for column in range(first, end):
            columns[column] = min(1.0, max(0.0, point["level"]["share"]))
    drawn = Text()
    for line in range(HEIGHT - 1, -1, -1):
        label = spoken.say("review-percent", share=percent(line / (HEIGHT - 1)))
        marks = (mark(share, line) for share in columns)
        drawn.append(f"{label:>6} ", style="dim").append("".join(marks).rstrip()).append("\n")
    return drawn.append("       " + "─" * WIDTH, style="dim")


def mark(share: float, line: int) -> str:
    """What stands in a line of the curve at a share."""
    return "•" if round(share * (HEIGHT - 1)) == line else " "


def decision(dear: Told, *, hindsight: bool) -> Iterator[RenderableType]:
    """A dear decision."""
    yield Text(dear["title"])
    for key in ("cost", "why", *(("hindsight",) if hindsight else ())):
        yield Padding(Text(dear[key]), (0, 0, 0, 4))
