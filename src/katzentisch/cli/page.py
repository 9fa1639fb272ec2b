"""`katzentisch page OUT`: the page for any web space, to play without a server."""

from pathlib import Path
from typing import Annotated

import typer

from katzentisch.cli.asked import Lang, Wrong, speaker

MEGABYTE = 1e6


def page(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="help-page-out")],
    lang: Lang = None,
) -> None:
    from katzentisch.delivery.folder import is_free, write_page
    from katzentisch.delivery.kit import found_kit
    from katzentisch.delivery.page import load_page

    if not load_page():
        raise Wrong("page-unbuilt")
    if found_kit() is None:
        raise Wrong("page-no-kit")
    folder = out.expanduser().absolute()
    if not is_free(folder):
        raise Wrong("page-not-free", folder=str(out))
    written = write_page(folder)
    size = f"{written / MEGABYTE:.1f}"
    typer.echo(speaker(lang).say("page-written", folder=str(out), size=size))
