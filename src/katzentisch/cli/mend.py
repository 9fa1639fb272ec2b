"""`katzentisch mend`: tables whose log cannot be applied, shown and mended."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import Lang, Wrong, complain, speaker
from katzentisch.core.texts import chosen_language

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts


def mend(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="help-mend-table")] = None,
    data: Annotated[
        str | None, typer.Option(metavar="DIR", envvar="KATZENTISCH_DATA", help="help-serve-data")
    ] = None,
    lang: Lang = None,
) -> None:
    try:
        # What is missing is missed before the folder is touched.
        import katzentisch.server.office.sick_tables  # noqa: F401
        from katzentisch.server.start.cannot_serve import CannotServe
        from katzentisch.server.start.data_folder import LOG_FILE, default_data, locked
    except ModuleNotFoundError as missing:
        raise Wrong("serve-missing", library=missing.name or "?") from None
    folder = Path(data).expanduser() if data else default_data()
    if not (folder / LOG_FILE).is_file():
        raise Wrong("mend-no-data", folder=str(folder))
    try:
        with locked(folder, chosen_language(lang)):
            look_after(folder / LOG_FILE, table, speaker(lang))
    except CannotServe as cannot:
        complain(str(cannot))
        raise typer.Exit(1) from None


def look_after(file: Path, wished: str | None, texts: "Texts") -> None:
    """Say which tables are sick; the one that is named is mended."""
    import time
    from contextlib import closing

    from katzentisch.server.office.sick_tables import examined, mended
    from katzentisch.server.start.store_troubles import sentence_of
    from katzentisch.storage.log import LogFailed, NewerFile
    from katzentisch.storage.mending import table_names
    from katzentisch.storage.sqlite import opened

    try:
        log = opened(file)
    except (LogFailed, NewerFile) as error:
        key, words = sentence_of(error, str(file.parent))
        raise Wrong(key, code=1, **words) from None
    with closing(log) as db:
        if wished is not None and wished not in table_names(db):
            raise Wrong("mend-none", table=wished)
        tables = sick = 0
        for _, found in examined(db, wished):
            tables += 1
            if found is None:
                continue
            words = {"table": found.table, "seq": str(found.seq), "problem": found.problem}
            typer.echo(texts.say("mend-sick", events=str(found.events), **words))
            if found.seq == 0:
                sick += 1
                typer.echo(texts.say("mend-damaged", file=str(file)))
            elif wished is None:
                sick += 1
                typer.echo(texts.say("mend-how", table=found.table))
            else:
                count = mended(db, found, time.time())
                typer.echo(texts.say("mend-done", count=count, **words))
    if sick:
        raise typer.Exit(1)
    typer.echo(texts.say("mend-sound", tables=tables))
