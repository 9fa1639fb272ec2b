"""`katzentisch train GAME`: the weights of a game's network, learned from a seed."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import (
    BIGGEST_SEED,
    Game,
    Lang,
    Wrong,
    check_players,
    not_empty,
    os_problem,
    rulebook,
    speaker,
    whole_number,
)
from katzentisch.cli.balance import shown_share

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.lab.train.training import Training

# How often the run is kept and its strength told, in parts of it.
LOOKS = 20
# Games against rule bots at each look, for every number of players.
GAMES = 1000
# The seed of these games is none of the training's.
LOOKING_SEED = 1 << 32


def train(
    game: Game,
    players: Annotated[
        list[int] | None,
        typer.Option(
            "--players", "-n", metavar="N", parser=whole_number(0, 99), help="help-train-players"
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="S", parser=whole_number(0, BIGGEST_SEED), help="help-seed")
    ] = 1,
    minutes: Annotated[
        int, typer.Option(metavar="M", parser=whole_number(1, 600), help="help-train-minutes")
    ] = 10,
    out: Annotated[
        str, typer.Option(metavar="FILE", parser=not_empty, help="help-train-out")
    ] = "network.npz",
    lang: Lang = None,
) -> None:
    # One process a core: more threads only get into each other's way with networks this small.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    book = rulebook(game)
    counts = tuple(sorted(set(players or book.seats)))
    for count in counts:
        check_players(book, count)
    try:
        from katzentisch.lab.train import kept
        from katzentisch.lab.train.tables import NoObservation
        from katzentisch.lab.train.training import Curriculum, Training
    except ImportError as missing:
        raise Wrong("balance-no-numba", code=1) from missing
    texts = speaker(lang)
    with shown_share(texts.say("balance-ready"), texts.say("train-progress")) as show:
        try:
            training = Training(book, Curriculum(counts, seed, minutes))
        except NoObservation as nothing:
            raise Wrong("train-no-observation", title=book.title) from nothing
        file = Path(out)
        run = kept.run_file(file)
        if run.exists():
            try:
                kept.go_on(training, run)
            except kept.OtherTraining as other:
                raise Wrong("train-other", file=str(run)) from other
        looked = int(training.done * LOOKS)

        def tell(training: "Training") -> None:
            nonlocal looked
            show(training.done)
            if int(training.done * LOOKS) > looked:
                looked = int(training.done * LOOKS)
                kept.keep_run(training, run)
                typer.echo(told(training, texts))

        try:
            training.run(tell)
            kept.keep_network(training, file)
        except OSError as error:
            raise Wrong("file-not-written", code=1, file=out, **os_problem(error)) from None
        run.unlink(missing_ok=True)


def told(training: "Training", texts: "Texts") -> str:
    """How far a training is, and how strong it is by now."""
    from katzentisch.lab.train.kept import rounded
    from katzentisch.lab.train.training import folded, strengths

    params, counts = rounded(folded(training.learner)), training.plan.players
    found = [
        texts.say("train-strength", players=players, par=share * players, width=width * players)
        for players, share, width in strengths(
            training.rules, params, counts, GAMES, LOOKING_SEED + training.plan.seed
        )
    ]
    return texts.say(
        "train-told",
        seconds=round(training.seconds),
        decisions=training.decisions,
        found="; ".join(found),
    )
