"""`katzentisch arena GAME`: bots against bots, and who is stronger."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.arena_asked import (
    APART,
    known_bots,
    known_budget,
    known_fault,
    known_goal,
    known_limit,
)
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
    file_problem,
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
    from katzentisch.lab.arena_play import Contest, Dealt, Fault

MOST_JOBS = 256
MOST_TRIES = 100_000
# The positions in which bots have failed: in the folder of the contest, else here.
FAULTS = "faults.jsonl"
# A bot that fails in every game has said enough.
MOST_FAULTS_TOLD = 10


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
    records: Annotated[
        str | None, typer.Option(metavar="FILE", parser=not_empty, help="help-arena-records")
    ] = None,
    fault: Annotated[
        str, typer.Option(metavar="stop|forfeit", parser=known_fault, help="help-arena-fault")
    ] = "stop",
    limit: Annotated[
        float, typer.Option(metavar="TIME", parser=known_limit, help="help-arena-limit")
    ] = 0.0,
    until: Annotated[
        str | None, typer.Option(metavar="apart|POINTS", parser=known_goal, help="help-arena-until")
    ] = None,
    luck: Annotated[
        int,
        typer.Option(metavar="TRIES", parser=whole_number(0, MOST_TRIES), help="help-arena-luck"),
    ] = 0,
    lang: Lang = None,
) -> None:
    from katzentisch.lab.arena import run_arena
    from katzentisch.lab.arena_play import GETTING_READY_SECONDS, Contest
    from katzentisch.lab.arena_until import Until
    from katzentisch.lab.report import luck_note

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
        limit=limit,
        records=records is not None,
        luck=luck,
    )
    texts, folder = speaker(lang), None if out is None else Path(out)
    if contest.luck:
        # Before the first card: who reads it knows that nobody has chosen the value afterwards.
        typer.echo(luck_note(contest, texts))
    if contest.limit and any(":" in bot for bot in contest.bots):
        # Somebody's bot that never comes to an end is waited for: nobody should wonder why.
        complain(texts.say("arena-getting-ready", time=f"{GETTING_READY_SECONDS:g} s"))
    goal = None if until is None else Until(None if until == APART else float(until) / 100)
    with stopping_in_order(), troubles_told(contest, folder, cluster, texts):
        with shown_progress(texts) as progress:
            dealt = run_arena(
                contest,
                jobs=jobs,
                out=folder,
                cluster=cluster,
                progress=progress,
                hears=partial(tell_mended, texts=texts),
                faults=fault,
                until=goal,
            )
        if folder is not None:
            write(contest, dealt, folder, texts.language)
        if records is not None:
            write_records(contest, dealt, records)
        tell_faults(contest, dealt, folder, texts)
    tell(contest, dealt, texts)
    if goal is not None:
        reached = goal.reached(contest, dealt)
        key = "arena-decided" if reached else "arena-not-decided"
        typer.echo(texts.say(key, deals=len(dealt)))
    if folder is not None:
        typer.echo(texts.say("arena-written", file=str(folder / "report.html")))


@contextmanager
def troubles_told(
    contest: "Contest", folder: Path | None, cluster: str | None, texts: "Texts"
) -> Iterator[None]:
    """Whatever ends a contest early, as a sentence."""
    from concurrent.futures import BrokenExecutor

    from katzentisch.lab.arena import StoppedByFault
    from katzentisch.lab.arena_folder import BrokenContest, OtherContest
    from katzentisch.lab.arena_pool import NoCluster, NoRay

    try:
        yield
    except StoppedByFault as stopped:
        raise told_fault(contest, stopped.dealt, stopped.dealt.faults[0], folder) from None
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


def told_fault(contest: "Contest", dealt: "Dealt", fault: "Fault", folder: Path | None) -> Wrong:
    """What a bot has done, and where its position is kept."""
    from katzentisch.lab.arena_records import fault_record

    file = (folder or Path()) / FAULTS
    number = kept_at(file, fault_record(contest, dealt, fault))
    return Wrong(
        f"bot-{fault.kind}",
        code=1,
        found=contest.line_up[fault.place],
        problem=fault.told,
        time=f"{contest.limit:g} s",
        move=str(fault.number),
        seat=str(fault.seat),
        number=str(number),
        file=str(file),
    )


def kept_at(file: Path, record: bytes) -> int:
    """Add a record to a file, unless it is there; its number, counted from 1."""
    from katzentisch.storage.files import add_line

    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    if record in lines:
        return lines.index(record) + 1
    add_line(file, record)
    return len(lines) + 1


def tell_faults(
    contest: "Contest", dealt: "list[Dealt]", folder: Path | None, texts: "Texts"
) -> None:
    """Games that were forfeited: by whom, why, and where their positions are kept, all of them."""
    found = [told_fault(contest, one, fault, folder) for one in dealt for fault in one.faults]
    for fault in found[:MOST_FAULTS_TOLD]:
        fault.tell(texts.language)
    if more := len(found[MOST_FAULTS_TOLD:]):
        file = str((folder or Path()) / FAULTS)
        complain(texts.say("arena-more-faults", count=more, file=file))


def write_records(contest: "Contest", dealt: "list[Dealt]", file: str) -> None:
    """All games as records."""
    from katzentisch.lab.arena_records import records
    from katzentisch.storage.files import replacing

    try:
        with replacing(file) as opened:
            opened.writelines(records(contest, dealt))
    except FileNotFoundError:
        raise Wrong("file-no-folder", file=file) from None
    except (IsADirectoryError, PermissionError) as error:
        raise file_problem(error, file) from None


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
    """The standings as a table; and as another without luck, where that was asked."""
    from katzentisch.lab.report import ADJUSTED, NARROW

    tell_table(contest, dealt, texts, NARROW)
    if contest.luck:
        tell_table(contest, dealt, texts, ADJUSTED)


def tell_table(
    contest: "Contest", dealt: "list[Dealt]", texts: "Texts", columns: Sequence[str]
) -> None:
    """Some columns of the standings."""
    from rich.console import Console
    from rich.table import Table

    from katzentisch.lab.report import cells, standings

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    # Where room is short the names give way, never the figures.
    table.add_column(texts.say(columns[0]), overflow="ellipsis")
    for key in columns[1:]:
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    for one in standings(contest, dealt):
        table.add_row(*cells(one, texts, columns))
    Console(highlight=False, markup=False).print(table)


def write(contest: "Contest", dealt: "list[Dealt]", folder: Path, language: str) -> None:
    """The table of all games and the page with plots."""
    from katzentisch.lab.report import write_csv, write_page

    write_csv(contest, dealt, folder / "games.csv")
    write_page(contest, dealt, folder / "report.html", language)
