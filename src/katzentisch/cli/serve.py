"""`katzentisch serve`: the web table."""

from pathlib import Path
from typing import Annotated

import typer

from katzentisch.cli.asked import Lang, Wrong, complain, whole_number
from katzentisch.cli.wished_limits import wished
from katzentisch.core.texts import chosen_language

EVERYWHERE = "0.0.0.0"
SHORTEST_TOKEN = 16
BELLS = ("redis://", "rediss://", "unix://")


def check_addresses(address: str | None, origins: list[str]) -> None:
    """Refuse what no browser would find, before anything is started."""
    from katzentisch.server.door.origins import is_address, is_origin

    if address and not is_address(address):
        raise Wrong("serve-no-address", found=address)
    for one in origins:
        if not is_origin(one):
            raise Wrong("serve-no-origin", found=one)


def check_places(database: str | None, bell: str | None, workers: int) -> None:
    """Refuse what is no place for tables, and a bell that nobody would hear."""
    from katzentisch.storage.postgres_line import is_address

    if database is not None and not is_address(database):
        raise Wrong("serve-no-database", found=database)
    if bell is not None and not bell.startswith(BELLS):
        raise Wrong("serve-no-bell", found=bell)
    if bell is not None and database is None and workers == 1:
        raise Wrong("serve-bell-alone")


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", envvar="KATZENTISCH_LAN", help="help-serve-lan")
    ] = False,
    port: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number(0, 65535),
            envvar="KATZENTISCH_PORT",
            help="help-serve-port",
        ),
    ] = 8765,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="KATZENTISCH_HOST", help="help-serve-host")
    ] = "127.0.0.1",
    data: Annotated[
        str | None, typer.Option(metavar="DIR", envvar="KATZENTISCH_DATA", help="help-serve-data")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="KATZENTISCH_DATABASE", help="help-serve-database"),
    ] = None,
    bell: Annotated[
        str | None, typer.Option(metavar="URL", envvar="KATZENTISCH_BELL", help="help-serve-bell")
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number(1, 64),
            envvar="KATZENTISCH_WORKERS",
            help="help-serve-workers",
        ),
    ] = 1,
    address: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="KATZENTISCH_ADDRESS", help="help-serve-address"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", envvar="KATZENTISCH_ORIGIN", help="help-serve-origin"),
    ] = None,
    trust_proxy: Annotated[
        bool,
        typer.Option(
            "--trust-proxy", envvar="KATZENTISCH_TRUST_PROXY", help="help-serve-trust-proxy"
        ),
    ] = False,
    deflate: Annotated[
        bool, typer.Option("--deflate", envvar="KATZENTISCH_DEFLATE", help="help-serve-deflate")
    ] = False,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="local|off|TOKEN", envvar="KATZENTISCH_METRICS", help="help-serve-metrics"
        ),
    ] = "local",
    admin_token: Annotated[
        str | None,
        typer.Option(metavar="TOKEN", envvar="KATZENTISCH_ADMIN", help="help-serve-admin-token"),
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(1, 36_500),
            envvar="KATZENTISCH_KEEP_DAYS",
            help="help-keep-days",
        ),
    ] = None,
    keep_games_days: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(1, 36_500),
            envvar="KATZENTISCH_KEEP_GAMES_DAYS",
            help="help-keep-games-days",
        ),
    ] = None,
    pace: Annotated[
        int,
        typer.Option(
            metavar="PERCENT",
            parser=whole_number(0, 1000),
            envvar="KATZENTISCH_PACE",
            help="help-serve-pace",
        ),
    ] = 100,
    away: Annotated[
        int,
        typer.Option(
            metavar="SECONDS",
            parser=whole_number(0, 86_400),
            envvar="KATZENTISCH_AWAY",
            help="help-serve-away",
        ),
    ] = 60,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=N", envvar="KATZENTISCH_LIMIT", help="help-serve-limit"),
    ] = None,
    ready: Annotated[
        bool,
        typer.Option("--ready/--no-ready", envvar="KATZENTISCH_READY", help="help-serve-ready"),
    ] = True,
    browser: Annotated[
        bool,
        typer.Option(
            "--browser/--no-browser", envvar="KATZENTISCH_BROWSER", help="help-serve-browser"
        ),
    ] = True,
    log: Annotated[
        str | None,
        typer.Option(metavar="text|json", envvar="KATZENTISCH_LOG", help="help-serve-log"),
    ] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", envvar="KATZENTISCH_VERBOSE", help="help-serve-verbose")
    ] = False,
    lang: Lang = None,
) -> None:
    try:
        from katzentisch.cli.handed_over import RESEARCHES
        from katzentisch.server.office.settings import Settings
        from katzentisch.server.start.cannot_serve import CannotServe
        from katzentisch.server.start.data_folder import default_data
        from katzentisch.server.start.journal import STYLES, log_to_stderr
        from katzentisch.server.start.serving import serve as serve_tables
    except ModuleNotFoundError as missing:
        raise Wrong("serve-missing", library=missing.name or "?") from None
    check_addresses(address, origin or [])
    check_places(database, bell, workers)
    if metrics not in ("local", "off") and len(metrics) < SHORTEST_TOKEN:
        raise Wrong("serve-no-metrics", found=metrics)
    if admin_token is not None and len(admin_token) < SHORTEST_TOKEN:
        raise Wrong("serve-no-admin-token", found=admin_token)
    if log is not None and log not in STYLES:
        raise Wrong("serve-no-log", found=log)
    limits = wished(limit or ())
    log_to_stderr("info" if verbose else "warning", log)
    settings = Settings(
        data=Path(data).expanduser() if data else default_data(),
        database=database,
        bell=bell,
        workers=workers,
        host=EVERYWHERE if lan else host,
        port=port,
        address=address,
        origins=tuple(origin or ()),
        trust_proxy=trust_proxy,
        deflate=deflate,
        metrics=metrics,
        admin_token=admin_token,
        keep_days=keep_days,
        keep_games_days=keep_games_days,
        pace=pace / 100,
        away_seconds=float(away),
        ready=ready,
        **limits,
    )
    try:
        language = chosen_language(lang)
        serve_tables(settings, language, typer.echo, browse=browser, researches=RESEARCHES)
    except CannotServe as cannot:
        complain(str(cannot))
        raise typer.Exit(1) from None
