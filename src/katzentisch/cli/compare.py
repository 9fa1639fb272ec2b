"""`katzentisch compare FOLDER FOLDER`: two contests of the arena over the same deals."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.arena import tell_mended
from katzentisch.cli.asked import Lang, Wrong, not_empty, speaker

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.lab.arena_folder import Kept
    from katzentisch.lab.compare import Comparison
    from katzentisch.lab.report import Estimate

Folder = Annotated[
    str, typer.Argument(metavar="FOLDER", parser=not_empty, help="help-compare-folder")
]
COLUMNS = ("compare-first", "compare-second", "compare-gap", "compare-points", "compare-verdict")


def compare(first: Folder, second: Folder, lang: Lang = None) -> None:
    from katzentisch.lab.compare import NotComparable, compared

    texts = speaker(lang)
    contests = [opened(folder, texts) for folder in (first, second)]
    try:
        found = compared(*contests)
    except NotComparable as error:
        raise Wrong(f"compare-other-{error.what}", folder=first, other=second) from None
    tell(found, texts)
    typer.echo(texts.say("compare-deals", deals=found[0].deals))


def opened(folder: str, texts: "Texts") -> "Kept":
    """The contest of a folder."""
    from katzentisch.lab.arena_folder import BrokenContest, kept

    try:
        return kept(Path(folder), partial(tell_mended, texts=texts))
    except (FileNotFoundError, NotADirectoryError):
        raise Wrong("no-contest", folder=folder) from None
    except BrokenContest as error:
        raise Wrong("broken-contest", code=1, file=str(error.file)) from None


def tell(found: "list[Comparison]", texts: "Texts") -> None:
    """A line for every place of the line-up."""
    from rich.console import Console
    from rich.table import Table

    from katzentisch.lab.report import label

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, key in enumerate(COLUMNS):
        # Where room is short the names give way, never the figures.
        table.add_column(
            texts.say(key), justify="right" if number in (2, 3) else "left", no_wrap=number >= 2
        )
    for one in found:
        bots = [
            texts.say("compare-bot", name=label(bot), share=share.mean)
            for bot, share in zip((one.first, one.second), one.shares, strict=True)
        ]
        verdict = texts.say("compare-decided" if one.decided else "compare-not-decided")
        gaps = told_gaps(one.share_gap, one.score_gap, texts)
        table.add_row(*bots, *gaps, "" if one.adjusted else verdict)
        if one.adjusted:
            gaps = told_gaps(one.adjusted.share, one.adjusted.score, texts)
            worth = texts.say("compare-worth", deals=round(one.adjusted.deals))
            table.add_row(texts.say("compare-adjusted"), worth, *gaps, verdict)
    Console(highlight=False, markup=False).print(table)


def told_gaps(share: "Estimate", score: "Estimate", texts: "Texts") -> tuple[str, str]:
    """By how much the second is ahead, in victories and in points."""
    from katzentisch.lab.report import interval

    return interval(share, "arena-percent", texts), interval(score, "arena-points", texts)
