"""`katzentisch arena GAME`: bots against bots, and who is stronger."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
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
    complain,
    listed,
    not_empty,
    option_values,
    os_problem,
    rulebook,
    speaker,
    whole_number,
)
from katzentisch.cli.signals import stopping_in_order

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.lab.arena import Progress
    from katzentisch.lab.arena_folder import Mended
    from katzentisch.lab.arena_play import Contest, Dealt

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
            raise Wrong("bot-not-loaded", found=bot, problem=error.reason) from None
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
    out: Annotated[
        str | None, typer.Option(metavar="DIR", parser=not_empty, help="help-arena-out")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", parser=not_empty, help="help-arena-cluster")
    ] = None,
    lang: Lang = None,
) -> None:
    from katzentisch.lab.arena import run_arena
    from katzentisch.lab.arena_play import Contest

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
    with stopping_in_order(), troubles_told(folder, cluster, texts):
        with shown_progress(texts) as progress:
            dealt = run_arena(
                contest,
                jobs=jobs,
                out=folder,
                cluster=cluster,
                progress=progress,
                hears=partial(tell_mended, texts=texts),
            )
        if folder is not None:
            write(contest, dealt, folder, texts.language)
    tell(contest, dealt, texts)
    if folder is not None:
        typer.echo(texts.say("arena-written", file=str(folder / "report.html")))


@contextmanager
def troubles_told(folder: Path | None, cluster: str | None, texts: "Texts") -> Iterator[None]:
    """Whatever ends a contest early, as a sentence."""
    from concurrent.futures import BrokenExecutor

    from katzentisch.bots.roster import BotFailed
    from katzentisch.lab.arena_folder import BrokenContest, OtherContest
    from katzentisch.lab.arena_pool import NoCluster, NoRay

    try:
        yield
    except BotFailed as error:
        raise Wrong("bot-failed", code=1, found=error.name, problem=error.reason) from None
    except OtherContest:
        raise Wrong("other-contest", folder=str(folder)) from None
    except BrokenContest as error:
        raise Wrong("broken-contest", code=1, file=str(error.file)) from None
    except NoRay:
        raise Wrong("no-ray") from None
    except NoCluster:
        raise Wrong("no-cluster", code=1, address=str(cluster)) from None
    except BrokenExecutor:
        raise Wrong("arena-lost", code=1) from None
    except OSError as error:
        if folder is None:
            raise
        raise Wrong("folder-trouble", code=1, folder=str(folder), **os_problem(error)) from None
    except KeyboardInterrupt:
        if folder is not None:
            complain(texts.say("arena-stopped", folder=str(folder)))
        raise


def tell_mended(mended: "Mended", texts: "Texts") -> None:
    """What was wrong with the deals of an earlier run, and what became of it."""
    file = str(mended.file)
    if mended.torn:
        complain(texts.say("arena-torn", file=file))
    if mended.broken:
        numbers = listed(mended.broken)
        count, aside = len(mended.broken), str(mended.aside)
        complain(texts.say("arena-broken", file=file, count=count, lines=numbers, aside=aside))


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


def write(contest: "Contest", dealt: "list[Dealt]", folder: Path, language: str) -> None:
    """The table of all games and the page with plots."""
    from katzentisch.lab.report import write_csv, write_page

    write_csv(contest, dealt, folder / "games.csv")
    write_page(contest, dealt, folder / "report.html", language)
