"""`katzentisch admin limits|growth|backup|restore|erase|tidy`: all that is kept."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from katzentisch.cli.admin_tables import look_at, told_size, told_time
from katzentisch.cli.asked import Lang, Wrong, not_empty, speaker, whole_number
from katzentisch.cli.move_data import hold, opened, shown_progress
from katzentisch.cli.places import (
    Data,
    Database,
    chosen_place,
    in_store,
    kept_place,
    put_into_words,
    shown,
)
from katzentisch.cli.wished_limits import LIMITS, setting

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.server.office.erasing import Erasing
    from katzentisch.storage.carrying import Keeping

Backup: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE", parser=not_empty, help="help-admin-file")
]
DAY = 86_400
ROUNDS = 3
MOST_DAYS = 36_500


def limits(lang: Lang = None) -> None:
    try:
        from katzentisch.server.office.settings import Settings
    except ModuleNotFoundError as missing:
        raise Wrong("serve-missing", library=missing.name or "?") from None
    from katzentisch.bots.studies import MOST_OF_ONE, MOST_WAITING

    settings, say = Settings(data=Path()), speaker(lang).say
    for name in LIMITS:
        amount = f"{getattr(settings, setting(name)):g}"
        typer.echo(f"{say(f'limit-{name}', amount=amount)} ({name})")
    typer.echo(say("limit-studies", amount=str(MOST_WAITING)))
    typer.echo(say("limit-studies-per-address", amount=str(MOST_OF_ONE)))


def growth(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    import time

    say = speaker(lang).say
    found = in_store(kept_place(data, database), lambda store: store.upkeep.growth(time.time()))
    typer.echo(say("growth-disk", size=told_size(found.on_disk)))
    for kind, amount in found.amounts.items():
        oldest = "–" if amount.oldest is None else told_time(amount.oldest)
        words = {"rows": str(amount.rows), "size": told_size(amount.size), "oldest": oldest}
        typer.echo(say(f"growth-{kind.replace('_', '-')}", **words))
    for day in found.days:
        date = time.strftime("%Y-%m-%d", time.gmtime(day.number * DAY))
        typer.echo(say("growth-day", date=date, events=str(day.events), size=told_size(day.size)))


def backup(file: Backup, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    place, target = kept_place(data, database), Path(file).expanduser()
    from katzentisch.storage.files import becoming

    if not target.parent.is_dir():
        raise Wrong("file-no-folder", file=str(target))
    try:
        with becoming(target) as beside, put_into_words(place):
            rows = asyncio.run(copied(place, beside, speaker(lang)))
    except FileExistsError:
        raise Wrong("admin-file-there", code=1, file=str(target)) from None
    size = told_size(target.stat().st_size)
    typer.echo(speaker(lang).say("admin-backed-up", file=str(target), size=size, **as_words(rows)))


def as_words(rows: dict[str, int]) -> dict[str, str]:
    """How many rows of each kind, for a sentence."""
    return {kind: str(count) for kind, count in rows.items()}


async def copied(place: str, target: Path, texts: "Texts") -> dict[str, int]:
    """All that is kept at this moment, in one file, compared; how many rows of each kind."""
    from katzentisch.storage.carrying import (
        DatabaseAtAMoment,
        FileAtAMoment,
        InFile,
        move,
        total,
    )
    from katzentisch.storage.opening import LOG_FILE
    from katzentisch.storage.postgres_line import is_address

    source: Keeping = (
        DatabaseAtAMoment(place) if is_address(place) else FileAtAMoment(Path(place) / LOG_FILE)
    )
    try:
        await source.begin()
        # What the file itself refuses is no fault of the place that is copied.
        with put_into_words(str(target.parent)):
            copy = InFile(target)
        try:
            await copy.begin()
            with shown_progress(ROUNDS * await total(source), texts) as progress:
                rows = await move(source, copy, progress)
            await copy.fold()
            return rows
        finally:
            await copy.close()
    finally:
        await source.close()


def restore(file: Backup, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    import shutil
    import tempfile

    place, source = chosen_place(data, database), Path(file).expanduser()
    if not source.is_file():
        raise Wrong("admin-no-backup", file=str(source))
    with ExitStack() as held, put_into_words(place):
        hold(held, place, lang)
        # The backup stays as it is: what is opened and brought up to date is a copy.
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="katzentisch-")))
        shutil.copy(source, folder / source.name)
        rows = asyncio.run(brought_back(folder / source.name, source, place, speaker(lang)))
    words = as_words(rows)
    typer.echo(speaker(lang).say("admin-restored", place=shown(place), file=str(source), **words))


async def brought_back(copy: Path, named: Path, place: str, texts: "Texts") -> dict[str, int]:
    """All that is in a backup, put into an empty place; how many rows of each kind."""
    from katzentisch.storage.carrying import InFile, NotTheSame, move, total

    with put_into_words(str(named)):
        source = InFile(copy)
    try:
        target = opened(place)
        try:
            await target.begin()
            if await total(target):
                raise Wrong("moving-not-empty", code=1, target=shown(place))
            with shown_progress(ROUNDS * await total(source), texts) as progress:
                return await move(source, target, progress)
        except NotTheSame as kind:
            raise Wrong("moving-not-the-same", code=1, kind=str(kind)) from None
        finally:
            await target.close()
    finally:
        await source.close()


def erase(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="help-admin-name")] = None,
    table: Annotated[
        str | None, typer.Option(metavar="TABLE", help="help-admin-erase-table")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", parser=whole_number(0, 5), help="help-admin-erase-seat"),
    ] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    place = kept_place(data, database)
    if (name is None) == (table is None) or (table is None) != (seat is None):
        raise Wrong("admin-erase-whom")
    with ExitStack() as held, put_into_words(place):
        # Servers have names in mind, and would write them again.
        hold(held, place, lang)
        whom = erasing_of(name, table, seat, data, database)
        changed = asyncio.run(erased(place, whom))
        forget_register(place)
    if not changed:
        raise Wrong("admin-erase-none", code=1)
    kinds = {kind: str(changed.get(kind, 0)) for kind in ("events", "cut_events", "games")}
    typer.echo(speaker(lang).say("admin-erased", **kinds))
    typer.echo(speaker(lang).say("admin-erased-elsewhere"))


def erasing_of(
    name: str | None, table: str | None, seat: int | None, data: str | None, database: str | None
) -> "Erasing":
    """Whose name is to be erased, and where."""
    from katzentisch.server.office.erasing import Erasing, called, names_of_seat

    if name is not None:
        return Erasing(called(name), name)
    assert table is not None
    assert seat is not None
    found = look_at(table, data, database)
    borne = names_of_seat(found.entries, seat)
    if not borne:
        raise Wrong("admin-erase-none", code=1)
    games = frozenset(str(one["id"]) for one in found.records)
    return Erasing(borne.__contains__, borne[-1], table, seat, games)


async def erased(place: str, whom: "Erasing") -> dict[str, int]:
    """How many rows of each kind had the name in them."""
    from katzentisch.server.office.erasing import erase

    keeping = opened(place)
    try:
        await keeping.begin()
        return await erase(keeping, whom)
    finally:
        await keeping.close()


def forget_register(place: str) -> None:
    """What servers of one machine told each other is thrown away: it has names in it, too."""
    from katzentisch.storage.opening import REGISTER_FILE
    from katzentisch.storage.postgres_line import is_address

    if not is_address(place):
        for file in Path(place).glob(f"{REGISTER_FILE}*"):
            file.unlink()


def tidy(
    keep_days: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole_number(0, MOST_DAYS), help="help-keep-days"),
    ] = None,
    keep_games_days: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole_number(0, MOST_DAYS), help="help-keep-games-days"),
    ] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    import time

    if keep_days is None and keep_games_days is None:
        raise Wrong("admin-tidy-what")
    gone = in_store(
        kept_place(data, database),
        lambda store: store.upkeep.tidy(store.log, time.time(), keep_days, keep_games_days),
    )
    typer.echo(speaker(lang).say("admin-tidied", tables=gone.tables, games=gone.games))
