"""`katzentisch mend`: tables whose log cannot be applied, shown and mended."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import Lang, Wrong, speaker
from katzentisch.cli.move_data import hold
from katzentisch.cli.places import Data, Database, kept_place, put_into_words, shown

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.storage.mending import Mending


def mend(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="help-mend-table")] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    place = kept_place(data, database)
    with ExitStack() as held, put_into_words(place):
        hold(held, place, lang)
        sick, tables = asyncio.run(looked_after(place, table, speaker(lang)))
    if sick:
        raise typer.Exit(1)
    typer.echo(speaker(lang).say("mend-sound", tables=tables))


async def opened(place: str) -> "Mending":
    """The log at a place, by what it is."""
    from katzentisch.storage.mending import MendingDatabase, MendingFile
    from katzentisch.storage.opening import LOG_FILE
    from katzentisch.storage.postgres_line import is_address

    if is_address(place):
        return await MendingDatabase.open(place)
    return MendingFile(Path(place) / LOG_FILE)


async def looked_after(place: str, wished: str | None, texts: "Texts") -> tuple[int, int]:
    """Say which tables are sick, and mend the one that is named; how many are left, of how many."""
    import time

    from katzentisch.server.office.sick_tables import examined

    log = await opened(place)
    try:
        if wished is not None and wished not in await log.names():
            raise Wrong("mend-none", table=wished)
        tables = sick = 0
        async for found in examined(log, wished):
            tables += 1
            if found is None:
                continue
            words = {"table": found.table, "seq": str(found.seq), "problem": found.problem}
            typer.echo(texts.say("mend-sick", events=str(found.events), **words))
            if found.seq == 0:
                sick += 1
                typer.echo(texts.say("mend-damaged", file=shown(place)))
            elif wished is None:
                sick += 1
                typer.echo(texts.say("mend-how", table=found.table))
            else:
                count = await log.cut(found.table, found.seq, time.time())
                typer.echo(texts.say("mend-done", count=count, **words))
        return sick, tables
    finally:
        await log.close()
