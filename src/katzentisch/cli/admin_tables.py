"""`katzentisch admin tables|show|close|delete|kick|export`: tables, one by one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from katzentisch.cli.asked import Lang, Wrong, complain, printable, speaker, whole_number
from katzentisch.cli.places import Data, Database, in_store, kept_place

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.server.office.operating import Examined
    from katzentisch.server.table import events
    from katzentisch.server.table.table import CardTable
    from katzentisch.storage.caretaker import KeptTable
    from katzentisch.storage.opening import Store

Table: TypeAlias = Annotated[str, typer.Argument(metavar="TABLE", help="help-admin-table")]
Seat: TypeAlias = Annotated[
    int, typer.Argument(metavar="SEAT", parser=whole_number(0, 5), help="help-admin-seat")
]
USUAL_COUNT = 50


def tables(
    count: Annotated[
        int,
        typer.Option(metavar="N", parser=whole_number(1, 1_000_000), help="help-admin-count"),
    ] = USUAL_COUNT,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    texts = speaker(lang)

    async def look(store: "Store") -> None:
        kept = await store.upkeep.tables()
        for one in kept[:count]:
            typer.echo(printable(await told_line(store, one, texts)))
        typer.echo(texts.say("admin-tables", count=len(kept), shown=min(count, len(kept))))

    in_store(kept_place(data, database), look)


async def told_line(store: "Store", kept: "KeptTable", texts: "Texts") -> str:
    """A table in a line; one that cannot be read in a shorter one."""
    from katzentisch.server.office.operating import examined

    words = {
        "table": kept.id,
        "events": kept.events,
        "size": told_size(kept.size),
        "last": told_time(kept.last),
    }
    try:
        table = (await examined(store.log, kept.id)).table
    except Exception:
        # Whatever is wrong with it: `mend` says what, and the others are listed all the same.
        return texts.say("admin-line-sick", **words)
    return texts.say("admin-line", **words, **told_table(table))


def told_table(table: "CardTable") -> dict[str, str | int]:
    """What a table is, for a line."""
    from katzentisch.games import rulebook

    return {
        "game": rulebook(table.setup.game).title,
        "stage": "closed" if table.closed else table.stage,
        "players": table.setup.players,
        "people": len(table.persons),
    }


def show(
    table: Table,
    everything: Annotated[bool, typer.Option("--all", help="help-admin-all")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    texts, found = speaker(lang), look_at(table, data, database)
    first, last = found.entries[0], found.entries[-1]
    words = {
        "table": table,
        "events": len(found.entries),
        "size": told_size(sum(len(one.body) for one in found.entries)),
        "last": told_time(last.at),
    }
    typer.echo(texts.say("admin-line", **words, **told_table(found.table)))
    typer.echo(texts.say("admin-since", time=told_time(first.at), games=len(found.records)))
    for seat, chair in enumerate(found.table.chairs):
        who = "kept" if chair.kept else chair.occupant
        typer.echo(printable(texts.say("admin-chair", seat=seat, who=who, name=chair.name)))
    kinds = ", ".join(f"{kind} {count}" for kind, count in found.kinds.items())
    typer.echo(texts.say("admin-kinds", kinds=kinds))
    if everything:
        complain(texts.say("admin-all-warning"))
        for one in found.entries:
            body = one.body.decode(errors="replace")
            typer.echo(printable(f"{one.seq} {told_time(one.at)} {body}"))


def look_at(table: str, data: str | None, database: str | None) -> "Examined":
    """A table from its log."""
    place = kept_place(data, database)
    from katzentisch.server.office.operating import examined

    with refusals(table):
        return in_store(place, lambda store: examined(store.log, table))


def close(table: Table, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    from katzentisch.server.table.decisions import decide_closing

    let_happen(table, data, database, decide_closing)
    typer.echo(speaker(lang).say("admin-closed-table", table=table))


def kick(
    table: Table, seat: Seat, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    from katzentisch.server.table.decisions import decide_showing_out

    after = let_happen(table, data, database, lambda found: decide_showing_out(found, seat))
    kept = "yes" if after.chairs[seat].kept else "no"
    typer.echo(speaker(lang).say("admin-kicked", table=table, seat=seat, kept=kept))


def let_happen(
    table: str,
    data: str | None,
    database: str | None,
    decide: "Callable[[CardTable], events.Happened]",
) -> "CardTable":
    """Let something happen at a table, whether or not servers are at work."""
    import time

    place = kept_place(data, database)
    from katzentisch.server.office.operating import put_in

    with refusals(table):
        return in_store(place, lambda store: put_in(store.log, time.time, table, decide))


@contextmanager
def refusals(table: str) -> Iterator[None]:
    """What the table refuses, as a sentence."""
    from katzentisch.core.game import Refused

    try:
        yield
    except Refused as error:
        refusal = error.refusal
        if refusal.key == "table-none":
            raise Wrong("mend-none", table=table) from None
        raise Wrong(refusal.key, code=1, **refusal.words) from None


def delete(
    table: Table,
    yes: Annotated[bool, typer.Option("--yes", help="help-admin-yes")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    import time

    if not yes:
        raise Wrong("admin-delete-sure", table=table)
    deleted = in_store(
        kept_place(data, database),
        lambda store: store.upkeep.delete(store.log, table, time.time()),
    )
    if not deleted:
        raise Wrong("mend-none", table=table)
    typer.echo(speaker(lang).say("admin-deleted", table=table))


def export(
    table: Table,
    folder: Annotated[str, typer.Argument(metavar="DIR", help="help-admin-export-dir")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    import json

    from katzentisch.storage.files import write_new

    records = look_at(table, data, database).records
    target = Path(folder).expanduser() / f"{table}.jsonl"
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in records]
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        write_new(target, "".join(f"{line}\n" for line in lines).encode())
    except FileExistsError:
        raise Wrong("admin-file-there", code=1, file=str(target)) from None
    typer.echo(speaker(lang).say("admin-exported", count=len(records), file=str(target)))


def told_time(at: float) -> str:
    """A moment by the operator's clock."""
    import time

    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def told_size(size: float) -> str:
    """So many bytes, in a unit that suits."""
    for unit in ("B", "kB", "MB", "GB"):
        if size < 1000 or unit == "GB":
            return f"{size:.0f} {unit}" if unit == "B" or size >= 100 else f"{size:.1f} {unit}"
        size /= 1000
    raise AssertionError("every size has a unit")
