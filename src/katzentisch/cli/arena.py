"""`katzentisch arena GAME`: bots against bots, and who is stronger."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import (
    BIGGEST_SEED,
    MOST_GAMES,
    Game,
    Lang,
    OptionValues,
    Players,
    Wrong,
    check_players,
    option_values,
    rulebook,
    speaker,
    whole_number,
)

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.lab.arena import Contest, Dealt, Progress

MOST_JOBS = 256


def known_bots(names: str, players: int) -> tuple[str, ...]:
    """The bots of a list with commas."""
    from katzentisch.bots.roster import BOTS, BotNotLoaded, NoBot, named

    bots = tuple(name.strip() for name in names.split(","))
    for bot in bots:
        try:
            named([bot])
        except NoBot:
            raise Wrong("no-bot", found=bot, bots=", ".join(BOTS)) from None
        except BotNotLoaded as error:
            raise Wrong("bot-not-loaded", found=bot, problem=str(error.reason)) from None
    if len(bots) > players:
        raise Wrong("too-many-bots", players=players)
    return bots


def known_budget(text: str) -> str:
    """A budget that is one, and more than nothing."""
    from katzentisch.bots.search import Budget

    try:
        return str(Budget.parse(str(text)))
    except ValueError:
        raise Wrong("no-budget", found=str(text)) from None


def arena(
    game: Game,
    players: Players = 4,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="help-arena-bots")
    ] = "expert,strong,regular,casual",
    deals: Annotated[
        int,
        typer.Option(metavar="K", parser=whole_number(1, MOST_GAMES), help="help-arena-deals"),
    ] = 20,
    seed: Annotated[
        int, typer.Option(metavar="S", parser=whole_number(0, BIGGEST_SEED), help="help-seed")
    ] = 0,
    budget: Annotated[
        str, typer.Option(metavar="BUDGET", parser=known_budget, help="help-arena-budget")
    ] = "200",
    jobs: Annotated[
        int, typer.Option(metavar="J", parser=whole_number(1, MOST_JOBS), help="help-arena-jobs")
    ] = 1,
    option: OptionValues = None,
    out: Annotated[str | None, typer.Option(metavar="DIR", help="help-arena-out")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="help-arena-cluster")
    ] = None,
    lang: Lang = None,
) -> None:
    from katzentisch.lab.arena import Contest, OtherContest, run_arena
    from katzentisch.lab.arena_pool import NoRay

    book = rulebook(game)
    check_players(book, players)
    contest = Contest(
        game=book.name,
        players=players,
        bots=known_bots(bots, players),
        deals=deals,
        seed=seed,
        budget=budget,
        options=option_values(book, option),
    )
    texts, folder = speaker(lang), None if out is None else Path(out)
    try:
        with shown_progress(texts) as progress:
            dealt = run_arena(contest, jobs=jobs, out=folder, cluster=cluster, progress=progress)
    except OtherContest:
        raise Wrong("other-contest", folder=str(out)) from None
    except NoRay:
        raise Wrong("no-ray") from None
    except OSError as error:
        raise Wrong("output-trouble", problem=error.strerror or str(error)) from None
    tell(contest, dealt, texts)
    if folder is not None:
        write(contest, dealt, folder, texts)


class shown_progress:  # noqa: N801  # reads as a word of the command above
    """A bar with the time left on stderr, where somebody can see it."""

    def __init__(self, texts: "Texts") -> None:
        self.texts = texts

    def __enter__(self) -> "Progress | None":
        if not sys.stderr.isatty():
            return None
        from katzentisch.lab.arena_bar import Bar

        self.bar = Bar(self.texts.say("arena-progress"))
        return self.bar

    def __exit__(self, *problem: object) -> None:
        if sys.stderr.isatty():
            self.bar.stop()


def tell(contest: "Contest", dealt: "list[Dealt]", texts: "Texts") -> None:
    """The standings as a table."""
    from rich.console import Console
    from rich.table import Table

    from katzentisch.lab.report import COLUMNS, cells, standings

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, key in enumerate(COLUMNS):
        table.add_column(texts.say(key), justify="left" if number == 0 else "right")
    for one in standings(contest, dealt):
        table.add_row(*cells(one, texts))
    Console(highlight=False, markup=False).print(table)


def write(contest: "Contest", dealt: "list[Dealt]", folder: Path, texts: "Texts") -> None:
    """The table of all games and the page with plots."""
    from katzentisch.lab.report import write_csv, write_page

    write_csv(contest, dealt, folder / "games.csv")
    write_page(contest, dealt, folder / "report.html", texts.language)
    typer.echo(texts.say("arena-written", file=str(folder / "report.html")))
