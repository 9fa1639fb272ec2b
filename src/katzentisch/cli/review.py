"""`katzentisch review FILE`: what was luck and what was you in a finished game."""

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from katzentisch.cli.asked import File, Lang, Wrong, complain, speaker, whole_number
from katzentisch.cli.replay import played_again, recorded_names
from katzentisch.cli.saved import record_number

if TYPE_CHECKING:
    from pathlib import Path

    from katzentisch.core.texts import Texts


def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option(metavar="N", parser=whole_number(0, 99), help="help-review-seat")
    ] = None,
    game: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, 10**9), help="help-replay-game")
    ] = 1,
    hindsight: Annotated[bool, typer.Option("--hindsight", help="help-review-hindsight")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
    lang: Lang = None,
) -> None:
    from katzentisch.core.texts import texts

    spoken = speaker(lang)
    played, record = played_again(record_number(file, game), spoken)
    if not played.over:
        raise Wrong("review-not-over", code=1, file=file)
    if seat is not None and seat >= played.players:
        raise Wrong("no-seat", found=seat, last=played.players - 1)
    found = computed(record, spoken)
    if as_json:
        typer.echo(json.dumps(found))
        return
    names = recorded_names(record.get("names"), played.players)
    show(found, texts(spoken.language, played.rules), names, seat, hindsight=hindsight)


def computed(record: dict[str, Any], spoken: "Texts") -> dict[str, Any]:
    """The review of a record, with a bar on stderr while it takes time."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    from katzentisch.review.asked import reviewed
    from katzentisch.review.kept import kept_review

    folder = review_folder()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        ready, computing = spoken.say("review-ready"), spoken.say("review-computing")
        task = bar.add_task(ready, total=1.0)

        def move_on(done: float) -> None:
            bar.update(task, completed=done, description=computing if done else ready)

        if folder is not None:
            return kept_review(record, folder, move_on)
        complain(spoken.say("review-plain"))
        return reviewed(record, move_on)


def review_folder() -> "Path | None":
    """Where reviews are kept; those of the plain engine are not worth it."""
    from katzentisch.review.kept import folder_of_reviews

    try:
        return folder_of_reviews()
    except ImportError:
        return None


def show(
    found: dict[str, Any],
    spoken: "Texts",
    names: list[str],
    seat: int | None,
    *,
    hindsight: bool,
) -> None:
    """Print a review: one seat whole, or all in short."""
    from rich.console import Console

    from katzentisch.games import rulebook
    from katzentisch.review import printed
    from katzentisch.review.telling import told

    width = None if sys.stdout.isatty() else 80
    console = Console(highlight=False, markup=False, width=width)
    sentences = told(found, spoken.language, names)
    title = spoken.say("review-title", game=rulebook(found["game"]).title)
    if seat is None:
        parts = [printed.heading(title), *printed.overview(found, sentences, spoken)]
    else:
        name = sentences["names"][seat]
        body = printed.whole(found, sentences, seat, spoken, hindsight=hindsight)
        parts = [printed.heading(f"{title} · {name}"), *body]
    for part in (*parts, *printed.closing(sentences)):
        console.print(part)
