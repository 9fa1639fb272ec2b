"""`katzentisch train GAME`: the weights of a game's network, learned from a seed."""

import os
from math import exp
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
    from katzentisch.core.rulebook import Rulebook
    from katzentisch.core.texts import Texts
    from katzentisch.lab.train.learning import Curriculum, Learning

# How often the run is kept and its strength told, in parts of it.
LOOKS = 20
# Games against rule bots at each look, for every number of players.
GAMES = 1000
# The units of a network's first layer; the second has half of them.
MOST_UNITS = 128
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
        str | None, typer.Option(metavar="FILE", parser=not_empty, help="help-train-out")
    ] = None,
    further: Annotated[bool, typer.Option("--further", help="help-train-further")] = False,
    units: Annotated[
        int | None,
        typer.Option(metavar="U", parser=whole_number(4, MOST_UNITS), help="help-train-units"),
    ] = None,
    distil: Annotated[bool, typer.Option("--distil", help="help-train-distil")] = False,
    respond: Annotated[bool, typer.Option("--respond", help="help-train-respond")] = False,
    worth: Annotated[bool, typer.Option("--worth", help="help-train-worth")] = False,
    lang: Lang = None,
) -> None:
    # One process a core: more threads only get into each other's way with networks this small.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    book = rulebook(game)
    counts = tuple(sorted(set(players or book.seats)))
    for count in counts:
        check_players(book, count)
    try:
        from katzentisch.bots.learned import FILE, WORTH_FILE
        from katzentisch.lab.train import kept
        from katzentisch.lab.train.learning import Curriculum
        from katzentisch.lab.train.tables import NoObservation
        from katzentisch.lab.train.valuing import NoProspect
    except ImportError as missing:
        raise Wrong("balance-no-numba", code=1) from missing
    texts = speaker(lang)
    with shown_share(texts.say("balance-ready"), texts.say("train-progress")) as show:
        try:
            ways = {"further": further, "distil": distil, "respond": respond, "worth": worth}
            chosen = [way for way, asked in ways.items() if asked]
            if units and chosen and chosen != ["further"]:
                raise Wrong("train-units")
            layers = (units, units // 2) if units else (0, 0)
            plan = Curriculum(counts, seed, minutes, units=layers)
            learning = begun(book, plan, chosen)
        except NoObservation as nothing:
            raise Wrong("train-no-observation", title=book.title) from nothing
        except NoProspect as nothing:
            raise Wrong("train-no-prospect", title=book.title) from nothing
        file = Path(out or (WORTH_FILE if worth else FILE))
        run = kept.run_file(file)
        if run.exists():
            try:
                kept.go_on(learning, run)
            except kept.OtherTraining as other:
                raise Wrong("train-other", file=str(run)) from other
        looked = int(learning.done * LOOKS)

        def tell(learning: "Learning") -> None:
            nonlocal looked
            show(learning.done)
            if int(learning.done * LOOKS) > looked:
                looked = int(learning.done * LOOKS)
                kept.keep_run(learning, run)
                typer.echo(told(learning, texts))

        try:
            learning.run(tell)
            kept.keep_network(learning, file)
        except OSError as error:
            raise Wrong("file-not-written", code=1, file=str(file), **os_problem(error)) from None
        run.unlink(missing_ok=True)


def begun(rules: "Rulebook", plan: "Curriculum", ways: list[str]) -> "Learning":
    """A run from nothing, or from what the game has learned: by itself, by a search, or against it.

    Or one that learns not to play, but what positions are worth.
    """
    from katzentisch.bots.learned import learned
    from katzentisch.lab.train.distilling import Distilling
    from katzentisch.lab.train.furthering import Furthering
    from katzentisch.lab.train.responding import Responding
    from katzentisch.lab.train.training import Training
    from katzentisch.lab.train.valuing import Valuing

    if len(ways) > 1:
        raise Wrong("train-one-way")
    if not ways:
        return Training(rules, plan)
    if ways == ["worth"]:
        return Valuing(rules, plan)
    found = learned(rules)
    if found is None:
        raise Wrong("train-nothing-learned", title=rules.title)
    if ways == ["further"]:
        return Furthering(rules, plan, found)
    return Distilling(rules, plan, found) if ways == ["distil"] else Responding(rules, plan, found)


def told(learning: "Learning", texts: "Texts") -> str:
    """How far a training is, and how strong it is by now."""
    from katzentisch.lab.train.kept import rounded
    from katzentisch.lab.train.training import strength
    from katzentisch.lab.train.valuing import Valuing

    if isinstance(learning, Valuing):
        return texts.say(
            "train-told-worth",
            seconds=round(learning.seconds),
            decisions=learning.decisions,
            positions=learning.positions.known,
            share=100 * exp(-learning.surprise),
        )
    params, seed = rounded(learning.network()), LOOKING_SEED + learning.plan.seed
    found = []
    for players in learning.plan.players:
        share, width = strength(learning.rules, params, players, GAMES, seed, learning.rival)
        par, width = share * players, width * players
        found.append(texts.say("train-strength", players=players, par=par, width=width))
    return texts.say(
        "train-told-response" if learning.rival else "train-told",
        seconds=round(learning.seconds),
        decisions=learning.decisions,
        found="; ".join(found),
    )
